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
  refuse: ((g: Game<T>, v: V, option: Option, seat: Seat) => string | null) | undefined,
): readonly Option[] {
  let list = candidates;
  if (refuse !== undefined) {
    const kept: Option[] = [];
    for (const o of candidates) if (refusal(refuse(g, v, o, seat)) === null) kept.push(o);
    list = kept;
  }
  const promised = rules.promised;
  if (promised !== undefined && list.length > 1) {
    const kept = list.filter((o) => refusal(promised(g, seat, question, o)) === null);
    if (kept.length > 0) list = kept;
  }
  return list;
}

/** A refusal that counts: one that is being ignored does not. */
export function refusal(rule: string | null): string | null {
  if (rule === null || rule === observer.ignored) return null;
  if (observer.tally !== null) {
    met('refusal', rule);
    met('rule', rule);
  }
  return rule;
}
