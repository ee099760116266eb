import * as z from 'zod/mini';
import { TEXT } from './shape.ts';

/**
 * Printed values of somebody's own copy of the game, by their path in its facts: they take the place of assumed ones at
 * one table. The rules of the game say what is possible.
 */
export const Box = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  values: z.record(z.string().check(z.maxLength(TEXT.word)), z.unknown()),
});
export type Box = z.infer<typeof Box>;
