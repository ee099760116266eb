// What each viewer of a table sees: the seats by their numbers, and a watcher after the last.

import { nounsFor, WATCHER, type Config, type Happening, type Seat, type View } from '@landsraad/kernel';
import type { Message, Proposal, SeatInfo, TableEvent } from '@landsraad/wire';
import type { ServedGame } from '../served.ts';
import type { Holder, Row } from './row.ts';
import { mayTakeBack, people, statusOf, type TableState } from './state.ts';

/** A seat's number, or the number of seats for a watcher. */
export type Viewer = number;
export const viewersOf = (t: TableState): Viewer[] => Array.from({ length: t.seats.length + 1 }, (_, v) => v);
export const watcherOf = (t: TableState): Viewer => t.seats.length;
const kernelSeat = (t: TableState, viewer: Viewer): Seat => (viewer === t.seats.length ? WATCHER : viewer);

/** What a viewer has before eyes, with people by their ids: names may change without anything happening at the table. */
export interface Sight {
  readonly status: 'open' | 'live' | 'finished';
  readonly seats: readonly Holder[];
  readonly proposal: Proposal | null;
  readonly view: View | null;
  readonly undo: { readonly can: boolean; readonly redo: boolean };
}

export interface SentMessage {
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly sight: Sight;
}

/** Without the position for whoever wants only the story. */
export function sightOf(t: TableState, viewer: Viewer, withPosition = true): Sight {
  const status = statusOf(t);
  const seat = kernelSeat(t, viewer);
  const plays = withPosition && seat !== WATCHER && status === 'live';
  return {
    status,
    seats: t.seats,
    proposal: proposalOf(t),
    view: withPosition ? (t.match?.view(seat) ?? null) : null,
    undo: { can: plays && mayTakeBack(t, seat), redo: plays && t.match?.canRedo(seat) === true },
  };
}

export function proposalOf(t: TableState): Proposal | null {
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
export function missingConsent(t: TableState): string[] {
  const p = t.proposal;
  if (p === null) return [];
  const proposer = t.seats[p.seat];
  return people(t).filter((who) => !p.agreed.includes(who) && !(proposer?.kind === 'person' && proposer.who === who));
}

const tableEvent = (kind: string, nouns: TableEvent['nouns']): TableEvent => ({ of: 'table', kind, rule: '', nouns });

/** What the row means for everybody: of these events a viewer learns when the row changes anything for that viewer. */
interface Told {
  /** For everybody, even if nothing else changes. */
  readonly open: readonly TableEvent[];
  /** For whoever sees a difference. */
  readonly apparent: readonly TableEvent[];
  /** For one seat alone. */
  readonly own: { readonly seat: Seat; readonly event: TableEvent } | null;
}

/** To be asked before the row is read: a standing answer names the question that it answers. */
export function toldBy(t: TableState, row: Row): Told {
  const open = (kind: string, nouns: TableEvent['nouns']): Told => ({
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
      return open('started', {});
    case 'played':
      return playedWords(t, row);
    case 'standing':
      return { open: [], apparent: [], own: null };
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

const seatWords = { open: 'seat opened', person: 'seat taken', bot: 'bot seated' } as const;

function playedWords(t: TableState, row: Row & { kind: 'played' }): Told {
  const [seat, option, what] = row.entry;
  if (what === 'undo') return { open: [], apparent: [tableEvent('taken back', { seat })], own: null };
  if (what === 'redo') return { open: [], apparent: [tableEvent('done again', { seat })], own: null };
  if (what === 'rewind') return { open: [tableEvent('rewound', { seat })], apparent: [], own: null };
  if (row.by === 'standing') {
    const question = t.match?.open().find((d) => d.seat === seat)?.name ?? '';
    return { open: [], apparent: [], own: { seat, event: tableEvent('standing answer', { seat, question, option }) } };
  }
  if (row.by === 'fallback') return { open: [], apparent: [tableEvent('bot replaced', { seat })], own: null };
  return { open: [], apparent: [], own: null };
}

/** The events of a row for one viewer, given that the viewer is sent a message for it. */
export function eventsFor(t: TableState, viewer: Viewer, told: Told, happened: readonly Happening[]): TableEvent[] {
  const seat = kernelSeat(t, viewer);
  return [
    ...told.open,
    ...told.apparent,
    ...(told.own?.seat === seat ? [told.own.event] : []),
    ...happened.map((h): TableEvent => ({ of: 'game', kind: h.kind, rule: h.rule, nouns: nounsFor(h, seat) })),
  ];
}

/** Whether the row says something to this viewer even if the viewer sees no difference. */
export const speaksTo = (t: TableState, viewer: Viewer, told: Told, happened: readonly Happening[]): boolean =>
  told.open.length > 0 || happened.length > 0 || told.own?.seat === kernelSeat(t, viewer);

export type { Told };

/** Seats are named by the game and how it is set up. */
export interface Naming {
  readonly game: ServedGame;
  readonly config: Config;
  readonly nameOf: (who: string) => string;
}

/** The message as one person reads it. */
export function messageFor(naming: Naming, sent: SentMessage, who: string | null): Message {
  const { status, seats, proposal, view, undo } = sent.sight;
  return {
    seq: sent.seq,
    events: sent.events,
    status,
    seats: seatInfos(naming, seats, who),
    proposal,
    view,
    decision: view?.decision ?? null,
    offers: view?.offers ?? [],
    waitingFor: view?.waitingFor ?? [],
    undo,
  };
}

export const seatInfos = ({ game, config, nameOf }: Naming, seats: readonly Holder[], who: string | null): SeatInfo[] =>
  seats.map((h, seat) => ({
    seat,
    title: game.seatTitle(seat, config),
    kind: h.kind,
    name: h.kind === 'person' ? nameOf(h.who) : h.kind === 'bot' ? h.bot : null,
    bot: h.kind === 'bot' ? h.bot : null,
    mine: h.kind === 'person' && h.who === who,
  }));
