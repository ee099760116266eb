// Messages as one person reads them: with names for people.

import type { Config } from '@landsraad/kernel';
import type { HostedGame, Holder, Seen, Sent } from '@landsraad/table';
import type { AnyMessage, Message, SeatInfo } from '@landsraad/wire';

/** Seats are named by the game and how it is set up. */
export interface Naming {
  readonly game: HostedGame;
  readonly config: Config;
  readonly nameOf: (who: string) => string;
}

export function messageFor(naming: Naming, sent: Pick<Seen, 'seq' | 'events' | 'sight'>, who: string | null): Message {
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

/** Only what changed, for somebody who has the message before. */
export function updateFor(naming: Naming, sent: Sent, who: string | null): AnyMessage {
  const { seq, events, whole, patch, seats } = sent;
  if (whole !== undefined) return messageFor(naming, { seq, events, sight: whole }, who);
  return {
    seq,
    events,
    ...(patch === undefined ? {} : { patch }),
    ...(seats === undefined ? {} : { seats: seatInfos(naming, seats, who) }),
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
