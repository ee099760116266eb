// The hidden components of the Mahdi mode: the tactical cards and the pool of Harkonnen deployment tokens.

import { drawTop, openPile, sequence, shuffle, takeAt, things, count, type PlaceRef } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import { printedIn, type Garrison } from '../printed/printed.ts';
import type { G } from '../table.ts';
import { pool } from '../words.ts';
import { TOKEN_SETS, isMahdiMode, mahdiOf, type TokenSet } from './mahdi.ts';

// ---- tactical cards ----

type TacticalCard = (typeof FACTS.tacticalCards.cards)[number];
/** § wfa.solo.tactical-cards */
const CARDS: ReadonlyMap<string, TacticalCard> = new Map(FACTS.tacticalCards.cards.map((c) => [c.id, c]));
export const tacticalCard = (id: string): TacticalCard | undefined => CARDS.get(id);

export const tactical = pool('tactical cards', {
  rule: 'wfa.solo.setup',
  things: (config) => (isMahdiMode(config) ? FACTS.tacticalCards.cards.map((c) => c.id) : []),
  start: 'deck',
  places: { deck: sequence, harvesting: openPile, target: openPile, discard: openPile },
});

// ---- Harkonnen deployment tokens ----

/** A token is named by its set and what it shows: `silver RSB` has a Regular, a Sardaukar and a Bashar. */
const tokenName = (set: TokenSet, t: Garrison): string =>
  `${set} ${'R'.repeat(t.regular ?? 0)}${'E'.repeat(t.elite ?? 0)}${'S'.repeat(t.sardaukar ?? 0)}${'B'.repeat(t.bashar ?? 0)}`;
const letters = (name: string, letter: string): number => name.split(letter).length - 1;
export interface GarrisonShown {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
}
/** Its name says it. */
export const garrisonShown = (token: string): GarrisonShown => ({
  regular: letters(token, 'R'),
  elite: letters(token, 'E'),
  special: letters(token, 'S'),
  generic: letters(token, 'B'),
});
const isOfSet = (token: string, set: string): boolean => token.startsWith(set);

/** On the board `tokens` of the Mahdi mode says where each position lies. */
export const garrisons = pool('harkonnen tokens', {
  rule: 'wfa.solo.token-pool',
  things: (config) => {
    const sets = printedIn(config.box).garrisons;
    return isMahdiMode(config) ? TOKEN_SETS.flatMap((set) => sets[set].map((t) => tokenName(set, t))) : [];
  },
  start: 'box',
  places: { box: sequence, black: sequence, silver: sequence, board: sequence },
  may: (g, place, token, position) => {
    if (place.name === 'board') return isOfSet(token, mahdiOf(g).tokens[position]?.set ?? '');
    return place.name === 'box' || isOfSet(token, place.name);
  },
});
export const supplyOf = (set: TokenSet): PlaceRef => garrisons[set];

/** Their starting tokens have been turned up: both sets form a facedown pool. § wfa.solo.token-pool */
export function poolTokens(g: G): void {
  for (const set of TOKEN_SETS) {
    for (let n = count(g, garrisons.box) - 1; n >= 0; n--)
      if (isOfSet(things(g, garrisons.box)[n] ?? '', set)) takeAt(g, garrisons.box, n, supplyOf(set));
    shuffle(g, supplyOf(set));
  }
}
/** § wfa.solo.setup */
export function shuffleTactical(g: G): void {
  shuffle(g, tactical.deck);
}
/** All eight cards form a new deck. § wfa.solo.end-tactical */
export function gatherTactical(g: G): void {
  for (const place of [tactical.harvesting, tactical.target, tactical.discard])
    while (count(g, place) > 0) drawTop(g, place, tactical.deck);
  shuffle(g, tactical.deck);
}
