// The kernel beside the screen. Every entry is on the disk before the screen hears of it.

import type { Due } from '@landsraad/table';
import type { BotPace } from '../app/readSettings.ts';
import { rulesOf } from '../games/rules.ts';
import { newReplay, type Replay } from '../replay/replay.ts';
import type { LogLine, NotDone, TableState } from '../table/source.ts';
import { newEngine, type LocalEngine, type Pace } from './engine.ts';
import type { FromWorker, Numbered, Saying } from './protocol.ts';
import { refuseSaved, savedTable, saveTable, type SavedTable } from './saved.ts';

const PATIENTLY = 3500;
const BOTS: { readonly [pace in BotPace]: number } = { calm: 520, brisk: 160, 'at once': 0 };
let soon = BOTS.calm;
/** Bots move at once: somebody here skips ahead. */
let hurried = false;
let engine: LocalEngine | null = null;
let saved: SavedTable | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

const PAUSES: { readonly [pace in Pace]: () => number } = {
  'at once': () => 0,
  soon: () => (hurried ? 0 : soon),
  patiently: () => PATIENTLY,
};

const say = (message: FromWorker): void => self.postMessage(message);

/** What the screen was told last. */
let told: readonly LogLine[] = [];
/** How many lines two logs have in common, from the first on. */
function sameAtFirst(a: readonly LogLine[], b: readonly LogLine[]): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}

/** Saves what is new, shows it, and lets whoever is no person go on. */
async function tell(): Promise<void> {
  if (engine === null || saved === null) return;
  const state = engine.state();
  const choices = engine.entries();
  const asked = state.curtain !== null || state.view?.decision != null;
  if (choices.length !== saved.choices.length || asked !== saved.yourTurn) {
    saved = {
      ...saved,
      choices: choices.slice(),
      standing: engine.standing(),
      finished: state.status === 'finished',
      yourTurn: asked,
      changed: Date.now(),
    };
    await saveTable(saved);
  }
  windClock();
  show({ ...state, clock: clock === null ? null : { seat: clock.due.seat, ends: clock.ends } });
  goOn();
}
function show(state: TableState): void {
  const kept = sameAtFirst(told, state.log);
  told = state.log;
  say({ kind: 'state', state: { ...state, log: state.log.slice(kept) }, kept });
}

/** Runs while a person must answer in time; the same question goes on with the time that it has left. */
let clock: { readonly due: Due; readonly ends: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
function windClock(): void {
  const due = engine?.due() ?? null;
  if (clock !== null && due?.question === clock.due.question && due.seat === clock.due.seat) return;
  if (clock !== null) clearTimeout(clock.timer);
  clock = null;
  if (due === null) return;
  const ms = due.seconds * 1000;
  const silent = (): void => {
    queue = queue.then(() => {
      engine?.silent(due);
      return tell();
    }, broken);
  };
  clock = { due, ends: Date.now() + ms, timer: setTimeout(silent, ms) };
}

function goOn(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const pace = engine?.next() ?? null;
  if (pace === null) return;
  timer = setTimeout(() => {
    timer = null;
    engine?.step();
    void tell().catch(broken);
  }, PAUSES[pace]());
}

const broken = (e: unknown): void => say({ kind: 'broken', why: e instanceof Error ? e.message : String(e) });

const PATIENCE = 1500;

/** The table stays ours until this page is left: two pages must not write one log. */
function locked(table: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`landsraad-table-${table}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

async function open(table: string): Promise<void> {
  if (!(await locked(table)))
    throw new Error('This table is open in another window. Close it there, then reload this page.');
  const found = await savedTable(table);
  if (found === undefined) throw new Error('There is no such table on this device.');
  const lent = await rulesOf(found.game);
  const refused = lent((rules) => refuseSaved(rules, found));
  if (refused !== null) throw new Error(refused);
  engine = lent((rules) => newEngine(rules, found.setup, found.choices, found.standing));
  saved = found;
  engine.open();
  await tell();
}

let replay: Replay | null = null;
function obey(saying: Saying, table: LocalEngine): NotDone | null {
  const say = table[saying.do] as (...words: readonly unknown[]) => NotDone | null | void;
  return say(...saying.with) ?? null;
}

async function hear({ number, request }: Numbered): Promise<void> {
  if (request.do === 'prepare') {
    // What goes wrong here goes wrong again, and is told, when the table is opened.
    void rulesOf(request.game).catch(() => undefined);
    return;
  }
  if (request.do === 'open') {
    soon = BOTS[request.bots];
    await open(request.table);
    say({ kind: 'answer', number, notDone: null });
    return;
  }
  if (request.do === 'replay') {
    const { played } = request;
    replay = (await rulesOf(played.game))((rules) => newReplay(rules, played));
    say({ kind: 'answer', number, notDone: null, outline: replay.outline });
    return;
  }
  if (request.do === 'look') {
    if (replay !== null) show(replay.at(request.step, request.seat));
    say({ kind: 'answer', number, notDone: null });
    return;
  }
  if (request.do === 'branch') {
    say({ kind: 'answer', number, notDone: null, choices: replay?.from(request.step, request.seed) ?? [] });
    return;
  }
  if (request.do === 'log' && replay !== null) {
    say({ kind: 'answer', number, notDone: null, log: replay.log() });
    return;
  }
  if (engine === null) return;
  if (request.do === 'log') {
    say({ kind: 'answer', number, notDone: null, log: engine.log() });
    return;
  }
  if (request.do === 'hurry') {
    hurried = request.on;
    goOn();
    say({ kind: 'answer', number, notDone: null });
    return;
  }
  if (request.do === 'hint') {
    say({ kind: 'answer', number, notDone: null, hint: engine.hint() });
    return;
  }
  const notDone = obey(request, engine);
  if (notDone === null && request.do !== 'whyNot') {
    if (request.do === 'setStanding' && saved !== null) {
      saved = { ...saved, standing: engine.standing() };
      await saveTable(saved);
    }
    await tell();
  }
  say({ kind: 'answer', number, notDone });
}

// One after another: a second word is not heard before the first is on the disk.
let queue: Promise<void> = Promise.resolve();
self.addEventListener('message', (e: MessageEvent<Numbered>) => {
  queue = queue.then(() => hear(e.data)).catch(broken);
});
