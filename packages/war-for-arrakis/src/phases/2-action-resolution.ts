// Phase 2: action dice are rolled and put on their boxes, Bene Gesserit tokens are used, then come the turns.

import { random, replaced } from '@landsraad/kernel';
import { onBox } from '../actions/dice.ts';
import { inDesertWar } from '../desert-war/desert-war.ts';
import { placeCamps } from '../desert-war/placing-camps.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, deciderOf, opponent, type Side } from '../sides.ts';
import { RESULTS, noDeeds, resultOf, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { actionTurns } from './2-action-turns.ts';

const { atreidesActionDie, harkonnenActionDie } = FACTS.dice;
const { giediPrime, sietchTabr } = FACTS.dashboards.twoPlayer;
/** § wfa.dice.results */
const FACES: readonly (readonly number[])[] = [atreidesActionDie, harkonnenActionDie].map((die) =>
  RESULTS.flatMap((result, n) => Array.from({ length: die.faces[result] }, () => n)),
);
/** § wfa.dice.slots § wfa.setup.dashboards */
const slots = (side: Side): number => (side === ATREIDES ? sietchTabr.slotsPerBox : giediPrime.slotsPerBox);

// ---- rolling ----

/** The dice a side rolls this round. § wfa.setup.dice-supply § wfa.dice.atreides-count § wfa.dice.harkonnen-count */
const diceToRoll = (g: Look, side: Side): number =>
  side === ATREIDES ? atreidesActionDie.count : harkonnenActionDie.count - g.table.diceAside;
function rollActionDice(g: G): void {
  g.table.phase = 'actions';
  g.table.deeds = noDeeds();
  for (const side of [HARKONNEN, ATREIDES]) {
    const faces = FACES[side] ?? [];
    const boxes = RESULTS.map(() => 0);
    let excess = 0;
    for (let n = diceToRoll(g, side); n > 0; n--) {
      const result = faces[random(g, faces.length)] ?? 0;
      if ((boxes[result] ?? 0) < slots(side)) boxes[result] = (boxes[result] ?? 0) + 1;
      else excess++;
    }
    g.table.dice = replaced(g.table.dice, side, boxes);
    g.table.excess = replaced(g.table.excess, side, excess);
    g.table.used = replaced(g.table.used, side, 0);
    emit(g, 'action dice', 'wfa.dice.roll', () => ({
      seat: deciderOf(g, side),
      dice: boxes
        .map((n, r) => `${n} ${RESULTS[r]}`)
        .filter((x) => !x.startsWith('0'))
        .join(', '),
      excess,
    }));
  }
}

// ---- dice above the limit ----

type Changing = { side: Side };
const changing = words<Changing>();
const free = (g: Look, side: Side, result: number): number => slots(side) - onBox(g, side, result);
const anyExcess = (g: Look): boolean => g.table.excess.some((n) => n > 0);

function notTheFreest(g: G, v: Changing, result: string): RuleId | null {
  const n = resultOf(result);
  if (free(g, v.side, n) <= 0) return 'wfa.dice.excess-change';
  const most = Math.max(...RESULTS.map((_, r) => free(g, v.side, r)));
  return free(g, v.side, n) === most ? null : 'wfa.dice.excess-most-free';
}
/** § wfa.dice.excess-not-rerolled */
function change(g: G, v: Changing, result: string): void {
  const boxes = g.table.dice[v.side];
  if (boxes === undefined) return;
  const to = resultOf(result);
  g.table.dice = replaced(g.table.dice, v.side, replaced(boxes, to, (boxes[to] ?? 0) + 1));
  g.table.excess = replaced(g.table.excess, v.side, (g.table.excess[v.side] ?? 0) - 1);
  emit(g, 'die changed', 'wfa.dice.excess-change', { seat: deciderOf(g, v.side), result });
}

const changeExcess = changing.procedure(
  'excess dice',
  'wfa.dice.excess-change',
  changing.whilst(
    (g) => anyExcess(g),
    changing.when(
      (g, v) => (g.table.excess[v.side] ?? 0) > 0,
      [
        changing.ask('change the die to what?', 'wfa.dice.excess-most-free', {
          who: (g, v) => deciderOf(g, v.side),
          options: () => RESULTS,
          refuse: notTheFreest,
          then: change,
        }),
      ],
    ),
    changing.act(function inTurns(_g, v) {
      v.side = opponent(v.side);
    }, 'wfa.dice.excess-order'),
  ),
);

// ---- Bene Gesserit tokens ----

type Using = { side: Side };
const using = words<Using>();
const NO = 'no';

function notThatBox(g: G, v: Using, option: string): RuleId | null {
  if (option === NO) return null;
  const n = resultOf(option);
  const fewest = Math.min(...RESULTS.map((_, r) => onBox(g, v.side, r)));
  return onBox(g, v.side, n) === fewest && free(g, v.side, n) > 0 ? null : 'wfa.bene-gesserit.slot';
}
const useToken = using.procedure(
  'bene gesserit',
  'wfa.bene-gesserit.when',
  using.finishIf((g, v) => (g.table.gesserit[v.side] ?? 0) === 0),
  using.ask('use a Bene Gesserit token?', 'wfa.bene-gesserit.one-per-round', {
    who: (g, v) => deciderOf(g, v.side),
    options: () => [...RESULTS, NO],
    refuse: notThatBox,
    then: (g, v, option) => {
      if (option === NO) return;
      g.table.gesserit = replaced(g.table.gesserit, v.side, (g.table.gesserit[v.side] ?? 0) - 1);
      g.table.gesseritBox = replaced(g.table.gesseritBox, v.side, resultOf(option));
      emit(g, 'token used', 'wfa.bene-gesserit.when', { seat: deciderOf(g, v.side), result: option });
    },
  }),
);

// ---- the end ----

const NO_DICE = [RESULTS.map(() => 0), RESULTS.map(() => 0)];
/** What was not spent has no effect; an unspent token goes back to its owner. */
function lapse(g: G): void {
  for (const side of [ATREIDES, HARKONNEN]) {
    if ((g.table.gesseritBox[side] ?? -1) >= 0) {
      g.table.gesseritBox = replaced(g.table.gesseritBox, side, -1);
      g.table.gesserit = replaced(g.table.gesserit, side, (g.table.gesserit[side] ?? 0) + 1); // § wfa.bene-gesserit.unused-returned
    }
  }
  g.table.dice = NO_DICE;
}

const phase = words<Record<never, never>>();
export const actionResolution = phase.procedure(
  'action resolution',
  'wfa.round.phase-owners',
  phase.when(inDesertWar, [phase.call(placeCamps, () => ({}), 'wfa.desert-war.camps-before-roll')]),
  phase.act(rollActionDice, 'wfa.dice.roll'),
  phase.call(changeExcess, () => ({ side: HARKONNEN })),
  phase.call(useToken, () => ({ side: HARKONNEN })),
  phase.call(useToken, () => ({ side: ATREIDES })),
  phase.call(actionTurns, () => ({ side: ATREIDES })),
  phase.act(lapse, 'wfa.round.unspent-dice-lost'),
);
