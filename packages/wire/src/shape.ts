// The few forms from which all the others are made.

import * as z from 'zod/mini';

/** Lists are read-only, as everywhere in the kernel. */
export const list = <S extends z.core.SomeType>(of: S) => z.readonly(z.array(of));

export const TEXT = { name: 40, id: 64, word: 200, settings: 4096, box: 24_000 } as const;

export const Id = z
  .string()
  .check(z.minLength(1), z.maxLength(TEXT.id), z.regex(/^[\w.:-]+$/, 'Only letters, digits and . : _ - are possible.'));
/** A seat's number at its table, from 0. */
export const SeatNumber = z.int().check(z.minimum(0), z.maximum(63));
/** What a decision is answered with: one noun. */
export const Option = z.union([z.string().check(z.maxLength(TEXT.word)), z.number()]);
export const Scalar = z.union([z.string().check(z.maxLength(TEXT.word)), z.number(), z.boolean(), z.null()]);
/** What explains a question or one of its options. */
export const Context = z.readonly(z.record(z.string().check(z.maxLength(TEXT.id)), z.union([Scalar, list(Scalar)])));
export const Scalars = z.record(z.string().check(z.maxLength(TEXT.id)), Scalar);
/** A client-made id: a repeated command gets the first answer, and nothing happens twice. */
export const Command = Id;
export const Sequence = z.int().check(z.minimum(0));

/** A number in an address is text at first. */
export const fromText = <S extends z.core.$ZodType>(inner: S) => z.pipe(z.transform(numberFromText), inner);
const numberFromText = (text: unknown): unknown =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : text;
