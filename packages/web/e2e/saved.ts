// A local game at a given moment: put where the browser keeps its tables, and opened.

import { configOf, type Config, type Rules } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import type { WayTo } from './gather.ts';

/** The seat that is asked is the person's, every other one a bot's. */
export async function openAt<T>(
  page: Page,
  address: string,
  rules: Rules<T>,
  way: WayTo,
  config: Config = configOf(rules, {}),
): Promise<void> {
  const id = await keepGame(page, rules, way, config);
  await page.goto(`${address}/local/?id=${id}`);
}

/** Puts a game where the browser keeps its tables; its id. */
export async function keepGame<T>(
  page: Page,
  rules: Rules<T>,
  way: Omit<WayTo, 'times'>,
  config: Config = configOf(rules, {}),
  finished = false,
): Promise<string> {
  const id = `at-${way.choices.length}-${way.seat}-${way.seed.replace(/\W/g, '')}`;
  const table = {
    id,
    game: rules.id,
    version: rules.version,
    setup: {
      config,
      seats: Array.from({ length: config.players }, (_, n) =>
        n === way.seat ? { kind: 'person', name: 'Mira', bot: null } : { kind: 'bot', name: 'greedy', bot: 'greedy' },
      ),
      seed: way.seed,
    },
    choices: way.choices,
    standing: [],
    finished,
    yourTurn: !finished,
    changed: 0,
    server: null,
  };
  await page.evaluate(async (row) => {
    const done = <R>(request: IDBRequest<R>): Promise<R> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The table cannot be kept.')));
      });
    const opening = indexedDB.open('landsraad', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed'),
    );
    const db = await done(opening);
    await done(db.transaction('tables', 'readwrite').objectStore('tables').put(row));
    db.close();
  }, table);
  return id;
}
