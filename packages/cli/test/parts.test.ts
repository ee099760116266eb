import { describe, expect, test } from 'vitest';
import type { BatteryReport } from '@landsraad/kernel/battery';
import { fittedElo, interval95 } from '../src/arena/tally.ts';
import { mergeReports } from '../src/battery/merge.ts';
import { wholeShelf } from '../src/games.ts';
import { hanging, table, wrapped } from '../src/output.ts';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../src/files.ts';
import { choiceLines, optionChoices, understand } from '../src/play/choices.ts';
import { coloursOf, FACTIONS, PLACES, withSeats } from '../src/seats.ts';
import { namedRules } from '../src/rulebook/tested.ts';

describe('what somebody types', () => {
  const choices = optionChoices(
    ['draw', 'raid 1', 'raid 2'],
    (o) => ({ draw: 'Draw a card', 'raid 1': 'Raid Cobalt', 'raid 2': 'Raid Jade' })[String(o)] ?? '',
  );
  const value = (line: string): unknown => {
    const u = understand(line, choices);
    return u.kind === 'one' ? u.choice.value : u.kind;
  };
  test('a number, a noun, a text, a part of it', () => {
    expect(['1', 'raid 2', 'raid jade', 'DRAW', 'jade', 'card'].map(value)).toEqual([
      'draw',
      'raid 2',
      'raid 2',
      'draw',
      'raid 2',
      'draw',
    ]);
  });
  test('what fits several or none', () =>
    expect(['raid', '4', 'dance', ''].map(value)).toEqual(['several', 'none', 'none', 'none']));

  test('amounts are typed as they are, places by their position', () => {
    const coins = optionChoices([0, 1, 2, 10], (o) => `${o} coins`);
    expect(coins.map((c) => c.label)).toEqual(['0', '1', '2', '10']);
    const stalls = optionChoices([-1, 0, 1], (o) => (o === -1 ? 'Stay away' : `Stall ${Number(o) + 1}`));
    expect(stalls.map((c) => c.label)).toEqual(['1', '2', '3']);
    // Whoever bids 2 types 2, with or without something else to choose.
    const bids = optionChoices(['pass', 1, 2], (o) => (o === 'pass' ? 'Pass' : `Bid ${o}`));
    expect(bids.map((c) => c.label)).toEqual(['pass', '1', '2']);
  });
  test('many choices stand in columns', () => {
    const many = optionChoices(
      Array.from({ length: 20 }, (_, n) => `area ${n}`),
      String,
    );
    expect(choiceLines(many, 80)).toHaveLength(7);
    expect(choiceLines(many.slice(0, 5), 80)).toHaveLength(5);
  });
  test('a long choice goes on below its own text, never in the middle of a word', () => {
    const [long] = optionChoices(['x'], () => 'Pay two spice to trash a card and draw another');
    expect(choiceLines([long!], 24)).toEqual(['1) Pay two spice to', '   trash a card and draw', '   another']);
  });
});

describe('rules in sources', () => {
  test('ids that tests name, but not those in comments', () => {
    const text =
      "rule('a.b.c', () => 1);\nrule(\n  \"a.b.d\",\n  () => 2);\n// rule('a.b.e', …)\n/* rule('a.b.f') */ overrule('a.b.g');";
    expect(namedRules(text)).toEqual(['a.b.c', 'a.b.d']);
  });
});

test('parts of a battery run add up', () => {
  const report = (games: number, reached: number, mean: number): BatteryReport => ({
    game: 'g',
    games,
    finished: games,
    cutOff: 0,
    decisions: games * 10,
    sampled: games,
    failures: [],
    winners: { 0: games },
    rounds: { mean, min: 1, max: 9, taken: { 1: 1, 9: games - 1 } },
    branching: { mean: 2, max: 3, byQuestion: { 'what?': { asked: games, mean, max: 3 } } },
    reached: { step: { 'a › b': reached, 'c › d': 1 } },
    unreached: [...(reached < 20 ? [`step a › b (${reached})`] : []), 'step c › d (1)'],
  });
  const sum = mergeReports(report(10, 12, 2), report(30, 9, 4));
  expect(sum).toMatchObject({
    games: 40,
    decisions: 400,
    winners: { 0: 40 },
    rounds: { mean: 3.5, taken: { 1: 2, 9: 38 } },
    reached: { step: { 'a › b': 21, 'c › d': 2 } },
  });
  expect(sum.branching.byQuestion['what?']).toEqual({ asked: 40, mean: 3.5, max: 3 });
  expect(sum.unreached).toEqual(['step c › d (2)']);
});

