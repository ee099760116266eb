// What a player has said in advance about a fight: to pass for the rest of it, or until somebody plays a card.

import type { Seat } from '@landsraad/kernel';
import type { LogLine, TableSource } from '../../../table/source.ts';

interface Order {
  readonly round: number;
  /** How many cards had been played when it was said; null: whatever is played. */
  readonly cards: number | null;
}
const said = new WeakMap<TableSource, Map<Seat, Order>>();

/** The combat cards of this fight so far. */
export function cardsPlayed(log: readonly LogLine[]): readonly LogLine[] {
  const since = log.findLastIndex((l) => l.kind === 'turns over');
  return log.slice(since + 1).filter((l) => l.kind === 'played intrigue');
}

export function orderToPass(source: TableSource, seat: Seat, order: Order): void {
  said.set(source, new Map(said.get(source)).set(seat, order));
}

/** Whether that settles the question that is asked now. */
export function passes(source: TableSource, seat: Seat, round: number, cards: number): boolean {
  const order = said.get(source)?.get(seat);
  return order?.round === round && (order.cards === null || order.cards === cards);
}
