import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ErrorReply } from '@landsraad/wire';
import type * as z from 'zod/mini';

/** The application whose requests and answers are checked by the schemas of the wire. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type Schemas = { readonly [part in 'params' | 'querystring' | 'body']?: z.core.$ZodType };

type Reply = z.core.$ZodType;

/** What a call is for, what it takes and what it answers: for checking and for the pages that describe it. */
export const call = <S extends Schemas, R extends Reply>(tag: string, summary: string, takes: S, reply: R) => ({
  schema: { tags: [tag], summary, ...takes, response: { 200: reply, '4xx': ErrorReply } },
});
/** The same for a call that makes something. */
export const making = <S extends Schemas, R extends Reply>(tag: string, summary: string, takes: S, reply: R) => ({
  schema: { tags: [tag], summary, ...takes, response: { 201: reply, '4xx': ErrorReply } },
});
