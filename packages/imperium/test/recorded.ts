// Games that were recorded, and how they were found.

import { rules } from '@landsraad/imperium';
import { findRare, type Rare, type Setting } from '@landsraad/kernel/testing';

export interface Golden extends Setting {
  readonly name: string;
}
export const GAMES: readonly Golden[] = [
  { name: 'four-players', mode: 'standard', players: 4, options: {} },
  { name: 'three-players-random-leaders', mode: 'standard', players: 3, options: { leaders: 'random' } },
  { name: 'two-players', mode: 'two-player', players: 2, options: {} },
  { name: 'solo-kwisatz-haderach', mode: 'solo', players: 1, options: { difficulty: 'kwisatz-haderach' } },
  { name: 'rise-of-ix-four-players', mode: 'standard', players: 4, options: { riseOfIx: true } },
  { name: 'rise-of-ix-epic', mode: 'standard', players: 3, options: { riseOfIx: true, epic: true } },
  { name: 'rise-of-ix-two-players', mode: 'two-player', players: 2, options: { riseOfIx: true } },
  {
    name: 'rise-of-ix-solo',
    mode: 'solo',
    players: 1,
    options: { riseOfIx: true, churn: true, escalation: true, difficulty: 'mentat' },
  },
];

/** In all modes, with and without Rise of Ix. */
export const findRareGames = (known: ReadonlySet<string>): Rare[] =>
  findRare(rules, GAMES, known, { tried: 800, kept: 24 });
