import * as z from 'zod/mini';
import { Decision } from './position.ts';

/** Every error has this form; `rule` when a rule of the game is the reason, `open` when another question is open instead. */
export const ErrorReply = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    rule: z.optional(z.string()),
    open: z.optional(z.nullable(Decision)),
  }),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
