// Who has flown this turn: a legion uses one troop-transport at most, and two legions that meet have not both flown.

import type { Area } from '../board/areas.ts';
import { legionAt } from '../board/contents.ts';
import type { Standing } from '../board/figures.ts';
import { arrival, type Arrival, type G, type Look, type Moved } from '../table.ts';

const NOBODY: Moved = { regular: 0, elite: 0, special: 0, generic: 0, escort: 0, leaders: 0 };

type Sum = { -readonly [kind in keyof Moved]: Moved[kind] };
export function addUp(sum: Sum, more: Moved): void {
  sum.regular += more.regular;
  sum.elite += more.elite;
  sum.special += more.special;
  sum.generic += more.generic;
  sum.escort += more.escort;
  sum.leaders |= more.leaders;
}
/** All figures of the list that are in one area. */
export function sumIn(list: readonly Arrival[], a: Area): Sum {
  const sum: Sum = { regular: 0, elite: 0, special: 0, generic: 0, escort: 0, leaders: 0 };
  for (const x of list) if (x.area === a) addUp(sum, x);
  return sum;
}
/** The figures of an area that have flown with an earlier action of this turn. */
export const flownIn = (g: Look, a: Area): Moved => (g.table.flown.length === 0 ? NOBODY : sumIn(g.table.flown, a));
/** The action is over: those that it has flown do not fly again. */
export function recordFlights(g: G): void {
  const flights = g.table.arrived.filter((x) => x.flown);
  if (flights.length > 0) g.table.flown = [...g.table.flown, ...flights];
}
/** Figures are about to go on over land; if others of their kind have not flown, those go first. */
export function flownGoOn(g: G, from: Area, to: Area, moved: Moved): void {
  const flown = flownIn(g, from);
  if (flown === NOBODY) return;
  const here = legionAt(g, from);
  const going = (kind: Standing): number => Math.max(0, moved[kind] - Math.max(0, (here?.[kind] ?? 0) - flown[kind]));
  const gone = {
    regular: going('regular'),
    elite: going('elite'),
    special: going('special'),
    generic: going('generic'),
    escort: going('escort'),
    leaders: flown.leaders & moved.leaders,
  };
  const left = {
    regular: flown.regular - gone.regular,
    elite: flown.elite - gone.elite,
    special: flown.special - gone.special,
    generic: flown.generic - gone.generic,
    escort: flown.escort - gone.escort,
    leaders: flown.leaders & ~gone.leaders,
  };
  g.table.flown = [...g.table.flown.filter((x) => x.area !== from), arrival(from, true, left), arrival(to, true, gone)];
}
/** The whole legion goes on. */
export function allFlownGoOn(g: G, from: Area, to: Area): void {
  if (g.table.flown.length > 0) g.table.flown = g.table.flown.map((x) => (x.area === from ? { ...x, area: to } : x));
}
