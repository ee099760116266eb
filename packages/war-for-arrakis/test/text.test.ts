import { readFileSync } from 'node:fs';
import { begin, choose, configOf, pick, recording, seeded, settle, view, type Happening } from '@landsraad/kernel';
import { CARD_TEXTS, FACTS, QUESTIONS, rules } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';

const DECKS = FACTS.planningCards.decks;
const TITLES = {
  houseHarkonnen: 'House Harkonnen',
  corrinoAlly: 'Corrino Ally',
  houseAtreides: 'House Atreides',
  fremenAlly: 'Fremen Ally',
} as const;

/** All card texts in one file, to be read as a player would. */
function allCardTexts(): string {
  const lines: string[] = [];
  for (const deck of ['houseHarkonnen', 'corrinoAlly', 'houseAtreides', 'fremenAlly'] as const) {
    lines.push(`# ${TITLES[deck]}`, '');
    for (const c of DECKS[deck])
      lines.push(`${c.name}${c.copies > 1 ? ` (${c.copies} copies)` : ''}`, `  ${CARD_TEXTS[c.id]}`, '');
  }
  lines.push('# Prescience', '');
  for (const c of FACTS.prescienceCards.cards)
    lines.push(c.name, `  ${c.phase === 'endOfRound' ? 'End of the round' : 'Action resolution'}: ${c.summary}.`, '');
  return lines.join('\n');
}

test('the card texts are the ones that were read', () => {
  expect(allCardTexts()).toBe(readFileSync(new URL('golden/card-texts.txt', import.meta.url), 'utf8'));
});

test('every question has its sentence', () => {
  const asked = [...rules.book.procedures.values()]
    .flatMap((p) => p.code)
    .filter((i) => i.op === 'ask')
    .map((i) => i.name.replace(/ in which sector\?$/, ''));
  expect([...new Set(asked)].filter((name) => QUESTIONS[name] === undefined)).toEqual([]);
});

test('what happens is told in sentences', () => {
  const g = begin(rules, configOf(rules, {}), 'told');
  const random = seeded('told');
  const told: Happening[] = [];
  const config = configOf(rules, {});
  recording(told, () => {
    let asked = settle(rules, g, 'table');
    for (let n = 0; n < 1500 && asked.length > 0; n++) {
      const d = asked[0]!;
      if (n % 50 === 0) expect(rules.text.question(d, view(rules, g, d.seat))).toMatch(/[.?]$/);
      asked = choose(rules, g, d.seat, d.question, pick(random, d.options), 'table');
    }
  });
  const lines = told.flatMap((h) => rules.text.happening(h.kind, h.nouns, config) ?? []);
  expect(lines.length).toBeGreaterThan(1000);
  for (const line of lines) expect(line).toMatch(/^[A-Z0-9].*\.$/);
  for (const line of lines) expect(line).not.toMatch(/undefined|NaN|nowhere/);
});
