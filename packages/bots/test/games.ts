// The three games of the house, for tests that go through all of them.

import type { Rules } from '@landsraad/kernel';
import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { rules as warForArrakis } from '@landsraad/war-for-arrakis';

export const GAMES = ['war-for-arrakis', 'imperium', 'dune'] as const;
export type GameId = (typeof GAMES)[number];

/** Hands the rules of a game to whoever does not care what its table looks like. */
export function withRules<R>(game: GameId, work: <T>(rules: Rules<T>) => R): R {
  if (game === 'dune') return work(dune);
  return game === 'imperium' ? work(imperium) : work(warForArrakis);
}
