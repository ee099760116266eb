// A table whose rules have changed since it was begun.

import { expect, test } from 'vitest';
import { gamesFor } from '../src/games.ts';
import { openReplays } from '../src/replays/pool.ts';
import { chained, firstLink } from '../src/store/chain.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { loadRoom } from '../src/table/load.ts';
import { folder } from './client.ts';

test('a table of an earlier version that these rules play differently is set aside with one clear sentence', async () => {
  const store = await openSqlite(folder());
  const config = { mode: 'standard', players: 2, options: {} };
  const seats = [
    { kind: 'person', who: 'a' },
    { kind: 'bot', bot: 'random' },
  ];
  const created = {
    kind: 'created',
    game: 'reference',
    version: '0.0.1+old',
    config,
    owner: 'a',
    public: false,
    invite: 'i',
    seats,
    seed: null,
    base: null,
  };
  const started = { kind: 'started', seed: 's', print: 'another position' };
  const rows = [created, started].map((body) => ({ at: 1, body: JSON.stringify(body), sent: 1, told: '' }));
  await store.append({
    table: 't',
    rows: chained(firstLink('t'), 0, rows),
    line: {
      game: 'reference',
      mode: 'standard',
      players: 2,
      status: 'live',
      public: false,
      owner: 'a',
      created: 1,
      changed: 1,
      seats: '[]',
    },
    waiting: '[]',
    people: null,
  });
  const games = gamesFor(true);
  const replays = openReplays(1000);
  await expect(loadRoom(store, replays, (id) => games.find((g) => g.id === id), 't')).rejects.toThrow(
    'This table has been set aside: it was started with an earlier version of The Night Bazaar, and the rules have changed since.',
  );
  await replays.close();
  await store.close();
});
