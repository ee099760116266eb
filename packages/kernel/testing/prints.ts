// Recorded games still show at every step what they showed, and bots still think of it what they thought.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { configOf, withBox, type Log, type Rules } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import type { Rare, Setting } from './recorded.ts';
import { firstDifference, judgedIn, shownIn } from './shown.ts';

// Whoever changes a rule, a text or a value on purpose writes the prints anew: LANDSRAAD_GOLDEN=write.
const writes = process.env['LANDSRAAD_GOLDEN'] === 'write';

export interface Recorded extends Setting {
  readonly name: string;
  readonly log: Log;
}

/** Compares each game, and those that show what is rare, with the prints kept beside them; `find` looks for the rare ones. */
export function printsStay<T>(rules: Rules<T>, folder: URL, games: readonly Recorded[], find: () => Rare[]): void {
  const at = (name: string): URL => new URL(name, folder);
  const RARE = at('rare.json');
  if (writes || !existsSync(RARE)) writeFileSync(RARE, `${JSON.stringify(find())}\n`);
  const rareGames = (JSON.parse(readFileSync(RARE, 'utf8')) as Rare[]).map((rare, n) => ({
    ...rare,
    name: `rare-${n + 1}`,
    log: { seed: rare.seed, choices: rare.choices } as Log,
  }));
  describe.each([...games, ...rareGames])('$name', ({ name, log, ...setting }) => {
    test.each([
      ['shown', shownIn],
      ['judged', judgedIn],
    ] as const)('is %s step by step as it was', (what, look) => {
      const now = () => look(rules, configOf(rules, withBox(setting, log.box)), log);
      const file = at(`${name}.${what}.txt`);
      if (writes || !existsSync(file)) writeFileSync(file, `${[...now()].join(' ')}\n`);
      expect(firstDifference(readFileSync(file, 'utf8'), now())).toBe(null);
    });
  });
}
