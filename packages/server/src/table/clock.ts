// The clock of a table with a time limit: wound when somebody is asked, and silence is an answer when it has run down.

import { dueNow, timeIsUp, type Due } from '@landsraad/table';
import type { House } from '../house.ts';
import { change, type Room } from './room.ts';

export interface Clock {
  readonly due: Due;
  /** Milliseconds, by the server's own clock. */
  readonly ends: number;
  /** Somebody will look when it has run down. */
  watched: boolean;
}

/** The same question goes on with the time that it has left. */
export function wind(room: Room): void {
  const due = dueNow(room.table);
  if (due === null) room.clock = null;
  else if (room.clock?.due.question !== due.question || room.clock.due.seat !== due.seat)
    room.clock = { due, ends: Date.now() + due.seconds * 1000, watched: false };
}

/** Whose time runs, and what is left of it. */
export const timeLeft = ({ clock }: Room): { readonly seat: number; readonly left: number } | null =>
  clock === null ? null : { seat: clock.due.seat, left: Math.max(0, clock.ends - Date.now()) };

/** Answers for whoever is still silent when the time is up. */
export function watchClock(
  house: House,
  room: Room,
  complain: (error: unknown) => void,
  wake: (room: Room) => void,
): void {
  wind(room);
  const { clock } = room;
  if (clock === null || clock.watched) return;
  clock.watched = true;
  const silent = (): void => {
    if (room.clock !== clock || house.bots.isClosed()) return;
    house.rooms
      .at(room.id, async (here) => {
        await change(house.store, here, (draft) => timeIsUp(draft, clock.due));
        wake(here);
      })
      .catch(complain);
  };
  setTimeout(silent, clock.ends - Date.now()).unref();
}
