// The Cone of Silence: partners confer in secret, once for each token, and everybody sees that they do.

import { declare, replaced } from '@landsraad/kernel';
import { NEITHER, sideOf, type Side } from '../sides.ts';
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
