// Cards that the Atreides have seen go to somebody, as the log tells it to them.

import type { Seat } from '@landsraad/kernel';
import type { LogLine } from '../../../table/source.ts';
import { isCard } from '../names.ts';

/** By seat: the cards that it is known to hold. */
export function cardsHeld(log: readonly LogLine[], viewer: Seat): ReadonlyMap<Seat, readonly string[]> {
  const held = new Map<Seat, string[]>();
  const of = (seat: Seat): string[] => {
    const cards = held.get(seat) ?? [];
    held.set(seat, cards);
    return cards;
  };
  let up: string | null = null;
  for (const { of: from, kind, nouns } of log) {
    if (from !== 'game') continue;
    const [seat, card] = [Number(nouns['seat'] ?? -1), nouns['card']];
    if (kind === 'atreides look') up = isCard(card) ? card : null;
    else if (kind === 'card bought') {
      if (up !== null && seat !== viewer) of(seat).push(up);
      up = null;
    } else if (kind === 'nobody bids') up = null;
    else if (kind === 'plan' && seat !== viewer) {
      // What is shown in a battle is in hand until it is laid down.
      for (const shown of [nouns['weapon'], nouns['defense'], nouns['leader']])
        if (isCard(shown) && !of(seat).includes(shown)) of(seat).push(shown);
    } else if (kind === 'card played' && isCard(card)) {
      const cards = of(seat);
      const n = cards.indexOf(card);
      if (n >= 0) cards.splice(n, 1);
    } else if (kind === 'cards drawn') {
      // Hands were mixed at random: nothing is certain of either any more.
      held.delete(seat);
      held.delete(Number(nouns['from'] ?? -1));
    }
  }
  return new Map([...held].filter(([, cards]) => cards.length > 0));
}
