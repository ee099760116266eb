// Phase 2: action dice are rolled and put on their boxes, Bene Gesserit tokens are used, then come the turns.

import { random, replaced, type Seat } from '@landsraad/kernel';
import { onBox } from '../actions/dice.ts';
import { inDesertWar } from '../desert-war/desert-war.ts';
import { placeCamps } from '../desert-war/placing-camps.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { inMahdi, isAutomatic } from '../mahdi/mahdi.ts';
import { gatherDice } from '../mahdi/turn.ts';
import { printedFor } from '../printed/printed.ts';
import { ATREIDES, HARKONNEN, allyOf, houseOf, isShared, opponent, sideOf, type Side } from '../sides.ts';
import { areAllied, changeSmugglers } from '../smugglers/smugglers.ts';
import { guildAtWork, isFrigate } from '../spacing-guild/guild.ts';
import { RESULTS, noDeeds, resultOf, type G, type Look, type Result } from '../table.ts';
import { hasBox, slotsOf } from '../three-four-players/dashboards.ts';
import { divideDice } from '../three-four-players/dividing-dice.ts';
import { emit, words } from '../words.ts';
import { actionTurns } from './2-action-turns.ts';

const { atreidesActionDie, harkonnenActionDie } = FACTS.dice;
// ---- rolling ----

/** The dice a side rolls this round. § wfa.setup.dice-supply § wfa.dice.atreides-count § wfa.dice.harkonnen-count */
const diceToRoll = (g: Look, side: Side): number =>
  side === ATREIDES ? atreidesActionDie.count : harkonnenActionDie.count - g.table.diceAside;
/** How many of each result: partners roll together. § wfa.team.roll */
function roll(g: G, side: Side): number[] {
  const { atreides, harkonnen } = printedFor(g).dice;
  const faces = side === ATREIDES ? atreides : harkonnen; // § wfa.dice.results
  const rolled = RESULTS.map(() => 0);
  for (let n = diceToRoll(g, side); n > 0; n--) {
    const result = faces[random(g, faces.length)] ?? 0;
    rolled[result] = (rolled[result] ?? 0) + 1;
  }
  return rolled;
}
/** On the boxes of the one dashboard, and how many do not fit. */
function onOneDashboard(g: Look, side: Side, rolled: readonly number[]) {
  const seat = houseOf(g, side);
  const boxes = rolled.map((n) => Math.min(n, slotsOf(g, seat)));
  return [{ seat, boxes, excess: rolled.reduce((sum, n, result) => sum + n - (boxes[result] ?? 0), 0) }];
}
function rollActionDice(g: G): void {
  g.table.phase = 'actions';
  g.table.deeds = noDeeds();
  for (const side of [HARKONNEN, ATREIDES]) {
    if (isAutomatic(g, side)) continue; // § wfa.solo.dice-one-by-one
    const rolled = roll(g, side);
    const shares = isShared(g, side) ? divideDice(g, side, rolled) : onOneDashboard(g, side, rolled);
    for (const { seat, boxes, excess } of shares) {
      g.table.dice = replaced(g.table.dice, seat, boxes);
      g.table.excess = replaced(g.table.excess, seat, excess);
      g.table.used = replaced(g.table.used, seat, 0);
      emit(g, 'action dice', 'wfa.dice.roll', () => ({
        seat,
        dice: boxes
          .map((n, r) => `${n} ${RESULTS[r]}`)
          .filter((x) => !x.startsWith('0'))
          .join(', '),
        excess,
      }));
    }
  }
}

/** It lies on the smugglers board and takes no slot. */
function rollSmugglersDie(g: G): void {
  const faces = printedFor(g).dice.smugglers;
  const die = faces[random(g, faces.length)] ?? 0;
  changeSmugglers(g, { die });
  emit(g, 'smugglers die', 'wfa.smugglers.die', { result: RESULTS[die] ?? '' });
}

// ---- dice above the limit ----

type Changing = { side: Side };
const changing = words<Changing>();
const free = (g: Look, seat: Seat, result: number): number => slotsOf(g, seat) - onBox(g, seat, result);
const anyExcess = (g: Look): boolean => g.table.excess.some((n) => n > 0);
const excessOf = (g: Look, seat: Seat): number => g.table.excess[seat] ?? 0;
/** Whoever has more to change; the House player begins. § wfa.dice.excess-order-shared */
const whoChanges = (g: Look, side: Side): Seat =>
  excessOf(g, allyOf(g, side)) > excessOf(g, houseOf(g, side)) ? allyOf(g, side) : houseOf(g, side);

const ownResults = (g: Look, seat: Seat): Result[] => RESULTS.filter((r) => hasBox(g, seat, r));
function notThatResult(g: G, v: Changing, result: string, seat: Seat): RuleId | null {
  return isShared(g, v.side) ? notTheFewest(g, seat, result) : notTheFreest(g, seat, result);
}
function notTheFreest(g: Look, seat: Seat, result: string): RuleId | null {
  const n = resultOf(result);
  if (free(g, seat, n) <= 0) return 'wfa.dice.excess-change';
  const most = Math.max(...RESULTS.map((_, r) => free(g, seat, r)));
  return free(g, seat, n) === most ? null : 'wfa.dice.excess-most-free';
}
/** On a shared side: of the results of one's own dashboard one with the fewest dice, and a free slot. */
function notTheFewest(g: Look, seat: Seat, result: string): RuleId | null {
  const open = ownResults(g, seat)
    .map(resultOf)
    .filter((r) => free(g, seat, r) > 0);
  const fewest = Math.min(...open.map((r) => onBox(g, seat, r)));
  const n = resultOf(result);
  return open.includes(n) && onBox(g, seat, n) === fewest ? null : 'wfa.team.split-4-change';
}
/** § wfa.dice.excess-not-rerolled */
function change(g: G, _v: Changing, result: string, seat: Seat): void {
  const boxes = g.table.dice[seat];
  if (boxes === undefined) return;
  const to = resultOf(result);
  g.table.dice = replaced(g.table.dice, seat, replaced(boxes, to, (boxes[to] ?? 0) + 1));
  g.table.excess = replaced(g.table.excess, seat, excessOf(g, seat) - 1);
  emit(g, 'die changed', 'wfa.dice.excess-change', { seat, result });
}

