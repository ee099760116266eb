// A table in memory: the sum of its rows.

import { NO_STANDING, type Happening, type Log, type Seat, type Standing } from '@landsraad/kernel';
import type { HostedGame, Match } from './game.ts';
import type { By, Created, Holder, Row } from './row.ts';

export interface OpenProposal {
  readonly number: number;
  readonly what: 'undo' | 'end';
  readonly seat: Seat;
  /** The entry of the log that would be taken back; it may be gone by the time all have agreed. */
  readonly target: number;
  /** People who have agreed. */
  readonly agreed: readonly string[];
}

/** What is known of a table beside the match: plain data. */
interface Facts {
  seats: readonly Holder[];
  standing: readonly Standing[];
  /** Seats that have taken something back want to be asked, whatever their standing answers say. */
  wantsToBeAsked: readonly boolean[];
  /** Since the start, who has seen which seats' secrets. */
  privy: { readonly [who: string]: readonly Seat[] };
  proposals: number;
  proposal: OpenProposal | null;
  /** Seats that may talk in secret, until when. */
  conferring: { readonly seats: readonly Seat[]; readonly until: number } | null;
  ended: boolean;
  /** Who made each entry of the match's log. */
  by: By[];
  /** Acts of bots since the last answer of anybody: no bot talks for ever. */
  botActs: number;
}

export interface Table<T = unknown> extends Facts {
  readonly game: HostedGame<T>;
  readonly made: Created;
  match: Match<T> | null;
}

/** The rules no longer play the game as it was played. */
export class Diverged extends Error {}

/** The first row of a table. */
export const created = (
  game: HostedGame,
  made: Pick<Created, 'config' | 'owner' | 'seats'> & Partial<Created>,
): Created => ({
  kind: 'created',
  game: game.id,
  version: game.version,
  public: false,
  invite: '',
  seed: null,
  base: null,
  ...made,
});

export const newTable = <T>(game: HostedGame<T>, made: Created): Table<T> => ({
  game,
  made,
  match: null,
  seats: made.seats,
  standing: made.seats.map(() => NO_STANDING),
  wantsToBeAsked: made.seats.map(() => false),
  privy: {},
  proposals: 0,
  proposal: null,
  conferring: null,
  ended: false,
  by: [],
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
      t.wantsToBeAsked = t.wantsToBeAsked.with(row.seat, false);
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
        target: t.match?.past()[row.to]?.n ?? -1,
        agreed: [],
      };
      return;
    case 'answered':
      if (t.proposal !== null)
        t.proposal = row.accept ? { ...t.proposal, agreed: [...t.proposal.agreed, row.who] } : null;
      return;
    case 'conferring':
      t.conferring = { seats: row.seats, until: row.until };
      return;
    case 'said':
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
  t.by = match.entries().map(() => 'imported');
  return match;
}

function readPlayed(t: Table, row: Row & { kind: 'played' }, told: Happening[], question: number | null): void {
  if (t.match === null) throw new Diverged('Something was played before the start.');
  const [seat, , what] = row.entry;
  t.match.apply(row.entry, told, question);
  t.by.push(row.by);
  if (row.left !== null) t.standing = t.standing.with(seat, row.left);
  if (what === 'rewind') t.proposal = null;
  if (what !== 'redo') t.wantsToBeAsked = t.wantsToBeAsked.with(seat, what === 'undo' || what === 'rewind');
}

function initiate(t: Table): void {
  for (const [seat, h] of t.seats.entries())
    if (h.kind === 'person') t.privy = { ...t.privy, [h.who]: [...new Set([...(t.privy[h.who] ?? []), seat])] };
}

/** Whether the seat may take back by itself. */
export const mayTakeBack = (t: Table, seat: Seat): boolean => statusOf(t) === 'live' && t.match?.canUndo(seat) === true;

// ---- a snapshot, so that a long log need not be played again ----

interface Frozen {
  readonly version: string;
  readonly facts: Facts;
  readonly match: string | null;
}

export function freeze({ game, made: _, match, ...facts }: Table): string {
  const frozen: Frozen = { version: game.version, facts, match: match?.freeze() ?? null };
  return JSON.stringify(frozen);
}

/** Null when it was made by another version of the rules. */
export function thaw(game: HostedGame, made: Created, body: string): Table | null {
  const { version, facts, match }: Frozen = JSON.parse(body);
  return version === game.version ? { ...facts, game, made, match: match === null ? null : game.thaw(match) } : null;
}
