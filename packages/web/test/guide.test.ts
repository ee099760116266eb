import type { Rules } from '@landsraad/kernel';
import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { rules as arrakis } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';
import { lessons as duneLessons } from '../src/games/dune/lessons.ts';
import { lessons as imperiumLessons } from '../src/games/imperium/lessons.ts';
import { lessons as arrakisLessons } from '../src/games/war-for-arrakis/lessons.ts';
import {
  afterReading,
  goneBack,
  lessonAt,
  NO_GUIDE,
  readProgress,
  UNREAD,
  type Lesson,
  type Progress,
} from '../src/table/guide/lessons.ts';

const questionsOf = <T>(rules: Rules<T>): string[] =>
  [...rules.book.procedures.values()].flatMap((p) => p.code.map((i) => i.name));

test.each([
  ['War for Arrakis', questionsOf(arrakis), arrakisLessons],
  ['Imperium', questionsOf(imperium), imperiumLessons],
  ['Dune', questionsOf(dune), duneLessons],
] as const)('%s: every lesson belongs to a question of the game, and no two are the same', (_, questions, lessons) => {
  expect(lessons.length).toBeGreaterThan(7);
  expect(new Set(lessons.map((l) => l.id)).size).toBe(lessons.length);
  for (const { at = [], text } of lessons) {
    for (const question of at) expect(questions).toContain(question);
    // It must be read beside the answers of a phone.
    expect(text.length).toBeLessThan(310);
  }
});

const lesson = (id: string, ...at: string[]): Lesson => ({
  id,
  ...(at.length === 0 ? {} : { at }),
  shows: 'board',
  title: id,
  text: id,
});
const all = [lesson('goal'), lesson('cards', 'play?'), lesson('spaces', 'play?'), lesson('fight', 'fight?')];
const reading = (...read: string[]): Progress => ({ on: true, read });

describe('which lesson is told', () => {
  test('the first ones at any question, the others at theirs, one after the other', () => {
    expect(lessonAt(all, UNREAD, 'fight?')?.id).toBe('goal');
    expect(lessonAt(all, reading('goal'), 'play?')?.id).toBe('cards');
    expect(lessonAt(all, reading('goal', 'cards'), 'play?')?.id).toBe('spaces');
    expect(lessonAt(all, reading('goal', 'cards', 'spaces'), 'play?')).toBeNull();
    expect(lessonAt(all, reading('goal'), 'something else?')).toBeNull();
  });
  test('none while nobody is asked, and none when it is off', () => {
    expect(lessonAt(all, UNREAD, null)).toBeNull();
    expect(lessonAt(all, { on: false, read: [] }, 'play?')).toBeNull();
  });
  test('the last one ends it', () => {
    expect(afterReading(all, reading('goal', 'cards'), all[2]!)).toEqual(reading('goal', 'cards', 'spaces'));
    expect(afterReading(all, reading('goal', 'cards', 'spaces'), all[3]!).on).toBe(false);
  });
  test('back to the one before, if it belongs to this question', () => {
    expect(goneBack(all, reading('goal', 'cards'), 'play?')).toEqual(reading('goal'));
    expect(goneBack(all, reading('goal', 'cards'), 'fight?')).toBeNull();
    expect(goneBack(all, UNREAD, 'play?')).toBeNull();
  });
});

test('what makes no sense in the storage is no guide', () => {
  const stored = (said: object): string => JSON.stringify({ table: 'mine', on: true, read: ['goal'], ...said });
  expect(readProgress(stored({}), 'mine')).toEqual(reading('goal'));
  for (const bad of [null, '', '7', '[]', stored({ on: 1 }), stored({ read: 7 }), stored({ table: undefined })])
    expect(readProgress(bad, 'mine').on).toBe(false);
  expect(readProgress(stored({ read: ['goal', 7] }), 'mine')).toEqual(reading('goal'));
});

test('a guide belongs to its table: the next game has none', () => {
  expect(readProgress(JSON.stringify({ table: 'mine', ...UNREAD }), 'mine')).toEqual(UNREAD);
  expect(readProgress(JSON.stringify({ table: 'mine', ...UNREAD }), 'another')).toEqual(NO_GUIDE);
});
