// Smuggler regulars: on the smugglers board, in legions, or in their supply.

import { auxiliaries } from '../board/auxiliaries.ts';
import { FACTS } from '../facts.ts';
import { printedFor } from '../printed/printed.ts';
import type { G, Look } from '../table.ts';
import { emit } from '../words.ts';
import { areNeutral, changeSmugglers } from './smugglers.ts';

/** Those that are neither in a legion nor on the smugglers board. § wfa.smugglers.regulars */
export function regularsLeft(g: Look): number {
  let n = printedFor(g).smugglers.regulars - (g.table.smugglers?.waiting ?? 0);
  for (const x of auxiliaries(g)) if (x.kind === 'smuggler') n--;
  return n;
}
/** At the start of the round. */
export function moreSmugglers(g: G): void {
  const waiting = g.table.smugglers?.waiting ?? 0;
  const more = Math.min(FACTS.smugglers.neutral.regularsEachRound, regularsLeft(g));
  if (!areNeutral(g) || more === 0) return;
  changeSmugglers(g, { waiting: waiting + more });
  emit(g, 'smuggler joins', 'wfa.smugglers.start-of-round', { smugglers: waiting + more });
}
