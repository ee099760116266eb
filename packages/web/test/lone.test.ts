import { answer, configOf, startPlay, view } from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { expect, test } from 'vitest';
import { loneAnswer } from '../src/table/useLoneAnswer.ts';

const play = startPlay(rules, configOf(rules, { players: 2 }), 'lone');
const bell = view(rules, play.game, 0);
answer(play, 0, bell.decision?.question ?? -1, 'ring');
const partner = view(rules, play.game, 0);
const table = { notice: null, connection: 'live' } as const;

test('the only answer is given by itself', () => {
  const { decision } = partner;
  if (decision === null) throw new Error('Nobody is asked.');
  const waitingFor = [{ seat: 0, name: decision.name }];
  const lone = { offers: [], waitingFor, decision: { ...decision, options: ['done'] } };
  expect(loneAnswer(lone, table)).toBe('done');
  // Two answers are a choice, and so is something that could be done instead.
  expect(loneAnswer({ ...lone, decision }, table)).toBeNull();
  const offer = { id: 'cloak', name: 'cloak', rule: '', noun: null, form: null };
  expect(loneAnswer({ ...lone, offers: [offer] }, table)).toBeNull();
  // Nothing is said over a lost connection, or over an explanation that is being read.
  expect(loneAnswer(lone, { ...table, connection: 'reconnecting' })).toBeNull();
  expect(loneAnswer(lone, { ...table, notice: { title: '', rule: null, sentence: '' } })).toBeNull();
});

test('asked in the open together with others, the first to answer counts: that is a choice', () => {
  expect(bell.decision?.options).toEqual(['ring']);
  expect(loneAnswer({ ...bell, offers: [] }, table)).toBeNull();
});
