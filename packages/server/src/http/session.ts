import { Refused } from '@landsraad/table';
import { ChangeMe, Done, ErrorReply, Me, NewSession, Session, TEXT } from '@landsraad/wire';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { House } from '../house.ts';
import type { App } from './app.ts';
import { COOKIE, needWho, spend } from './who.ts';

const A_YEAR = 365 * 24 * 3600;

export function sessionRoutes(app: App, house: House): void {
  const newcomers = new RateLimiterMemory({ points: house.limits.sessionsPerAddress, duration: 3600 });

  app.post(
    '/api/session',
    {
      schema: {
        summary: 'A guest identity',
        tags: ['session'],
        body: NewSession,
        response: { 201: Session, '4xx': ErrorReply },
      },
    },
    async (request, reply) => {
      await spend(newcomers, request.ip, `${house.limits.sessionsPerAddress} new sessions an hour from one address`);
      const { me, token, cookie } = await house.identities.create(request.body?.name);
      reply.setCookie(COOKIE, cookie, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: A_YEAR,
      });
      return reply.code(201).send({ me, token });
    },
  );

  app.delete(
    '/api/session',
    { schema: { summary: 'Sign out everywhere', tags: ['session'], response: { 200: Done, '4xx': ErrorReply } } },
    async (request, reply) => {
      await house.identities.signOut(needWho(request));
      reply.clearCookie(COOKIE, { path: '/' });
      return { done: true as const };
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', tags: ['session'], response: { 200: Me, '4xx': ErrorReply } } },
    (request) => house.identities.me(needWho(request)),
  );

  app.patch(
    '/api/me',
    {
      schema: {
        summary: 'Change name and settings',
        tags: ['session'],
        body: ChangeMe,
        response: { 200: Me, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const { settings } = request.body;
      if (settings !== undefined && JSON.stringify(settings).length > TEXT.settings)
        throw new Refused(413, 'too-large', `Settings have at most ${TEXT.settings} characters.`);
      return house.identities.change(needWho(request), request.body);
    },
  );
}
