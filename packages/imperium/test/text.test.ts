import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { componentTexts, LINES_TOLD, QUESTION_NAMES, rules } from '@landsraad/imperium';
import { expect, test } from 'vitest';
import { at, position } from './position.ts';

const GOLDEN = new URL('golden/texts.md', import.meta.url);

test('every text of the base game is the one that was read', () => {
  if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(GOLDEN)) writeFileSync(GOLDEN, componentTexts());
  expect(componentTexts()).toBe(readFileSync(GOLDEN, 'utf8'));
});

test('no text has a hole in it', () => {
  expect(componentTexts()).not.toMatch(/undefined|\[object|NaN|null/);
});

test('every question has its sentence', () => {
  const asked = new Set<string>();
  for (const p of rules.book.procedures.values()) for (const i of p.code) if (i.op === 'ask') asked.add(i.name);
  expect([...asked].filter((q) => !QUESTION_NAMES.includes(q))).toEqual([]);
  expect(QUESTION_NAMES.filter((q) => !asked.has(q))).toEqual([]);
});

test('whatever happens can be told', () => {
  expect(Object.keys(LINES_TOLD).length).toBeGreaterThan(60);
});

test('whoever decides for a rival is told so', () => {
  const p = at('combat', {
    mode: 'solo',
    conflict: 'skirmish-influence-solari',
    hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
    houses: [{ revealed: 1 }, { conflict: 3, agents: 0, influence: [2, 1, 1, 2] }, {}],
  });
  expect(rules.text.question(p.asked!, p.sees(0))).toBe('You decide for the blue rival: With which faction?');
  const q = position();
  expect(rules.text.question(q.asked!, q.sees(0))).toBe('Which card do you play with an agent? Or do you reveal?');
});

test('a position reads like a table', () => {
  const p = position({
    houses: [
      {
        leader: 'paul-atreides',
        vp: 3,
        solari: 2,
        hand: ['dagger', 'signet-ring'],
        intrigue: ['windfall'],
        sent: ['wealth'],
      },
    ],
  });
  const lines = rules.text.position(p.sees(0), { mode: 'standard', players: 4, options: {} });
  expect(lines).toContain('Row: Arrakis Recruiter, Scout, Dr. Yueh, Stilgar, Opulence');
  expect(lines.join('\n')).toContain('Red (you), Paul Atreides: 3 points · 2 Solari, 0 spice, 0 water');
  expect(lines.join('\n')).toContain('hand Dagger, Signet Ring');
  expect(rules.text.position(p.sees(1), { mode: 'standard', players: 4, options: {} }).join('\n')).toContain(
    'hand 2 cards',
  );
});
