// A table for tests: everything that each viewer was ever sent, as a server would send it.

import type { Rules, Seat } from '@landsraad/kernel';
import {
  begin,
  created,
  hosted,
  messagesFor,
  newTable,
  onlookersOf,
  type Holder,
  type Host,
  type Row,
  type Table,
} from '../src/index.ts';

export const person = (who: string): Holder => ({ kind: 'person', who });
export const bot: Holder = { kind: 'bot', bot: 'random' };

export interface Desk<T> extends Host<T> {
  readonly rows: Row[];
  /** By viewer: every message as text. */
  readonly sent: Map<Seat, string[]>;
}

export function desk<T>(rules: Rules<T>, seats: readonly Holder[], seed = 'table', mode?: string): Desk<T> {
  const game = hosted(rules);
  const config = game.config({ players: seats.length, ...(mode === undefined ? {} : { mode }) });
  const table = newTable(game, created(game, { config, owner: 'a', invite: 'i', seats }));
  const made = goOn(table);
  begin(made, seed);
  return made;
}

/** The same for a table that is there already. */
export function goOn<T>(table: Table<T>): Desk<T> {
  const onlookers = onlookersOf(table);
  const rows: Row[] = [];
  const sent = new Map<Seat, string[]>(onlookers.map((o) => [o.viewer, []]));
  let seeds = 0;
  return {
    table,
    rows,
    sent,
    freshSeed: () => `fresh ${++seeds}`,
    keep(row, told) {
      rows.push(row);
      for (const [viewer, { sight: _, ...message }] of messagesFor(table, onlookers, told).to)
        sent.get(viewer)?.push(JSON.stringify(message));
    },
  };
}

/** Any numbers, the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
