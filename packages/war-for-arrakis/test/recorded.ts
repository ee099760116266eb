// Games that were recorded, and how they were found.

import { findRare, type Rare, type Setting } from '@landsraad/kernel/testing';
import { rules } from '@landsraad/war-for-arrakis';

const ALL = { desertWar: true, smugglers: true, spacingGuild: true };
const SETTINGS: readonly Setting[] = [
  { mode: 'two-player', players: 2, options: {} },
  { mode: 'two-player', players: 2, options: { desertWar: true } },
  { mode: 'two-player', players: 2, options: { smugglers: true } },
  { mode: 'two-player', players: 2, options: { spacingGuild: true } },
  { mode: 'three-player', players: 3, options: ALL },
  { mode: 'four-player', players: 4, options: ALL },
  { mode: 'solo', players: 1, options: {} },
  { mode: 'coop', players: 2, options: {} },
];

/** In all modes and with all expansions, from the beginnings of games: random ones need not come to an end. */
export const findRareGames = (): Rare[] => findRare(rules, SETTINGS, new Set(), { tried: 160, kept: 20, most: 600 });
