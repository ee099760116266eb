// Bodies of requests: JSON, not deeper than anything here is.

import { Refused } from '@landsraad/table';
import type { FastifyInstance } from 'fastify';

const DEEPEST = 40;

/** Whether brackets outside of texts are nested too deeply. Whatever walks through such a body would run out of stack. */
function isTooDeep(body: string): boolean {
  let depth = 0;
  for (let n = 0; n < body.length; n++) {
    const c = body[n];
    if (c === '"') {
      for (n++; n < body.length && body[n] !== '"'; n++) if (body[n] === '\\') n++;
    } else if (c === '[' || c === '{') {
      if (++depth > DEEPEST) return true;
    } else if (c === ']' || c === '}') depth--;
  }
  return false;
}

export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new Refused(400, 'too-deep', `A request is nested at most ${DEEPEST} levels deep.`));
    else void parse(request, body, done);
  });
}
