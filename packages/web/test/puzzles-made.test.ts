import { expect, test } from 'vitest';
import { listOf, puzzles } from '../make/puzzles.ts';
import { listedIn, madeIn, PUZZLED } from '../src/puzzles/made.ts';

const RENEW = 'node --import tsx --conditions=@landsraad/source packages/web/make/puzzles.ts';

test('the puzzles are those of today’s rules and tactical suites', async () => {
  const today = puzzles();
  for (const game of PUZZLED) {
    const { rules, puzzles: now } = today[game]!;
    const kept = await madeIn(game);
    const stale = `The puzzles of ${game} were made by rules ${kept.rules}; today's are ${rules}. Renew them: ${RENEW}`;
    // As JSON, which is how they are kept. Rules that changed and make the same positions are no reason to renew them.
    expect(JSON.stringify(kept.puzzles) === JSON.stringify(now), stale).toBe(true);
    expect(listedIn(game), stale).toEqual(listOf(today)[game]);
  }
});
