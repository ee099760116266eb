import { rules, QUESTIONS } from '@landsraad/imperium';
import { expect, test, vi } from 'vitest';

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
