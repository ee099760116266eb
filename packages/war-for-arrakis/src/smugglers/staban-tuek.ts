// Staban Tuek: his special action, and his return from the tank.

import { replaced } from '@landsraad/kernel';
import { freeZones } from '../actions/air-zones.ts';
import { only } from '../actions/filters.ts';
import { march, move } from '../actions/movement.ts';
import { attack, attackWith, canAttack } from '../battles/battle.ts';
import { areaOf, idOf, zoneId, zoneOf } from '../board/areas.ts';
import { hasLegion, legionAreas } from '../board/contents.ts';
import { STABAN } from '../leaders.ts';
import { ATREIDES, allyOf, deciderOf } from '../sides.ts';
import type { Look } from '../table.ts';
import { isActive } from '../tracks.ts';
import { emit, on, words } from '../words.ts';
import { areAllied } from './smugglers.ts';
import { SMUGGLER_ORNITHOPTER, ornithoptersLeft } from './vehicles.ts';

const SMUGGLERS = only('smuggler');
const NONE = 'none';

/** His card lies faceup on the Desert Power box. */
export const mayCallStaban = (g: Look): boolean =>
  areAllied(g) && isActive(g, STABAN) && g.table.spent[STABAN] !== true;

const acts = words<{ how: string }>();
/** § wfa.smugglers.staban-tuek */
export const stabanActs = acts.procedure(
  'staban tuek',
  'wfa.smugglers.staban-tuek',
  acts.act(function turnTheCard(g) {
    g.table.spent = replaced(g.table.spent, STABAN, true);
    emit(g, 'special action', 'wfa.smugglers.staban-tuek', { leader: STABAN, seat: deciderOf(g, ATREIDES) });
  }),
  acts.when(
    (g) => ornithoptersLeft(g) > 0 && freeZones(g, ATREIDES).length > 0,
    [
      acts.ask('send a smuggler ornithopter where?', 'wfa.smugglers.staban-tuek', {
        who: (g) => deciderOf(g, ATREIDES),
        options: (g): string[] => [...freeZones(g, ATREIDES).map(zoneId), NONE],
        then: (g, _v, zone) => {
          if (zone === NONE) return;
          g.table.air = replaced(g.table.air, zoneOf(zone), SMUGGLER_ORNITHOPTER);
          emit(g, 'vehicle placed', 'wfa.smugglers.staban-tuek', { vehicle: SMUGGLER_ORNITHOPTER, where: zone });
        },
      }),
    ],
  ),
  acts.ask('move or attack?', 'wfa.smugglers.staban-tuek', {
    who: (g) => deciderOf(g, ATREIDES),
    options: (): string[] => ['move', 'attack', 'nothing'],
    refuse: (g, _v, how) =>
      how === 'attack' && !canAttack(g, ATREIDES, SMUGGLERS) ? 'wfa.smugglers.staban-tuek' : null,
    then: (_g, v, how) => {
      v.how = how;
    },
  }),
  acts.when((_g, v) => v.how === 'move', [acts.call(move, () => march(ATREIDES, 1, SMUGGLERS))]),
  acts.when((_g, v) => v.how === 'attack', [acts.call(attack, () => attackWith(ATREIDES, SMUGGLERS, false))]),
);

const returning = words<Record<never, never>>();
/** Out of the tank he goes straight to a legion; without one he waits like others. */
const stabanReturns = returning.procedure(
  'staban tuek returns',
  'wfa.smugglers.staban-returns',
  returning.when(
    (g) => legionAreas(g, ATREIDES).length > 0,
    [
      returning.ask('which legion does Staban Tuek join?', 'wfa.smugglers.staban-returns', {
        who: (g) => allyOf(g, ATREIDES),
        options: (g): string[] =>
          legionAreas(g, ATREIDES)
            .filter((a) => hasLegion(g, ATREIDES, a))
            .map(idOf),
        then: (g, _v, a) => {
          g.table.leaders = replaced(g.table.leaders, STABAN, areaOf(a));
          emit(g, 'put on the board', 'wfa.smugglers.staban-returns', {
            seat: deciderOf(g, ATREIDES),
            area: areaOf(a),
            what: `leader ${STABAN}`,
          });
        },
      }),
    ],
  ),
);
on('out of the tank', 'wfa.smugglers.staban-returns', stabanReturns, (_g, { leader }) => leader === STABAN);
