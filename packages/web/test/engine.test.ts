import { configOf, DONE, WATCHER, type Option } from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { rules as arrakis } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';
import { newEngine, type LocalEngine, type LocalSeat, type LocalSetup } from '../src/local/engine.ts';

const person = (name: string): LocalSeat => ({ kind: 'person', name, bot: null });
const bot: LocalSeat = { kind: 'bot', name: 'random', bot: 'random' };

const setup = (seats: readonly LocalSeat[], seed = 'web test'): LocalSetup => ({
  config: { mode: 'standard', players: seats.length, options: {} },
  seats,
  seed,
});
const open = (seats: readonly LocalSeat[], seed?: string): LocalEngine => newEngine(rules, setup(seats, seed));

/** Lets bots and standing answers go on. */
function goOn(engine: LocalEngine): void {
  for (let n = 0; n < 500 && engine.next() !== null && engine.state().view?.decision == null; n++) engine.step();
}
function say(engine: LocalEngine, option: Option): void {
  const d = engine.state().view?.decision;
  expect(d?.options).toContain(option);
  expect(engine.choose(d!.question, option)).toBeNull();
}
function playToTheEnd(engine: LocalEngine): void {
  for (let n = 0; n < 3000 && engine.state().status === 'live'; n++) {
    if (engine.next() === 'at once' || engine.state().view?.decision == null) engine.step();
    else say(engine, engine.state().view!.decision!.options.at(-1)!);
  }
}

describe('one person against bots', () => {
  test('sees with their own eyes, and the bots play to the end', () => {
    const engine = open([person('Mira'), bot, bot]);
    expect(engine.state().viewer).toBe(0);
    playToTheEnd(engine);
    const { status, view } = engine.state();
    expect(status).toBe('finished');
    expect(view?.over?.winners.length).toBeGreaterThan(0);
  });

  test('a bot waits when a person may want to be first, and answers sealed questions at once', () => {
    const engine = open([person('Mira'), bot]);
    expect(engine.state().view?.decision?.name).toBe('ring the bell?');
    expect(engine.next()).toBe('patiently');
  });

  test('a line of the log is told once: it stays the same object, so that nobody compares or tells it again', () => {
    const engine = open([person('Mira'), bot]);
    say(engine, 'ring');
    const before = engine.state().log;
    say(engine, DONE);
    goOn(engine);
    const after = engine.state().log;
    expect(before.length).toBeGreaterThan(0);
    expect(after.length).toBeGreaterThan(before.length);
    for (const [n, line] of before.entries()) expect(after[n]).toBe(line);
    expect(after.map((l) => l.id)).toEqual([...after.keys()]);
  });

  test('takes back alone, and past the bots with fresh randomness; the log forgets what was taken back', () => {
    const engine = open([person('Mira'), bot]);
    say(engine, 'ring');
    const before = engine.state().log.length;
    expect(engine.state().undo).toBe('undo');
    expect(engine.undo()).toBeNull();
    expect(engine.state().log.length).toBeLessThan(before);
    expect(engine.state().view?.decision?.name).toBe('ring the bell?');
    expect(engine.redo()).toBeNull();
    expect(engine.state().log.length).toBe(before);
    say(engine, DONE);
    goOn(engine);
    expect(engine.state().undo).toBe('rewind');
    expect(engine.undo()).toBeNull();
    expect(engine.state().view?.decision?.name).toBe('haggle?');
  });

  test('a hint ranks answers by how much they were tried, and asking for it changes nothing', () => {
    const engine = open([person('Mira'), bot]);
    const before = JSON.stringify(engine.state());
    const advice = engine.hint();
    expect(advice.length).toBeGreaterThan(0);
    for (const { option, share } of advice) {
      expect(engine.state().view?.decision?.options).toContain(option);
      expect(share).toBeGreaterThan(0);
    }
    expect(advice.map((a) => a.share)).toEqual(advice.map((a) => a.share).toSorted((a, b) => b - a));
    expect(advice.reduce((sum, a) => sum + a.share, 0)).toBeLessThanOrEqual(1.000001);
    expect(new Set(advice.map((a) => a.option)).size).toBe(advice.length);
    expect(JSON.stringify(engine.state())).toBe(before);
    playToTheEnd(engine);
    expect(engine.hint()).toEqual([]);
  });

  test('what is not offered is refused with the sentence of the rule, and nothing changes', () => {
    const engine = open([person('Mira'), bot]);
    say(engine, 'ring');
    for (let n = 0; n < 20 && engine.state().view?.decision?.name === 'haggle?'; n++) {
      say(engine, DONE);
      goOn(engine);
    }
    say(engine, 0);
    const state = engine.state();
    expect(state.view?.decision?.name).toBe('how many coins?');
    expect(engine.whyNot(12)).toEqual({ rule: 'bazaar.bid.limit', sentence: 'A bid is at most 3 coins.' });
    expect(engine.choose(state.view!.decision!.question, 12)?.rule).toBe('bazaar.bid.limit');
    expect(engine.choose(state.view!.decision!.question + 7, 1)?.sentence).toMatch(/no longer open/);
    expect(engine.state().view).toEqual(state.view);
  });

  test('a game taken up again from its log is the same game', () => {
    const engine = open([person('Mira'), bot, bot], 'again');
    say(engine, 'ring');
    expect(engine.undo()).toBeNull();
    say(engine, 'ring');
    say(engine, DONE);
    goOn(engine);
    const log = engine.log();
    const again = newEngine(rules, setup([person('Mira'), bot, bot], 'again'), log.choices, engine.standing());
    expect(again.state().view).toEqual(engine.state().view);
    expect(again.state().log).toEqual(engine.state().log);
    expect(again.log().choices).toEqual(log.choices);
  });

  test('a standing answer speaks for its seat', () => {
    const engine = open([person('Mira'), bot, bot], 'raids');
    engine.setStanding({ windows: { 'stop the raid?': 'pass' }, armed: [] });
    for (let n = 0; n < 3000 && engine.state().status === 'live'; n++) {
      const d = engine.state().view?.decision;
      if (d?.name === 'stop the raid?') {
        expect(engine.next()).toBe('at once');
        engine.step();
      } else if (d == null || engine.next() === 'at once') engine.step();
      else say(engine, d.options[0]!);
    }
    expect(engine.state().status).toBe('finished');
  });
});

