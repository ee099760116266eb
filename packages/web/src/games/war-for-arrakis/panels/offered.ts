// What may be chosen now, of the things that are drawn here.

import type { Decision, Offer, Option } from '@landsraad/kernel';

export interface Offered {
  readonly offered: boolean;
  /** Chosen but not yet confirmed, on small screens. */
  readonly picked: boolean;
  /** The number key that chooses it. */
  readonly key: number | null;
}

const NOT_OFFERED: Offered = { offered: false, picked: false, key: null };
const KEYS = 9;

type Asked = Pick<Decision, 'options'> | null;

/** Whether an option is open, and by which key. */
export function offeredAs(decision: Asked, picked: Option | null, option: Option | null): Offered {
  const n = option === null ? -1 : (decision?.options.indexOf(option) ?? -1);
  return n < 0 ? NOT_OFFERED : { offered: true, picked: picked === option, key: n < KEYS ? n + 1 : null };
}

/** The option that means this card: by its name, or by what is done with it. */
export const optionOfCard = (decision: Asked, card: string): Option | null =>
  decision?.options.find((o) => o === card || o === `play ${card}`) ?? null;

/** 'remove <card>' and 'shuffle <card>': two answers about one card. */
export const fatesOfCard = (decision: Asked, card: string): readonly Option[] =>
  decision?.options.filter((o) => o === `remove ${card}` || o === `shuffle ${card}`) ?? [];

/** A prescience card that may be claimed without being asked. */
export const claimOf = (offers: readonly Offer[], card: string): Offer | null =>
  offers.find((o) => o.name === 'claim' && o.noun === card) ?? null;

/** Hawat's Scheming: as many copies as may go at once. */
export const schemingOf = (offers: readonly Offer[], card: string): Offer | null =>
  card === 'hawats-scheming' ? (offers.findLast((o) => o.name === 'hawats scheming') ?? null) : null;

export const offeredClass = (o: Offered): string => `${o.offered ? 'offered' : ''} ${o.picked ? 'picked' : ''}`;
