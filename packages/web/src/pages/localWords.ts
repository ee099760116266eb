import type { SavedTable } from '../local/saved.ts';
import { whoOf } from '../local/whoOf.ts';
import { listed } from '../table/words.ts';

/** Who sits at a table of this device; somebody may hold several seats. */
export function localWords({ finished, setup: { seats } }: Pick<SavedTable, 'finished' | 'setup'>): string {
  if (finished) return 'over';
  const people = new Map(seats.flatMap((s, n) => (s.kind === 'person' ? [[whoOf(s, n), s.name || 'you']] : [])));
  if (people.size > 1) return `${listed([...people.values()])} at one screen`;
  const bots = seats.filter((s) => s.kind === 'bot').length;
  if (bots === 0) return seats.length === 1 ? 'alone' : 'every seat is yours';
  return bots === 1 ? 'against a bot' : `against ${bots} bots`;
}
