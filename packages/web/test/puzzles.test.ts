import { copyGame, settle, view, type Game, type Rules, type View } from '@landsraad/kernel';
import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { rules as arrakis } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';
import { gamesFor } from '../src/games/registry.ts';
import { listedIn, madeIn, PUZZLED, type MadePuzzle } from '../src/puzzles/made.ts';
import { mixedPuzzles, nameOf, nextPuzzle, puzzlesOf, readSolved, solvedOf } from '../src/puzzles/progress.ts';
import { newPuzzle, type PuzzleSource } from '../src/puzzles/puzzle.ts';

describe('the positions', () => {
  test('there are some of every game, each with an address of its own, hard ones last', () => {
    expect(PUZZLED).toEqual(gamesFor(false).map((g) => g.id));
    for (const game of PUZZLED) {
      const all = listedIn(game);
      expect(all.length).toBeGreaterThanOrEqual(20);
      expect(new Set(all.map((p) => p.id)).size).toBe(all.length);
      expect(all.slice(0, 5).every((p) => !p.hard)).toBe(true);
      expect(all.at(-1)?.hard).toBe(true);
    }
  });
});

const first = async (game: string): Promise<MadePuzzle> => (await madeIn(game)).puzzles[0]!;

/** All puzzles as the page opens them, and what the kernel shows their seats. */
async function openEach(): Promise<readonly (readonly [MadePuzzle, PuzzleSource, View])[]> {
  const of = async <T>(rules: Rules<T>): Promise<(readonly [MadePuzzle, PuzzleSource, View])[]> =>
    (await madeIn(rules.id)).puzzles.map((p) => [p, newPuzzle(rules, p), view(rules, p.game as Game<T>, p.seat)]);
  return (await Promise.all([of(arrakis), of(imperium), of(dune)])).flat();
}

describe('a puzzle', () => {
  test('asks its seat, offers every right answer and at least one wrong one, and shows what the kernel shows', async () => {
    for (const [{ title, seat, right }, source, seen] of await openEach()) {
      const shown = source.state()!.view!;
      expect(shown.seat, title).toBe(seat);
      expect(shown.decision?.seat, title).toBe(seat);
      const open = [...shown.decision!.options, ...shown.offers.map((o) => o.id)];
      for (const option of right) expect(open, title).toContain(option);
      expect(open.length, title).toBeGreaterThan(right.length);
      expect(JSON.stringify(shown), title).toBe(JSON.stringify({ ...seen, offers: shown.offers }));
      for (const offer of shown.offers) expect(seen.offers, title).toContainEqual(offer);
    }
  });
  test('tells wrong from right, and is over when it is solved', async () => {
    const puzzle = await first('war-for-arrakis');
    const source = newPuzzle(arrakis, puzzle);
    const { question, options } = source.state()!.view!.decision!;
    const wrong = options.find((o) => !puzzle.right.includes(o))!;
    expect(source.verdict().kind).toBe('open');
    expect(await source.choose(question, wrong, false)).toBeNull();
    expect(source.verdict()).toMatchObject({ kind: 'wrong', times: 1 });
    await source.choose(question, wrong, false);
    expect(source.verdict()).toMatchObject({ kind: 'wrong', times: 2 });
    expect(source.state()!.view!.decision).not.toBeNull();
    await source.choose(question, puzzle.right[0]!, false);
    expect(source.verdict().kind).toBe('right');
    expect(source.state()!.view!.decision).toBeNull();
    expect((await source.choose(question, wrong, false))?.sentence).toContain('over');
    source.show();
    expect(source.verdict().kind).toBe('right');
  });
  test('an act that nobody waits for may be the answer', async () => {
    const puzzle = (await madeIn('imperium')).puzzles.find((p) => String(p.right[0]).startsWith('plot: '))!;
    const source = newPuzzle(imperium, puzzle);
    const offer = source.state()!.view!.offers.find((o) => o.id === puzzle.right[0])!;
    await source.act(offer, null);
    expect(source.verdict().kind).toBe('right');
  });
  test('tells the answer when it is asked, and can then be tried again', async () => {
    const source = newPuzzle(dune, await first('dune'));
    source.show();
    expect(source.verdict().kind).toBe('shown');
    expect(source.state()!.view!.decision).toBeNull();
    source.again();
    expect(source.verdict().kind).toBe('open');
    expect(source.state()!.view!.decision).not.toBeNull();
  });
  test('says why not, with the rule', async () => {
    const puzzle = (await madeIn('dune')).puzzles.find((p) => p.right.includes('sietch-tabr'))!;
    const source = newPuzzle(dune, puzzle);
    const why = await source.whyNot('tueks-sietch');
    const offered = source.state()!.view!.decision!.options.includes('tueks-sietch');
    expect(why === null).toBe(offered);
    expect((await source.whyNot('nowhere at all'))?.rule).toMatch(/^dune\./);
    expect(await source.whyNot('sietch-tabr')).toBeNull();
  });
  test('leaves the position as it was', async () => {
    const puzzle = await first('dune');
    const before = JSON.stringify(puzzle.game);
    const source = newPuzzle(dune, puzzle);
    await source.choose(source.state()!.view!.decision!.question, puzzle.right[0]!, false);
    settle(dune, copyGame(dune.copyTable, puzzle.game as Game<never>), 'table');
    expect(JSON.stringify(puzzle.game)).toBe(before);
  });
});

describe('what comes next', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ game: 'dune', id }));
  test('the next one that is not solved, from the front again if need be', () => {
    expect(nextPuzzle(all, new Set())?.id).toBe('a');
    expect(nextPuzzle(all, new Set(['dune/a']))?.id).toBe('b');
    expect(nextPuzzle(all, new Set(['dune/b']), all[1])?.id).toBe('c');
    expect(nextPuzzle(all, new Set(['dune/c']), all[2])?.id).toBe('a');
    expect(nextPuzzle(all, new Set(['dune/a', 'dune/b', 'dune/c']), all[0])).toBeNull();
  });
  test('one that was shown and not solved comes again, after the others', () =>
    expect(nextPuzzle(all, new Set(['dune/b', 'dune/c']), all[0])?.id).toBe('a'));
  test('mixed, the games take turns and none is left out', () => {
    const mixed = mixedPuzzles();
    expect(mixed.slice(0, 3).map((p) => p.game)).toEqual(PUZZLED);
    expect(new Set(mixed.map(nameOf)).size).toBe(PUZZLED.flatMap(puzzlesOf).length);
  });
  test('how far one has come', () => expect(solvedOf(all, new Set(['dune/a', 'imperium/b']))).toBe(1));
});

test('what makes no sense in the storage is as if nothing had been solved', () => {
  expect([...readSolved('["dune/a"]')]).toEqual(['dune/a']);
  expect([...readSolved('["dune/a",7]')]).toEqual(['dune/a']);
  for (const bad of [null, '', '{', '7', '{}']) expect(readSolved(bad).size).toBe(0);
});
