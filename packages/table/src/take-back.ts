// Undo and redo, and what all people at the table must agree to.

import type { Seat } from '@landsraad/kernel';
import { fireStanding, needLive, play } from './answer.ts';
import type { PastEntry } from './game.ts';
import { commitment, write, type Host } from './host.ts';
import { Refused } from './refused.ts';
import { missingConsent } from './sight.ts';
import { mayTakeBack, people, type Table } from './state.ts';

/** Down to the barrier by oneself; below it when all agree, at once when there is nobody to ask. The number of the proposal, if one is made. */
export function takeBack(host: Host, seat: Seat): number | null {
  needLive(host.table);
  if (!mayTakeBack(host.table, seat)) return propose(host, 'undo', seat);
  play(host, [seat, 0, 'undo'], 'person');
  return null;
}

export const doAgain = (host: Host, seat: Seat): void => play(host, [seat, 0, 'redo'], 'person');

export function propose(host: Host, what: 'undo' | 'end', seat: Seat): number | null {
  const t = host.table;
  needLive(t);
  if (t.proposal !== null)
    throw new Refused(409, 'proposal-open', `Proposal ${t.proposal.number} has not been answered yet.`);
  const to = what === 'undo' ? lastOfPerson(t, seat) : -1;
  if (what === 'undo' && to < 0) throw new Refused(422, 'nothing-to-take-back', 'There is nothing to take back.');
  const alone = people(t).length === 1;
  const number = t.proposals + 1;
  if (alone && what === 'undo') rewindTo(host, seat, to);
  else {
    write(host, { kind: 'proposed', number, what, seat, to });
    settleProposal(host);
  }
  return alone ? null : number;
}

/** Where to go back to when the last choice of the person in that seat can no longer be taken back alone; -1: nowhere. */
export function lastOfPerson(t: Table, seat: Seat): number {
  // Not what a standing answer did, which would only do it again.
  const mine = ({ entry, n }: PastEntry): boolean =>
    entry.seat === seat && entry.kind !== 'reseed' && (t.by[n] === 'person' || t.by[n] === 'imported');
  return t.match?.past().findLastIndex(mine) ?? -1;
}

/** Goes back to so many entries, with fresh randomness; to all of them: only the randomness is fresh. */
export function rewindTo(host: Host, seat: Seat, to: number): void {
  const seed = host.freshSeed();
  write(host, {
    kind: 'played',
    entry: [seat, to, 'rewind', seed],
    by: 'person',
    print: '',
    left: null,
    ...commitment(host, seed),
  });
  fireStanding(host);
}

/** Somebody agrees, or refuses for all. */
export function answerProposal(host: Host, who: string, number: number, accept: boolean): void {
  const t = host.table;
  needLive(t);
  const p = t.proposal;
  if (p === null || p.number !== number) throw new Refused(404, 'no-proposal', `Proposal ${number} is not open.`);
  if (!people(t).includes(who))
    throw new Refused(403, 'not-at-the-table', 'Only people who sit here answer a proposal.');
  write(host, { kind: 'answered', number, who, accept });
  settleProposal(host);
}

/** Does what all have agreed to. Bots agree. */
export function settleProposal(host: Host): void {
  const t = host.table;
  const p = t.proposal;
  if (p === null || missingConsent(t).length > 0) return;
  if (p.what === 'end') {
    write(host, { kind: 'ended' });
    return;
  }
  const to = t.match?.past().findIndex((x) => x.n === p.target) ?? -1;
  // It has been taken back already, by itself or with something else.
  if (to < 0) write(host, { kind: 'answered', number: p.number, who: '', accept: false });
  else rewindTo(host, p.seat, to);
}
