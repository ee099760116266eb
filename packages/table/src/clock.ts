// A table with a time limit: what a person's silence means, and saying it. Whoever hosts the table counts the seconds.

import type { Seat, TimeLimit } from '@landsraad/kernel';
import { openQuestion, play } from './answer.ts';
import type { Host } from './host.ts';
import { statusOf, type Table } from './state.ts';

/** A person who must say something in time, and what silence is taken for. */
export interface Due extends TimeLimit {
  readonly seat: Seat;
  readonly question: number;
}

/** Null: nobody is pressed for time. Bots answer by themselves, and a sealed answer is nobody's to see. */
export function dueNow(t: Table): Due | null {
  if (statusOf(t) !== 'live') return null;
  for (const d of t.match?.open() ?? []) {
    const limit = d.sealed || t.seats[d.seat]?.kind === 'bot' ? null : t.game.timeLimit(t.made.config, d);
    if (limit !== null) return { ...limit, seat: d.seat, question: d.question };
  }
  return null;
}

/** The time is up: silence is an answer, unless one was given meanwhile. */
export function timeIsUp(host: Host, { seat, question, option }: Due): void {
  if (openQuestion(host.table, seat)?.question !== question) return;
  play(host, [seat, option], 'clock', question);
  host.table.botActs = 0;
}
