// A Harkonnen turn: one die is rolled and used at once.

import { random, replaced } from '@landsraad/kernel';
import { asksForAnAct, claim, costsADie, noClaim, row } from '../cards/prescience.ts';
import { FACTS } from '../facts.ts';
import { tankAdvances, turnBegins, turnEnds } from '../phases/2-begin-and-end-of-a-turn.ts';
import { ATREIDES, HARKONNEN, houseOf, type Side } from '../sides.ts';
import { RESULTS, resultOf, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { actingOn, harkonnenAction } from './actions.ts';
import { changeMahdi, chooserOf, mahdiOf } from './mahdi.ts';

type Turn = { side: Side; result: number; said: string };
export const harkonnenTurnNow = (): Turn => ({ side: HARKONNEN, result: -1, said: '' });
const turns = words<Turn>();

const FACES: readonly number[] = RESULTS.flatMap((result, n) =>
  Array.from({ length: FACTS.dice.harkonnenActionDie.faces[result] }, () => n),
);
const DICE = FACTS.dice.harkonnenActionDie.count;
const MOST_SHOWN = 3;

/** All dice that are not on the Spice Must Flow board wait to be rolled. § wfa.solo.unused-dice */
export function gatherDice(g: G): void {
  changeMahdi(g, { unrolled: DICE - g.table.diceAside, shown: RESULTS.map(() => 0) });
}
/** Rolled until it shows a result that does not show on three used dice. § wfa.solo.dice-three-limit */
function rollOne(g: G): number {
  for (;;) {
    const result = FACES[random(g, FACES.length)] ?? 0;
    if ((mahdiOf(g).shown[result] ?? 0) < MOST_SHOWN) return result;
    emit(g, 'rolled again', 'wfa.solo.dice-three-limit', { result: RESULTS[result] ?? '' });
  }
}
/** § wfa.solo.dice-one-by-one § wfa.solo.truthtrance */
function useOneDie(g: G, v: Turn): void {
  const forced = g.table.forcedDie >= 0;
  v.result = forced ? g.table.forcedDie : rollOne(g);
  const { unrolled, shown } = mahdiOf(g);
  changeMahdi(g, {
    unrolled: unrolled - 1,
    shown: replaced(shown, v.result, (shown[v.result] ?? 0) + 1),
    temporary: -1,
    flown: false,
  });
  g.table.dieSpent = true; // § wfa.solo.dice-tank
  emit(g, 'harkonnen die', forced ? 'wfa.solo.truthtrance' : 'wfa.solo.dice-one-by-one', {
    result: RESULTS[v.result] ?? '',
    left: unrolled - 1,
  });
}

const FEW: readonly number[] = [resultOf('deployment'), resultOf('house')];
/** The results that Truthtrance may name. § wfa.solo.truthtrance-limit */
export const resultsToName = (g: Look): string[] =>
  mahdiOf(g).unrolled === 0
    ? []
    : RESULTS.filter((_, n) => (mahdiOf(g).shown[n] ?? 0) < (FEW.includes(n) ? MOST_SHOWN - 1 : MOST_SHOWN));

// ---- claims in a turn in which nobody may have been asked anything ----

const claimable = (g: Look): string[] =>
  row(g).filter((c) => !costsADie(g, c) && !asksForAnAct(g, c) && noClaim(g, c) === null);
const DONE = 'done';
const claims = turns.whilst(
  function somethingCanBeClaimed(g, v) {
    return v.said !== DONE && claimable(g).length > 0;
  },
  turns.ask('claim a prescience card?', 'wfa.prescience.claim-action-phase', {
    who: (g) => houseOf(g, ATREIDES),
    options: (g): string[] => [...claimable(g), DONE],
    then: (_g, v, said) => {
      v.said = said;
    },
  }),
  turns.when((_g, v) => v.said !== DONE, [turns.call(claim, (_g, v) => ({ card: v.said, done: 0 }))]),
);

export const harkonnenTurn = turns.procedure(
  'a harkonnen turn',
  'wfa.solo.dice-one-by-one',
  turns.turnOf((g) => chooserOf(g, HARKONNEN)),
  turns.act(turnBegins),
  turns.act(useOneDie, 'wfa.solo.dice-one-by-one'),
  turns.call(harkonnenAction, (_g, v) => actingOn(RESULTS[v.result] ?? '')),
  claims,
  turns.act(tankAdvances, 'wfa.solo.dice-tank'),
  turns.act(turnEnds),
);
