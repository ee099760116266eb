// What each viewer of a table sees and is told: the seats by their numbers, and a watcher.

import { nounsFor, WATCHER, type Happening, type Nouns, type Seat, type View } from '@landsraad/kernel';
import type { Holder, Row } from './row.ts';
import { mayTakeBack, people, statusOf, type Table } from './state.ts';

/** Something that happened: of the game, as its rules emit it, or of the table. */
export interface TableEvent {
  readonly of: 'game' | 'table';
  readonly kind: string;
  readonly rule: string;
  readonly nouns: Nouns;
}

/** Something that all people at the table must agree to. */
export interface Proposal {
  readonly number: number;
  readonly kind: 'undo' | 'end';
  readonly seat: Seat;
  /** Seats of people who have not answered yet. */
  readonly missing: readonly Seat[];
}

/** What a viewer has before eyes, with people by their ids: names may change without anything happening at the table. */
export interface Sight {
  readonly status: 'open' | 'live' | 'finished';
  readonly seats: readonly Holder[];
  readonly proposal: Proposal | null;
  readonly view: View | null;
  readonly undo: { readonly can: boolean; readonly redo: boolean };
}

export function sightOf(t: Table, viewer: Seat): Sight {
  const status = statusOf(t);
  const plays = viewer !== WATCHER && status === 'live';
  return {
    status,
    seats: t.seats,
    proposal: proposalOf(t),
    view: t.match?.view(viewer) ?? null,
    undo: undoOf(plays && mayTakeBack(t, viewer), plays && t.match?.canRedo(viewer) === true),
  };
}

/** One object for each case: what did not change is the same. */
const UNDO = [false, true].map((can) => [false, true].map((redo) => ({ can, redo })));
const undoOf = (can: boolean, redo: boolean): Sight['undo'] => UNDO[Number(can)]?.[Number(redo)] ?? { can, redo };

export function proposalOf(t: Table): Proposal | null {
  const p = t.proposal;
  if (p === null) return null;
  const missing = missingConsent(t);
  return {
    number: p.number,
    kind: p.what,
    seat: p.seat,
    missing: t.seats.flatMap((h, seat) => (h.kind === 'person' && missing.includes(h.who) ? [seat] : [])),
  };
}

/** People who sit here and have not agreed yet. */
export function missingConsent(t: Table): string[] {
  const p = t.proposal;
  if (p === null) return [];
  const proposer = t.seats[p.seat];
  return people(t).filter((who) => !p.agreed.includes(who) && !(proposer?.kind === 'person' && proposer.who === who));
}

const tableEvent = (kind: string, nouns: TableEvent['nouns']): TableEvent => ({ of: 'table', kind, rule: '', nouns });

/** What a row means for everybody: of these events a viewer learns when the row changes anything for that viewer. */
interface Words {
  /** For everybody, even if nothing else changes. */
  readonly open: readonly TableEvent[];
  /** For whoever sees a difference. */
  readonly apparent: readonly TableEvent[];
  /** For some seats alone. */
  readonly own: { readonly seats: readonly Seat[]; readonly event: TableEvent } | null;
}

/** A row that has been read: what it means, and what happened in the game. */
export interface Told extends Words {
  readonly happened: readonly Happening[];
}

/** To be asked before the row is read: a standing answer names the question that it answers. */
export function toldBy(t: Table, row: Row): Words {
  const open = (kind: string, nouns: TableEvent['nouns']): Words => ({
    open: [tableEvent(kind, nouns)],
    apparent: [],
    own: null,
  });
  switch (row.kind) {
    case 'created':
      return open(row.base === null ? 'created' : 'imported', {});
    case 'seat':
      return open(seatWords[row.holder.kind], {
        seat: row.seat,
        ...(row.holder.kind === 'bot' ? { bot: row.holder.bot } : {}),
      });
    case 'started':
      return open('started', committed(row));
    case 'played':
      return playedWords(t, row);
    case 'standing':
    case 'conferring':
      return { open: [], apparent: [], own: null };
    case 'said': {
      const { seat, to, text } = row;
      if (to === undefined) return open('said to all', { seat, text });
      return { open: [], apparent: [], own: { seats: to, event: tableEvent('said', { seat, text }) } };
    }
    case 'proposed':
      return open('proposed', { number: row.number, what: row.what, seat: row.seat });
    case 'answered':
      return row.accept
        ? open('proposal accepted', { number: row.number })
        : open('proposal refused', { number: row.number });
    case 'ended':
      return open('ended', {});
  }
}

const committed = (row: { readonly commitment?: string }): { readonly commitment?: string } =>
  row.commitment === undefined ? {} : { commitment: row.commitment };

const seatWords = { open: 'seat opened', person: 'seat taken', bot: 'bot seated' } as const;

function playedWords(t: Table, row: Row & { kind: 'played' }): Words {
  const [seat, option, what] = row.entry;
  if (what === 'undo') return { open: [], apparent: [tableEvent('taken back', { seat })], own: null };
  if (what === 'redo') return { open: [], apparent: [tableEvent('done again', { seat })], own: null };
  if (what === 'rewind') {
    const kind = option === t.match?.past().length ? 'randomness renewed' : 'rewound';
    return { open: [tableEvent(kind, { seat, ...committed(row) })], apparent: [], own: null };
  }
  if (row.by === 'standing') {
    const question = t.match?.open().find((d) => d.seat === seat)?.name ?? '';
    return {
      open: [],
      apparent: [],
      own: { seats: [seat], event: tableEvent('standing answer', { seat, question, option }) },
    };
  }
  if (row.by === 'clock') return { open: [], apparent: [tableEvent('time ran out', { seat })], own: null };
  if (row.by === 'fallback') return { open: [], apparent: [tableEvent('bot replaced', { seat })], own: null };
  return { open: [], apparent: [], own: null };
}

/** The events of a row for one viewer, given that the viewer is sent a message for it. */
export const eventsFor = (told: Told, viewer: Seat): TableEvent[] => [
  ...told.open,
  ...told.apparent,
  ...(told.own?.seats.includes(viewer) === true ? [told.own.event] : []),
  ...told.happened.map((h): TableEvent => ({ of: 'game', kind: h.kind, rule: h.rule, nouns: nounsFor(h, viewer) })),
];

/** Whether the viewer is told anything of the row that watchers are not. */
export const hearsMore = (told: Told, viewer: Seat): boolean =>
  told.own?.seats.includes(viewer) === true || told.happened.some((h) => h.whisper !== null && h.to.includes(viewer));

/** Whether the row says something to this viewer even if the viewer sees no difference. */
export const speaksTo = (told: Told, viewer: Seat): boolean =>
  told.open.length > 0 || told.happened.length > 0 || told.own?.seats.includes(viewer) === true;
