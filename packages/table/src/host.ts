// What a host does with a table: it writes rows. Everything that happens at a table is a row, and whoever hosts it keeps
// the rows and tells the viewers what each is to hear.

import type { Happening, Standing, Seat } from '@landsraad/kernel';
import { fireStanding } from './answer.ts';
import { Refused } from './refused.ts';
import type { Row } from './row.ts';
import { toldBy, type Told } from './sight.ts';
import { read, type Table } from './state.ts';

export interface Host<T = unknown> {
  readonly table: Table<T>;
  /** Hears of every row after it has been read. */
  readonly keep: (row: Row, told: Told) => void;
  /** Randomness that nobody knows: for starts and for going back by consent. */
  readonly freshSeed: () => string;
  /** What is shown of a seed before it is used, so that it can be checked afterwards; none where people trust the device. */
  readonly commitTo?: (seed: string) => string;
}

/** The commitment to randomness, as rows carry it. */
export const commitment = (host: Host, seed: string): { readonly commitment?: string } => {
  const shown = host.commitTo?.(seed);
  return shown === undefined ? {} : { commitment: shown };
};

/** Reads a row, has it kept and returns what happened. Throws what refuses it, and then nothing has changed. */
export function write(host: Host, row: Row, question: number | null = null): readonly Happening[] {
  const { table } = host;
  const words = toldBy(table, row);
  const happened: Happening[] = [];
  read(table, row, happened, question);
  const signed = row.kind === 'played' || row.kind === 'started' ? { ...row, print: table.match?.pulse() ?? '' } : row;
  host.keep(signed, { ...words, happened });
  return happened;
}

export function setStanding(host: Host, seat: Seat, standing: Standing): void {
  const { windows } = host.table.game;
  for (const window of [...Object.keys(standing.windows), ...standing.armed.map((a) => a.window)])
    if (!windows.has(window))
      throw new Refused(422, 'no-such-window', `Nobody is ever asked "${window}" in this game.`);
  write(host, { kind: 'standing', seat, standing });
  fireStanding(host);
}
