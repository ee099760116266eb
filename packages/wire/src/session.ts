import * as z from 'zod/mini';
import { Id, Scalars, TEXT } from './shape.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT.name));

/** Without a body: a guest with a name of the server's making. */
export const NewSession = z.nullish(z.object({ name: z.optional(Name) }));
export type NewSession = z.infer<typeof NewSession>;

export const Me = z.object({ id: Id, name: z.string(), settings: Scalars });
export type Me = z.infer<typeof Me>;

/** The token is for programs (`Authorization: Bearer …`); browsers have the cookie. */
export const Session = z.object({ me: Me, token: z.string() });
export type Session = z.infer<typeof Session>;

export const ChangeMe = z.object({ name: z.optional(Name), settings: z.optional(Scalars) });
export type ChangeMe = z.infer<typeof ChangeMe>;

export const Done = z.object({ done: z.literal(true) });
export type Done = z.infer<typeof Done>;
