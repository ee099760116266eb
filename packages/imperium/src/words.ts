// The words of this game: the kernel's, bound to its table and its rule ids.

import { vocabulary } from '@landsraad/kernel';
import type { RuleId } from './ledger.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.ts';

export const MOST_PLAYERS = 4;

export const { book, words, meanwhile, emit, pool, endGame } = vocabulary<Table, RuleId, Questions>(MOST_PLAYERS);
