// The planning decks as they are seen: how they look, and how many cards lie where.

import type { PlaceView, Seat, View } from '@landsraad/kernel';
import { decksHeld, type DeckId } from '@landsraad/war-for-arrakis';
import type { IconName } from '../../../look/iconNames.ts';
import { tableOf } from '../position.ts';

export const DECKS: {
  readonly [deck in DeckId]: { readonly name: string; readonly emblem: IconName; readonly tint: string };
} = {
  houseAtreides: { name: 'House Atreides', emblem: 'emblem-atreides', tint: 'atreides' },
  fremenAlly: { name: 'Fremen Ally', emblem: 'emblem-fremen', tint: 'fremen' },
  houseHarkonnen: { name: 'House Harkonnen', emblem: 'emblem-harkonnen', tint: 'harkonnen' },
  corrinoAlly: { name: 'Corrino Ally', emblem: 'emblem-corrino', tint: 'corrino' },
};

const sizeOf = (place: PlaceView | undefined): number =>
  place === undefined ? 0 : 'row' in place ? place.row.length : place.known.length + (place.backs ?? 0);
const knownOf = (place: PlaceView | undefined): readonly string[] =>
  place === undefined ? [] : 'row' in place ? place.row.filter((x) => x !== null) : place.known;

export const heldOf = (view: View, deck: DeckId, seat: Seat): number => sizeOf(view.hidden[deck]?.[`hand ${seat}`]);
export const leftIn = (view: View, deck: DeckId): number => sizeOf(view.hidden[deck]?.['deck']);
export const handSizeOf = (view: View, seat: Seat): number =>
  decksHeld(tableOf(view), seat).reduce((n, deck) => n + heldOf(view, deck, seat), 0);
/** The cards of a hand that the viewer knows. */
export const knownHand = (view: View, seat: Seat): readonly string[] =>
  decksHeld(tableOf(view), seat).flatMap((deck) => knownOf(view.hidden[deck]?.[`hand ${seat}`]));
/** Cards that are being played: they lie open until they are done with. */
export const inPlayOf = (view: View, seat: Seat): readonly string[] =>
  decksHeld(tableOf(view), seat).flatMap((deck) => knownOf(view.hidden[deck]?.['played']));
/** The secret objectives the viewer knows, and how many there are in all. */
export function objectivesSeen(view: View, seat: Seat): { readonly known: readonly string[]; readonly all: number } {
  const place = view.hidden['objectives']?.[`kept ${seat}`];
  return { known: knownOf(place), all: sizeOf(place) };
}
/** Deployment tokens drawn and not yet placed, as far as the viewer knows them. */
export const drawnTokens = (view: View, seat: Seat): readonly string[] =>
  knownOf(view.hidden['deployment tokens']?.[`drawn ${seat}`]);
export const prescienceRow = (view: View): readonly string[] => knownOf(view.hidden['prescience cards']?.['row']);
export const prescienceLeft = (view: View): number => sizeOf(view.hidden['prescience cards']?.['deck']);

/** '6-4-8' as three goals. */
export const goalsOf = (objective: string): readonly number[] => objective.split('-').map(Number);
