// What a player has written down at a table. It stays on this device: nobody else, not even the server, is told.

import type { Seat } from '@landsraad/kernel';
import { useState } from 'react';

export interface Notes {
  readonly [about: string]: string;
}

const keyOf = (table: string, seat: Seat): string => `landsraad-notes ${table} ${seat}`;

function read(table: string, seat: Seat): Notes {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? '{}');
  } catch {
    return {};
  }
}

/** The notes of a seat, and writing one; an empty one is none. */
export function useNotes(table: string, seat: Seat): [Notes, (about: string, words: string) => void] {
  const [kept, setKept] = useState<{ readonly of: string; readonly notes: Notes } | null>(null);
  const of = keyOf(table, seat);
  const notes = kept?.of === of ? kept.notes : read(table, seat);
  function write(about: string, words: string): void {
    const { [about]: _, ...rest } = notes;
    const next = words === '' ? rest : { ...rest, [about]: words };
    setKept({ of, notes: next });
    try {
      localStorage.setItem(of, JSON.stringify(next));
    } catch {
      // Without storage a note lasts as long as the page.
    }
  }
  return [notes, write];
}
