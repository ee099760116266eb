// Undo and redo, and what all people at the table must agree to.

import type { Seat } from '@landsraad/kernel';
import { freshSeed } from '../identities.ts';
import { fromKernel, Refused } from '../refused.ts';
import type { PastEntry } from '../served.ts';
import { fireStanding, needLive, openQuestion, seqOf } from './answer.ts';
import { add, type Draft } from './room.ts';
import { missingConsent } from './sight.ts';
import { mayTakeBack, people, type TableState } from './state.ts';

export interface TakenBack {
  readonly seq: number;
  readonly proposal: number | null;
}

/** Down to the barrier by oneself; below it when all agree, at once when there is nobody to ask. */
export function takeBack(draft: Draft, seat: Seat): TakenBack {
  const t = draft.room.state;
  needLive(t);
  if (!mayTakeBack(t, seat)) return propose(draft, 'undo', seat);
  add(draft, { kind: 'played', entry: [seat, 0, 'undo'], by: 'person', print: '', left: null });
  fireStanding(draft);
  return { seq: seqOf(draft.room, seat), proposal: null };
}

export function doAgain(draft: Draft, seat: Seat): TakenBack {
  const t = draft.room.state;
  needLive(t);
  try {
    add(draft, { kind: 'played', entry: [seat, 0, 'redo'], by: 'person', print: '', left: null });
  } catch (error) {
    throw fromKernel(error, openQuestion(t, seat), t.game.sentence);
  }
  fireStanding(draft);
  return { seq: seqOf(draft.room, seat), proposal: null };
}

export function propose(draft: Draft, what: 'undo' | 'end', seat: Seat): TakenBack {
  const { room } = draft;
  const t = room.state;
  needLive(t);
  if (t.proposal !== null)
    throw new Refused(409, 'proposal-open', `Proposal ${t.proposal.number} has not been answered yet.`);
  const to = what === 'undo' ? lastOfPerson(t, seat) : -1;
  if (what === 'undo' && to < 0) throw new Refused(422, 'nothing-to-take-back', 'There is nothing to take back.');
  const alone = people(t).length === 1;
  const number = t.proposals + 1;
  if (alone && what === 'undo') rewindTo(draft, seat, to);
  else {
    add(draft, { kind: 'proposed', number, what, seat, to });
    settleProposal(draft);
  }
  return { seq: seqOf(room, seat), proposal: alone ? null : number };
}

/** The last thing that the person in that seat did: not what a standing answer did, which would only do it again. */
function lastOfPerson(t: TableState, seat: Seat): number {
  const mine = (entry: PastEntry): boolean =>
    entry.seat === seat && entry.kind !== 'reseed' && ['person', 'imported'].includes(t.by.get(entry) ?? '');
  return t.match?.past().findLastIndex(mine) ?? -1;
}

function rewindTo(draft: Draft, seat: Seat, to: number): void {
  add(draft, { kind: 'played', entry: [seat, to, 'rewind', freshSeed()], by: 'person', print: '', left: null });
  fireStanding(draft);
}

/** Somebody agrees, or refuses for all. */
export function answerProposal(draft: Draft, who: string, number: number, accept: boolean): void {
  const t = draft.room.state;
  needLive(t);
  const p = t.proposal;
  if (p === null || p.number !== number) throw new Refused(404, 'no-proposal', `Proposal ${number} is not open.`);
  if (!people(t).includes(who))
    throw new Refused(403, 'not-at-the-table', 'Only people who sit here answer a proposal.');
  add(draft, { kind: 'answered', number, who, accept });
  settleProposal(draft);
}

/** Does what all have agreed to. Bots agree. */
export function settleProposal(draft: Draft): void {
  const t = draft.room.state;
  const p = t.proposal;
  if (p === null || missingConsent(t).length > 0) return;
  if (p.what === 'end') return add(draft, { kind: 'ended' });
  const to = p.target === null ? -1 : (t.match?.past().indexOf(p.target) ?? -1);
  // It has been taken back already, by itself or with something else.
  if (to < 0) return add(draft, { kind: 'answered', number: p.number, who: '', accept: false });
  rewindTo(draft, p.seat, to);
}
