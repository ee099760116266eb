// Recorded games still show at every step what they showed, and bots still think of it what they thought.

import { readFileSync } from 'node:fs';
import { rules } from '@landsraad/dune';
import type { Log } from '@landsraad/kernel';
import { playAtRandom, printsStay } from '@landsraad/kernel/testing';
import { findRareGames, GAMES } from './recorded.ts';

const folder = new URL('golden/', import.meta.url);
const games = GAMES.map((game) => {
  const log = JSON.parse(readFileSync(new URL(`${game.name}.json`, folder), 'utf8')) as Log;
  return { ...game, log };
});
printsStay(rules, folder, games, () =>
  findRareGames(new Set(games.flatMap((game) => playAtRandom(rules, game, String(game.log.seed)).words.flat()))),
);
