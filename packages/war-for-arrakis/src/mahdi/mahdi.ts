// What the Mahdi mode adds to the open table: the automatic Harkonnens. Replaced whole when anything of it changes.
//
// Their dashboard and tank stand on a chair behind the players', on which nobody sits.

import type { Config, Seat } from '@landsraad/kernel';
import type { Area } from '../board/areas.ts';
import type { DeckId } from '../components.ts';
import { ATREIDES, HARKONNEN, deciderOf, type Side } from '../sides.ts';

export const TOKEN_SETS = ['black', 'silver'] as const;
export type TokenSet = (typeof TOKEN_SETS)[number];
/** A facedown Harkonnen deployment token; its hidden side lies at the same position of the pool's board. */
export interface Garrison {
  readonly area: Area;
  readonly set: TokenSet;
}

export interface Mahdi {
  readonly tokens: readonly Garrison[];
  /** Harkonnen dice that have not been rolled this round. */
  readonly unrolled: number;
  /** Used Harkonnen dice by the result that they show. */
  readonly shown: readonly number[];
  /** The decks of the cards in the Reinforcements deck, from the bottom to the top. */
  readonly reinforcements: readonly DeckId[];
  /** The deck of the Harkonnen card discarded last; '' before the first. */
  readonly discarded: DeckId | '';
  /** The deck that a reveal has drawn from since; '' for none. */
  readonly drawn: DeckId | '';
  /** The temporary target of this turn; -1 for none. */
  readonly temporary: Area;
  /** Whether an ornithopter has been used this turn. */
  readonly flown: boolean;
  /** Sietches that a card has moved: the area named on their tactical card, and where they are. */
  readonly resettled: readonly { readonly home: Area; readonly now: Area }[];
}

const AT_START: Mahdi = {
  tokens: [],
  unrolled: 0,
  shown: [0, 0, 0, 0, 0],
  reinforcements: [],
  discarded: '',
  drawn: '',
  temporary: -1,
  flown: false,
  resettled: [],
};
const MODES: readonly string[] = ['solo', 'coop'];
export const isMahdiMode = ({ mode }: Pick<Config, 'mode'>): boolean => MODES.includes(mode);
/** The one condition at the door: in other modes there is none. */
export const newMahdi = (config: Config): Mahdi | null => (isMahdiMode(config) ? AT_START : null);

interface Seen {
  readonly table: { readonly mahdi: Mahdi | null };
}
export const inMahdi = (g: Seen): boolean => g.table.mahdi !== null;
/** Nothing of it, in a game without. */
export const mahdiOf = (g: Seen): Mahdi => g.table.mahdi ?? AT_START;
export function changeMahdi(g: { readonly table: { mahdi: Mahdi | null } }, part: Partial<Mahdi>): void {
  const before = g.table.mahdi;
  if (before !== null) g.table.mahdi = { ...before, ...part };
}
/** Whether the rules of the Mahdi mode decide for a side. § wfa.solo.sides */
export const isAutomatic = (g: Seen, side: Side): boolean => side === HARKONNEN && inMahdi(g);

interface Choosing extends Seen {
  readonly table: { readonly mahdi: Mahdi | null; readonly sides: readonly Side[]; readonly acting: Seat };
}
/** Who answers for a side: where the criteria leave several options, the Atreides choose for the Harkonnens. § wfa.solo.you-choose */
export const chooserOf = (g: Choosing, side: Side): Seat => deciderOf(g, isAutomatic(g, side) ? ATREIDES : side);
