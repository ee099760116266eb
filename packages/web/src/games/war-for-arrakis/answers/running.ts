// Running counts of several placements, from what has just been told.

import type { LogLine } from '../../../table/source.ts';

/** How many lines of these kinds stand at the end of the log, with nothing else after the first of them. */
export function runOf(log: readonly LogLine[], ...kinds: readonly string[]): number {
  let n = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i];
    if (line === undefined || line.of !== 'game' || line.kind === 'only one answer') continue;
    if (!kinds.includes(line.kind)) break;
    n++;
  }
  return n;
}

/** How many lines of a kind have come since the last line of another. */
export function since(
  log: readonly LogLine[],
  begin: string,
  counts: (kind: string, nouns: LogLine['nouns']) => boolean,
): number {
  const at = log.findLastIndex((l) => l.of === 'game' && l.kind === begin);
  return log.slice(at + 1).filter((l) => l.of === 'game' && counts(l.kind, l.nouns)).length;
}
