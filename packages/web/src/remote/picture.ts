import { patched, type Patch } from '@landsraad/table/patch';
import type { AnyMessage, Message } from '@landsraad/wire';

type Picture = Pick<Message, 'status' | 'proposal' | 'view' | 'undo'>;

/** The whole message that one stands for which says only what changed since the one before. */
export function wholeMessage(before: Message | null, said: AnyMessage): Message {
  if ('view' in said) return said;
  if (before === null) throw new Error('The server says what changed before it has said what there is.');
  const { status, proposal, view, undo }: Picture = before;
  const now = patched({ status, proposal, view, undo }, (said.patch ?? {}) as Patch) as Picture;
  return {
    ...now,
    seq: said.seq,
    events: said.events,
    seats: said.seats ?? before.seats,
    decision: now.view?.decision ?? null,
    offers: now.view?.offers ?? [],
    waitingFor: now.view?.waitingFor ?? [],
    ...(said.clock === undefined ? {} : { clock: said.clock }),
    ...(said.conferring === undefined ? {} : { conferring: said.conferring }),
  };
}
