// Who sits where.

import { refuseBot } from '@landsraad/bots';
import type { Seat } from '@landsraad/kernel';
import { fireStanding } from './answer.ts';
import { commitment, write, type Host } from './host.ts';
import { Refused } from './refused.ts';
import type { Holder } from './row.ts';
import { people, statusOf, type Table } from './state.ts';
import { rewindTo, settleProposal } from './take-back.ts';

export interface SeatChange {
  readonly do: 'take' | 'leave' | 'bot' | 'open';
  readonly bot?: string | undefined;
  /** Whether the one who asks knows the table's invite. */
  readonly invited: boolean;
}

export function changeSeat(host: Host, who: string, seat: Seat, how: SeatChange): void {
  const t = host.table;
  if (statusOf(t) === 'finished') throw new Refused(409, 'finished', 'The game is over.');
  const asked = t.seats[seat];
  if (asked === undefined) throw new Refused(404, 'no-seat', `This table has no seat ${seat}.`);
  // The seats of one player change hands together, or none of them does.
  const seats = t.game.heldWith(t.made.config, seat).flatMap((one) => {
    const holder = t.seats[one];
    return holder !== undefined && isAlike(holder, asked)
      ? [{ seat: one, holder: newHolder(t, who, one, holder, how) }]
      : [];
  });
  for (const { seat: one, holder } of seats) {
    if (holder.kind === 'person') renewRandomness(host, who, one);
    write(host, { kind: 'seat', seat: one, holder });
  }
  settleProposal(host);
  fireStanding(host);
}

const isAlike = (a: Holder, b: Holder): boolean =>
  a.kind === b.kind && (a.kind !== 'person' || b.kind !== 'person' || a.who === b.who);

function newHolder(t: Table, who: string, seat: Seat, holder: Holder, how: SeatChange): Holder {
  const mine = holder.kind === 'person' && holder.who === who;
  const owner = t.made.owner === who;
  switch (how.do) {
    case 'take':
      if (mine) throw new Refused(409, 'seat-taken', `You already hold seat ${seat}.`);
      if (holder.kind !== 'open') throw new Refused(409, 'seat-taken', `Seat ${seat} is not open.`);
      if (!owner && !t.made.public && !how.invited)
        throw new Refused(403, 'bad-invite', 'This table is for invited people: give its invite.');
      refuseSecondSight(t, who, seat);
      return { kind: 'person', who };
    case 'leave':
      if (!mine) throw new Refused(403, 'not-your-seat', `Seat ${seat} is not yours.`);
      return { kind: 'open' };
    case 'bot': {
      if (!owner && !mine) throw new Refused(403, 'not-the-owner', 'Only who made the table seats bots.');
      if (holder.kind === 'person' && !mine) throw new Refused(409, 'seat-taken', `Somebody sits on seat ${seat}.`);
      const bot = how.bot ?? 'random';
      const refused = refuseBot(bot);
      if (refused !== null) throw new Refused(422, 'no-bot', refused);
      return { kind: 'bot', bot };
    }
    case 'open':
      if (!owner) throw new Refused(403, 'not-the-owner', 'Only who made the table opens seats.');
      if (holder.kind === 'person' && !mine) throw new Refused(409, 'seat-taken', `Somebody sits on seat ${seat}.`);
      if (holder.kind === 'open') throw new Refused(409, 'seat-open', `Seat ${seat} is open already.`);
      return { kind: 'open' };
  }
}

/** Whoever chose the seed knows all that would be drawn: with the first other person the randomness begins anew. */
function renewRandomness(host: Host, who: string, seat: Seat): void {
  const t = host.table;
  const past = t.match?.past();
  if (statusOf(t) !== 'live' || t.made.seed === null || past === undefined) return;
  if (who === t.made.owner || past.some(({ entry }) => entry.kind === 'reseed')) return;
  rewindTo(host, seat, past.length);
}

/** While a game runs, nobody may look into a second hand. */
function refuseSecondSight(t: Table, who: string, seat: Seat): void {
  if (statusOf(t) !== 'live') return;
  const seen = t.privy[who];
  if (seen === undefined || seen.includes(seat)) return;
  throw new Refused(
    403,
    'seat-secret',
    'You know the secrets of another seat of this game: you cannot take this one as well.',
  );
}

/** Starts when every seat is filled. */
export function start(host: Host, who: string): void {
  const t = host.table;
  if (t.made.owner !== who) throw new Refused(403, 'not-the-owner', 'Only who made the table starts the game.');
  if (statusOf(t) !== 'open') throw new Refused(409, 'started', 'The game has begun already.');
  const free = t.seats.flatMap((h, seat) => (h.kind === 'open' ? [seat] : []));
  if (free.length > 0) throw new Refused(409, 'seats-open', `Nobody sits on seat ${free.join(', ')} yet.`);
  const { seed } = t.made;
  // The person who chose the seed knows all that will be drawn.
  if (seed !== null && people(t).some((p) => p !== t.made.owner))
    throw new Refused(
      422,
      'seed-not-allowed',
      "A seed can be chosen only when one person holds all seats that are not bots'.",
    );
  const fresh = host.freshSeed();
  begin(host, seed ?? fresh, seed === null ? commitment(host, fresh) : {});
}

export function begin(host: Host, seed: string | number, shown: ReturnType<typeof commitment> = {}): void {
  write(host, { kind: 'started', seed, print: '', ...shown });
  fireStanding(host);
}
