import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { LocalSeat } from '../src/local/engine.ts';
import { forgetTable, refuseSaved, savedTable, savedTables, saveTable, type SavedTable } from '../src/local/saved.ts';
import { localWords } from '../src/pages/localWords.ts';

const table = (id: string, changed: number): SavedTable => ({
  id,
  changed,
  game: 'reference',
  version: '0',
  choices: [[0, 'ring']],
  standing: [],
  finished: false,
  yourTurn: true,
  server: null,
  setup: { config: { mode: 'standard', players: 2, options: {} }, seats: [], seed: id },
});

test('tables on this device are kept, listed the latest first, and forgotten', async () => {
  await saveTable(table('a', 1));
  await saveTable(table('b', 3));
  await saveTable(table('c', 2));
  expect((await savedTables()).map((t) => t.id)).toEqual(['b', 'c', 'a']);
  await saveTable({
    ...table('a', 9),
    choices: [
      [0, 'ring'],
      [0, 'done'],
    ],
  });
  expect((await savedTable('a'))?.choices).toEqual([
    [0, 'ring'],
    [0, 'done'],
  ]);
  await forgetTable('b');
  expect(await savedTable('b')).toBeUndefined();
  expect((await savedTables()).map((t) => t.id)).toEqual(['a', 'c']);
});

test('a game begun with other rules is refused in one sentence; one in which nothing was said yet is not', () => {
  const saved = table('a', 1);
  expect(refuseSaved({ title: 'Dune', version: '0' }, saved)).toBeNull();
  expect(refuseSaved({ title: 'Dune', version: '1' }, { ...saved, choices: [] })).toBeNull();
  expect(refuseSaved({ title: 'Dune', version: '1' }, saved)).toBe(
    'This game was started with an earlier version of Dune, and the rules have changed since: it cannot go on.',
  );
});

test('who sits at a table on this device', () => {
  const person = (name: string, more: Partial<LocalSeat> = {}): LocalSeat => ({
    kind: 'person',
    name,
    bot: null,
    ...more,
  });
  const bot: LocalSeat = { kind: 'bot', name: 'naib', bot: 'naib' };
  const mine = { mine: true } as const;
  const words = (...seats: LocalSeat[]): string => {
    const { setup } = table('a', 1);
    return localWords({ finished: false, setup: { ...setup, seats } });
  };
  expect(words(person('', mine))).toBe('alone');
  expect(words(person(''), bot)).toBe('against a bot');
  expect(words(person('', mine), person('', mine), bot, bot)).toBe('against 2 bots');
  expect(words(person('', mine), person('Otto'), person('Otto', { with: 1 }))).toBe('you and Otto at one screen');
  expect(words(person('', mine), person('', mine))).toBe('every seat is yours');
});
