import { people, Refused } from '@landsraad/table';
import { ChangeMe, Done, Me, NewSession, Session, TEXT } from '@landsraad/wire';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { House } from '../house.ts';
import { dismissPerson } from '../table/room.ts';
import { call, making, type App } from './app.ts';
import { addressOf } from './address.ts';
import { present } from './messages.ts';
import { COOKIE, needWho, spend } from './who.ts';

const A_YEAR = 365 * 24 * 3600;
/** Each is told to everybody at that person's tables. */
const RENAMES_A_MINUTE = 10;

export function sessionRoutes(app: App, house: House): void {
  const renames = new RateLimiterMemory({ points: RENAMES_A_MINUTE, duration: 60 });
  const newcomers = new RateLimiterMemory({ points: house.limits.sessionsPerAddress, duration: 3600 });

  app.post(
    '/api/session',
    making('session', 'A guest identity', { body: NewSession }, Session),
    async (request, reply) => {
      await spend(
        newcomers,
        addressOf(request),
        `${house.limits.sessionsPerAddress} new sessions an hour from one address`,
      );
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

  app.delete('/api/session', call('session', 'Sign out everywhere', {}, Done), async (request, reply) => {
    const who = needWho(request);
    await house.identities.signOut(who);
    for (const room of house.rooms.open()) dismissPerson(room, who);
    reply.clearCookie(COOKIE, { path: '/' });
    return { done: true as const };
  });

  app.get('/api/me', call('session', 'Who I am', {}, Me), (request) => house.identities.me(needWho(request)));

  app.patch('/api/me', call('session', 'Change name and settings', { body: ChangeMe }, Me), async (request) => {
    const { settings } = request.body;
    if (settings !== undefined && JSON.stringify(settings).length > TEXT.settings)
      throw new Refused(413, 'too-large', `Settings have at most ${TEXT.settings} characters.`);
    const who = needWho(request);
    const before = await house.identities.me(who);
    const isRenamed = request.body.name !== undefined && request.body.name !== before.name;
    if (isRenamed) await spend(renames, who, `${RENAMES_A_MINUTE} new names a minute`);
    const after = await house.identities.change(who, request.body);
    if (isRenamed) await tellOfNewName(house, who);
    return after;
  });
}

/** Whoever looks at a table of this person sees the new name at once, in turn: never something that is not yet on disk. */
async function tellOfNewName(house: House, who: string): Promise<void> {
  const rooms = house.rooms.open().filter((room) => room.listeners.size > 0 && people(room.table).includes(who));
  await Promise.allSettled(
    rooms.map(({ id }) =>
      house.rooms.at(id, async (room) => {
        for (const listener of room.listeners) listener.hear([present(room, listener.viewer)]);
      }),
    ),
  );
}
