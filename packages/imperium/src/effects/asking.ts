// Effects that put a question to somebody: each is a small procedure, kept here under the name of its effect.

import type { Procedure } from '@landsraad/kernel';
import { decider, type G, type Look, type Table } from '../table.ts';
import type { Line, OpName } from './grammar.ts';

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

interface Asking {
  readonly when: (g: Look, house: number, line: Line) => boolean;
  readonly procedure: Procedure<Table, Asked>;
}
export const ASKING = new Map<OpName | '', Asking>();
const always = (): boolean => true;
export const asking = (op: OpName, procedure: Procedure<Table, Asked>, when: Asking['when'] = always): void =>
  void ASKING.set(op, { when, procedure });

export const who = (g: G, v: Asked): number => decider(g, v.house);
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
