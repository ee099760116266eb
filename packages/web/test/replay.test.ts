import {
  configOf,
  logOf,
  pick,
  replayEntry,
  seeded,
  startPlay,
  WATCHER,
  type Entry,
  type Play,
  type Rules,
} from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { rules as arrakis } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';
import { newEngine, type LocalSeat } from '../src/local/engine.ts';
import { gameIn } from '../src/replay/file.ts';
import { newReplay, straight, type Played } from '../src/replay/replay.ts';
import { courses, together, turningPoints } from '../src/replay/turning.ts';

const person = (name: string): LocalSeat => ({ kind: 'person', name, bot: null });
const bot: LocalSeat = { kind: 'bot', name: 'random', bot: 'random' };

/** A game by chance; now and then somebody takes something back. */
function play<T>(rules: Rules<T>, seed: string, most: number, takesBack = false): Play<T> {
  const played = startPlay(rules, configOf(rules, {}), seed, null, false);
  const random = seeded(seed);
  for (let n = 0; n < most && played.decisions.length > 0; n++) {
    const d = pick(random, played.decisions);
    replayEntry(played, [d.seat, pick(random, d.options)]);
    if (takesBack && n % 11 === 5)
      try {
        replayEntry(played, [d.seat, 0, 'undo']);
      } catch {
        // Not everything can be taken back.
      }
    if (takesBack && n === 40) replayEntry(played, [0, 10, 'rewind', 'other luck']);
  }
  return played;
}
const game = <T>(
  rules: Rules<T>,
  p: Play<T>,
  seats: readonly LocalSeat[],
  finished = p.game.over !== null,
): Played => ({
  game: rules.id,
  version: rules.version,
  config: p.config,
  seed: p.seed,
  seats,
  choices: p.entries,
  finished,
});

const whole = play(rules, 'replay', 5000);
const three = [person('Mira'), bot, bot];

describe('positions', () => {
  test('from the first to the last, each as it was, with the lines told until then', () => {
    const replay = newReplay(rules, game(rules, whole, three));
    const { steps } = replay.outline;
    expect(steps).toBeGreaterThan(20);
    expect(replay.at(0, WATCHER).status).toBe('live');
    const last = replay.at(steps, WATCHER);
    expect(last.view?.over).toEqual(whole.game.over);
    const lines = Array.from({ length: steps + 1 }, (_, n) => replay.at(n, WATCHER).log);
    for (let n = 1; n <= steps; n++) expect(lines[n]?.slice(0, lines[n - 1]?.length)).toEqual(lines[n - 1]);
    expect(lines.at(-1)?.length).toBeGreaterThan(lines[0]?.length ?? 0);
  });
  test('nobody is asked anything', () => {
    const replay = newReplay(rules, game(rules, whole, three));
    for (let n = 0; n <= replay.outline.steps; n++) {
      const { view, undo, redo } = replay.at(n, 0);
      expect([view?.decision, view?.offers, undo, redo]).toEqual([null, [], null, false]);
    }
  });
  test('what was taken back is not among them, and the game is the same', () => {
    const p = play(arrakis, 'taken back', 160, true);
    expect(p.entries.some(([, , kind]) => kind === 'undo')).toBe(true);
    expect(p.entries.some(([, , kind]) => kind === 'rewind')).toBe(true);
    const forward = straight(p);
    expect(forward.every(([, , kind]) => kind !== 'undo' && kind !== 'redo')).toBe(true);
    const again = startPlay(arrakis, p.config, p.seed, null, false);
    for (const entry of forward) replayEntry(again, entry);
    expect(again.game.table).toEqual(p.game.table);
    const replay = newReplay(arrakis, game(arrakis, p, [person('Mira'), bot]));
    expect(replay.at(replay.outline.steps, 0).view?.table).toEqual(p.game.table);
  });
  test('rules that have changed since are a sentence', () => {
    const old = { ...game(rules, whole, three), version: '0' };
    expect(() => newReplay(rules, old)).toThrow(/earlier version of .* cannot be shown/);
  });
});

