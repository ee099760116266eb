// Answering a question, and why something cannot be the answer.

import { DONE, type Decision, type Game, type Option, type Seat } from './game.ts';
import { nowActing } from './hidden.ts';
import { Refusal, refusal } from './refusal.ts';
import type { Rules } from './rules.ts';
import {
  advance,
  answerInFibre,
  fibreOf,
  frameAsking,
  instructionAt,
  settle,
  topInstruction,
  wake,
  type PlayMode,
} from './settle.ts';

/** Answers the question with that number and runs on. At a table an answer that was not offered is refused and changes nothing. */
export function choose<T, D extends Decision>(
  rules: Rules<T, D>,
  g: Game<T>,
  seat: Seat,
  question: number,
  option: Option,
  mode: PlayMode = 'table',
): readonly D[] {
  if (mode === 'table') checkAnswer(rules, g, settle(rules, g, mode), seat, question, option);
  return chosen(rules, g, seat, option, mode);
}

/** Runs on from an answer that is known to be on the list. */
export function chosen<T, D extends Decision>(
  rules: Rules<T, D>,
  g: Game<T>,
  seat: Seat,
  option: Option,
  mode: PlayMode,
): readonly D[] {
  const f = g.stack[g.stack.length - 1];
  if (f === undefined) throw new Refusal('not-asked', '', 'The game is over.');
  const i = topInstruction(rules, g.stack) ?? instructionAt(rules, f);
  switch (i.op) {
    case 'ask': {
      const before = nowActing(seat);
      try {
        g.moment++;
        f.pc++;
        const q = i.ask;
        if (q !== null && q.then !== null) q.then(g, f.notes, option, seat);
        return advance(rules, g, g.stack, null, option, mode) as readonly D[];
      } finally {
        nowActing(before);
      }
    }
    case 'together': {
      const fibre = fibreOf(f, seat);
      if (fibre === undefined) break;
      if (mode === 'search') wake(rules, g, seat);
      answerInFibre(rules, g, fibre, option);
      const more = advance(rules, g, fibre.stack, fibre, option, mode) as readonly D[];
      return mode === 'search' && more.length > 0 ? more : settle(rules, g, mode);
    }
    case 'window': {
      const fibre = fibreOf(f, seat);
      if (fibre === undefined) break;
      fibre.answers.push(option);
      fibre.sealed = true;
      return settle(rules, g, mode);
    }
    case 'freely': {
      const before = nowActing(seat);
      try {
        g.moment++;
        if (option === DONE) {
          // Being done twice counts as an act, so that a floor with an offer nobody answers closes too.
          if ((f.done & (1 << seat)) !== 0) f.acts++;
          f.done |= 1 << seat;
          i.floor?.done?.(g, f.notes, seat);
        } else {
          f.acts++;
          f.done &= ~(1 << seat);
          i.floor?.then(g, f.notes, option, seat);
        }
        return settle(rules, g, mode);
      } finally {
        nowActing(before);
      }
    }
    default:
  }
  throw new Refusal('not-asked', i.rule, `Seat ${seat} is not asked anything now.`);
}

/** Refuses what is no answer to the question with that number; `open` is what is asked now. */
export function checkAnswer<T>(
  rules: Rules<T>,
  g: Game<T>,
  open: readonly Decision[],
  seat: Seat,
  question: number,
  option: Option,
): void {
  const d = open.find((x) => x.seat === seat);
  if (d === undefined) throw new Refusal('not-asked', '', `Seat ${seat} is not asked anything now.`);
  if (d.question !== question)
    throw new Refusal(
      'stale',
      d.rule,
      `That question is no longer open: seat ${seat} is asked "${d.name}" (question ${d.question}).`,
    );
  if (d.options.includes(option)) return;
  const rule = whyNot(rules, g, seat, option);
  const possible = d.options.join(', ');
  if (rule !== null && rule !== d.rule)
    throw new Refusal('refused', rule, `"${option}" is not allowed (${rule}); possible: ${possible}.`);
  throw new Refusal('not-offered', d.rule, `"${option}" is not one of the choices of "${d.name}": ${possible}.`);
}

/** What a seat could think of and may not choose now, each with the rule that forbids it. */
export function refusals<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
): { readonly option: Option; readonly rule: string }[] {
  const d = settle(rules, g, 'table').find((x) => x.seat === seat);
  const f = frameAsking(g, seat);
  if (d === undefined || f === undefined) return [];
  const i = instructionAt(rules, f);
  const spec = i.ask ?? i.window ?? i.floor;
  const refused: { option: Option; rule: string }[] = [];
  for (const option of spec?.options(g, f.notes, seat) ?? [])
    if (!d.options.includes(option))
      refused.push({
        option,
        rule: spec?.refuse?.(g, f.notes, option, seat) ?? rules.promised?.(g, seat, d.name, option) ?? d.rule,
      });
  return refused;
}

/** The rule that keeps a seat from choosing this now; null if it may, or is not asked. */
export function whyNot<T>(rules: Rules<T>, g: Game<T>, seat: Seat, option: Option): string | null {
  const d = settle(rules, g, 'table').find((x) => x.seat === seat);
  if (d === undefined || d.options.includes(option)) return null;
  const f = frameAsking(g, seat);
  const because = f === undefined ? null : instructionAt(rules, f).ask?.because?.(g, f.notes, option, seat);
  return refusal(because ?? null) ?? refusals(rules, g, seat).find((r) => r.option === option)?.rule ?? d.rule;
}
