// Every error in one form, and nothing in it that the asker must not know.

import { Refused } from '@landsraad/table';
import { BadLog, DeadEnd, Refusal } from '@landsraad/kernel';
import type { ErrorReply } from '@landsraad/wire';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { House } from '../house.ts';

const reply = (code: string, message: string): ErrorReply => ({ error: { code, message } });

function ofRefused(e: Refused): ErrorReply {
  return {
    error: {
      code: e.code,
      message: e.message,
      ...(e.rule === undefined ? {} : { rule: e.rule }),
      ...(e.open === undefined ? {} : { open: e.open }),
    },
  };
}

function sayWhere(error: FastifyError): string {
  if (!hasZodFastifySchemaValidationErrors(error)) return error.message;
  return error.validation
    .map(
      (v) =>
        `${v.instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? 'request')}: ${v.message ?? 'is not possible'}`,
    )
    .join('; ');
}

function send(to: FastifyReply, status: number, body: ErrorReply): FastifyReply {
  // Past the schemas of success, which know nothing of errors.
  return to.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

export function answerErrors(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error: FastifyError, request, to) => {
    if (error instanceof Refused) {
      house.counters.refusals++;
      return send(to, error.status, ofRefused(error));
    }
    if (error instanceof Refusal || error instanceof BadLog) return send(to, 422, reply('refused', error.message));
    if (error instanceof DeadEnd) {
      request.log.error(error);
      return send(to, 500, reply('rules-fault', 'The rules of this game are at fault here; nothing has changed.'));
    }
    const status = error.statusCode ?? 500;
    if (error.validation !== undefined) return send(to, 400, reply('bad-request', sayWhere(error)));
    if (status === 413)
      return send(to, 413, reply('too-large', `A request has at most ${request.routeOptions.bodyLimit} bytes.`));
    if (status >= 400 && status < 500) return send(to, status, reply('bad-request', error.message));
    request.log.error(error);
    return send(to, 500, reply('internal', 'Something went wrong on this server; it has been noted.'));
  });
}

/** For addresses that nobody serves. */
export const noSuchPage = (to: FastifyReply, url: string): FastifyReply =>
  send(to, 404, reply('no-page', `There is nothing at ${url.split('?')[0] ?? ''}.`));
