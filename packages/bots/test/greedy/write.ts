// Records anew what `greedy` chooses: npx tsx --conditions @landsraad/source packages/bots/test/greedy/write.ts [GAME …]
// Only for new modes of a game: what is recorded is meant to stay.

import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { configOf, type Rules } from '@landsraad/kernel';
import { GAMES, withRules } from '../games.ts';
import { fixture, record, type Recorded } from './record.ts';

const POSITIONS = 1000;

/** Games of every mode and number of players in turn. */
function games<T>(rules: Rules<T>): Recorded[] {
  const tables = rules.modes.flatMap(({ id, players }) =>
    Array.from({ length: players.max - players.min + 1 }, (_, n) =>
      configOf(rules, { mode: id, players: players.min + n }),
    ),
  );
  const all: Recorded[] = [];
  for (let n = 0, positions = 0; positions < POSITIONS; n++) {
    const config = tables[n % tables.length];
    if (config === undefined) break;
    const game = record(rules, config, `greedy ${n}`);
    const asked = game.asked.slice(0, POSITIONS - positions);
    all.push({ ...game, asked, played: game.played.slice(0, (asked.at(-1) ?? 0) + 1) });
    positions += asked.length;
  }
  return all;
}

for (const game of GAMES.filter((g) => process.argv.length < 3 || process.argv.includes(g))) {
  const all = withRules(game, games);
  writeFileSync(fixture(game), gzipSync(JSON.stringify(all), { level: 9 }));
}