describe('whose eyes', () => {
  const live = play(rules, 'live', 12);
  const eyes = (p: typeof live, seats: readonly LocalSeat[]): readonly number[] =>
    newReplay(rules, game(rules, p, seats)).outline.eyes;
  test('while the game goes on only one’s own, and a watcher’s', () => expect(eyes(live, three)).toEqual([0, WATCHER]));
  test('several people at one screen look as watchers until it is over', () => {
    expect(eyes(live, [person('Mira'), person('Otto'), bot])).toEqual([WATCHER]);
    expect(eyes(whole, [person('Mira'), person('Otto'), bot])).toEqual([0, 1, 2, WATCHER]);
  });
  test('then a seat shows what it saw: its own secrets, and not those of others', () => {
    const replay = newReplay(rules, game(rules, whole, three));
    const middle = Math.floor(replay.outline.steps / 2);
    const seen = [0, 1].map((seat) => JSON.stringify(replay.at(middle, seat).view?.hidden));
    expect(seen[0]).not.toBe(seen[1]);
  });
  test('what the positions are worth is told when nobody plays any more', () => {
    expect(newReplay(rules, game(rules, live, three)).outline.worth).toBeNull();
    expect(newReplay(rules, game(rules, whole, three)).outline.worth?.length).toBeGreaterThan(20);
  });
});

test('a game goes on from any position, with luck of its own', () => {
  const replay = newReplay(rules, game(rules, whole, three));
  const choices = replay.from(12, 'new luck');
  const config = whole.config;
  const engine = newEngine(rules, { config, seats: three, seed: whole.seed }, choices);
  expect(engine.state().status).toBe('live');
  expect(engine.state().view?.table).toEqual(replay.at(12, 0).view?.table);
  expect(choices.at(-1)).toEqual([0, choices.length - 1, 'rewind', 'new luck'] satisfies Entry);
  expect(replay.from(0, 'new luck')).toEqual([[0, 0, 'rewind', 'new luck']]);
});

describe('a game as a file', () => {
  const log = logOf(whole);
  const text = (changes: object): string => JSON.stringify({ ...log, ...changes });
  test('is the same game', async () => {
    const found = await gameIn(text({}));
    expect(found.finished).toBe(true);
    expect(found.choices).toEqual(log.choices);
    const { steps } = newReplay(rules, found).outline;
    expect(newReplay(rules, found).at(steps, WATCHER).view?.over).toEqual(whole.game.over);
  });
  test('is over only if it was played to its end', async () => {
    const part = { choices: log.choices.slice(0, 9), hashes: log.hashes?.slice(0, 9) };
    expect((await gameIn(text(part))).finished).toBe(false);
  });
  test.each([
    ['of another game', { game: 'chess' }, 'There is no game "chess" here.'],
    ['of other rules', { version: '0' }, /was played by another version of/],
    ['with an answer that nobody may give', { choices: [[0, 'cheat']], hashes: ['0'] }, /Entry 1 of the log cannot be/],
    ['for too many players', { players: 9 }, /The log's settings cannot be played/],
  ])('%s is refused with a sentence', (_, changes, why) => expect(gameIn(text(changes))).rejects.toThrow(why));
});

describe('how the game went', () => {
  const worth = [
    [0.5, 0.5, 0.5],
    [0.5, 0.5, 0.5],
    [0.8, 0.2, 0.2],
    [0.8, 0.2, 0.2],
    [1, 0, 0],
  ];
  test('is measured from its beginning: who is better placed from the first is not ahead', () => {
    const [first] = courses([[0.9], [0.9], [0.95]]);
    expect(first?.slice(0, 2)).toEqual([0, 0]);
    expect(first?.[2]).toBeGreaterThan(0);
  });
  test('partners share a line', () => expect(together(courses(worth))).toEqual([[0], [1, 2]]));
  test('it turned where somebody gained most', () =>
    expect(turningPoints(worth, [0, 1, 3], 4)).toEqual([
      { from: 1, to: 3, seat: 0 },
      { from: 3, to: 4, seat: 0 },
    ]));
});
