import { rules, QUESTIONS } from '@landsraad/imperium';
import { expect, test, vi } from 'vitest';
import { cardsPlayed, orderToPass, passes } from '../src/games/imperium/combat/orders.ts';
import type { LogLine, TableSource } from '../src/table/source.ts';

// Screens ask how wide the window is as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { ANSWERED_BY, ANSWERS } = await import('../src/games/imperium/answers/answers.ts');

/** Every question that some procedure of the rules asks. */
function asked(): string[] {
  const names = new Set<string>();
  for (const procedure of rules.book.procedures.values())
    for (const i of procedure.code) if (i.op === 'ask' || i.op === 'freely' || i.op === 'window') names.add(i.name);
  return [...names].sort();
}

test('every question of the rules has its answer, and no other', () => {
  expect(Object.keys(ANSWERED_BY).sort()).toEqual(asked());
  for (const question of Object.keys(QUESTIONS)) expect(ANSWERS[question], question).toBeTypeOf('function');
});

test('at most a quarter of the questions are answered by a generic list', () => {
  const all = Object.values(ANSWERED_BY);
  const generic = all.filter((a) => a.where === 'generic');
  expect(generic.length * 4).toBeLessThanOrEqual(all.length);
});

test('questions about spaces are answered on the board', () => {
  for (const question of ['send the agent where?', 'close which space?', 'recall the agent from which space?'])
    expect(ANSWERED_BY[question]?.where, question).toBe('board');
});

test('a standing order passes for one fight, or until somebody plays a card', () => {
  const line = (kind: string, id: number): LogLine => ({ id, of: 'game', kind, rule: '', nouns: {} });
  const lines = ['played intrigue', 'turns over', 'played intrigue', 'passed', 'played intrigue'].map(line);
  expect(cardsPlayed(lines)).toHaveLength(2);
  const source: Partial<TableSource> = {};
  const at = source as TableSource;
  expect(passes(at, 0, 3, 0)).toBe(false);
  orderToPass(at, 0, { round: 3, cards: 1 });
  orderToPass(at, 1, { round: 3, cards: null });
  expect([passes(at, 0, 3, 1), passes(at, 0, 3, 2), passes(at, 0, 4, 1)]).toEqual([true, false, false]);
  expect([passes(at, 1, 3, 1), passes(at, 1, 3, 2), passes(at, 1, 4, 2), passes(at, 2, 3, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
