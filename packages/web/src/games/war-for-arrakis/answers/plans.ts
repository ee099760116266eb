// One press for what takes several questions and has one sensible way.

import type { Decision, Option } from '@landsraad/kernel';
import { AREAS, figureIn } from '@landsraad/war-for-arrakis';
import type { LogLine } from '../../../table/source.ts';
import type { Plan } from '../../../table/useTable.ts';
import { askedOf } from '../position.ts';

const SKIP = 'leave it out';

/**
 * Which piece is meant when one is put on the board: the one the rules name, if all else is a lower unit instead of it,
 * or nothing at all. A token is drawn for good, so that is asked.
 */
export function sensiblePiece({ name, options }: Decision): Option | null {
  if (name !== 'put which piece on the board?') return null;
  const pieces = options.filter((o) => o !== SKIP);
  const [first] = pieces;
  if (first === undefined || first === 'token') return null;
  const units = pieces.every((o) => figureIn(o)?.from === 'supply');
  return units || pieces.length === 1 ? first : null;
}

/** All cards from one deck. */
export const fromDeck =
  (deck: Option): Plan =>
  ({ name, options }) =>
    name === 'draw from which deck?' && options.includes(deck) ? deck : null;

/** A die, and at once the leader on its box. */
export const leaderOfDie =
  (leader: Option): Plan =>
  ({ name, options }) =>
    name === 'use the die how?' && options.includes(leader) ? leader : null;

/** What becomes of each unclaimed prescience card. */
export const sorting =
  (fates: ReadonlyMap<string, 'remove' | 'shuffle'>): Plan =>
  (decision) => {
    const d = askedOf(decision);
    if (d?.name !== 'remove the card or shuffle it back?') return null;
    return d.options.find((_, n) => fates.get(d.about.card) === d.means[n]?.how) ?? null;
  };

/** Where vehicles were put in the Vehicle Placement of the last round and of this one, in their order. */
export function placedInRounds(log: readonly LogLine[]): readonly [readonly string[], readonly string[]] {
  const placed: string[][] = [];
  let placing = false;
  for (const { of, kind, nouns } of log) {
    if (of !== 'game') continue;
    if (kind === 'dice set aside') placed.push([]);
    // It ends where the action dice are rolled; vehicles come by cards and dice too.
    placing = kind === 'dice set aside' || (placing && kind !== 'action dice');
    if (placing && kind === 'vehicle placed') placed.at(-1)?.push(String(nouns['where']));
  }
  return [placed.at(-2) ?? [], placed.at(-1) ?? []];
}

const sectorOf = (area: string): string => AREAS.find((a) => a.id === area)?.sector ?? '';

/** The same places again, as far as they are open. */
export function asLastRound(places: readonly string[]): Plan {
  const left = places.slice();
  return ({ options }) => {
    const at = left.findIndex((place) => options.includes(place));
    if (at >= 0) return left.splice(at, 1)[0] ?? null;
    return left.map(sectorOf).find((sector) => sector !== '' && options.includes(sector)) ?? null;
  };
}
