// Answers, acts and standing answers.

import {
  standingAnswer,
  type Decision,
  type Entry,
  type Form,
  type Happening,
  type Option,
  type Seat,
} from '@landsraad/kernel';
import { write, type Host } from './host.ts';
import { fromKernel, Refused } from './refused.ts';
import type { By } from './row.ts';
import { statusOf, type Table } from './state.ts';

export function needLive(t: Table): void {
  const status = statusOf(t);
  if (status === 'open') throw new Refused(409, 'not-started', 'The game has not begun yet.');
  if (status === 'finished') throw new Refused(409, 'finished', 'The game is over.');
}

export const openQuestion = (t: Table, seat: Seat): Decision | null =>
  t.match?.open().find((d) => d.seat === seat) ?? null;

/** The person must hold the seat; before anything else is said of it. */
export function needSeat(t: Table, who: string, seat: Seat): void {
  const holder = t.seats[seat];
  if (holder === undefined) throw new Refused(404, 'no-seat', `This table has no seat ${seat}.`);
  if (holder.kind !== 'person' || holder.who !== who)
    throw new Refused(403, 'not-your-seat', `Seat ${seat} is not yours.`);
}

/** Writes what a seat says, and what standing answers say to it; a refusal reads as the asker may read it. */
export function play(host: Host, entry: Entry, by: By, question: number | null = null): void {
  const { table } = host;
  needLive(table);
  const open = openQuestion(table, entry[0]);
  try {
    openConference(host, write(host, { kind: 'played', entry, by, print: '', left: null }, question));
  } catch (error) {
    throw fromKernel(error, open, table.game.sentence);
  }
  fireStanding(host);
}

/** What happened may let partners confer. */
function openConference(host: Host, happened: readonly Happening[]): void {
  const { game, match } = host.table;
  const opened = match === null ? null : game.conference(match, happened);
  if (opened !== null)
    write(host, { kind: 'conferring', seats: opened.seats, until: Date.now() + opened.seconds * 1000 });
}

/** A seat answers the question with that number. */
export function answerQuestion(host: Host, seat: Seat, question: number, option: Option, by: By): void {
  play(host, [seat, option], by, question);
  host.table.botActs = 0;
}

/** A seat that nobody waits for acts. */
export function takeOffer(host: Host, seat: Seat, offer: string, form: Form | null, by: By): void {
  play(host, form === null ? [seat, offer, 'act'] : [seat, offer, 'act', form], by);
}

/** A standing answer can call forth the next; so many in a row are a fault of the rules. */
const MOST_IN_A_ROW = 10_000;

/** Standing answers answer for seats that are not asked themselves; every one is an ordinary choice in the log. */
export function fireStanding(host: Host): void {
  for (let n = 0; n < MOST_IN_A_ROW; n++) if (!fireOne(host)) return;
}

function fireOne(host: Host): boolean {
  const t = host.table;
  if (statusOf(t) !== 'live') return false;
  for (const d of t.match?.open() ?? []) {
    const standing = t.standing[d.seat];
    if (standing === undefined || t.seats[d.seat]?.kind === 'bot' || t.wantsToBeAsked[d.seat] === true) continue;
    const said = standingAnswer(standing, d);
    if (said === null) continue;
    const left = said.left === standing ? null : said.left;
    try {
      write(host, { kind: 'played', entry: [d.seat, said.option], by: 'standing', print: '', left });
      return true;
    } catch {
      // The rules are at fault. What was done before stands; the seat is asked itself.
      return false;
    }
  }
  return false;
}
