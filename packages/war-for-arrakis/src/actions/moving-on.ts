// The second movement of Rabban and Paul: the legion that has just moved with its leader moves again.

import { added, replaced } from '@landsraad/kernel';
import { type Area, idOf } from '../board/areas.ts';
import { sendThoseAlong } from '../board/auxiliaries.ts';
import { legionAt, namedIn } from '../board/contents.ts';
import { RANKS, bitOf, moveFigures } from '../board/figures.ts';
import { thatArea, thatLegion } from '../board/that-legion.ts';
import { whichArea } from '../board/which-area.ts';
import { deciderOf, type Side } from '../sides.ts';
import { arrival, group, moveToken, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { flownGoOn } from './flights.ts';
import { movementComplete } from './movement.ts';
import { groundMoves } from './reach.ts';

const DONE = 'done';
type Again = { side: Side; leader: number; to: Area; sector: string };
export const again = (side: Side, leader: number): Again => ({ side, leader, to: -1, sector: '' });
const movingOn = words<Again>();

/** The same figures once more, as far as they are still there. */
function moveGroup(g: G, v: Again): void {
  const that = thatLegion(g);
  if (that === null || v.to < 0) return;
  const from = that.area;
  const l = legionAt(g, from);
  const moved = { regular: 0, elite: 0, special: 0, generic: 0, escort: 0, leaders: 0 };
  for (const kind of [...RANKS, 'generic', 'escort'] as const) moved[kind] = Math.min(that[kind], l?.[kind] ?? 0);
  flownGoOn(g, from, v.to, { ...moved, leaders: that.leaders });
  sendThoseAlong(g, from, v.to);
  moveFigures(g, v.side, from, v.to, moved);
  for (const n of namedIn(g, v.side, from))
    if ((that.leaders & bitOf(n)) !== 0) {
      g.table.leaders = replaced(g.table.leaders, n, v.to);
      moved.leaders |= bitOf(n);
    }
  for (const n of that.tokens) {
    if (g.table.tokens[n]?.area === from) moveToken(g, n, v.to, true);
  }
  g.table.arrived = added(g.table.arrived, arrival(v.to, false, moved));
  g.table.thatLegion = group(that.side, v.to, moved, that.tokens);
  emit(g, 'moved', 'wfa.leaders.rabban-composition', {
    seat: deciderOf(g, v.side),
    from,
    to: v.to,
    whole: true,
    zone: -1,
  });
}
const stillTogether = (g: Look, v: Again): boolean => {
  const group = thatLegion(g);
  return group !== null && g.table.leaders[v.leader] === group.area;
};

/** The legion that has just moved with its leader moves again to an adjacent area. */
export const moveAgain = movingOn.procedure(
  'move again',
  'wfa.leaders.rabban-composition',
  movingOn.finishIf((g, v) => !stillTogether(g, v)),
  ...whichArea(movingOn, 'move on where?', 'wfa.leaders.rabban-composition', {
    who: (g, v) => deciderOf(g, v.side),
    about: (g) => ({ from: idOf(thatArea(g)), piece: 'legion' }),
    areas: (g, v) => groundMoves(g, v.side, thatArea(g)),
    none: DONE,
    then: (_g, v, a) => {
      v.to = a;
    },
  }),
  movingOn.act(moveGroup),
  movingOn.call(movementComplete, (_g, v) => ({ side: v.side, areas: [] })),
);
