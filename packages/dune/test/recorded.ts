// Games that were recorded, and how they were found.

import { rules } from '@landsraad/dune';
import { findRare, type Rare, type Setting } from '@landsraad/kernel/testing';

export interface Golden extends Setting {
  readonly name: string;
  /** What happens in it, and the rule that ends it. */
  readonly shows: readonly string[];
  readonly ends: string;
}
export const GAMES: readonly Golden[] = [
  {
    name: 'basic-six-the-wall-falls-and-the-fremen-keep-their-sietches',
    mode: 'basic',
    players: 6,
    options: {},
    shows: ['shield wall destroyed', 'alliance', 'traitor', 'deal'],
    ends: 'dune.fremen.special-victory',
  },
  {
    name: 'advanced-six-a-captive-dies-and-the-guild-outlasts-them-all',
    mode: 'advanced',
    players: 6,
    options: {},
    shows: ['captive killed', 'fighters advise', 'storm card', 'truth'],
    ends: 'dune.guild.special-victory',
  },
  {
    name: 'two-players-two-factions-each-ride-the-worm',
    mode: 'advanced',
    players: 4,
    options: { twoFactionsEach: true },
    shows: ['worm ride', 'weather control'],
    ends: 'dune.victory.default-fremen',
  },
  {
    name: 'three-players-a-house-takes-three-strongholds',
    mode: 'basic',
    players: 3,
    options: {},
    shows: ['leader killed', 'charity'],
    ends: 'dune.victory.solo',
  },
];

/** In all modes and with all house rules. */
export function findRareGames(known: ReadonlySet<string>): Rare[] {
  const lastOfAll = Object.fromEntries(rules.options.map((o) => [o.id, o.values.at(-1) ?? o.default]));
  const settings: Setting[] = [
    { mode: 'advanced', players: 6, options: {} },
    { mode: 'advanced', players: 6, options: { ...lastOfAll, twoFactionsEach: false } },
    { mode: 'basic', players: 4, options: {} },
    { mode: 'advanced', players: 2, options: {} },
  ];
  return findRare(rules, settings, known, { tried: 160, kept: 6 });
}
