// Notes on cards: a faction's advantage, kept by the table's own tools.

import type { Seat } from '@landsraad/kernel';
import type { Table } from '../table.ts';

/** Whether the tracker of cards and notes on them are open to a seat. § dune.atreides.notes */
export const mayKeepNotes = ({ factions, options }: Pick<Table, 'factions' | 'options'>, seat: Seat): boolean =>
  factions[seat] === 'atreides' || (options['notesForAll'] === true && seat in factions);
