// Action turns: one action each, the Atreides first, until the Harkonnens have no die left.

import type { Seat } from '@landsraad/kernel';
import { useDie } from '../actions/action.ts';
import { desertPower, mayTakeDesertPower, powers } from '../actions/desert-power.ts';
import { diceNamed, dieAndToken, hasSmugglersDie, onBox, spendDie, unusedDice, unusedDiceOf } from '../actions/dice.ts';
import { cannotBePlayed, playCard, showCard } from '../cards/play.ts';
import { claim, costsADie, noClaim, row } from '../cards/prescience.ts';
import { handKinds } from '../components.ts';
import { inDesertWar, mayFollow } from '../desert-war/desert-war.ts';
import { acting, harkonnenAfterwards, harkonnenBefore } from '../desert-war/harkonnen-actions.ts';
import type { RuleId } from '../ledger.ts';
import { isAutomatic } from '../mahdi/mahdi.ts';
import { harkonnenTurn, harkonnenTurnNow } from '../mahdi/turn.ts';
import { ATREIDES, HARKONNEN, allyOf, deciderOf, houseOf, isShared, opponent, seatsOf, type Side } from '../sides.ts';
import { useSmugglersDie } from '../smugglers/die.ts';
import { handOver } from '../three-four-players/acting.ts';
import { resultOf, type G, type Look } from '../table.ts';
import { words } from '../words.ts';
import { PLAYS, playWord } from '../questions.ts';
import { tankAdvances, turnBegins, turnEnds } from './2-begin-and-end-of-a-turn.ts';

export type Turn = { side: Side; seat: Seat; said: string; result: number; token: boolean; card: string };
const turns = words<Turn>();
const CLAIM = 'claim a card';
const POWER = 'desert power';
const SMUGGLERS_DIE = 'smugglers die';

// ---- what to do ----

const canBeClaimed = (g: Look, card: string): boolean => costsADie(g, card) && noClaim(g, card) === null;
const claimable = (g: Look): string[] => row(g).filter((c) => canBeClaimed(g, c));

/** The players of a side who can take this turn. */
const couldAct = (g: Look, side: Side): Seat[] =>
  seatsOf(g, side).filter((seat) => {
    if (forcedDie(g, side) && onBox(g, seat, g.table.forcedDie) === 0) return false;
    return unusedDiceOf(g, seat) > 0 || (mayCallOnTheDesert(g, seat) && mayTakeDesertPower(g));
  });
/** Partners choose which of them acts; the House player says so. § wfa.team.turns */
const whoActs = [
  turns.when(
    (g, v) => couldAct(g, v.side).length > 1,
    [
      turns.ask('who acts?', 'wfa.team.turns', {
        who: (g, v) => houseOf(g, v.side),
        options: () => ['house', 'ally'],
        then: (g, v, who) => {
          handOver(g, v.side, who === 'house' ? houseOf(g, v.side) : allyOf(g, v.side));
        },
      }),
    ],
    [
      turns.act(function theOnlyOne(g, v) {
        handOver(g, v.side, couldAct(g, v.side)[0] ?? -1);
      }),
    ],
  ),
];
/** Desert Power is the Fremen Ally's. § wfa.team.desert-power-player */
const mayCallOnTheDesert = (g: Look, seat: Seat): boolean => seat === allyOf(g, ATREIDES);

function couldDo(g: G, v: Turn, seat: Seat): string[] {
  const all: string[] = diceNamed(g, seat);
  if (all.length > 0) {
    for (const card of handKinds(g, seat)) all.push(playWord(card));
    if (v.side === ATREIDES) all.push(CLAIM);
  }
  if (mayCallOnTheDesert(g, seat)) all.push(POWER);
  if (hasSmugglersDie(g, seat)) all.push(SMUGGLERS_DIE);
  return all;
}
function cannotDo(g: G, v: Turn, said: string): RuleId | null {
  if (said === SMUGGLERS_DIE) return null;
  if (said === POWER) return mayTakeDesertPower(g) ? null : 'wfa.actions.desert-power-condition';
  if (said === CLAIM) return row(g).some((c) => canBeClaimed(g, c)) ? null : 'wfa.prescience.claim-conditions';
  const played = PLAYS.of(said);
  return played === null ? notTheForcedDie(g, v.side, said) : cannotBePlayed(played.card);
}
/** Truthtrance names the die of the next Harkonnen turn. */
const forcedDie = (g: Look, side: Side): boolean =>
  side === HARKONNEN &&
  g.table.forcedDie >= 0 &&
  g.table.sides.some((s, seat) => s === side && onBox(g, seat, g.table.forcedDie) > 0);
function notTheForcedDie(g: Look, side: Side, result: string): RuleId | null {
  if (!forcedDie(g, side)) return null;
  return resultOf(result) === g.table.forcedDie ? null : 'wfa.cards.truthtrance-die-for-card';
}
const usesADie = (_g: Look, v: Turn): boolean => v.result >= 0 && !spendsIt(v);
const plays = (_g: Look, v: Turn): boolean => v.card !== '' && PLAYS.of(v.said) !== null;
const claims = (_g: Look, v: Turn): boolean => v.said === CLAIM;
const spendsIt = (v: Turn): boolean => v.said === CLAIM || PLAYS.of(v.said) !== null;
const spends = (_g: Look, v: Turn): boolean => v.card !== '' && spendsIt(v);
const isSpoilt = (g: Look, v: Turn): boolean => claims(g, v) && (v.card === '' || !canBeClaimed(g, v.card));
/** § wfa.prescience.claim-conditions */
function thinkAgain(g: G, v: Turn): void {
  if (isSpoilt(g, v)) Object.assign(v, { said: '', card: '', result: -1 });
}
const takesSmugglersDie = (_g: Look, v: Turn): boolean => v.said === SMUGGLERS_DIE;
const takesPower = (_g: Look, v: Turn): boolean => v.said === POWER;

