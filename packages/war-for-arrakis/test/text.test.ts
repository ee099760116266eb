import { readFileSync } from 'node:fs';
import {
  begin,
  choose,
  configOf,
  pick,
  recording,
  seeded,
  settle,
  view,
  type Happening,
  type Option,
} from '@landsraad/kernel';
import {
  AREAS,
  CARD_TEXTS,
  DICE_RESULTS,
  FACTS,
  LEADERS,
  PRESCIENCE_CARDS,
  QUESTIONS,
  ZONES,
  rules,
  oddsOfAttack,
  thingName,
} from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
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
  for (const c of FACTS.prescienceCards.cards) lines.push(c.name, `  ${PRESCIENCE_CARDS[c.id]?.text ?? ''}`, '');
  lines.push('# Leaders', '');
  for (const l of LEADERS)
    lines.push(
      `${l.name} (${l.box ?? 'no box'}; a special: hits ${l.hits}, shields ${l.shields})`,
      `  ${[l.action, l.enters].filter((s) => s !== '').join(' ')}`,
      '',
    );
  lines.push('# Action dice', '');
  for (const r of DICE_RESULTS) lines.push(r.name, ...r.texts.map((t) => `  ${t}`), '');
  return lines.join('\n');
}

test('the card texts are the ones that were read', () => {
  expect(allCardTexts()).toBe(readFileSync(new URL('golden/card-texts.txt', import.meta.url), 'utf8'));
});

test('every question that is declared is asked somewhere', () => {
  const asked = [...rules.book.procedures.values()]
    .flatMap((p) => p.code)
    .filter((i) => i.op === 'ask')
    .map((i) => i.name);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(QUESTIONS).sort());
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
      asked = choose(rules, g, d.seat, d.question, pick<Option>(random, d.options), 'table');
    }
  });
  const lines = told.flatMap((h) => rules.text.happening(h.kind, h.nouns, config) ?? []);
  expect(lines.length).toBeGreaterThan(1000);
  for (const line of lines) expect(line).toMatch(/^[A-Z0-9].*\.$/);
  for (const line of lines) expect(line).not.toMatch(/undefined|NaN|nowhere/);
});

test('every area has a name of its own, and lies between its neighbours', () => {
  expect(AREAS.length).toBe(101);
  expect(new Set(AREAS.map((a) => a.name)).size).toBe(101);
  expect(AREAS.filter((a) => /[a-z]-\d/.test(a.title))).toEqual([]);
  const gara = AREAS.find((a) => a.id === 'ne-11')!;
  expect([gara.name, gara.title]).toEqual(['the sands above Gara Kulon', 'Sands above Gara Kulon']);
  for (const a of AREAS) for (const b of a.borders) expect(AREAS[b]!.borders).toContain(a.area);
  for (const a of AREAS) for (const b of a.walls) expect(AREAS[b]!.walls).toContain(a.area);
  expect(ZONES.map((z) => z.areas.length)).toEqual(
    ZONES.map((z) => AREAS.filter((a) => z.areas.includes(a.area)).length),
  );
  expect(ZONES[0]!.areas).toContain(AREAS.findIndex((a) => a.id === 'north-pole'));
});

test('things are called by their names', () => {
  expect(
    ['S-RE', 'D-EE', 'S-RF', '4-6-8', 'burrowingSandworm', 'jihad', '3', 'stunted-worms', 'hieregs'].map(thingName),
  ).toEqual([
    '1 Regular and 1 Elite',
    '2 Elites',
    '1 Regular and 1 Fedaykin',
    'Kwisatz Haderach 4, Sand Dwellers 6, Jihad 8',
    'Burrowing sandworm',
    'Jihad',
    'Rank 3',
    'Stunted Worms',
    'Hieregs',
  ]);
});

test('the odds of an attack are those of what the seat can see', () => {
  const p = position().harkonnen('ne-12', { regular: 4 }).sietch('gara-kulon', 3).token('gara-kulon', 'S-RR');
  const [from, to] = ['ne-12', 'gara-kulon'].map((id) => AREAS.findIndex((a) => a.id === id));
  const atreides = oddsOfAttack(p.view(0), from!, to!)!;
  const harkonnen = oddsOfAttack(p.view(1), from!, to!)!;
  expect([atreides.certain, atreides.rank, atreides.defender.regular]).toEqual([true, 3, 2]);
  expect([harkonnen.certain, harkonnen.rank, harkonnen.defender.elite]).toEqual([false, 2, 1]);
  expect(
    oddsOfAttack(
      p.view(0),
      to!,
      AREAS.findIndex((a) => a.id === 'arrakeen'),
    )!.odds.attackerWins,
  ).toBe(1);
  expect(
    oddsOfAttack(
      p.view(0),
      AREAS.findIndex((a) => a.id === 'arrakeen'),
      to!,
    ),
  ).toBeNull();
});

test('a position in words tells a seat what it knows and no more', () => {
  const p = position()
    .objective('4-6-8')
    .sietch('gara-kulon', 3)
    .token('gara-kulon', 'S-RE')
    .hand(0, 'hieregs')
    .row('stunted-worms')
    .harkonnen('arrakeen', { regular: 2, special: 1, generic: 1 });
  const config = configOf(rules, {});
  const [green, black] = [0, 1].map((seat) => rules.text.position(p.view(seat), config).join('\n'));
  for (const words of [
    'Your objective: Kwisatz Haderach 4, Sand Dwellers 6, Jihad 8.',
    'Gara Kulon (rank 3)',
    'token 1 (1 Regular and 1 Elite)',
    'In your hand: Hieregs.',
  ]) {
    expect(green).toContain(words);
    expect(black).not.toContain(words);
  }
  for (const lines of [green, black]) {
    expect(lines).toContain('Arrakeen: 2 Regulars, 1 Sardaukar, 1 Bashar');
    expect(lines).toContain('Prescience: Stunted Worms. End of the round:');
  }
});
