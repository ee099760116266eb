// Moving the Harkonnen legions: one at a time towards the Target Sietch.

import { added, replaced } from '@landsraad/kernel';
import { notThatLegion, type Filter } from '../actions/filters.ts';
import { movementComplete } from '../actions/movement.ts';
import { ornithoptersFor } from '../actions/reach.ts';
import { ALL_AREAS, areaOf, idOf, touching, zoneId, zoneOf, type Area, type Zone } from '../board/areas.ts';
import { garrisonIn, legionAreas, legionAt, namedIn, unitsIn } from '../board/contents.ts';
import { RANKS, bitOf, moveFigures } from '../board/figures.ts';
import { flyWith } from '../desert-war/escorts.ts';
import { HARKONNEN, deciderOf } from '../sides.ts';
import { arrival, group, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { combatPower, finePower, finePowerOf, isStronger } from './combat-power.ts';
import { chosen, narrow, type Criterion, type Narrowed } from './criteria.ts';
import { leaveSettlement, moveGarrison } from './garrisons.ts';
import { changeMahdi, mahdiOf } from './mahdi.ts';
import { areasAway, canEnd, pathPriority, roomIn, stepsTo } from './paths.ts';
import { aimAt, targetsFor } from './targets.ts';

/** The Harkonnen legions that an action may use. § wfa.solo.leadership-leaders */
export const legionsFor = (g: Look, filter: Filter): readonly Area[] =>
  legionAreas(g, HARKONNEN).filter(
    (a) => unitsIn(g, HARKONNEN, a) > 0 && notThatLegion(g, HARKONNEN, a, filter) === null,
  );

// ---- how a legion would move ----

interface Way {
  readonly from: Area;
  /** Where it could end, equally near to the target. */
  readonly ends: readonly Area[];
  readonly byAir: boolean;
}
/** Those that bring it nearest, if they are nearer than `before`. */
function nearest(g: Look, ends: readonly Area[], target: Area, before: number): { ends: Area[]; steps: number } {
  let least = before;
  let best: Area[] = [];
  for (const a of ends) {
    const steps = stepsTo(g, a, target);
    if (steps > least || steps === before || !canEnd(g, a)) continue;
    if (steps < least) best = [];
    least = steps;
    best.push(a);
  }
  return { ends: best, steps: least };
}
const TWO_AWAY: readonly (readonly Area[])[] = ALL_AREAS.map((from) =>
  ALL_AREAS.filter((a) => areasAway(from, a) === 2),
);
const twoAway = (from: Area): readonly Area[] => TWO_AWAY[from] ?? [];
/** An ornithopter that may carry it: not more than one a turn. § wfa.solo.move-ornithopter */
const mayFly = (g: Look, from: Area): boolean =>
  !mahdiOf(g).flown && ornithoptersFor(g, HARKONNEN, from, twoAway(from)[0] ?? from, true).length > 0;

/** The way of a legion to the target; null if it does not move. `ground`: without an ornithopter. */
function wayOf(g: Look, from: Area, target: Area, ground = false): Way | null {
  if (!isStronger(g, from, target)) return null; // § wfa.solo.move-power
  const before = stepsTo(g, from, target);
  // § wfa.solo.adjacent-stay
  if (before === 1) {
    const ends = mergesInto(g, from, target);
    return ends.length === 0 ? null : { from, ends, byAir: false };
  }
  const walk = nearest(g, touching(from), target, before);
  const fly = ground || !mayFly(g, from) ? null : nearest(g, twoAway(from), target, before);
  if (fly !== null && fly.steps < walk.steps) return { from, ends: fly.ends, byAir: true };
  return walk.ends.length === 0 ? null : { from, ends: walk.ends, byAir: false };
}

/** Legions beside the target that one beside it can join, if that makes the strongest legion. § wfa.solo.adjacent-stay */
function mergesInto(g: Look, from: Area, target: Area): Area[] {
  return touching(from).filter((to) => {
    if (stepsTo(g, to, target) !== 1 || unitsIn(g, HARKONNEN, to) === 0 || roomIn(g, to) === 0) return false;
    const there = powerAfter(g, from, to);
    const here = roomIn(g, from) === 0 ? { power: 0, fine: 0 } : powerAfter(g, to, from);
    return there.power !== here.power ? there.power > here.power : there.fine >= here.fine;
  });
}
function powerAfter(g: Look, from: Area, to: Area): { power: number; fine: number } {
  const { tokens, units, generic, named } = goingTo(g, from, to);
  const ranks = RANKS.reduce((n, r) => n + units[r], 0);
  const fine = RANKS.reduce((n, r) => n + units[r] * finePowerOf(r), 0);
  return {
    power: combatPower(g, HARKONNEN, to) + 2 * tokens + ranks + generic + named,
    fine: finePower(g, HARKONNEN, to) + 4 * tokens + fine + generic + 2 * named,
  };
}
/** As many units as find room, the strongest first, and all leaders. § wfa.solo.path-merge */
function goingTo(g: Look, from: Area, to: Area) {
  const l = legionAt(g, from);
  let room = roomIn(g, to);
  const tokens = Math.min(room, garrisonIn(g, from));
  room -= tokens;
  const units = { regular: 0, elite: 0, special: 0 };
  for (const rank of RANKS.toReversed()) {
    units[rank] = Math.min(room, l?.[rank] ?? 0);
    room -= units[rank];
  }
  return { tokens, units, generic: l?.generic ?? 0, named: namedIn(g, HARKONNEN, from).length };
}

// ---- which legion moves ----

type March = Filter & {
  /** How many legions may still move. */
  left: number;
  ground: boolean;
  target: Area;
  from: Area;
  to: Area;
  zone: Zone;
  byAir: boolean;
  /** Where legions have moved to with this action. */
  done: readonly number[];
};
/** § wfa.solo.move-count */
export const marching = (legions: number, { who, leader, area, along }: Filter, ground = false): March => ({
  left: legions,
  who,
  leader,
  area,
  along,
  ground,
  target: -1,
  from: -1,
  to: -1,
  zone: -1,
  byAir: false,
  done: [],
});
const march = words<March>();

/** § wfa.solo.move-target */
const moveOrder = (g: Look, target: Area): readonly Criterion<Area>[] => [
  { why: 'near target', score: (a) => -stepsTo(g, a, target) },
  { why: 'power', score: (a) => combatPower(g, HARKONNEN, a) },
  { why: 'power', score: (a) => finePower(g, HARKONNEN, a) },
];
const movers = (g: Look, v: March): Area[] =>
  legionsFor(g, v).filter((a) => !v.done.includes(a) && wayOf(g, a, v.target, v.ground) !== null);
const whoMoves = (g: Look, v: March): Narrowed<Area> => narrow(movers(g, v), moveOrder(g, v.target));
const whereTo = (g: Look, v: March): Narrowed<Area> =>
  narrow(wayOf(g, v.from, v.target, v.ground)?.ends ?? [], pathPriority(g));

/** Whether any of these legions would move. */
export const canMarch = (g: Look, filter: Filter): boolean => {
  const legions = legionsFor(g, filter);
  return targetsFor(g, legions).some((target) => legions.some((a) => wayOf(g, a, target) !== null));
};

// ---- carrying it out ----

export function carry(g: G, from: Area, to: Area, zone: Zone): void {
  const going = goingTo(g, from, to);
  const named = namedIn(g, HARKONNEN, from);
  const moved = { ...going.units, generic: going.generic, escort: 0, leaders: 0 };
  moveGarrison(g, from, to, going.tokens);
  moveFigures(g, HARKONNEN, from, to, moved);
  for (const l of named) {
    g.table.leaders = replaced(g.table.leaders, l, to);
    moved.leaders |= bitOf(l);
  }
  if (zone >= 0) {
    flyWith(g, zone, to);
    changeMahdi(g, { flown: true });
  }
  g.table.arrived = added(g.table.arrived, arrival(to, zone >= 0, moved));
  g.table.thatLegion = group(HARKONNEN, to, moved, []);
  const whole = unitsIn(g, HARKONNEN, from) === 0;
  emit(g, 'moved', 'wfa.solo.path-merge', { seat: deciderOf(g, HARKONNEN), from, to, whole, zone });
  leaveSettlement(g, from);
}

export const marchTo = march.procedure(
  'the harkonnens march',
  'wfa.solo.move-target',
  chosen(march, 'aim at', {
    among: (g, v) => targetsFor(g, legionsFor(g, v)).map(idOf),
    then: (g, v, option) => {
      v.target = areaOf(option);
      aimAt(g, v.target);
    },
  }),
  march.finishIf((_g, v) => v.target < 0, 'wfa.solo.no-target-no-move'),
  march.whilst(
    function moreMove(g, v) {
      return v.left > 0 && movers(g, v).length > 0;
    },
    chosen(march, 'move', {
      among: (g, v) => whoMoves(g, v).best.map(idOf),
      then: (g, v, option) => {
        v.from = areaOf(option);
        v.zone = -1;
        v.byAir = wayOf(g, v.from, v.target, v.ground)?.byAir === true;
        emit(g, 'legion chosen', 'wfa.solo.move-target', () => ({
          area: option,
          target: idOf(v.target),
          why: whoMoves(g, v).why ?? '',
        }));
      },
    }),
    chosen(march, 'move to', {
      among: (g, v) => whereTo(g, v).best.map(idOf),
      then: (g, v, option) => {
        v.to = areaOf(option);
        emit(g, 'way chosen', 'wfa.solo.path-priority', () => ({
          from: idOf(v.from),
          area: option,
          why: whereTo(g, v).why ?? '',
        }));
      },
    }),
    march.when(
      (_g, v) => v.byAir,
      [
        chosen(march, 'fly with', {
          among: (g, v) => ornithoptersFor(g, HARKONNEN, v.from, v.to, true).map(zoneId),
          then: (_g, v, zone) => {
            v.zone = zoneOf(zone);
          },
        }),
      ],
    ),
    march.act(function theyMove(g, v) {
      carry(g, v.from, v.to, v.zone);
      v.done = [...v.done, v.from, v.to];
      v.left--;
    }, 'wfa.solo.move-count'),
  ),
  march.call(movementComplete, () => ({ side: HARKONNEN, areas: [] })),
);
