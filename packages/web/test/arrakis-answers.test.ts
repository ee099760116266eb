import { QUESTIONS, rules } from '@landsraad/war-for-arrakis';
import type { Decision } from '@landsraad/kernel';
import { asked as asking } from '@landsraad/kernel/testing';
import { expect, test, vi } from 'vitest';
import { runOf, since } from '../src/games/war-for-arrakis/answers/running.ts';
import { pieceOf, supplyOf, vehiclesLeft } from '../src/games/war-for-arrakis/answers/supply.ts';
import type { LogLine } from '../src/table/source.ts';

// Screens ask how wide the window is as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { ANSWERED_BY, ANSWERS } = await import('../src/games/war-for-arrakis/answers/answers.ts');
const { goingAlong } = await import('../src/games/war-for-arrakis/answers/Split.tsx');

/** Every question that some procedure of the rules asks. */
function asked(): string[] {
  const names = new Set<string>();
  for (const procedure of rules.book.procedures.values())
    for (const i of procedure.code) if (i.op === 'ask' || i.op === 'freely' || i.op === 'window') names.add(i.name);
  return [...names].sort();
}

test('every question of the rules has its answer, and no other', () => {
  expect(Object.keys(ANSWERED_BY).sort()).toEqual(asked());
  expect(Object.keys(ANSWERS).sort()).toEqual(asked());
  for (const question of Object.keys(QUESTIONS)) expect(ANSWERS[question], question).toBeTypeOf('function');
});

test('at most a quarter of the questions are answered by a generic list', () => {
  const all = Object.values(ANSWERED_BY);
  const generic = all.filter((a) => a.where === 'generic');
  expect(generic.length * 4).toBeLessThanOrEqual(all.length);
});

test('questions about places are answered on the board', () => {
  for (const question of Object.keys(ANSWERED_BY).filter((q) => q.endsWith(' in which sector?')))
    expect(ANSWERED_BY[question]?.where, question).toBe('board');
});

test('a split is set once and said kind by kind', () => {
  const next = goingAlong(
    new Map([
      ['regular', 2],
      ['leader 12', 1],
    ]),
  );
  const along = (kind: string, ...counts: number[]): Decision => ({
    ...asking('how many go along?', ''),
    options: counts.map((count) => `${count} ${kind}`),
    about: { from: 'carthag', to: 'arrakeen', kind },
    means: counts.map((count) => ({ count, kind })),
  });
  expect(next(along('regular', 0, 1, 2))).toBe('2 regular');
  expect(next(along('leader 12', 0, 1))).toBe('1 leader 12');
  // What may not be is not said, and neither is what was not set.
  expect(next(along('leader 12', 0))).toBeNull();
  expect(next(along('elite', 0, 1))).toBeNull();
  expect(next(asking('move where?', 'carthag'))).toBeNull();
});

const line = (kind: string, nouns: LogLine['nouns'] = {}): LogLine => ({ id: 0, of: 'game', kind, rule: '', nouns });

test('running counts are read from the log', () => {
  const log = [line('turn'), line('put on the board'), line('only one answer'), line('put on the board')];
  expect(runOf(log, 'put on the board')).toBe(2);
  expect(runOf([...log, line('turn')], 'put on the board')).toBe(0);
  const vehicles = [
    line('vehicle placed', { vehicle: 'carryall' }),
    line('dice set aside'),
    line('vehicle placed', { vehicle: 'harvester' }),
    line('vehicle placed', { vehicle: 'carryall' }),
  ];
  expect(since(vehicles, 'dice set aside', (k, n) => k === 'vehicle placed' && n['vehicle'] === 'carryall')).toBe(1);
});

test('what is left in the box can be counted', async () => {
  const { position } = await import('@landsraad/war-for-arrakis/testing');
  const p = position()
    .harkonnen('arrakeen', { regular: 3, special: 1 })
    .harvester('ne-05', 'ne-06')
    .air('az1', 'carryall');
  expect(supplyOf(p.table, 1, 'regular')).toBe(21);
  expect(supplyOf(p.table, 1, 'special')).toBe(7);
  expect(supplyOf(p.table, 1, 'token')).toBeNull();
  expect([vehiclesLeft(p.table, 'harvester'), vehiclesLeft(p.table, 'carryall')]).toEqual([6, 2]);
  expect(pieceOf('supply elite')).toEqual({ kind: 'elite', from: 'supply' });
  expect(pieceOf('gara-kulon regular')).toEqual({ kind: 'regular', from: 'gara-kulon' });
  expect(pieceOf('leader 7')).toEqual({ kind: 'leader 7', from: '' });
  expect(pieceOf('leave it out')).toBeNull();
});
