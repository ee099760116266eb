// Whole games, written down once: the same log gives the same game, position by position.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@landsraad/dune';
import { configOf, replay, replayEntry, startPlay, type Happening, type Log } from '@landsraad/kernel';
import { playAtRandom } from '@landsraad/kernel/testing';
import { expect, test } from 'vitest';
import { GAMES, type Golden } from './recorded.ts';

/** The first random game that shows it all. */
function find(game: Golden): Log {
  for (let n = 0; ; n++) {
    const { log, kinds } = playAtRandom(rules, game, `golden ${game.name} ${n}`);
    if (log.result?.rule === game.ends && game.shows.every((kind) => kinds.has(kind))) return log;
  }
}

for (const game of GAMES)
  test(game.name, () => {
    const file = new URL(`golden/${game.name}.json`, import.meta.url);
    // Whoever changes a rule on purpose writes the games anew: LANDSRAAD_GOLDEN=write.
    if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(file))
      writeFileSync(file, `${JSON.stringify(find(game))}\n`);
    const log = JSON.parse(readFileSync(file, 'utf8')) as Log;
    const again = replay(rules, log, { verify: true, anyVersion: true });
    expect([again.game.over, log.result?.rule]).toEqual([log.result, game.ends]);
    const told = startPlay(rules, configOf(rules, game), log.seed);
    const happened: Happening[] = [];
    for (const entry of log.choices) replayEntry(told, entry, happened);
    expect(game.shows.filter((kind) => happened.every((h) => h.kind !== kind))).toEqual([]);
  });