const changeExcess = changing.procedure(
  'excess dice',
  'wfa.dice.excess-change',
  changing.whilst(
    (g) => anyExcess(g),
    changing.when(
      (g, v) => excessOf(g, whoChanges(g, v.side)) > 0,
      [
        changing.ask('change the die to what?', 'wfa.dice.excess-most-free', {
          who: (g, v) => whoChanges(g, v.side),
          options: () => RESULTS,
          refuse: notThatResult,
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

type Using = { seat: Seat };
const using = words<Using>();
const NO = 'no';

const sideUsing = (g: Look, v: Using): Side => (sideOf(g, v.seat) === ATREIDES ? ATREIDES : HARKONNEN);
/** Where the House player has used none, the partner may: one token for each side. § wfa.team.bene-gesserit */
const partnerMayUse = (side: Side) =>
  function partnerMay(g: Look): boolean {
    return isShared(g, side) && (g.table.gesseritBox[houseOf(g, side)] ?? -1) < 0;
  };
function notThatBox(g: G, v: Using, option: string): RuleId | null {
  if (option === NO) return null;
  const own = ownResults(g, v.seat).map(resultOf);
  const n = resultOf(option);
  const fewest = Math.min(...own.map((r) => onBox(g, v.seat, r)));
  if (own.includes(n) && onBox(g, v.seat, n) === fewest && free(g, v.seat, n) > 0) return null; // § wfa.bene-gesserit.slot § wfa.team.bene-gesserit-slot
  return isShared(g, sideUsing(g, v)) ? 'wfa.team.bene-gesserit-slot' : 'wfa.bene-gesserit.slot';
}
const useToken = using.procedure(
  'bene gesserit',
  'wfa.bene-gesserit.when',
  using.finishIf((g, v) => (g.table.gesserit[sideUsing(g, v)] ?? 0) === 0),
  using.ask('use a Bene Gesserit token?', 'wfa.bene-gesserit.one-per-round', {
    who: (_g, v) => v.seat,
    options: () => [...RESULTS, NO],
    refuse: notThatBox,
    then: (g, v, option) => {
      if (option === NO) return;
      const side = sideUsing(g, v);
      g.table.gesserit = replaced(g.table.gesserit, side, (g.table.gesserit[side] ?? 0) - 1);
      g.table.gesseritBox = replaced(g.table.gesseritBox, v.seat, resultOf(option));
      emit(g, 'token used', 'wfa.bene-gesserit.when', { seat: v.seat, result: option });
    },
  }),
);

// ---- the end ----

const NO_DICE: readonly number[] = Array.from(RESULTS, () => 0);
/** What was not spent has no effect; an unspent token goes back to its owner. */
function lapse(g: G): void {
  g.table.sides.forEach((side, seat) => {
    if ((g.table.gesseritBox[seat] ?? -1) < 0) return;
    g.table.gesseritBox = replaced(g.table.gesseritBox, seat, -1);
    g.table.gesserit = replaced(g.table.gesserit, side, (g.table.gesserit[side] ?? 0) + 1); // § wfa.bene-gesserit.unused-returned
  });
  g.table.dice = g.table.sides.map(() => NO_DICE);
  changeSmugglers(g, { die: -1 });
}

/** Those that nobody has used go back to their supply. */
function frigatesLeave(g: G): void {
  g.table.air = g.table.air.map((what) => (isFrigate(what) ? '' : what));
}

const phase = words<Record<never, never>>();
export const actionResolution = phase.procedure(
  'action resolution',
  'wfa.round.phase-owners',
  phase.when(inDesertWar, [phase.call(placeCamps, () => ({}), 'wfa.desert-war.camps-before-roll')]),
  phase.act(rollActionDice, 'wfa.dice.roll'),
  phase.when(inMahdi, [phase.act(gatherDice, 'wfa.solo.unused-dice')]),
  phase.when(areAllied, [phase.act(rollSmugglersDie, 'wfa.smugglers.die')]),
  phase.call(changeExcess, () => ({ side: HARKONNEN })),
  phase.call(useToken, (g) => ({ seat: houseOf(g, HARKONNEN) })),
  phase.when(partnerMayUse(HARKONNEN), [phase.call(useToken, (g) => ({ seat: allyOf(g, HARKONNEN) }))]),
  phase.call(useToken, (g) => ({ seat: houseOf(g, ATREIDES) })),
  phase.when(partnerMayUse(ATREIDES), [phase.call(useToken, (g) => ({ seat: allyOf(g, ATREIDES) }))]),
  phase.call(actionTurns, () => ({ side: ATREIDES })),
  phase.act(lapse, 'wfa.round.unspent-dice-lost'),
  phase.when(guildAtWork, [phase.act(frigatesLeave, 'wfa.guild.superior-transport')]),
);
