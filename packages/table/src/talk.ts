// Talk at the table: to everybody, or in secret between seats that the rules let confer. That they do is known to
// everybody, and nobody else hears a word.

import type { Seat } from '@landsraad/kernel';
import { needLive } from './answer.ts';
import { write, type Host } from './host.ts';
import { Refused } from './refused.ts';
import type { Table } from './state.ts';

/** Who may talk in secret now, and how many milliseconds are left; null: nobody. */
export function conferringNow({
  conferring,
}: Table): { readonly seats: readonly Seat[]; readonly left: number } | null {
  const left = conferring === null ? 0 : conferring.until - Date.now();
  return conferring === null || left <= 0 ? null : { seats: conferring.seats, left };
}

/** A seat says something that everybody at the table hears, and whoever watches. */
export function sayToAll(host: Host, seat: Seat, text: string): void {
  needLive(host.table);
  write(host, { kind: 'said', seat, text });
}

/** A seat says something that its partners alone hear. */
export function sayToPartners(host: Host, seat: Seat, text: string): void {
  const { table } = host;
  needLive(table);
  const now = conferringNow(table);
  if (now === null || !now.seats.includes(seat))
    throw new Refused(409, 'not-conferring', table.conferring?.seats.includes(seat) === true ? CLOSED : NEVER_OPEN);
  write(host, { kind: 'said', seat, to: now.seats, text });
}
const CLOSED = 'The time to confer in secret is over.';
const NEVER_OPEN = 'You may not confer in secret now. Where a game allows it, it is among the things you may do.';
