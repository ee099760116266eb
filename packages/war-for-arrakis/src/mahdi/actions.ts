// The Harkonnen actions: what each result of a die does, and the special actions that take their place.

import { replaced } from '@landsraad/kernel';
import { leadersOnBox } from '../actions/special-actions.ts';
import { ANY, only, withLeader } from '../actions/filters.ts';
import { isOnBoard } from '../board/figures.ts';
import { forgetLegion } from '../board/that-legion.ts';
import { ARAMSHAM, BARON, FEYD, HAWAT, MOHIAM, RABBAN, SHADDAM, type Leader } from '../leaders.ts';
import { HARKONNEN, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { assault, assaulting, canAssault } from './attack.ts';
import { playFrom } from './cards.ts';
import { canDeploy, deployUnits, deploying } from './deployment.ts';
import { canMarch, marchTo, marching } from './movement.ts';
import { canUpgrade, upgradeUnits, upgrading } from './placing.ts';
import { cardsLeft, firstDeck, otherDeck } from './reinforcements.ts';
import { placingVehicles, sendVehicles } from './vehicle-placement.ts';
import type { DeckId } from '../components.ts';

type Acting = { result: string; leader: Leader; left: number; deck: DeckId };
const action = words<Acting>();
export const actingOn = (result: string): Acting => ({ result, leader: -1, left: 0, deck: 'houseHarkonnen' });

// ---- special actions ----

/** Whether it could change anything. § wfa.solo.special-criteria */
const COULD: { readonly [leader: number]: (g: Look) => boolean } = {
  [BARON]: (g) => canUpgrade(g, 'regular', 'elite'),
  [SHADDAM]: (g) => canUpgrade(g, 'elite', 'special'),
  [RABBAN]: (g) => isOnBoard(g, RABBAN) && canMarch(g, withLeader(RABBAN)),
  [FEYD]: (g) => isOnBoard(g, FEYD) && (canMarch(g, withLeader(FEYD)) || canAssault(g, withLeader(FEYD))),
  [HAWAT]: cardsLeft,
  [MOHIAM]: cardsLeft,
  [ARAMSHAM]: canDeploy,
};
/** The leader whose special action takes the place of the normal one; -1 for none. § wfa.solo.special-first */
const whoActs = (g: Look, result: string): Leader =>
  leadersOnBox(g, HARKONNEN, result).find((l) => COULD[l]?.(g) === true) ?? -1;
function callLeader(g: G, v: Acting): void {
  v.leader = whoActs(g, v.result);
  forgetLegion(g);
  if (v.leader < 0) return;
  g.table.spent = replaced(g.table.spent, v.leader, true);
  emit(g, 'special action', 'wfa.solo.special-first', { leader: v.leader, seat: deciderOf(g, HARKONNEN) });
}
const is = (...leaders: readonly Leader[]) =>
  function itsLeader(_g: Look, v: Acting): boolean {
    return leaders.includes(v.leader);
  };
const RABBANS = withLeader(RABBAN);
const FEYDS = withLeader(FEYD);
const playCards = action.whilst(
  (_g, v) => v.left > 0,
  action.call(playFrom, (_g, v) => ({ deck: v.deck, card: '' })),
  action.act(function oneFewer(_g, v) {
    v.left--;
  }),
);
const playThree = (deck: DeckId) => [
  action.act(function threeCards(_g, v) {
    v.left = 3;
    v.deck = deck;
  }),
  playCards,
];
const special = [
  action.when(is(RABBAN), [
    action.call(marchTo, () => marching(1, RABBANS)),
    action.when((g) => isOnBoard(g, RABBAN), [action.call(marchTo, () => marching(1, RABBANS, true))]),
  ]),
  action.when(is(FEYD), [
    action.when((g) => canMarch(g, FEYDS), [action.call(marchTo, () => marching(1, FEYDS))]),
    action.when(
      (g) => isOnBoard(g, FEYD) && canAssault(g, FEYDS),
      [action.call(assault, () => assaulting(FEYDS, false))],
    ),
  ]),
  action.when(is(BARON), [action.call(upgradeUnits, () => upgrading(3, 'regular', 'elite'))]),
  action.when(is(SHADDAM), [action.call(upgradeUnits, () => upgrading(3, 'elite', 'special'))]),
  action.when(is(ARAMSHAM), [action.call(deployUnits, () => deploying('regular', 'regular', 'special'))]),
  action.when(is(HAWAT), playThree('houseHarkonnen'), [], 'wfa.solo.hawat'),
  action.when(is(MOHIAM), playThree('corrinoAlly'), [], 'wfa.solo.mohiam'),
];

// ---- normal actions ----

const LEADERS = only('leader');
const STRATEGY_LEGIONS = 2;
const has = (result: string) =>
  function thatResult(_g: Look, v: Acting): boolean {
    return v.result === result;
  };
/** § wfa.solo.military-order § wfa.solo.leadership-surprise § wfa.solo.leadership-leaders */
const military = (filter: typeof ANY, surprise: boolean) => [
  action.when(
    (g) => canAssault(g, filter),
    [action.call(assault, () => assaulting(filter, surprise), 'wfa.solo.military-order')],
    [action.call(marchTo, () => marching(STRATEGY_LEGIONS, filter), 'wfa.solo.military-order')],
  ),
];
/** Two cards of alternating decks. § wfa.solo.mentat § wfa.solo.alternation */
const mentat = [
  action.act(function whereItStarts(g, v) {
    v.deck = firstDeck(g);
  }, 'wfa.solo.alternation'),
  action.call(playFrom, (_g, v) => ({ deck: v.deck, card: '' })),
  action.call(playFrom, (_g, v) => ({ deck: otherDeck(v.deck), card: '' })),
];
/** Both effects, the upper one first. § wfa.solo.house */
const house = [
  action.call(upgradeUnits, () => upgrading(2, 'regular', 'elite'), 'wfa.solo.house'),
  action.call(sendVehicles, () => placingVehicles(1, 1, 0), 'wfa.solo.house'),
];

/** A special action takes the place of all of it. § wfa.solo.special-replaces-all */
export const harkonnenAction = action.procedure(
  'a harkonnen action',
  'wfa.solo.special-first',
  action.act(callLeader, 'wfa.solo.special-first'),
  action.when(
    (_g, v) => v.leader >= 0,
    special,
    [
      action.when(has('leadership'), military(LEADERS, true)),
      action.when(has('strategy'), military(ANY, false)),
      action.when(has('deployment'), [
        action.call(deployUnits, () => deploying('regular', 'regular', 'regular'), 'wfa.solo.deployment'),
      ]),
      action.when(has('mentat'), mentat),
      action.when(has('house'), house),
    ],
    'wfa.solo.special-replaces-all',
  ),
);