// ---- the die of a turn ----

function pay(g: G, v: Turn): void {
  spendDie(g, v.seat, v.result, v.token);
}

/** Whatever the die is spent on. § wfa.desert-war.harkonnen-action-any-die */
const mayActInDesertWar = (g: Look, v: Turn): boolean => v.side === HARKONNEN && inDesertWar(g);

const dieOrToken = turns.when(
  (g, v) => dieAndToken(g, v.seat, v.result),
  [
    turns.ask('spend the die or the token?', 'wfa.bene-gesserit.is-a-die', {
      who: (g, v) => deciderOf(g, v.side),
      about: (_g, v) => ({ result: v.said }),
      options: () => ['die', 'token'],
      then: (_g, v, what) => {
        v.token = what === 'token';
      },
    }),
  ],
);
const payTheDie = [
  turns.act(pay, 'wfa.dice.spent'),
  turns.when(mayActInDesertWar, [
    turns.call(harkonnenBefore, () => acting(), 'wfa.desert-war.harkonnen-action-any-die'),
  ]),
];

export const turn = turns.procedure(
  'turn',
  'wfa.dice.turn-options',
  turns.turnOf((g, v) => deciderOf(g, v.side)),
  turns.act(turnBegins),
  turns.when((g, v) => isShared(g, v.side), whoActs),
  turns.whilst(
    (_g, v) => v.said === '',
    turns.ask('what do you do?', 'wfa.dice.turn-options', {
      who: (g, v) => deciderOf(g, v.side),
      means: (_g, _v, said) => PLAYS.of(said),
      options: couldDo,
      refuse: cannotDo,
      // Which cards could be played is secret.
      always: true,
      then: (g, v, said, seat) => {
        v.seat = seat;
        v.said = said;
        v.result = resultOf(said);
        v.token = false;
        const played = PLAYS.of(said);
        if (played === null) return;
        // The card is shown at once: no note keeps a secret.
        v.card = played.card;
        showCard(g, seat, v.card);
      },
    }),
    // A free action may take away what could be claimed: then something else is done.
    turns.when(claims, [
      turns.ask('claim which card?', 'wfa.prescience.claim-die', {
        who: (g, v) => deciderOf(g, v.side),
        options: claimable,
        orNothing: true,
        then: (_g, v, card) => {
          v.card = card;
        },
      }),
      turns.act(thinkAgain),
    ]),
    turns.when(spends, [
      turns.ask('spend which die?', 'wfa.cards.play-cost', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ card: v.card }),
        options: (g, v): string[] => (isSpoilt(g, v) ? [] : diceNamed(g, v.seat)),
        orNothing: true,
        refuse: (g, v, result) => notTheForcedDie(g, v.side, result),
        then: (_g, v, result) => {
          v.result = resultOf(result);
        },
      }),
      dieOrToken,
      turns.act(thinkAgain),
    ]),
  ),
  turns.when(
    usesADie,
    [dieOrToken, ...payTheDie, turns.call(useDie, (_g, v) => ({ side: v.side, result: v.said, how: '', before: -1 }))],
    [
      turns.when(takesPower, [turns.call(desertPower, () => powers())]),
      turns.when(takesSmugglersDie, [turns.call(useSmugglersDie, () => ({ result: '', how: '' }))]),
      turns.when(spends, [
        ...payTheDie,
        turns.when(plays, [turns.call(playCard, (_g, v) => ({ side: v.side, card: v.card }))]),
        turns.when(claims, [turns.call(claim, (_g, v) => ({ card: v.card, done: 0 }))]),
      ]),
    ],
  ),
  turns.when(
    (g, v) => v.side === HARKONNEN && mayFollow(g),
    [turns.call(harkonnenAfterwards, () => acting(), 'wfa.desert-war.harkonnen-action')],
  ),
  turns.act(tankAdvances, 'wfa.tank.advance'),
  turns.act(turnEnds),
);

// ---- alternating ----

const alternating = words<{ side: Side }>();
const noTurn = (side: Side): Turn => ({ side, seat: -1, said: '', result: -1, token: false, card: '' });
const canAct = (g: Look, side: Side): boolean =>
  unusedDice(g, side) > 0 || (side === ATREIDES && mayTakeDesertPower(g));

export const actionTurns = alternating.procedure(
  'action turns',
  'wfa.dice.turn-order',
  alternating.whilst(
    function harkonnensHaveDice(g) {
      return unusedDice(g, HARKONNEN) > 0; // § wfa.dice.phase-end
    },
    alternating.when(
      (g, v) => canAct(g, v.side),
      [
        alternating.when(
          (g, v) => isAutomatic(g, v.side),
          [alternating.call(harkonnenTurn, () => harkonnenTurnNow(), 'wfa.solo.dice-one-by-one')],
          [alternating.call(turn, (_g, v) => noTurn(v.side))],
        ),
      ],
    ),
    alternating.act(function theOther(_g, v) {
      v.side = opponent(v.side);
    }),
  ),
);
