// Whole games, written down once: the same log gives the same game, position by position.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@landsraad/imperium';
import { replay, type Log } from '@landsraad/kernel';
import { playAtRandom } from '@landsraad/kernel/testing';
import { expect, test } from 'vitest';
import { GAMES } from './recorded.ts';

for (const game of GAMES)
  test(game.name, () => {
    const file = new URL(`golden/${game.name}.json`, import.meta.url);
    // Whoever changes a rule on purpose writes the games anew: LANDSRAAD_GOLDEN=write.
    if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(file))
      writeFileSync(file, `${JSON.stringify(playAtRandom(rules, game, `golden ${game.name}`).log)}\n`);
    const log = JSON.parse(readFileSync(file, 'utf8')) as Log;
    const again = replay(rules, log, { verify: true, anyVersion: true });
    expect(again.game.over).toEqual(log.result);
    expect(again.game.over).not.toBe(null);
  });
