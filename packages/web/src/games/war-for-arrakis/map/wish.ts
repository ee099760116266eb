// Some answers take several questions: an area is asked for by its sector first, a dragged legion by how much of it
// goes. What the player meant is remembered until the question that offers it, and dropped when something else is asked.

import type { Decision, Option } from '@landsraad/kernel';
import { isArea } from '../position.ts';
import { printedOf } from './atlas.ts';

export interface Wish {
  readonly area: string;
  /** The question it was made at: only later ones grant it. */
  readonly since: number;
}
export interface Granted {
  readonly answer: Option | null;
  readonly wish: Wish | null;
}

/** What is asked between taking a legion and saying where it goes. */
const BETWEEN = new Set(['how much of the legion?', 'how many go along?']);

/** What a new question makes of a wish. */
export function grant(wish: Wish | null, decision: Decision | null): Granted {
  if (wish === null || decision === null) return { answer: null, wish: null };
  if (decision.question === wish.since) return { answer: null, wish };
  if (decision.options.includes(wish.area)) return { answer: wish.area, wish: null };
  const { sector } = printedOf(wish.area);
  if (decision.options.includes(sector)) return { answer: sector, wish: { area: wish.area, since: decision.question } };
  return { answer: null, wish: BETWEEN.has(decision.name) ? wish : null };
}

/** Questions whose areas hold a piece that can be dragged to where it shall go. */
const DRAGGED = new Set([
  'move which legion?',
  'attack with which legion?',
  'move which sandworm?',
  'attack with which sandworm?',
  'push which legion?',
  'move which sietch?',
]);
export const canDrag = (decision: Decision | null, area: string): boolean =>
  decision !== null && DRAGGED.has(decision.name) && isArea(area) && decision.options.includes(area);
/** Questions about where the taken piece goes. */
const GOING = new Set([
  ...BETWEEN,
  'move where?',
  'move where? in which sector?',
  'attack where?',
  'move it where?',
  'the sandworm attacks where?',
  'push it where?',
  'move the sietch where?',
  'move the sietch where? in which sector?',
]);

/** The area of the piece that is on its way: the view does not tell it, but it was said here. */
export function takenFrom(
  said: readonly { readonly question: number; readonly name: string; readonly option: Option }[],
  decision: Decision | null,
): string | null {
  if (decision === null || !GOING.has(decision.name)) return null;
  const last = said.findLast((x) => x.question < decision.question && !GOING.has(x.name));
  return last !== undefined && DRAGGED.has(last.name) && isArea(last.option) ? last.option : null;
}
