// Recorded games still show at every step what they showed, and bots still think of it what they thought.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { configOf, type Log } from '@landsraad/kernel';
import { firstDifference, judgedIn, shownIn, type Rare } from '@landsraad/kernel/testing';
import { rules } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';
import { findRareGames } from './recorded.ts';

// Whoever changes a rule, a text or a value on purpose writes the prints anew: LANDSRAAD_GOLDEN=write.
const writes = process.env['LANDSRAAD_GOLDEN'] === 'write';
const folder = new URL('golden/', import.meta.url);
const at = (name: string): URL => new URL(name, folder);

const RARE = 'rare.json';
const wholeGames = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== RARE)
  .map((file) => {
    const { log } = JSON.parse(readFileSync(at(file), 'utf8')) as { log: Log };
    return { name: file.replace('.json', ''), mode: log.mode, players: log.players, options: log.options, log };
  });
if (writes || !existsSync(at(RARE))) writeFileSync(at(RARE), `${JSON.stringify(findRareGames())}\n`);
const rareGames = (JSON.parse(readFileSync(at(RARE), 'utf8')) as Rare[]).map((rare, n) => ({
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
