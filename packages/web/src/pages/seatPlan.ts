// Who shall sit where, and what follows from it: a screen that is shared cannot be on a server's open seats.

import type { Mode, Seat } from '@landsraad/kernel';
import type { NewSeat } from '@landsraad/wire';
import type { LocalSeat } from '../local/engine.ts';

export interface SeatPlan {
  readonly kind: 'me' | 'bot' | 'here' | 'open';
  readonly bot: string;
  readonly name: string;
}

/** Who plays unless somebody chooses: a bot in the middle. */
export const USUAL_BOT = 'naib';
/** For a first game. */
export const EASY_BOT = 'smuggler';

/** How many sit down at first: as many as the game says, else three if it takes three. */
export const usualPlayers = ({ min, max, usual }: Mode['players']): number => usual ?? Math.min(Math.max(min, 3), max);

export interface Where {
  readonly place: 'device' | 'server';
  /** Why it cannot be; null if it can. */
  readonly problem: string | null;
}

export function whereFor(plan: readonly SeatPlan[]): Where {
  const has = (kind: SeatPlan['kind']): boolean => plan.some((p) => p.kind === kind);
  const place = has('open') ? 'server' : 'device';
  if (has('open') && has('here'))
    return { place, problem: 'A table can have open seats or players who share this screen, not both yet.' };
  if (!has('me') && !has('here')) return { place, problem: 'No seat is yours. Take one to play.' };
  return { place, problem: null };
}

/** Seats that one player holds together have the plan of the one that was changed last, at first that of the first. */
export const pairedPlan = (
  plan: readonly SeatPlan[],
  together: readonly (readonly Seat[])[],
  changed?: Seat,
): readonly SeatPlan[] =>
  plan.map((p, seat) => {
    const group = together.find((seats) => seats.includes(seat)) ?? [seat];
    const leads = changed !== undefined && group.includes(changed) ? changed : (group[0] ?? seat);
    return plan[leads] ?? p;
  });

export const localSeats = (
  plan: readonly SeatPlan[],
  me: string,
  together: readonly (readonly Seat[])[] = [],
): LocalSeat[] =>
  plan.map((p, n) => {
    const first = together.find((seats) => seats.includes(n))?.[0] ?? n;
    if (p.kind === 'bot') return { kind: 'bot', name: p.bot, bot: p.bot };
    if (p.kind === 'me') return { kind: 'person', name: me, bot: null, mine: true };
    const name = p.name.trim() === '' ? `Player ${first + 1}` : p.name.trim();
    return { kind: 'person', name, bot: null, ...(first === n ? {} : { with: first }) };
  });

export const serverSeats = (plan: readonly SeatPlan[]): NewSeat[] =>
  plan.map((p) => (p.kind === 'bot' ? { kind: 'bot', bot: p.bot } : { kind: p.kind === 'me' ? 'me' : 'open' }));
