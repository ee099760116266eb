// Effects that put a question to somebody: each is a small procedure.

import type { Procedure } from '@landsraad/kernel';
import { decider, type G, type Look, type Table } from '../table.ts';
import type { Line } from './grammar.ts';

/** The notes of all of them: for which house, which effect, and what was answered so far. */
export type Asked = {
  house: number;
  key: string;
  n: number;
  faction: number;
  heirs: readonly number[];
  zone: string;
  card: string;
  at: number;
};

/** An effect that asks: how, and when it does. */
export interface Asking {
  readonly procedure: Procedure<Table, Asked>;
  when(g: Look, house: number, line: Line): boolean;
}
type Asks = Asking['when'];
export const asking = (procedure: Asking['procedure'], when: Asks = () => true): Asking => ({ procedure, when });

/** What explains such a question. */
export const byEffect = (_g: Look, v: Asked): { house: number; effect: string } => ({ house: v.house, effect: v.key });
export const who = (g: G, v: Asked): number => decider(g, v.house);
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
