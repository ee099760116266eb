// As whom somebody looks at a table.

import { Refused } from '../refused.ts';
import { watcherOf, type Viewer } from '../table/sight.ts';
import { seatsOf, statusOf, type TableState } from '../table/state.ts';

/** One's own seat, or a watcher. When the game is over every seat's view is open to all. */
export function viewerFor(t: TableState, who: string | null, seat: number | undefined): Viewer {
  const mine = who === null ? [] : seatsOf(t, who);
  if (seat === undefined) return mine[0] ?? watcherOf(t);
  if (seat >= t.seats.length) throw new Refused(404, 'no-seat', `This table has no seat ${seat}.`);
  if (mine.includes(seat) || statusOf(t) === 'finished') return seat;
  throw new Refused(403, 'not-your-seat', `Seat ${seat} is not yours.`);
}
