// A table that stops at its moments: whatever arrives while one is looked at waits, and is shown afterwards in its order.

import type { MomentMode } from '../app/readSettings.ts';
import type { Moment } from './moments.ts';
import type { Said, TableSource, TableState } from './source.ts';

export interface Looking {
  readonly moment: Moment;
  /** Of those that came together, counted from 1. */
  readonly number: number;
  readonly of: number;
  /** The table waits until it has been looked at. */
  readonly stops: boolean;
  /** Shown in passing: it goes by itself. */
  readonly brief: boolean;
}

export interface MomentSource extends TableSource {
  /** The moment that is looked at. */
  readonly looking: () => Looking | null;
  readonly goOn: () => void;
  /** Past all that wait. */
  readonly skip: () => void;
  readonly lookAgain: (moment: Moment) => void;
  /** How the table stands, also while older pictures are looked at. */
  readonly newest: () => TableState | null;
}

interface How {
  readonly momentsOf: (state: TableState) => readonly Moment[];
  readonly mode: () => MomentMode;
  /** Milliseconds between the pictures that had to wait. */
  readonly pace: () => number;
}

const BRIEFLY = 4500;
/** However much has waited, catching up takes no longer. */
const CATCHING_UP = 4000;

export function withMoments(source: TableSource, { momentsOf, mode, pace }: How): MomentSource {
  const listeners = new Set<() => void>();
  let shown = source.state();
  let newest = shown;
  let late: TableState[] = [];
  let open: readonly Moment[] = [];
  let number = 1;
  let again = false;
  let looking: Looking | null = null;
  /** Up to which line everything has been looked at; null before the first picture. */
  let seen: number | null = shown === null ? null : lastLine(shown);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let leave: (() => void) | null = null;

  const stops = (): boolean => open.length > 0 && !again && mode() === 'stop';

  function tell(): void {
    const [moment] = open;
    if (moment === undefined) looking = null;
    else if (looking?.moment !== moment || looking.stops !== stops())
      looking = { moment, number, of: number + open.length - 1, stops: stops(), brief: !again && !stops() };
    for (const listener of listeners) listener();
  }

  function wait(ms: number, then: () => void): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      then();
      tell();
    }, ms);
  }

  /** Shows a picture, and opens the moments it brings. */
  function take(next: TableState): void {
    // A server counts the lines of each seat by themselves: another seat's count says nothing about this one.
    if (source.kind === 'server' && next.viewer !== shown?.viewer) seen = null;
    shown = next;
    // Behind a curtain nobody looks.
    if (next.curtain !== null) return;
    const before = seen;
    seen = lastLine(next);
    if (before === null || mode() === 'off') return;
    const asked = next.view?.waitingFor.map((w) => w.name) ?? [];
    const unseen = momentsOf(next).filter((m) => m.at > before);
    const unready = unseen.findIndex((m) => m.spec.until?.some((question) => asked.includes(question)) === true);
    const fresh = unready < 0 ? unseen : unseen.slice(0, unready);
    const waits = unseen[unready];
    if (waits !== undefined) seen = waits.at - 1;
    if (fresh.length === 0) return;
    open = again ? fresh : [...open, ...fresh];
    if (again || open.length === fresh.length) number = 1;
    again = false;
    if (mode() === 'brief') wait(BRIEFLY, pass);
  }

  function pass(): void {
    open = open.slice(1);
    number++;
    if (open.length > 0) {
      if (!stops()) wait(BRIEFLY, pass);
      return;
    }
    again = false;
    catchUp();
  }

  function catchUp(): void {
    while (open.length === 0) {
      const next = late.shift();
      if (next === undefined) return;
      take(next);
      const ms = Math.min(pace(), CATCHING_UP / (late.length + 1));
      if (!stops() && late.length > 0 && ms > 0) {
        wait(ms, catchUp);
        return;
      }
    }
  }

  function arrive(): void {
    const next = source.state();
    if (next === null || next === newest) return;
    newest = next;
    if (next.clock !== null && next.clock.seat === next.viewer) {
      // Whoever is pressed for time sees the question at once; what was missed is in the list of moments.
      late.push(next);
      upToDate();
      return;
    }
    if (stops() || late.length > 0) late.push(next);
    else take(next);
    tell();
  }

  /** Whoever speaks has seen enough. */
  function upToDate(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    open = [];
    again = false;
    shown = late.at(-1) ?? shown;
    late = [];
    if (shown !== null) seen = lastLine(shown);
    tell();
  }
  const speaking =
    <A extends readonly unknown[]>(say: (...said: A) => Said) =>
    (...said: A): Said => {
      upToDate();
      return say(...said);
    };

  return {
    ...source,
    choose: speaking(source.choose),
    act: speaking(source.act),
    undo: speaking(source.undo),
    redo: speaking(source.redo),
    subscribe(listener) {
      listeners.add(listener);
      leave ??= source.subscribe(arrive);
      arrive();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = null;
      };
    },
    state: () => shown,
    newest: () => newest,
    looking: () => looking,
    goOn() {
      if (open.length === 0) return;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      pass();
      tell();
    },
    skip: upToDate,
    lookAgain(moment) {
      if (stops()) return;
      open = [moment];
      number = 1;
      again = true;
      tell();
    },
  };
}

const lastLine = (state: TableState): number => state.log.at(-1)?.id ?? -1;
