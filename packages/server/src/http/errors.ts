// Every error in one form, and nothing in it that the asker must not know.

import { Refused } from '@landsraad/table';
import { BadLog, DeadEnd, Refusal } from '@landsraad/kernel';
import type { Socket } from 'node:net';
import type { ErrorReply } from '@landsraad/wire';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { House } from '../house.ts';
import { isDiskTrouble } from '../store/database.ts';

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
      if (error.retryAfter !== undefined) to.header('retry-after', error.retryAfter);
      return send(to, error.status, ofRefused(error));
    }
    if (error instanceof Refusal || error instanceof BadLog) return send(to, 422, reply('refused', error.message));
    if (error instanceof DeadEnd) {
      request.log.error(error);
      return send(to, 500, reply('rules-fault', 'The rules of this game are at fault here; nothing has changed.'));
    }
    if (isDiskTrouble(error)) {
      request.log.error(error);
      to.header('retry-after', 10);
      return send(
        to,
        503,
        reply('storage', 'The server cannot write to its disk right now: nothing has changed. Try again in a while.'),
      );
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

/** What is wrong before there is a route: an address that cannot be read, or one that is too long. */
export function answerBadAddress(error: FastifyError, _request: unknown, to: FastifyReply): void {
  const tooLong = error.statusCode === 414 || error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  void send(
    to,
    tooLong ? 414 : 400,
    tooLong
      ? reply('address-too-long', 'This address is too long for anything here.')
      : reply('bad-address', 'This address cannot be read: a % must be followed by two hexadecimal digits.'),
  );
}

const BROKEN_REQUESTS: { readonly [code: string]: readonly [status: number, line: string, message: string] } = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'This request took too long to arrive.'],
};
const NOT_HTTP = [400, 'Bad Request', 'This is not a request that can be read.'] as const;

/** What never becomes a request. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, line, message] = BROKEN_REQUESTS[error.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify(reply('bad-request', message));
  socket.end(
    `HTTP/1.1 ${status} ${line}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** For addresses that nobody serves. */
export const noSuchPage = (to: FastifyReply, url: string): FastifyReply =>
  send(to, 404, reply('no-page', `There is nothing at ${url.split('?')[0] ?? ''}.`));
