// When an intrigue card may be played, and playing it.

import { kinds, moveOpenly } from '@landsraad/kernel';
import { canPay, doable } from '../effects/costs.ts';
import { meets } from '../effects/conditions.ts';
import { keysOf, type Lines } from '../effects/grammar.ts';
import { resolveByItself } from '../effects/pending.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import type { RuleId } from '../ledger.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { discardIntrigue, intrigueHand, intrigueOf, isForWinner, waitingCards, type IntrigueKind } from './holding.ts';

/** Conditions must be met and costs paid: on an intrigue card an arrow cannot be declined. */
export function refuseLines(g: Look, house: number, lines: Lines): RuleId | null {
  for (const line of lines) {
    if (line.kind === 'if') {
      if (!meets(g, house, line)) {
        // Corner the Market is worth playing if either half is.
        if (lines.some((l) => doable(g, house, l))) continue;
        return 'imp.intrigue.cost-required';
      }
      const inside = refuseLines(g, house, line.then);
      if (inside !== null) return inside;
    } else if (line.kind === 'arrow') {
      if (!canPay(g, house, line.cost)) return 'imp.intrigue.cost-required';
      if (!doable(g, house, line)) return 'imp.intrigue.needs-target';
    } else if (!doable(g, house, line) && line.op !== 'deployFromGarrison' && line.op !== 'retreatOwn')
      // Any number of troops may be none.
      return line.kind === 'choose' ? 'imp.intrigue.cost-required' : 'imp.intrigue.needs-target';
  }
  return null;
}

/** Persuasion for the coming reveal turn. */
export const waits = (lines: Lines): boolean =>
  lines.some((l) => l.printed?.when !== undefined && l.op === 'persuasion');

export type Playing = { house: number; card: string; kind: string };
const { act, call, when, procedure } = words<Playing>();

const linesOf = (v: Playing): Lines => {
  const card = intrigueOf(v.card);
  return v.kind === 'plot' ? card.plot : v.kind === 'combat' ? card.combat : card.endgame;
};
/** It concerns the coming reveal turn: it stays face up until then. */
const waitsForReveal = (g: G, v: Playing): boolean =>
  v.kind === 'plot' && waits(linesOf(v)) && g.table.turn.kind !== 'reveal';
/** § imp.intrigue.strategic-push: a part of it is for whoever wins, so it stays face up until the Conflict is resolved. */
const waitsForTheEnd = (g: G, v: Playing): boolean =>
  v.kind === 'combat' && g.table.turn.kind !== 'reward' && linesOf(v).some(isForWinner);
const now = (g: G, v: Playing): Lines =>
  waitsForTheEnd(g, v) ? linesOf(v).filter((l) => !isForWinner(l)) : linesOf(v);

function showCard(g: G, v: Playing): void {
  if (g.table.turn.house === v.house) g.table.turn.begun = true;
  emit(g, 'played intrigue', 'imp.intrigue.discard', { house: v.house, card: v.card });
  moveOpenly(g, intrigueHand(g, v.house), v.card, waitingCards(v.house));
}
/** Only when it is resolved does it lie among the cards that a new deck is made of. */
function discardCard(g: G, v: Playing): void {
  discardIntrigue(g, waitingCards(v.house), v.card);
}

export const playIntrigue = procedure(
  'an intrigue card',
  'imp.intrigue.discard',
  act(showCard),
  when(
    (g, v) => !waitsForReveal(g, v),
    [
      call(resolve, (g, v) => resolving(v.house, ...keysOf(now(g, v)))),
      when((g, v) => !waitsForTheEnd(g, v), [act(discardCard)]),
    ],
  ),
  act(function whatItSetsOff(g, v) {
    if (g.table.turn.house === v.house) resolveByItself(g, v.house);
  }),
);

export const heldOfKind = (g: Look, house: number, kind: IntrigueKind): string[] =>
  kinds(g, intrigueHand(g, house)).filter((c) => intrigueOf(c).kinds.includes(kind)); // § imp.intrigue.several-kinds
