// The Cone of Silence: partners confer in secret, once for each token, and everybody sees that they do.

import { declare, replaced, type Conference, type Happening } from '@landsraad/kernel';
import { NEITHER, seatsOf, sideOf, type Side } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, offer, words } from '../words.ts';

const conferring = words<{ side: Side; seat: number }>();
const confer = conferring.procedure(
  'cone of silence',
  'wfa.team.cone-use',
  conferring.act(function spendTheToken(g: G, v) {
    g.table.cones = replaced(g.table.cones, v.side, (g.table.cones[v.side] ?? 0) - 1); // § wfa.team.cone-use
    declare(g);
    emit(g, 'cone of silence', 'wfa.team.cone-use', { seat: v.seat, left: g.table.cones[v.side] ?? 0 });
  }),
);
const SECONDS = 180;
/** § wfa.team.cone-use § wfa.team.cone-when: who confers under it, and for how long. */
export function conference(g: Look, { kind, nouns }: Happening): Conference | null {
  if (kind !== 'cone of silence') return null;
  const side = sideOf(g, Number(nouns['seat']));
  return side === NEITHER ? null : { seats: seatsOf(g, side), seconds: SECONDS };
}

const tokensOf = (g: Look, seat: number): number => {
  const side = sideOf(g, seat);
  return side === NEITHER ? 0 : (g.table.cones[side] ?? 0);
};
offer('cone of silence', 'wfa.team.cone-when', {
  options: (g, seat) => (tokensOf(g, seat) > 0 ? ['confer'] : []),
  play: confer,
  notes: (g, seat) => {
    const side = sideOf(g, seat);
    return { side: side === NEITHER ? 0 : side, seat };
  },
});