describe('several people at one screen', () => {
  test('a curtain stands before every change of eyes, and behind it nothing of a hand is told', () => {
    const engine = open([person('Mira'), person('Otto')]);
    expect(engine.state().curtain).toBe(0);
    expect(engine.state().viewer).toBe(WATCHER);
    expect(JSON.stringify(engine.state().view?.hidden['cards'])).not.toMatch(
      /guard|lantern|cloak|broker|festival|rumour/,
    );
    engine.face(0);
    expect(engine.state().curtain).toBeNull();
    say(engine, 'ring');
    say(engine, DONE);
    expect(engine.state().curtain).toBe(1);
    expect(engine.state().view?.seat).toBe(WATCHER);
    engine.face(1);
    expect(engine.state().view?.seat).toBe(1);
    say(engine, DONE);
    expect(engine.state().view?.decision?.name).toBe('bid for which stall?');
  });

  test('who has just answered may take it back from the curtain', () => {
    const engine = open([person('Mira'), person('Otto')]);
    engine.face(0);
    say(engine, 'ring');
    say(engine, DONE);
    expect(engine.state().curtain).toBe(1);
    expect(engine.state().undo).toBe('undo');
    expect(engine.undo()).toBeNull();
    expect(engine.state().curtain).toBeNull();
    expect(engine.state().view?.decision?.name).toBe('haggle?');
  });

  test('whoever has several seats looks from the one that is asked, and takes back whatever was said last', () => {
    const mine = { ...person('Mira'), mine: true as const };
    const engine = open([mine, person('Otto'), mine]);
    expect(engine.state().curtain).toBe(0);
    engine.face(0);
    say(engine, 'ring');
    say(engine, DONE);
    expect(engine.state()).toMatchObject({ curtain: null, viewer: 2, undo: 'undo' });
    expect(engine.undo()).toBeNull();
    expect(engine.state()).toMatchObject({ curtain: null, viewer: 0 });
    say(engine, DONE);
    say(engine, DONE);
    expect(engine.state().curtain).toBe(1);

    const alone = open([mine, mine]);
    expect(alone.state()).toMatchObject({ curtain: null, viewer: 0 });
    say(alone, 'ring');
    say(alone, DONE);
    expect(alone.state()).toMatchObject({ curtain: null, viewer: 1 });
  });
});

describe('a clock', () => {
  const bell = { ...rules, timeLimit: (_c: object, d: { name: string }) => clockFor(d) };
  const clockFor = (d: { name: string }) => (d.name === 'ring the bell?' ? { seconds: 10, option: 'ring' } : null);

  test('presses whoever sits before the screen, and silence is an answer', () => {
    const engine = newEngine(bell, setup([person('Mira'), bot]));
    const due = engine.due();
    expect(due).toMatchObject({ seat: 0, seconds: 10 });
    engine.silent(due!);
    expect(engine.state().log.map((l) => l.kind)).toEqual(expect.arrayContaining(['time ran out', 'bell']));
    expect(engine.due()).toBeNull();
  });

  test('does not run while the screen is handed over', () => {
    const engine = newEngine(bell, setup([person('Mira'), person('Dara')]));
    expect([engine.state().curtain, engine.due()]).toEqual([0, null]);
    engine.face(0);
    expect(engine.due()?.seat).toBe(0);
  });
});

test('somebody at the screen who holds two seats is handed it once', () => {
  const engine = open([person('Mira'), person('Dara'), { ...person('Mira'), with: 0 }]);
  engine.face(0);
  say(engine, 'ring');
  for (const seat of [0, 2]) {
    expect([engine.state().curtain, engine.state().viewer]).toEqual([null, seat]);
    say(engine, DONE);
  }
  expect(engine.state().curtain).toBe(1);
});

test('bots open the game until a person is asked, and go no further', () => {
  const engine = newEngine(arrakis, {
    config: configOf(arrakis, {}),
    seats: [person('Mira'), bot],
    seed: 'opening',
  });
  expect(engine.state().view?.decision).toBeNull();
  engine.open();
  expect(engine.state().view?.decision?.seat).toBe(0);
  const { length } = engine.entries();
  expect(length).toBeGreaterThan(0);
  engine.open();
  expect(engine.entries()).toHaveLength(length);
});
