// Who asks: a bearer token for programs, a cookie for browsers.

import { Refused } from '@landsraad/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { House } from '../house.ts';
import { addressOf } from './address.ts';

export const COOKIE = 'landsraad';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person's id, null for somebody without a session. */
    who: string | null;
  }
}

export const needWho = (request: FastifyRequest): string => {
  if (request.who === null) throw new Refused(401, 'no-session', 'Begin a session first: POST /api/session.');
  return request.who;
};

function tokenOf(request: FastifyRequest): { readonly token: string; readonly byCookie: boolean } | null {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const bearer = /^Bearer ([\w-]+)$/i.exec(header)?.[1];
    if (bearer === undefined)
      throw new Refused(401, 'no-session', 'The Authorization header must be "Bearer" and a token.');
    return { token: bearer, byCookie: false };
  }
  const token = request.cookies[COOKIE];
  return token === undefined ? null : { token, byCookie: true };
}

/** A browser sends the cookie along with whatever another site makes it ask: such requests are refused. */
function refuseOtherSites(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refused(403, 'other-site', 'This request came from another site.');
}

/** Somebody without a session, or another site's page, must not be counted as everybody's session. */
export function recognise(app: FastifyInstance, house: House): void {
  const perAddress = new RateLimiterMemory({ points: house.limits.perAddress, duration: 60 });
  const perSession = new RateLimiterMemory({ points: house.limits.perSession, duration: 60 });
  app.decorateRequest('who', null);
  app.addHook('onRequest', async (request) => {
    // By the route that was found: the address itself can be written in many ways.
    if (request.routeOptions.url?.startsWith('/api/') !== true) return;
    await spend(perAddress, addressOf(request), `${house.limits.perAddress} requests a minute from one address`);
    const shown = tokenOf(request);
    if (shown === null) return;
    if (shown.byCookie && (request.method !== 'GET' || request.headers.upgrade !== undefined))
      refuseOtherSites(request);
    request.who = await house.identities.byToken(shown.token);
    if (request.who === null && !shown.byCookie)
      throw new Refused(401, 'no-session', 'This token is not valid any more.');
    if (request.who !== null)
      await spend(perSession, request.who, `${house.limits.perSession} requests a minute in one session`);
  });
}

export async function spend(limiter: RateLimiterMemory, key: string, what: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    const retryAfter = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    throw new Refused(429, 'too-many-requests', `The limit is ${what}: try again in ${retryAfter} s.`, { retryAfter });
  }
}
