// What a table says: by WebSocket, or by long polling where none gets through. After every break it goes on after the
// last message that was heard, so none is missed.

import { AnyMessage } from '@landsraad/wire';
import { pause } from './again.ts';
import { api, apiAddress, Refused } from './api.ts';

export interface StreamEars {
  readonly hear: (message: AnyMessage) => void;
  readonly lost: () => void;
  readonly found: () => void;
  /** We look with other eyes now, or none: begin anew. */
  readonly turnedAway: (why: 'seat' | 'closed', words: string) => void;
}

const SEAT_CHANGED = 4001;
const REFUSED = 4003;
const WAITS = [300, 700, 1500, 3000, 5000];
/** Where no socket gets through: so many polls, then one is tried again. */
const POLLS_BEFORE_A_SOCKET = 4;

export interface Stream {
  readonly close: () => void;
}

export function openStream(table: string, seat: number | null, after: number | null, ears: StreamEars): Stream {
  const given = new AbortController();
  let last = after;
  let socket: WebSocket | null = null;

  const query = (): string => {
    const said = new URLSearchParams();
    if (last !== null) said.set('after', String(last));
    if (seat !== null) said.set('seat', String(seat));
    said.set('as', 'patches');
    return said.toString();
  };

  /** False: something is missing before it. */
  function hear(message: AnyMessage): boolean {
    if (given.signal.aborted) return true;
    const tells = !('view' in message) || message.events.length > 0;
    // What we have already is not told twice. A whole picture that tells of nothing is taken as it is.
    if (last !== null && tells && message.seq <= last) return true;
    if (last !== null && tells && message.seq > last + 1) return false;
    last = message.seq;
    ears.hear(message);
    return true;
  }

  /** One socket from its opening to its end. */
  function listen(): Promise<{ readonly opened: boolean; readonly code: number; readonly why: string }> {
    return new Promise((resolve) => {
      const address = new URL(apiAddress(`tables/${encodeURIComponent(table)}/stream?${query()}`));
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const own = new WebSocket(address);
      socket = own;
      let opened = false;
      own.addEventListener('open', () => {
        opened = true;
        ears.found();
      });
      own.addEventListener('message', (e: MessageEvent<unknown>) => {
        const message = AnyMessage.safeParse(typeof e.data === 'string' ? JSON.parse(e.data) : null);
        // What is missing is asked for again, after the last that we have.
        if (!message.success || !hear(message.data)) own.close();
      });
      own.addEventListener('close', (e) => resolve({ opened, code: e.code, why: e.reason }));
    });
  }

  async function poll(wait: number): Promise<void> {
    const { messages } = await api.events(table, `${query()}&wait=${last === null ? 0 : wait}`, given.signal);
    ears.found();
    for (const m of messages) hear(m);
  }

  /** No socket opened: is the server there at all? Then it is heard by polling for a while. */
  async function pollForAWhile(): Promise<void> {
    await poll(0);
    for (let n = 0; n < POLLS_BEFORE_A_SOCKET && !given.signal.aborted; n++) await poll(25);
  }

  async function run(): Promise<void> {
    for (let failures = 0; !given.signal.aborted;) {
      const end = await listen();
      if (given.signal.aborted) return;
      if (end.code === SEAT_CHANGED) return ears.turnedAway('seat', end.why);
      if (end.code === REFUSED) return ears.turnedAway('closed', end.why);
      if (end.opened) {
        failures = 0;
        ears.lost();
      } else {
        try {
          await pollForAWhile();
          failures = 0;
          continue;
        } catch (e) {
          if (given.signal.aborted) return;
          if (e instanceof Refused) return ears.turnedAway(e.status === 403 ? 'seat' : 'closed', e.message);
          ears.lost();
        }
      }
      await pause(WAITS[Math.min(failures++, WAITS.length - 1)] ?? 5000, given.signal);
    }
  }
  void run();

  return {
    close() {
      given.abort();
      socket?.close();
    },
  };
}
