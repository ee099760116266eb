// Using an action die: one of the options of its result.

import type { Procedure, Seat } from '@landsraad/kernel';
import { attack, attackWith, canAttack } from '../battles/battle.ts';
import { leaderWord } from '../leaders.ts';
import { leaderIn } from '../pieces.ts';
import { DIE_USES } from '../questions.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, allyOf, deciderOf, type Side } from '../sides.ts';
import type { G, Table } from '../table.ts';
import { handBack, handOver } from '../three-four-players/acting.ts';
import { hasBox } from '../three-four-players/dashboards.ts';
import { words } from '../words.ts';
import { draw, drawCards } from './drawing.ts';
import { ANY, only } from './filters.ts';
import { march, move } from './movement.ts';
import { deploy, putOnBoard } from './muster.ts';
import { callingOn, lacksFigure, leadersOnBox, specialAction } from './special-actions.ts';
import { replaceUnits, upgrade } from './upgrade.ts';
import { anyVehicles, placeVehicles } from './vehicles.ts';

export type Action = { side: Side; result: string; how: string; before: Seat };
const action = words<Action>();
const NOTHING = 'nothing';
const LEADERSHIP = only('leader');

const OPTIONS: { readonly [result: string]: readonly string[] } = {
  strategy: ['move', 'attack'],
  leadership: ['move', 'surprise attack'],
  deployment: ['deploy'],
  mentat: ['draw'],
};
const HOUSE_ATREIDES = (['strategy', 'leadership', 'deployment', 'mentat'] as const).map((as) =>
  DIE_USES.key({ leader: -1, as }),
);
const HOUSE_HARKONNEN = ['elites', 'vehicles'];

function couldDo(g: G, v: Action): string[] {
  // § wfa.leaders.special-optional
  const all = (OPTIONS[v.result] ?? (v.side === ATREIDES ? HOUSE_ATREIDES : HOUSE_HARKONNEN)).slice();
  for (const l of leadersOnBox(g, v.side, v.result)) all.push(leaderWord(l));
  all.push(NOTHING);
  return all;
}
function cannotDo(g: G, v: Action, how: string): RuleId | null {
  if (how === 'attack') return canAttack(g, v.side, ANY) ? null : 'wfa.battle.target';
  if (how === 'surprise attack') return canAttack(g, v.side, LEADERSHIP) ? null : 'wfa.actions.leadership-attack';
  return lacksFigure(g, leaderIn(how)) ? 'wfa.leaders.special-off-board' : null;
}
const does = (...ways: readonly string[]) =>
  function thatWay(_g: G, v: Action): boolean {
    return ways.includes(v.how);
  };
const standsFor = (v: Action): string => DIE_USES.of(v.how)?.as ?? '';
const standsIn = (_g: G, v: Action): boolean => standsFor(v) !== '';
/** An action found only on the Fremen Ally's dashboard is performed by that player. § wfa.team.house-atreides-die */
const performer = (g: G, v: Action): Seat =>
  hasBox(g, deciderOf(g, v.side), standsFor(v)) ? deciderOf(g, v.side) : allyOf(g, v.side);
const callsLeader = (_g: G, v: Action): boolean => leaderIn(v.how) >= 0;
const STRATEGY_LEGIONS = 2;

const moveOrAttack = [
  action.when(
    (_g, v) => v.how === 'move' && v.result === 'strategy',
    [action.call(move, (_g, v) => march(v.side, STRATEGY_LEGIONS), 'wfa.actions.strategy-move')],
  ),
  action.when(
    (_g, v) => v.how === 'move' && v.result === 'leadership',
    [action.call(move, (_g, v) => march(v.side, STRATEGY_LEGIONS, LEADERSHIP), 'wfa.actions.leadership-move')],
  ),
  action.when(does('attack'), [
    action.call(attack, (_g, v) => attackWith(v.side, ANY, false), 'wfa.actions.strategy-attack'),
  ]),
  action.when(does('surprise attack'), [
    action.call(attack, (_g, v) => attackWith(v.side, LEADERSHIP, true), 'wfa.actions.leadership-attack'),
  ]),
];
const deployment = [
  action.when(
    function deploysAtreides(_g, v) {
      return v.side === ATREIDES;
    },
    [
      action.call(
        putOnBoard,
        (_g, v) => deploy(v.side, ['token', 'leader'], 'one settlement'),
        'wfa.actions.deployment-atreides',
      ),
    ],
    [
      action.call(
        putOnBoard,
        (_g, v) => deploy(v.side, ['regular', 'regular', 'regular', 'leader'], 'own settlements'),
        'wfa.actions.deployment-harkonnen',
      ),
    ],
  ),
];

export const useDie: Procedure<Table, Action> = action.procedure(
  'action',
  'wfa.dice.turn-options',
  action.ask('use the die how?', 'wfa.actions.choose-one', {
    who: (g, v) => deciderOf(g, v.side),
    about: (_g, v) => ({ result: v.result }),
    means: (_g, _v, how) => DIE_USES.of(how),
    options: couldDo,
    refuse: cannotDo,
    then: (_g, v, how) => {
      v.how = how;
    },
  }),
  action.when(does('move', 'attack', 'surprise attack'), moveOrAttack, [
    action.when(does('deploy'), deployment),
    action.when(does('draw'), [action.call(drawCards, (_g, v) => draw(v.side, 2), 'wfa.actions.mentat')]),
    action.when(does('elites'), [
      action.call(
        replaceUnits,
        (_g, v) => upgrade(v.side, 2, 'regular', 'elite'),
        'wfa.actions.house-harkonnen-elites',
      ),
    ]),
    action.when(does('vehicles'), [
      action.call(placeVehicles, () => anyVehicles(2), 'wfa.actions.house-harkonnen-vehicles'),
    ]),
    action.when(standsIn, [
      action.act(function thePerformer(g, v) {
        v.before = handOver(g, v.side, performer(g, v));
      }),
      action.call(
        (): Procedure<Table, Action> => useDie,
        (_g, v) => ({ side: v.side, result: standsFor(v), how: '', before: -1 }), // § wfa.actions.house-atreides-special
        'wfa.actions.house-atreides',
      ),
      action.act(function performed(g, v) {
        handBack(g, v.before);
      }),
    ]),
    action.when(callsLeader, [action.call(specialAction, (_g, v) => callingOn(v.side, leaderIn(v.how)))]),
  ]),
);
