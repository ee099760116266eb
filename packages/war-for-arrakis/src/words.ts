// The words of this game: the kernel's, bound to its table, its rule ids and what its cards may alter.

import { vocabulary } from '@landsraad/kernel';
import type { RuleId } from './ledger.ts';
import type { Questions } from './questions.ts';
import type { Side } from './sides.ts';
import type { Table } from './table.ts';

type Alterable = {
  /** How many combat dice a side rolls, before the limit of six. */
  'combat dice': { value: number; about: { readonly side: Side } };
  /** The most combat dice a side may roll this round. */
  'most dice': { value: number; about: { readonly side: Side; readonly round: number } };
  /** How many hits the attacker takes to go on against a settlement. */
  'hits to continue': { value: number; about: null };
};

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
