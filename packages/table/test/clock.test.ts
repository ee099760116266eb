// A table with a time limit: whom it presses, and what silence is taken for.

import { WATCHER } from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { expect, test } from 'vitest';
import { answerQuestion, dueNow, timeIsUp, type Holder } from '../src/index.ts';
import { bot, desk, person } from './desk.ts';

const BELL = 'ring the bell?';
const table = (...seats: Holder[]) =>
  desk(
    {
      ...rules,
      timeLimit: (_config, d: { name: string }) => (d.name === BELL ? { seconds: 10, option: 'ring' } : null),
    },
    seats,
  );

test('silence is an answer of the seat, told to everybody, and an ordinary entry of the log', () => {
  const d = table(person('a'), person('b'));
  const due = dueNow(d.table)!;
  expect(due).toMatchObject({ seconds: 10, option: 'ring', seat: 0 });
  timeIsUp(d, due);
  expect(d.rows.at(-1)).toMatchObject({ kind: 'played', entry: [0, 'ring'], by: 'clock' });
  for (const viewer of [0, 1, WATCHER]) expect(d.sent.get(viewer)!.at(-1)).toContain('time ran out');
  expect(dueNow(d.table)?.question).not.toBe(due.question);
});

test('whoever has answered in time is not answered for', () => {
  const d = table(person('a'), person('b'));
  const due = dueNow(d.table)!;
  answerQuestion(d, due.seat, due.question, 'ring', 'person');
  const rows = d.rows.length;
  timeIsUp(d, due);
  expect(d.rows).toHaveLength(rows);
});

test('bots are not pressed, nor is anybody at a table without a limit', () => {
  expect(dueNow(table(bot, person('b')).table)?.seat).toBe(1);
  expect(dueNow(table(bot, bot).table)).toBe(null);
  expect(dueNow(desk(rules, [person('a'), person('b')]).table)).toBe(null);
});
