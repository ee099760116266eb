import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { componentTexts, LINES_TOLD, QUESTION_NAMES, rules } from '@landsraad/imperium';
import { expect, test } from 'vitest';

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
