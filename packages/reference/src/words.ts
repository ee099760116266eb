// The words of this game: the kernel's, bound to its table, its rule ids and what its cards may alter.

import { vocabulary } from '@landsraad/kernel';
import type { RuleId } from './ledger.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.ts';

type Alterable = { 'bid limit': { value: number; about: null } };

export const {
  book,
  words,
  secretly,
  offer,
  meanwhile,
  on,
  emit,
  changes,
  altered,
  putInForce,
  expire,
  pool,
  purse,
  endGame,
} = vocabulary<Table, RuleId, Questions, Alterable>(4);
