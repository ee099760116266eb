// Desert Power: the Atreides use the worms.

import { replaced, type Seat } from '@landsraad/kernel';
import { atreidesAfterwards, atreidesBefore, salvo } from '../desert-war/atreides-actions.ts';
import { inDesertWar, mayFollow } from '../desert-war/desert-war.ts';
import { callSandriders, mayCallRiders, ridersAlone } from '../desert-war/sandriders.ts';
import { WILD_MAKER } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, allyOf, deciderOf } from '../sides.ts';
import { mayCallStaban, stabanActs } from '../smugglers/staban-tuek.ts';
import type { G, Look } from '../table.ts';
import { handBack, handOver } from '../three-four-players/acting.ts';
import { isActive } from '../tracks.ts';
import {
  attackWithSandworm,
  moveSandworms,
  movingWorms,
  strike,
  wormAreas,
  wormsCanMove,
  wormsCanStrike,
} from '../worms/sandworms.ts';
import { placeWormsigns, placingWormsigns } from '../worms/wormsigns.ts';
import { emit, words } from '../words.ts';
import { unusedDice } from './dice.ts';

const MOST_WORMSIGNS = 2;
const MOST_WORMS = 2;

/** Fewer unused dice than the Harkonnens. § wfa.actions.desert-power-condition */
export const mayTakeDesertPower = (g: Look): boolean => unusedDice(g, ATREIDES) < unusedDice(g, HARKONNEN);

type Power = { how: string; before: Seat };
export const powers = (): Power => ({ how: '', before: -1 });
const power = words<Power>();
const NOTHING = 'nothing';

function couldDo(g: G): string[] {
  const wild =
    isActive(g, WILD_MAKER) && g.table.spent[WILD_MAKER] !== true && (g.table.leaders[WILD_MAKER] ?? -1) >= 0;
  const leaders = [
    ...(wild ? ['wild-maker'] : []),
    ...(mayCallRiders(g) ? ['sandriders'] : []),
    ...(mayCallStaban(g) ? ['staban-tuek'] : []),
  ]; // § wfa.desert-war.two-desert-power-leaders
  return ['wormsigns', 'move sandworms', 'attack with a sandworm', ...leaders, NOTHING];
}
function cannot(g: G, _v: Power, how: string): RuleId | null {
  if (how === 'move sandworms') return wormsCanMove(g) ? null : 'wfa.actions.desert-power-move';
  if (how === 'attack with a sandworm') return wormsCanStrike(g) ? null : 'wfa.actions.desert-power-attack';
  if (how === 'sandriders') return ridersAlone(g).length > 0 ? null : 'wfa.desert-war.sandrider-special';
  return null;
}
const wildMaker = (g: Look): number =>
  wormAreas(g).includes(g.table.leaders[WILD_MAKER] ?? -1) ? (g.table.leaders[WILD_MAKER] ?? -1) : -1;

/** The Wild Maker moves, then attacks. */
const makers = words<Record<never, never>>();
export const wildMakerActs = makers.procedure(
  'wild maker',
  'wfa.leaders.wild-maker-special',
  makers.when((g) => wildMaker(g) >= 0, [makers.call(moveSandworms, (g) => movingWorms(1, wildMaker(g)))]),
  makers.when((g) => wildMaker(g) >= 0, [makers.call(attackWithSandworm, (g) => strike(wildMaker(g)))]),
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
      if (how === 'wild-maker') g.table.spent = replaced(g.table.spent, WILD_MAKER, true);
    },
  }),
  power.when(
    (_g, v) => v.how === 'wormsigns',
    [power.call(placeWormsigns, () => placingWormsigns(MOST_WORMSIGNS, true))],
  ),
  power.when((_g, v) => v.how === 'move sandworms', [power.call(moveSandworms, () => movingWorms(MOST_WORMS))]),
  power.when((_g, v) => v.how === 'attack with a sandworm', [power.call(attackWithSandworm, () => strike())]),
  power.when((_g, v) => v.how === 'wild-maker', [power.call(wildMakerActs, () => ({}))]),
  power.when(
    (_g, v) => v.how === 'sandriders',
    [power.call(callSandriders, () => ({ area: -1 }), 'wfa.desert-war.sandriders-special-counts')],
  ),
  power.when((_g, v) => v.how === 'staban-tuek', [power.call(stabanActs, () => ({ how: '' }))]),
  power.when(mayFollow, [power.call(atreidesAfterwards, () => salvo(), 'wfa.desert-war.atreides-action')]),
  power.act(function done(g, v) {
    handBack(g, v.before);
  }),
);
