// Guests: a name, and tokens of which only the hashes are kept.

import { randomBytes, randomInt } from 'node:crypto';
import { Refused } from '@landsraad/table';
import type { Me } from '@landsraad/wire';
import { digest } from './store/chain.ts';
import type { Identity, Store } from './store/store.ts';

/** Unguessable, in letters that fit in an address. */
export const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');
/** 128 bits for the kernel's generator. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

const CACHED = 20_000;

export interface Identities {
  create(name: string | undefined): Promise<{ readonly me: Me; readonly token: string; readonly cookie: string }>;
  byToken(token: string): Promise<string | null>;
  me(id: string): Promise<Me>;
  change(
    id: string,
    to: { readonly name?: string | undefined; readonly settings?: Me['settings'] | undefined },
  ): Promise<Me>;
  signOut(id: string): Promise<void>;
  /** Whether somebody who was known when a request began has signed out since. */
  hasLeft(id: string): boolean;
  /** Gets names ready, so that `nameOf` knows them. */
  learn(ids: readonly string[]): Promise<void>;
  nameOf(id: string): string;
}

export function openIdentities(store: Store): Identities {
  const byHash = new Map<string, string>();
  const known = new Map<string, Identity>();
  const left = new Map<string, true>();
  const bounded = <V>(map: Map<string, V>, key: string, value: V): void => {
    if (map.size >= CACHED) map.clear();
    map.set(key, value);
  };

  async function find(id: string): Promise<Identity> {
    const there = known.get(id) ?? (await store.identities([id]))[0];
    if (there === undefined)
      throw new Refused(401, 'no-session', 'This identity no longer exists: begin a new session.');
    bounded(known, id, there);
    return there;
  }
  const meOf = (i: Identity): Me => ({ id: i.id, name: i.name, settings: JSON.parse(i.settings) });

  return {
    async create(name) {
      const identity = { id: secret(9), name: name ?? `Guest ${randomInt(1000, 10_000)}`, settings: '{}' };
      const [token, cookie] = [secret(32), secret(32)];
      await store.addIdentity(identity, [digest(token), digest(cookie)]);
      bounded(known, identity.id, identity);
      return { me: meOf(identity), token, cookie };
    },

    async byToken(token) {
      const hash = digest(token);
      const there = byHash.get(hash);
      if (there !== undefined) return there;
      const id = await store.identityByToken(hash);
      if (id !== null) bounded(byHash, hash, id);
      return id;
    },

    me: async (id) => meOf(await find(id)),

    async change(id, to) {
      const before = await find(id);
      const after = {
        id,
        name: to.name ?? before.name,
        settings: to.settings === undefined ? before.settings : JSON.stringify(to.settings),
      };
      await store.changeIdentity(after);
      bounded(known, id, after);
      return meOf(after);
    },

    async signOut(id) {
      bounded(left, id, true);
      await store.forgetTokens(id);
      for (const [hash, who] of byHash) if (who === id) byHash.delete(hash);
    },

    hasLeft: (id) => left.has(id),

    async learn(ids) {
      const unknown = ids.filter((id) => !known.has(id));
      for (const identity of await store.identities(unknown)) bounded(known, identity.id, identity);
    },
    nameOf: (id) => known.get(id)?.name ?? 'Somebody',
  };
}
