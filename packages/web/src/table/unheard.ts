// What others have said to the table while the log was out of sight.

import type { Seat } from '@landsraad/kernel';
import { useState } from 'react';
import type { LogLine } from './source.ts';

export const isTalk = (line: LogLine): boolean => line.of === 'table' && line.kind === 'said to all';

/** The lines that others have said after this one. */
export const saidAfter = (log: readonly LogLine[], viewer: Seat, heard: number): readonly LogLine[] =>
  log.filter((l) => isTalk(l) && l.id > heard && l.nouns['seat'] !== viewer);

/** How many of them nobody has looked at yet: the log shows them all. */
export function useUnheard(log: readonly LogLine[], viewer: Seat, looking: boolean): number {
  const last = log.at(-1)?.id ?? -1;
  const [heard, setHeard] = useState(last);
  if (looking && heard !== last) setHeard(last);
  return looking ? 0 : saidAfter(log, viewer, heard).length;
}
