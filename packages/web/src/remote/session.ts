// Who we are to the server: a guest from the first word on; the cookie is the browser's business.

import type { Me } from '@landsraad/wire';
import { settingsNow } from '../app/settings.ts';
import { api, Refused } from './api.ts';
import { beenSomebody, rememberBeing } from './guest.ts';

let known: Promise<Me> | null = null;

/** Who we are; becomes a guest if we are nobody yet. */
export function session(): Promise<Me> {
  known ??= begin().catch((e: unknown) => {
    known = null;
    throw e;
  });
  return known;
}

async function begin(): Promise<Me> {
  try {
    if (!beenSomebody()) throw new Refused(401, 'no-session', '', null);
    return await api.me();
  } catch (e) {
    if (!(e instanceof Refused) || e.status !== 401) throw e;
    const { me } = await api.newSession(settingsNow().name);
    rememberBeing();
    return me;
  }
}

/** Who we are if we are somebody already: reading makes nobody a guest. */
export async function meIfKnown(): Promise<Me | null> {
  if (known !== null) return known;
  if (!beenSomebody()) return null;
  try {
    return await api.me();
  } catch {
    return null;
  }
}

export async function rename(name: string): Promise<void> {
  if ((await meIfKnown()) !== null) known = api.rename(name);
  await known;
}
