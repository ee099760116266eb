// How many of the positions with one right choice bots find. LANDSRAAD_LEVELS=1 counts for every level.

import { botNamed } from '@landsraad/bots';
import { askedIn, isPlain, solvedBy, solves } from '@landsraad/bots/testing';
import { offers } from '@landsraad/kernel';
import { rules } from '@landsraad/dune';
import { expect, test } from 'vitest';
import { tactics } from './tactics.ts';

const all = tactics();

test('at least thirty positions, each with a title and a reason of its own and a right choice that is offered', () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(new Set(all.map((t) => t.title)).size).toBe(all.length);
  expect(new Set(all.map((t) => t.why)).size).toBe(all.length);
  for (const t of all) {
    const open = [...askedIn(rules, t).options, ...offers(rules, t.game, t.seat).map((o) => o.id)];
    expect(open.length, t.why).toBeGreaterThan(t.right.length);
    for (const right of t.right) expect(open, t.why).toContain(right);
  }
});
test('the best bot finds 95 % of them', () => {
  const missed = all.filter((t) => !solves(rules, t, botNamed('strong')));
  expect(missed.length, missed.map((t) => t.why).join('\n')).toBeLessThanOrEqual(all.length * 0.05);
});
test('greedy does not find ten or more for sure', () =>
  expect(all.filter((t) => !isPlain(rules, t)).length).toBeGreaterThanOrEqual(10));

if (process.env['LANDSRAAD_LEVELS'] === '1')
  test('every level', () => console.log(`${rules.title}, of ${all.length}:`, solvedBy(rules, all)));
