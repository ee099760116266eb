// Answers, acts and standing answers.

import { standingAnswer, type Decision, type Entry, type Form, type Option, type Seat } from '@landsraad/kernel';
import { fromKernel, Refused } from '../refused.ts';
import { add, type Draft, type Room } from './room.ts';
import type { By } from './row.ts';
import { statusOf, type TableState } from './state.ts';

export function needLive(t: TableState): void {
  const status = statusOf(t);
  if (status === 'open') throw new Refused(409, 'not-started', 'The game has not begun yet.');
  if (status === 'finished') throw new Refused(409, 'finished', 'The game is over.');
}

export const openQuestion = (t: TableState, seat: Seat): Decision | null =>
  t.match?.open().find((d) => d.seat === seat) ?? null;

/** The person must hold the seat; before anything else is said of it. */
export function needSeat(t: TableState, who: string, seat: Seat): void {
  const holder = t.seats[seat];
  if (holder === undefined) throw new Refused(404, 'no-seat', `This table has no seat ${seat}.`);
  if (holder.kind !== 'person' || holder.who !== who)
    throw new Refused(403, 'not-your-seat', `Seat ${seat} is not yours.`);
}

function play(draft: Draft, entry: Entry, by: By): void {
  const t = draft.room.state;
  const seat = entry[0];
  const open = openQuestion(t, seat);
  try {
    add(draft, { kind: 'played', entry, by, print: '', left: null });
  } catch (error) {
    throw fromKernel(error, open, t.game.sentence);
  }
}

/** A seat answers the question with that number. */
export function answerQuestion(draft: Draft, seat: Seat, question: number, option: Option, by: By): void {
  const t = draft.room.state;
  needLive(t);
  const open = openQuestion(t, seat);
  if (open === null) throw new Refused(409, 'not-asked', `Seat ${seat} is not asked anything now.`, { open });
  if (open.question !== question)
    throw new Refused(409, 'stale', `That question is no longer open; now it is "${open.name}".`, { open });
  play(draft, [seat, option], by);
  draft.room.botActs = 0;
  fireStanding(draft);
}

/** A seat that nobody waits for acts. */
export function takeOffer(draft: Draft, seat: Seat, offer: string, form: Form | null, by: By): void {
  needLive(draft.room.state);
  play(draft, form === null ? [seat, offer, 'act'] : [seat, offer, 'act', form], by);
  fireStanding(draft);
}

/** A standing answer can call forth the next; so many in a row are a fault of the rules. */
const MOST_IN_A_ROW = 10_000;

/** Standing answers answer for seats that are not asked themselves; every one is an ordinary choice in the log. */
export function fireStanding(draft: Draft): void {
  for (let n = 0; n < MOST_IN_A_ROW; n++) if (!fireOne(draft)) return;
}

function fireOne(draft: Draft): boolean {
  const t = draft.room.state;
  if (statusOf(t) !== 'live') return false;
  for (const d of t.match?.open() ?? []) {
    const standing = t.standing[d.seat];
    if (standing === undefined || t.seats[d.seat]?.kind === 'bot' || t.wantsToBeAsked[d.seat] === true) continue;
    const said = standingAnswer(standing, d);
    if (said === null) continue;
    try {
      add(draft, {
        kind: 'played',
        entry: [d.seat, said.option],
        by: 'standing',
        print: '',
        left: said.left === standing ? null : said.left,
      });
      return true;
    } catch {
      // The rules are at fault. What was done before stands; the seat is asked itself.
      return false;
    }
  }
  return false;
}

/** The seat's own sequence number. */
export const seqOf = (room: Room, viewer: number): number => room.seqs[viewer] ?? 0;
