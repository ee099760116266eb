// What was said at this screen to get to the present question.

import type { Decision, Option } from '@landsraad/kernel';
import type { TakeBack } from './source.ts';

/** An answer given at this screen. */
export interface SaidHere {
  readonly question: number;
  readonly name: string;
  readonly option: Option;
  /** The question as it was asked, and in which turn of the game. */
  readonly asked: Decision;
  readonly turn: number;
  /** The procedures that were under way. */
  readonly path: readonly string[];
}

const KEPT = 12;

/** A question has one answer: what was refused, or taken back, gives way to what is said instead. */
export const withAnswer = (said: readonly SaidHere[], answer: SaidHere): readonly SaidHere[] =>
  [...said.filter((x) => x.question !== answer.question), answer].slice(-KEPT);

/**
 * The question with which the present run of answers began: when others have had the word, or something was revealed that
 * nobody can take back alone, a new run begins.
 */
export function startOfRun(from: number | null, question: number | null, undo: TakeBack): number | null {
  if (question === null) return null;
  return from === null || question < from || undo !== 'undo' ? question : from;
}
