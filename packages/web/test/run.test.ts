import type { Decision, Option } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { startOfRun, withAnswer, type SaidHere } from '../src/table/run.ts';

const DECISION: Decision = {
  seat: 0,
  question: 7,
  name: 'which leader?',
  rule: '',
  options: ['lady-jessica', 'thufir-hawat'],
  about: null,
  means: null,
  sealed: true,
  window: null,
};
const said = (question: number, option: Option): SaidHere => ({
  question,
  name: DECISION.name,
  option,
  asked: DECISION,
  turn: 1,
  path: [],
});

test('the way to a question grows with each answer that can be undone', () => {
  expect(startOfRun(null, 4, null)).toBe(4);
  expect(startOfRun(4, 5, 'undo')).toBe(4);
  expect(startOfRun(4, 9, 'undo')).toBe(4);
});

test('what was revealed begins a new way: a battle plan is no way to the cards that are kept', () => {
  expect(startOfRun(4, 9, 'rewind')).toBe(9);
  expect(startOfRun(4, 9, 'propose')).toBe(9);
  expect(startOfRun(4, 9, null)).toBe(9);
});

test('a new way begins when others had the word, and when one went back before its start', () => {
  expect(startOfRun(4, null, 'undo')).toBeNull();
  expect(startOfRun(4, 3, 'undo')).toBe(3);
});

test('a question that was answered twice stands once in what was said', () => {
  const once = withAnswer([said(6, 'none')], said(7, 'lady-jessica'));
  expect(withAnswer(once, said(7, 'thufir-hawat')).map((x) => [x.question, x.option])).toEqual([
    [6, 'none'],
    [7, 'thufir-hawat'],
  ]);
});
