// A table on this device as the screen sees it.

import workerUrl from 'virtual:table-worker';
import { settingsNow } from '../app/settings.ts';
import type { Entry, Log, Seat } from '@landsraad/kernel';
import type { Outline, Played } from '../replay/replay.ts';
import type { NotDone, Said, TableSource, TableState } from '../table/source.ts';
import type { Answered, FromWorker, Numbered, Request } from './protocol.ts';

export interface LocalSource extends TableSource {
  /** The whole log, to go on elsewhere. */
  readonly log: () => Promise<Log>;
}

type Waiting = (answer: Answered) => void;

const NOT_HERE: NotDone = { rule: null, sentence: 'Only a table on a server can do that.' };
const PAST: NotDone = { rule: null, sentence: 'This has been played: nothing can be changed any more.' };

const newWorker = (): Worker => new Worker(workerUrl, { type: 'module', name: 'table' });
let prepared: Worker | null = null;

/** For a table that is about to be opened: the worker reads the rules while the page still fetches its parts. */
export function prepareLocal(game: string): void {
  if (prepared !== null) return;
  prepared = newWorker();
  const message: Numbered = { number: 0, request: { do: 'prepare', game } };
  prepared.postMessage(message);
}

/** What the worker shows, and what it is asked. */
function fromWorker() {
  const worker = prepared ?? newWorker();
  prepared = null;
  const listeners = new Set<() => void>();
  const waiting = new Map<number, Waiting>();
  let state: TableState | null = null;
  let numbers = 0;

  const show = (next: TableState | null): void => {
    state = next;
    for (const tell of listeners) tell();
  };

  worker.addEventListener('message', (e: MessageEvent<FromWorker>) => {
    const said = e.data;
    if (said.kind === 'state') show(following(state, said));
    else if (said.kind === 'answer') {
      waiting.get(said.number)?.(said);
      waiting.delete(said.number);
    } else fail(said.why);
  });
  worker.addEventListener('error', (e) => fail(e.message === '' ? 'The rules could not be loaded.' : e.message));

  function fail(why: string): void {
    const connection = { kind: 'closed', why } as const;
    show(state === null ? { ...NOTHING, connection } : { ...state, connection });
  }

  function ask(request: Request): Promise<Answered> {
    const number = ++numbers;
    return new Promise((resolve) => {
      waiting.set(number, resolve);
      const message: Numbered = { number, request };
      worker.postMessage(message);
    });
  }
  return {
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    state: () => state,
    close: () => worker.terminate(),
    ask,
  };
}

export function openLocal(id: string): LocalSource {
  const { ask, ...shown } = fromWorker();
  let hurried = false;
  function hurry(on: boolean): void {
    if (hurried === on) return;
    hurried = on;
    void ask({ do: 'hurry', on });
  }
  const said = async (request: Request): Said => (await ask(request)).notDone;

  void ask({ do: 'open', table: id, bots: settingsNow().bots });

  return {
    ...shown,
    kind: 'local',
    id,
    choose(question, option, byItself) {
      if (!byItself) hurry(false);
      return said({ do: 'choose', with: [question, option] });
    },
    act: (offer, form) => said({ do: 'act', with: [offer.id, form] }),
    undo: () => said({ do: 'undo', with: [] }),
    redo: () => said({ do: 'redo', with: [] }),
    setStanding: (standing) => said({ do: 'setStanding', with: [standing] }),
    whyNot: (option) => said({ do: 'whyNot', with: [option] }),
    hurry: () => hurry(true),
    hint: async () => (await ask({ do: 'hint' })).hint ?? [],
    earlier: () => undefined,
    face: (seat) => void said({ do: 'face', with: [seat] }),
    takeSeat: () => Promise.resolve(NOT_HERE),
    start: () => Promise.resolve(NOT_HERE),
    talk: () => Promise.resolve(NOT_HERE),
    consent: () => Promise.resolve(NOT_HERE),
    log: () => logFrom(ask),
  };
}

async function logFrom(ask: (request: Request) => Promise<Answered>): Promise<Log> {
  const { log } = await ask({ do: 'log' });
  if (log === undefined) throw new Error('The table has no log.');
  return log;
}

export interface ReplaySource extends TableSource {
  /** Null: it cannot be looked at; the state says why. */
  readonly outline: () => Promise<Outline>;
  /** Shows a position. Of several wishes that come while one is worked on, the last counts. */
  readonly look: (step: number, seat: Seat) => void;
  /** The entries of a game that goes on from a position, with chance anew. */
  readonly branch: (step: number, seed: string) => Promise<readonly Entry[]>;
  /** The whole game, as a file keeps it. */
  readonly log: () => Promise<Log>;
}

/** A game that has been played. */
export function openReplay(played: Played): ReplaySource {
  const { ask, ...shown } = fromWorker();
  const past = (): Said => Promise.resolve(PAST);
  const ready = ask({ do: 'replay', played });
  let wanted: { readonly step: number; readonly seat: Seat } | null = null;
  let looking = false;
  async function lookOn(): Promise<void> {
    looking = true;
    for (let next = wanted; next !== null; next = wanted) {
      wanted = null;
      await ask({ do: 'look', ...next });
    }
    looking = false;
  }
  return {
    ...shown,
    kind: 'replay',
    id: '',
    async outline() {
      const { outline } = await ready;
      if (outline === undefined) throw new Error('The game has no outline.');
      return outline;
    },
    look(step, seat) {
      wanted = { step, seat };
      if (!looking) void lookOn();
    },
    branch: async (step, seed) => (await ask({ do: 'branch', step, seed })).choices ?? [],
    log: () => logFrom(ask),
    choose: past,
    act: past,
    undo: past,
    redo: past,
    setStanding: past,
    takeSeat: past,
    start: past,
    talk: past,
    consent: past,
    whyNot: () => Promise.resolve(PAST),
    hint: null,
    hurry: null,
    earlier: () => undefined,
    face: () => undefined,
  };
}

/** What stays as it was is the same object: settings, and lines of the log. */
function following(before: TableState | null, { state, kept }: FromWorker & { readonly kind: 'state' }): TableState {
  if (before === null) return { ...state, pending: false };
  const isSame = kept === before.log.length && state.log.length === 0;
  const log = isSame ? before.log : [...before.log.slice(0, kept), ...state.log];
  return { ...state, config: before.config, log, pending: false };
}

/** What is shown of a table that could not be opened. */
const NOTHING: TableState = {
  game: '',
  config: { mode: '', players: 0, options: {} },
  status: 'open',
  seats: [],
  viewer: -1,
  view: null,
  log: [],
  earlier: false,
  undo: null,
  redo: false,
  standing: { windows: {}, armed: [] },
  clock: null,
  conferring: null,
  curtain: null,
  connection: { kind: 'here' },
  pending: false,
  proposal: null,
  invite: null,
};
