export * from './begin.ts';
export * from './box.ts';
export { choose, refusals, whyNot } from './choose.ts';
export { copyGame } from './copy.ts';
export * from './facts.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './hidden.ts';
export * from './imagine.ts';
export * from './ledger.ts';
export * from './lists.ts';
export * from './log.ts';
export * from './meanings.ts';
export * from './offers.ts';
export * from './play.ts';
export * from './random.ts';
export { remember, rememberWhile, tabulate } from './remember.ts';
export { DeadEnd, Refusal, type RefusalCode } from './refusal.ts';
export * from './rules.ts';
export {
  again,
  explain,
  onForcedAnswer,
  instructionAt,
  sealedSeats,
  settle,
  type ForcedAnswer,
  type PlayMode,
} from './settle.ts';
export { misfit, anyValue, toldInWords, type Shape, type ShapeField, type Variant, type Word } from './shape.ts';
export * from './standing.ts';
export { listening, met, newTally, nounsFor, recording, watching } from './trace.ts';
export type { Happening, Nouns, Tally } from './trace.ts';
export * from './under-way.ts';
export * from './view.ts';
export * from './words.ts';
