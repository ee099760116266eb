// The words of this game: the kernel's, bound to its table and its rule ids.

import { vocabulary } from '@landsraad/kernel';
import type { RuleId } from './ledger.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.ts';

export const { book, words, secretly, offer, meanwhile, on, emit, pool, purse, isUndisturbed, endGame } = vocabulary<
  Table,
  RuleId,
  Questions
>(6);

/** Notes of a procedure that needs none. */
export type None = Record<never, never>;
