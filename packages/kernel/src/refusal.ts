// What cannot be chosen, and why: the same function makes the list of options and answers "why not?".

import type { Game, Option, Seat } from './game.ts';
import type { Rules } from './rules.ts';
import { met, observer } from './trace.ts';

export type RefusalCode = 'not-asked' | 'stale' | 'not-offered' | 'refused' | 'bad-form';
/** A choice that cannot be taken; nothing has changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly rule: string;
  constructor(code: RefusalCode, rule: string, message: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** The rules are at fault: a position that offers nothing, or a procedure that never ends. */
export class DeadEnd extends Error {}

/** What may be answered: the candidates that no rule and no promise refuses. */
export function legal<T, V>(
  rules: Rules<T>,
  g: Game<T>,
  v: V,
  seat: Seat,
  question: string,
  candidates: readonly Option[],
  refuse: ((g: Game<T>, v: V, option: Option, seat: Seat) => string | null) | null,
): readonly Option[] {
  const allowed = refuse === null ? candidates : unrefused(g, v, seat, candidates, refuse);
  const free = rules.promised === undefined || allowed.length < 2 || rules.bound?.(g, seat) === false;
  return free ? allowed : unpromised(rules, g, seat, question, allowed);
}

function unrefused<T, V>(
  g: Game<T>,
  v: V,
  seat: Seat,
  candidates: readonly Option[],
  refuse: (g: Game<T>, v: V, option: Option, seat: Seat) => string | null,
): readonly Option[] {
  // Mostly nothing is refused: a list of its own is made with the first that is.
  let kept: Option[] | null = null;
  for (let n = 0; n < candidates.length; n++) {
    const o = candidates[n] as Option;
    if (refusal(refuse(g, v, o, seat)) !== null) kept ??= candidates.slice(0, n);
    else if (kept !== null) kept.push(o);
  }
  return kept ?? candidates;
}

/** A promise that forbids everything is void. */
function unpromised<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
  question: string,
  allowed: readonly Option[],
): readonly Option[] {
  let kept: Option[] | null = null;
  for (let n = 0; n < allowed.length; n++) {
    const o = allowed[n] as Option;
    if (refusal(rules.promised?.(g, seat, question, o) ?? null) !== null) kept ??= allowed.slice(0, n);
    else if (kept !== null) kept.push(o);
  }
  return kept !== null && kept.length > 0 ? kept : allowed;
}

/** Counts a refusal while somebody is watching. */
export const refusal = (rule: string | null): string | null =>
  rule === null || observer.tally === null ? rule : counted(rule);

function counted(rule: string): string {
  met('refusal', rule);
  met('rule', rule);
  return rule;
}
