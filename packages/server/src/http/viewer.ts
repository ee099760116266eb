// As whom somebody looks at a table.

import { WATCHER, type Seat } from '@landsraad/kernel';
import { Refused, seatsOf, statusOf, type Table } from '@landsraad/table';

/** One's own seat, or a watcher. When the game is over every seat's view is open to all. */
export function viewerFor(t: Table, who: string | null, seat: number | undefined): Seat {
  const mine = who === null ? [] : seatsOf(t, who);
  if (seat === undefined) return mine[0] ?? WATCHER;
  if (seat >= t.seats.length) throw new Refused(404, 'no-seat', `This table has no seat ${seat}.`);
  if (mine.includes(seat) || statusOf(t) === 'finished') return seat;
  throw new Refused(403, 'not-your-seat', `Seat ${seat} is not yours.`);
}
