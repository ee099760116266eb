// Intrigue cards around the table: from the first player clockwise each plays any number or passes, until all have passed in
// a row.

import type { RuleId } from '../ledger.ts';
import { placesFrom, type G, type Look } from '../table.ts';
import { words } from '../words.ts';
import { intrigueHeld, intrigueOf, type Intrigue, type IntrigueKind } from './holding.ts';
import { heldOfKind, playIntrigue } from './playing.ts';
import type { RoundName } from '../questions.ts';

/** `at`: whose turn, counted from the first player; `passes`: passes in a row; `played`: cards of this player's turn. */
type Round = { at: number; passes: number; played: number; card: string };
const { act, ask, call, when, whilst, procedure } = words<Round>();

const PASS = 'pass';
export const newCardRound = (): Round => ({ at: 0, passes: 0, played: 0, card: '' });

interface CardRound {
  readonly name: string;
  readonly rule: RuleId;
  readonly question: RoundName;
  readonly questionRule: RuleId;
  readonly endRule: RuleId;
  readonly playRule: RuleId;
  readonly kind: IntrigueKind;
  takesPart(g: Look, house: number): boolean;
  refuse(g: Look, house: number, card: Intrigue): RuleId | null;
}

export function cardRound(r: CardRound) {
  const houseAt = (g: Look, v: Round): number => placesFrom(g, g.table.first, v.at);
  const partners = (g: Look): number => {
    let n = 0;
    for (let house = 0; house < g.table.players; house++) if (r.takesPart(g, house)) n++;
    return n;
  };
  /** Players without intrigue cards pass unasked. */
  const isAsked = (g: G, v: Round): boolean => r.takesPart(g, houseAt(g, v)) && intrigueHeld(g, houseAt(g, v)) > 0;
  /** A turn with a card in it is no pass. */
  function turnIsOver(g: G, v: Round): void {
    if (v.played > 0) v.passes = 0; // § imp.combat.pass-not-final
    else if (r.takesPart(g, houseAt(g, v))) v.passes++;
    v.played = 0;
    v.at++;
  }
  return procedure(
    r.name,
    r.rule,
    whilst(
      (g, v) => v.passes < partners(g), // § imp.combat.dropped-out
      act(function nobodyYet(_g, v) {
        v.card = '';
      }),
      whilst(
        (g, v) => v.card !== PASS && isAsked(g, v),
        ask(r.question, r.questionRule, {
          who: houseAt,
          options: (g, v) => [PASS, ...heldOfKind(g, houseAt(g, v), r.kind)],
          refuse: (g, v, card) => (card === PASS ? null : r.refuse(g, houseAt(g, v), intrigueOf(card))),
          always: true,
          then: (_g, v, card) => {
            v.card = card;
          },
        }),
        when(
          (_g, v) => v.card !== PASS && v.card !== '',
          [
            act(function counts(_g, v) {
              v.played++;
            }),
            call(playIntrigue, (g, v) => ({ house: houseAt(g, v), card: v.card, kind: r.kind }), r.playRule),
          ],
        ),
      ),
      act(turnIsOver, r.endRule),
    ),
  );
}
