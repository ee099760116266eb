// A table in memory: the sum of its rows.

import { NO_STANDING, type Happening, type Log, type Seat, type Standing } from '@landsraad/kernel';
import type { HostedGame, Match, PastEntry } from './game.ts';
import type { By, Created, Holder, Row } from './row.ts';

export interface OpenProposal {
  readonly number: number;
  readonly what: 'undo' | 'end';
  readonly seat: Seat;
  /** What would be taken back; it may be gone by the time all have agreed. */
  readonly target: PastEntry | null;
  /** People who have agreed. */
  readonly agreed: readonly string[];
}

export interface Table<T = unknown> {
  readonly game: HostedGame<T>;
  readonly made: Created;
  seats: Holder[];
  match: Match<T> | null;
  standing: Standing[];
  /** Seats that have taken something back want to be asked, whatever their standing answers say. */
  wantsToBeAsked: boolean[];
  /** Since the start, who has seen which seats' secrets. */
  privy: Map<string, Set<Seat>>;
  proposals: number;
  proposal: OpenProposal | null;
  ended: boolean;
  readonly by: WeakMap<PastEntry, By>;
  /** Acts of bots since the last answer of anybody: no bot talks for ever. */
  botActs: number;
}

/** The rules no longer play the game as it was played. */
export class Diverged extends Error {}

export const newTable = <T>(game: HostedGame<T>, made: Created): Table<T> => ({
  game,
  made,
  seats: [...made.seats],
  match: null,
  standing: made.seats.map(() => NO_STANDING),
  wantsToBeAsked: made.seats.map(() => false),
  privy: new Map(),
  proposals: 0,
  proposal: null,
  ended: false,
  by: new WeakMap(),
  botActs: 0,
});

export const statusOf = (t: Table): 'open' | 'live' | 'finished' =>
  t.match === null ? 'open' : t.ended || t.match.over() !== null ? 'finished' : 'live';

export const people = (t: Table): string[] => [
  ...new Set(t.seats.flatMap((h) => (h.kind === 'person' ? [h.who] : []))),
];
export const seatsOf = (t: Table, who: string): Seat[] =>
  t.seats.flatMap((h, seat) => (h.kind === 'person' && h.who === who ? [seat] : []));

/** Reads one row. Whatever is refused changes nothing. `question`: the number of the question that an answer of now is for. */
export function read(t: Table, row: Row, told: Happening[], question: number | null = null): void {
  switch (row.kind) {
    case 'created':
      return;
    case 'seat':
      t.seats = t.seats.with(row.seat, row.holder);
      t.standing = t.standing.with(row.seat, NO_STANDING);
      t.wantsToBeAsked[row.seat] = false;
      if (t.match !== null) initiate(t);
      return;
    case 'started':
      t.match =
        t.made.base === null ? t.game.begin(t.made.config, row.seed, told) : goOn(t, t.made.base, String(row.seed));
      initiate(t);
      return;
    case 'played':
      return readPlayed(t, row, told, question);
    case 'standing':
      t.standing = t.standing.with(row.seat, row.standing);
      return;
    case 'proposed':
      t.proposals = row.number;
      t.proposal = {
        number: row.number,
        what: row.what,
        seat: row.seat,
        target: t.match?.past()[row.to] ?? null,
        agreed: [],
      };
      return;
    case 'answered':
      if (t.proposal !== null)
        t.proposal = row.accept ? { ...t.proposal, agreed: [...t.proposal.agreed, row.who] } : null;
      return;
    case 'ended':
      t.ended = true;
      t.proposal = null;
      return;
  }
}

/** A row that is read again is held to the sign it was written with. */
export function verify(t: Table, row: Row): void {
  if ((row.kind === 'started' || row.kind === 'played') && row.print !== t.match?.pulse())
    throw new Diverged('The rules of this version no longer play it as it was played.');
}

/** Goes on from a log, with fresh randomness: whoever brings the log knows its seed. */
function goOn(t: Table, log: Log, seed: string): Match {
  const match = t.game.begin(t.made.config, log.seed, []);
  for (const entry of log.choices) match.apply(entry, []);
  if (match.over() === null) match.apply([0, match.past().length, 'rewind', seed], []);
  for (const entry of match.past()) t.by.set(entry, 'imported');
  return match;
}

function readPlayed(t: Table, row: Row & { kind: 'played' }, told: Happening[], question: number | null): void {
  if (t.match === null) throw new Diverged('Something was played before the start.');
  const [seat, , what] = row.entry;
  t.match.apply(row.entry, told, question);
  if (row.left !== null) t.standing = t.standing.with(seat, row.left);
  if (what === 'rewind') t.proposal = null;
  if (what === 'undo' || what === 'rewind') t.wantsToBeAsked[seat] = true;
  else if (what !== 'redo') {
    const last = t.match.past().at(-1);
    if (last !== undefined) t.by.set(last, row.by);
    t.wantsToBeAsked[seat] = false;
  }
}

function initiate(t: Table): void {
  for (const [seat, h] of t.seats.entries()) {
    if (h.kind !== 'person') continue;
    const seen = t.privy.get(h.who) ?? new Set();
    seen.add(seat);
    t.privy.set(h.who, seen);
  }
}

/** Whether the seat may take back by itself. */
export const mayTakeBack = (t: Table, seat: Seat): boolean => statusOf(t) === 'live' && t.match?.canUndo(seat) === true;

// ---- a snapshot, so that a long log need not be played again ----

interface Frozen {
  readonly version: string;
  readonly seats: readonly Holder[];
  readonly match: string | null;
  readonly standing: readonly Standing[];
  readonly wantsToBeAsked: readonly boolean[];
  readonly privy: readonly (readonly [string, readonly Seat[]])[];
  readonly proposals: number;
  readonly proposal: (Omit<OpenProposal, 'target'> & { readonly to: number }) | null;
  readonly ended: boolean;
  readonly by: readonly (By | null)[];
}

export function freeze(t: Table): string {
  const past = t.match?.past() ?? [];
  const p = t.proposal;
  const frozen: Frozen = {
    version: t.game.version,
    seats: t.seats,
    match: t.match?.freeze() ?? null,
    standing: t.standing,
    wantsToBeAsked: t.wantsToBeAsked,
    privy: [...t.privy].map(([who, seats]) => [who, [...seats]]),
    proposals: t.proposals,
    proposal:
      p === null
        ? null
        : {
            number: p.number,
            what: p.what,
            seat: p.seat,
            agreed: p.agreed,
            to: p.target === null ? -1 : past.indexOf(p.target),
          },
    ended: t.ended,
    by: past.map((entry) => t.by.get(entry) ?? null),
  };
  return JSON.stringify(frozen);
}

/** Null when it was made by another version of the rules. */
export function thaw(game: HostedGame, made: Created, body: string): Table | null {
  const f: Frozen = JSON.parse(body);
  if (f.version !== game.version) return null;
  const match = f.match === null ? null : game.thaw(f.match);
  const past = match?.past() ?? [];
  const by = new WeakMap<PastEntry, By>();
  for (const [n, entry] of past.entries()) {
    const who = f.by[n] ?? null;
    if (who !== null) by.set(entry, who);
  }
  return {
    game,
    made,
    match,
    by,
    botActs: 0,
    seats: [...f.seats],
    standing: [...f.standing],
    wantsToBeAsked: [...f.wantsToBeAsked],
    privy: new Map(f.privy.map(([who, seats]) => [who, new Set(seats)])),
    proposals: f.proposals,
    proposal: f.proposal === null ? null : { ...f.proposal, target: past[f.proposal.to] ?? null },
    ended: f.ended,
  };
}
