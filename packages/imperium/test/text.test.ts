import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { componentTexts, LINES_TOLD, QUESTIONS, rules } from '@landsraad/imperium';
import { expect, test } from 'vitest';
import {
  act,
  below,
  choose,
  offers,
  pick,
  recording,
  seeded,
  type Decision,
  type Happening,
  type Text,
} from '@landsraad/kernel';
import { asked as question } from '@landsraad/kernel/testing';
import { at, newGame, position } from './position.ts';

const GOLDEN = new URL('golden/texts.md', import.meta.url);

/** Any question may be put into words. */
const text: Text = rules.text;

test('every text of the base game is the one that was read', () => {
  if (process.env['LANDSRAAD_GOLDEN'] === 'write' || !existsSync(GOLDEN)) writeFileSync(GOLDEN, componentTexts());
  expect(componentTexts()).toBe(readFileSync(GOLDEN, 'utf8'));
});

test('no text has a hole in it', () => {
  expect(componentTexts()).not.toMatch(/undefined|\[object|NaN|null/);
});

test('everything that can lie somewhere has a name', () => {
  for (const config of [
    { mode: 'standard', players: 4, options: {} },
    { mode: 'solo', players: 1, options: {} },
  ])
    for (const pool of rules.book.pools)
      for (const id of pool.spec.things(config)) expect(rules.text.thing?.(id)?.title, id).toMatch(/^\p{Lu}/u);
  expect(rules.text.thing?.('dune-the-desert-planet')).toEqual({
    title: 'Dune, the Desert Planet',
    note: 'icons spice trade · reveal: gain 1 persuasion',
  });
  expect(rules.text.thing?.('tiebreaker')?.note).toBe('combat: gain 2 swords · endgame: gain 10 spice');
});

test('every question that is declared is asked somewhere', () => {
  const asked = new Set<string>();
  for (const p of rules.book.procedures.values()) for (const i of p.code) if (i.op === 'ask') asked.add(i.name);
  expect([...asked].sort()).toEqual(Object.keys(QUESTIONS).sort());
});

test('whatever happens is told in a sentence of its own', () => {
  const kinds = new Set<string>();
  for (const [mode, players] of [
    ['standard', 4],
    ['two-player', 2],
    ['solo', 1],
  ] as const)
    for (let n = 0; n < 6; n++) {
      const happened: Happening[] = [];
      recording(happened, () => {
        const { g, decisions } = newGame(mode, players, { leaders: 'random' }, `told ${n}`);
        const random = seeded(`told ${n}`);
        let asked: readonly Decision[] = decisions;
        for (let d = asked[0]; d !== undefined; d = asked[0]) {
          const acts = offers(rules, g, d.seat);
          asked =
            acts.length > 0 && below(random, 3) === 0
              ? act(rules, g, d.seat, pick(random, acts).id, 'table')
              : choose(rules, g, d.seat, d.question, pick(random, d.options), 'table');
        }
      });
      for (const h of happened) kinds.add(h.kind);
    }
  expect([...kinds].filter((kind) => LINES_TOLD[kind] === undefined)).toEqual([]);
  expect(kinds.size).toBeGreaterThan(45);
});

test('whoever decides for a rival is told so', () => {
  const p = at('combat', {
    mode: 'solo',
    conflict: 'skirmish-influence-solari',
    hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
    houses: [{ revealed: 1 }, { conflict: 3, agents: 0, influence: [2, 1, 1, 2] }, {}],
  });
  expect(text.question(p.asked!, p.sees(0))).toBe('You decide for the blue rival: Influence with which faction?');
  const q = position();
  expect(text.question(q.asked!, q.sees(0))).toBe('Which card do you play with an agent? Or do you reveal?');
});

test('a rival among players goes by what it is', () => {
  const told = (mode: 'two-player' | 'solo', house: number): string =>
    text.option(question('who loses a troop?', house), house, position({ mode }).sees(0));
  expect([told('two-player', 1), told('two-player', 2), told('solo', 2)]).toEqual([
    'Blue',
    'House Hagal',
    'The green rival',
  ]);
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
  const lines = text.position(p.sees(0), { mode: 'standard', players: 4, options: {} });
  expect(lines).toContain('Row: Arrakis Recruiter (2); Scout (1); Dr. Yueh (1); Stilgar (5); Opulence (6)');
  expect(lines.join('\n')).toContain('Red (you), Paul Atreides: 3 points · 2 Solari, 0 spice, 0 water');
  expect(lines.join('\n')).toContain('hand Dagger; Signet Ring');
  expect(text.position(p.sees(1), { mode: 'standard', players: 4, options: {} }).join('\n')).toContain('hand 2 cards');
});
