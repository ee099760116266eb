// Desert Power: the Atreides use the worms.

import { replaced, type Procedure, type Seat } from '@landsraad/kernel';
import { atreidesAfterwards, atreidesBefore, salvo } from '../desert-war/atreides-actions.ts';
import type { Played } from '../cards/play.ts';
import { inDesertWar, mayFollow } from '../desert-war/desert-war.ts';
import { callSandriders, mayCallRiders, ridersAlone } from '../desert-war/sandriders.ts';
import { leaderId, leaderOf } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, allyOf, deciderOf } from '../sides.ts';
import type { G, Look, Table } from '../table.ts';
import { handBack, handOver } from '../three-four-players/acting.ts';
import {
  attackWithSandworm,
  moveSandworms,
  movingWorms,
  strike,
  wildMakerArea,
  wormsCanMove,
  wormsCanStrike,
} from '../worms/sandworms.ts';
import { placeWormsigns, placingWormsigns } from '../worms/wormsigns.ts';
import { emit, words } from '../words.ts';
import { unusedDice } from './dice.ts';
import { callingOn, lacksFigure, leadersOfTheDesert, specialAction } from './special-actions.ts';

const MOST_WORMSIGNS = 2;
const MOST_WORMS = 2;

/** Fewer unused dice than the Harkonnens. § wfa.actions.desert-power-condition */
export const mayTakeDesertPower = (g: Look): boolean => unusedDice(g, ATREIDES) < unusedDice(g, HARKONNEN);

type Power = { how: string; before: Seat };
export const powers = (): Power => ({ how: '', before: -1 });
const power = words<Power>();
const NOTHING = 'nothing';
const SANDRIDERS = 'sandriders';

function couldDo(g: G): string[] {
  const leaders = [...leadersOfTheDesert(g).map(leaderId), ...(mayCallRiders(g) ? [SANDRIDERS] : [])]; // § wfa.desert-war.two-desert-power-leaders
  return ['wormsigns', 'move sandworms', 'attack with a sandworm', ...leaders, NOTHING];
}
function cannot(g: G, _v: Power, how: string): RuleId | null {
  if (how === 'move sandworms') return wormsCanMove(g) ? null : 'wfa.actions.desert-power-move';
  if (how === 'attack with a sandworm') return wormsCanStrike(g) ? null : 'wfa.actions.desert-power-attack';
  if (how === SANDRIDERS) return ridersAlone(g).length > 0 ? null : 'wfa.desert-war.sandrider-special';
  return lacksFigure(g, leaderOf(how)) ? 'wfa.leaders.special-off-board' : null;
}
/** The Wild Maker moves, then attacks: what the Shai-Hulud card says. */
const makers = words<Record<never, never>>();
export const wildMakerActs = makers.procedure(
  'wild maker',
  'wfa.leaders.wild-maker-special',
  makers.when((g) => wildMakerArea(g) >= 0, [makers.call(moveSandworms, (g) => movingWorms(1, wildMakerArea(g)))]),
  makers.when((g) => wildMakerArea(g) >= 0, [makers.call(attackWithSandworm, (g) => strike(wildMakerArea(g)))]),
);

export const desertPower = power.procedure(
  'desert power',
  'wfa.actions.desert-power-no-die',
  power.act(function summoned(g, v) {
    v.before = handOver(g, ATREIDES, allyOf(g, ATREIDES)); // § wfa.team.desert-power-player
    emit(g, 'desert power', 'wfa.actions.desert-power-no-die', { seat: deciderOf(g, ATREIDES) });
  }),
  // Whoever has granted it. § wfa.desert-war.atreides-action-granted
  power.when(inDesertWar, [power.call(atreidesBefore, () => salvo(), 'wfa.desert-war.atreides-action')]),
  power.ask('use desert power how?', 'wfa.actions.desert-power-no-die', {
    who: (g) => deciderOf(g, ATREIDES),
    options: couldDo,
    refuse: cannot,
    then: (g, v, how) => {
      v.how = how;
      // At once, so that Desert Power which the leader grants does not call the same leader again.
      if (leaderOf(how) >= 0) g.table.spent = replaced(g.table.spent, leaderOf(how), true);
    },
  }),
  power.when(
    (_g, v) => v.how === 'wormsigns',
    [power.call(placeWormsigns, () => placingWormsigns(MOST_WORMSIGNS, true))],
  ),
  power.when((_g, v) => v.how === 'move sandworms', [power.call(moveSandworms, () => movingWorms(MOST_WORMS))]),
  power.when((_g, v) => v.how === 'attack with a sandworm', [power.call(attackWithSandworm, () => strike())]),
  power.when(
    (_g, v) => v.how === SANDRIDERS,
    [power.call(callSandriders, () => ({ area: -1 }), 'wfa.desert-war.sandriders-special-counts')],
  ),
  power.when(
    (_g, v) => leaderOf(v.how) >= 0,
    [
      power.call(
        (): Procedure<Table, Played> => specialAction,
        (_g, v) => callingOn(ATREIDES, leaderOf(v.how)),
      ),
    ],
  ),
  power.when(mayFollow, [power.call(atreidesAfterwards, () => salvo(), 'wfa.desert-war.atreides-action')]),
  power.act(function done(g, v) {
    handBack(g, v.before);
  }),
);
