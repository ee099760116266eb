// Playing planning cards from the hand.

import type { Procedure, Seat } from '@landsraad/kernel';
import { handKinds, layOut, putAway, type CardId } from '../components.ts';
import type { Leader } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { forgetLegion } from '../board/that-legion.ts';
import { deciderOf, type Side } from '../sides.ts';
import type { G, Table } from '../table.ts';
import { emit, words } from '../words.ts';

/** The notes of a card's procedure. */
export type Played = {
  side: Side;
  card: string;
  /** What the player has said last. */
  said: string;
  area: number;
  left: number;
  sector: string;
  /** The leader whose special action it is; -1 for a card. */
  leader: Leader;
  /** Which step is carried out, its name, and where it goes on: -1 for the one after it. */
  at: number;
  op: string;
  to: number;
};
/** The notes of a card, or of a leader, when it begins. */
export const acting = (side: Side, card: string, leader: Leader = -1): Played => ({
  side,
  card,
  said: '',
  area: -1,
  left: 0,
  sector: '',
  leader,
  at: 0,
  op: '',
  to: -1,
});

const CARDS = new Map<string, Procedure<Table, Played>>();
const cards = words<Played>();
export const cardWords = cards;
/** One card, one entry: the steps in the order in which they are printed. */
export function planningCard(
  id: CardId,
  ...steps: Parameters<typeof cards.procedure> extends [string, RuleId, ...infer S] ? S : never
): void {
  CARDS.set(id, cards.procedure(id, 'wfa.actions.elective', ...steps));
}

function procedureOf(card: string): Procedure<Table, Played> {
  const p = CARDS.get(card);
  if (p === undefined) throw new Error(`nobody has written the card ${card}`);
  return p;
}

/** A chosen card is shown at once: no note keeps a secret. */
export function showCard(g: G, seat: Seat, card: string): void {
  layOut(g, seat, card);
  emit(g, 'card played', 'wfa.cards.play-cost', { seat, card });
}

const play = words<{ side: Side; card: string }>();
export const playCard = play.procedure(
  'play a card',
  'wfa.cards.play-cost',
  play.act(forgetLegion),
  play.call(
    (_g, v) => procedureOf(v.card),
    (_g, v) => acting(v.side, v.card),
  ),
  play.act(function discardIt(g, v) {
    putAway(g, v.card, 'discard');
  }, 'wfa.cards.discard-after-play'),
);

const SCHEMING = 'hawats-scheming';
/** Hawat's Scheming is not played. */
export const cannotBePlayed = (card: string): RuleId | null =>
  card === SCHEMING ? 'wfa.leaders.hawat-cards-reserved' : null;

// ---- one more card ----

const more = words<{ side: Side; card: string }>();
const NO = 'no';
export const playAnother = more.procedure(
  'one more card',
  'wfa.cards.extra-card-no-die',
  more.ask('play one more card?', 'wfa.cards.extra-card-no-die', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g, _v, seat): string[] => [NO, ...handKinds(g, seat)],
    refuse: (_g, _v, card) => cannotBePlayed(card),
    always: true,
    then: (g, v, card, seat) => {
      v.card = card === NO ? '' : card;
      if (card !== NO) showCard(g, seat, card);
    },
  }),
  more.when((_g, v) => v.card !== '', [more.call(playCard, (_g, v) => ({ side: v.side, card: v.card }))]),
);
