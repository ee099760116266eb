// What one pair of eyes has missed at a table.

import { WATCHER, type Seat } from '@landsraad/kernel';
import type { AnyMessage, Message } from '@landsraad/wire';
import type { LogLine } from '../table/source.ts';
import { api } from './api.ts';
import { wholeMessage } from './picture.ts';

/** What one pair of eyes has seen: the last picture, and what happened from some message on. */
export interface Seen {
  readonly message: Message;
  readonly log: readonly LogLine[];
  readonly first: number;
}

/** Asks until somebody answers, or until nobody is interested any more. */
export type Asking = <R>(what: (given: AbortSignal) => Promise<R>) => Promise<R>;

const MOST_EVENTS = 1000;
/** A line's id says where it belongs, whichever is known first. */
export const linesOf = ({ seq, events }: Pick<AnyMessage, 'seq' | 'events'>): LogLine[] =>
  events.map((e, n) => ({ id: seq * MOST_EVENTS + n, of: e.of, kind: e.kind, rule: e.rule, nouns: e.nouns }));

const eyesOf = (seat: Seat): string => (seat === WATCHER ? '' : `&seat=${seat}`);

/** What happened last before that message, without the pictures. */
export async function storyBefore(
  table: string,
  seat: Seat,
  before: number,
  asking: Asking,
): Promise<readonly AnyMessage[]> {
  const query = `as=story&before=${before}${eyesOf(seat)}`;
  return (await asking((given) => api.events(table, query, given))).messages;
}

/** The table as these eyes see it now; from where they last looked, if they have looked before. */
export async function catchUp(table: string, seat: Seat, before: Seen | undefined, asking: Asking): Promise<Seen> {
  if (before === undefined) {
    const message = await asking((given) => api.view(table, eyesOf(seat).slice(1), given));
    const said = await storyBefore(table, seat, message.seq + 1, asking);
    return { message, log: said.flatMap(linesOf), first: said[0]?.seq ?? 1 };
  }
  const log = before.log.slice();
  for (let { message } = before; ;) {
    const query = `as=patches&wait=0&after=${message.seq}${eyesOf(seat)}`;
    const { messages } = await asking((given) => api.events(table, query, given));
    if (messages.length === 0) return { message, log, first: before.first };
    for (const said of messages) message = wholeMessage(message, said);
    log.push(...messages.flatMap(linesOf));
  }
}
