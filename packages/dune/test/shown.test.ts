// Recorded games still show at every step what they showed, and bots still think of it what they thought.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@landsraad/dune';
import { configOf, type Log } from '@landsraad/kernel';
import { firstDifference, judgedIn, playAtRandom, shownIn, type Rare } from '@landsraad/kernel/testing';
import { describe, expect, test } from 'vitest';
import { findRareGames, GAMES } from './recorded.ts';

// Whoever changes a rule, a text or a value on purpose writes the prints anew: LANDSRAAD_GOLDEN=write.
const writes = process.env['LANDSRAAD_GOLDEN'] === 'write';
const at = (name: string): URL => new URL(`golden/${name}`, import.meta.url);

const wholeGames = GAMES.map((game) => {
  const log = JSON.parse(readFileSync(at(`${game.name}.json`), 'utf8')) as Log;
  return { ...game, log };
});

const RARE = at('rare.json');
if (writes || !existsSync(RARE)) {
  const known = new Set(
    GAMES.flatMap((game, n) => playAtRandom(rules, game, String(wholeGames[n]!.log.seed)).words.flat()),
  );
  writeFileSync(RARE, `${JSON.stringify(findRareGames(known))}\n`);
}
const rareGames = (JSON.parse(readFileSync(RARE, 'utf8')) as Rare[]).map((rare, n) => ({
  ...rare,
  name: `rare-${n + 1}`,
  log: { seed: rare.seed, choices: rare.choices } as Log,
}));

describe.each([...wholeGames, ...rareGames])('$name', ({ name, log, ...setting }) => {
  test.each([
    ['shown', shownIn],
    ['judged', judgedIn],
  ] as const)('is %s step by step as it was', (what, look) => {
    const now = () => look(rules, configOf(rules, setting), log);
    const file = at(`${name}.${what}.txt`);
    if (writes || !existsSync(file)) writeFileSync(file, `${[...now()].join(' ')}\n`);
    expect(firstDifference(readFileSync(file, 'utf8'), now())).toBe(null);
  });
});
