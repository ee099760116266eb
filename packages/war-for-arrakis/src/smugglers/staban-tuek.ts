// Staban Tuek returns from the tank. What he does stands on his card, in steps.

import { replaced } from '@landsraad/kernel';
import { areaOf, idOf } from '../board/areas.ts';
import { hasLegion, legionAreas } from '../board/contents.ts';
import { STABAN } from '../leaders.ts';
import { ATREIDES, allyOf, deciderOf } from '../sides.ts';
import { emit, on, words } from '../words.ts';

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