describe('arena arithmetic', () => {
  test("Wilson's interval", () => {
    const { low, high } = interval95(50, 100);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596']);
    expect(interval95(0, 10).low).toBe(0);
  });
  test('three wins of four are 191 points of Elo', () => {
    const elo = fittedElo({ a: { b: 300 }, b: { a: 100 } });
    expect(elo['a']! - elo['b']!).toBeGreaterThan(185);
    expect(elo['a']! - elo['b']!).toBeLessThan(197);
    expect((elo['a']! + elo['b']!) / 2).toBeCloseTo(1500, 0);
  });
});

test('columns and lines', () => {
  expect(
    table([
      ['name', 'n'],
      ['a', 1],
      ['bcd', 23],
    ]),
  ).toEqual(['name   n', 'a      1', 'bcd   23']);
  expect(wrapped('one two three four', '  ', 12)).toEqual(['  one two', '  three four']);
  // No line is wider than the terminal, which would break it once more.
  expect(hanging('one two three four', 12)).toEqual(['  one two', '    three', '    four']);
});

test('every game counts rules of the tables it offers', async () => {
  for (const game of await wholeShelf())
    expect(game.ledger.filter(game.inForceSomewhere).length).toBeGreaterThan(game.ledger.length * 0.5);
});

describe('seats', () => {
  test('have the colours of the page, everywhere', () => {
    const css = readFileSync(new URL('../../web/src/look/tokens.css', import.meta.url), 'utf8');
    const night = css.slice(css.indexOf('--atreides: '));
    const day = css.slice(css.lastIndexOf("[data-theme='day']"));
    const of = (where: string, token: string): string | undefined =>
      new RegExp(`--${token}: (#[\\da-f]{6})`).exec(where)?.[1];
    const all = [...Object.entries(FACTIONS), ...PLACES.map((c, n) => [`seat-${n + 1}`, c] as const)];
    for (const [name, colours] of all) {
      expect([colours.night, colours.day], name).toEqual([of(night, `${name}-text`), of(day, `${name}-text`)]);
      // The Harkonnens' badge is drawn by its rim, the Emperor's by that of House Corrino.
      const fill = name === 'harkonnen' ? of(day, 'harkonnen-rim') : of(night, name === 'emperor' ? 'corrino' : name);
      expect(colours.fill, name).toBe(fill);
    }
  });
  test('are known by their faction, else by their place', () => {
    expect(coloursOf(3, 'Bene Gesserit')).toBe(FACTIONS['bene-gesserit']);
    expect(coloursOf(1, 'Player 2')).toBe(PLACES[1]);
  });
  test('are named in their colours', () => {
    const text = withSeats('The Harkonnens attack Atreides in Arrakeen.', ['Atreides', 'Harkonnen']);
    const bare = text.split('\u001B').map((piece) => piece.replace(/^\[[\d;]+m/, ''));
    expect(bare).toEqual(['The ', 'Harkonnens', ' attack ', 'Atreides', ' in Arrakeen.']);
  });
});

test('a pipe or a device is written to, and not replaced by a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landsraad-pipe-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, 'r+');
  writeWhole(pipe, 'a log');
  const heard = Buffer.alloc(5);
  readSync(reader, heard);
  closeSync(reader);
  expect([String(heard), statSync(pipe).isFIFO()]).toEqual(['a log', true]);
  writeWhole(join(folder, 'file'), 'a log');
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('a log');
  rmSync(folder, { recursive: true });
});
