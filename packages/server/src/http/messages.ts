// Messages of a table for one viewer: now, since some number, or at an earlier one.

import { gameNamed, type House } from '../house.ts';
import { Refused } from '../refused.ts';
import { messagesAgain } from '../table/load.ts';
import type { Room } from '../table/room.ts';
import { sightOf, type Naming, type SentMessage, type Viewer } from '../table/sight.ts';
import type { TableState } from '../table/state.ts';

export const namingOf = (house: House, t: TableState): Naming => ({
  game: t.game,
  config: t.made.config,
  nameOf: house.identities.nameOf,
});

/** At hand, or to be made anew from the log: that is done after the table's turn, so that nobody at the table waits for a reader. */
export type Found = readonly SentMessage[] | (() => Promise<readonly SentMessage[]>);

/** The present position; it tells of nothing new. */
const presentMessage = (room: Room, viewer: Viewer): SentMessage => ({
  seq: room.seqs[viewer] ?? 0,
  events: [],
  sight: sightOf(room.state, viewer),
});

type Range = Parameters<typeof messagesAgain>[4];
const again = (house: House, room: Room, viewer: Viewer, range: Range): Promise<SentMessage[]> =>
  messagesAgain(house.store, (id) => gameNamed(house.games, id), room.state.id, viewer, range);

/** The position at that number, now or earlier. */
export function messageAt(house: House, room: Room, viewer: Viewer, at: number | undefined): Found {
  const last = room.seqs[viewer] ?? 0;
  if (at === undefined || at === last) return [presentMessage(room, viewer)];
  if (at === 0 || at > last) throw new Refused(404, 'no-message', `There is no message ${at}; the last is ${last}.`);
  const there = room.recent[viewer]?.find((m) => m.seq === at);
  return there === undefined ? () => again(house, room, viewer, { from: at, to: at, lean: false }) : [there];
}

export interface Since {
  readonly after: number | undefined;
  /** At most so many, the earliest first. */
  readonly most: number;
  readonly lean: boolean;
}

/** Everything after that number, none missing; the present position for somebody who has nothing yet or too much. */
export function messagesSince(house: House, room: Room, viewer: Viewer, { after, most, lean }: Since): Found {
  const last = room.seqs[viewer] ?? 0;
  if (after === undefined || after > last) return [presentMessage(room, viewer)];
  if (after === last) return [];
  const recent = room.recent[viewer] ?? [];
  const first = recent[0];
  if (first === undefined || first.seq > after + 1)
    return () => again(house, room, viewer, { from: after + 1, to: Math.min(last, after + most), lean });
  return recent.filter((m) => m.seq > after).map((m) => (lean && m.seq < last ? withoutPosition(m) : m));
}

const withoutPosition = (m: SentMessage): SentMessage => ({
  ...m,
  sight: { ...m.sight, view: null, undo: { can: false, redo: false } },
});
