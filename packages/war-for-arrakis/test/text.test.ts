import { readFileSync, writeFileSync } from 'node:fs';
import {
  begin,
  choose,
  configOf,
  offers,
  pick,
  recording,
  seeded,
  settle,
  view,
  type Context,
  type Happening,
  type Nouns,
  type Option,
  type Text,
} from '@landsraad/kernel';
import { asked } from '@landsraad/kernel/testing';
import {
  ATREIDES,
  HARKONNEN,
  AREAS,
  cardText,
  DECKS,
  DICE_RESULTS,
  FACTS,
  LEADERS,
  PRESCIENCE_CARDS,
  QUESTIONS,
  ZONES,
  rules,
  oddsOfAttack,
  oddsOfBattle,
  thingName,
} from '@landsraad/war-for-arrakis';
import { mahdi, position } from '@landsraad/war-for-arrakis/testing';
import { expect, test } from 'vitest';

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
      lines.push(`${c.name}${c.copies > 1 ? ` (${c.copies} copies)` : ''}`, `  ${cardText(c.id)}`, '');
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
  const golden = new URL('golden/card-texts.txt', import.meta.url);
  if (process.env['LANDSRAAD_GOLDEN'] === 'write') writeFileSync(golden, allCardTexts());
  expect(allCardTexts()).toBe(readFileSync(golden, 'utf8'));
});

test('every question that is declared is asked somewhere', () => {
  const asked = [...rules.book.procedures.values()]
    .flatMap((p) => p.code)
    .filter((i) => i.op === 'ask')
    .map((i) => i.name);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(QUESTIONS).sort());
});

/** Not told, or not always. */
const SILENT: ReadonlySet<string> = new Set([
  'only one answer',
  'prescience sorted',
  'dice set aside',
  'sietch revealed',
  'casualty',
  'spice spent',
]);
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
  const lines = told.flatMap((h) =>
    [h.nouns, { ...h.nouns, ...h.whisper }].flatMap((nouns) => {
      const line = rules.text.happening(h.kind, nouns, config);
      return line === null && SILENT.has(h.kind) ? [] : [line];
    }),
  );
  expect(lines.length).toBeGreaterThan(1000);
  for (const line of lines) expect(line).toMatch(/^[A-Z0-9].*\.$/);
  for (const line of lines) expect(line).not.toMatch(/undefined|NaN|nowhere|Nobody(?! wins)/);
});

const CONFIG = configOf(rules, {});
test.each<[kind: string, nouns: Nouns, sentence: string | null]>([
  ['drew', { seat: 0, deck: 'houseAtreides' }, 'The Atreides draw a card from the House Atreides deck.'],
  ['drew', { seat: 0, deck: 'fremenAlly', card: 'hieregs' }, 'The Atreides draw Hieregs from the Fremen Ally deck.'],
  ['dice set aside', { dice: 0 }, null],
  ['dice set aside', { dice: 1 }, '1 Harkonnen die lies on the Spice Must Flow board.'],
  ['dice set aside', { dice: 2 }, '2 Harkonnen dice lie on the Spice Must Flow board.'],
  [
    'vehicle placed',
    { vehicle: 'ornithopter', where: 'az1' },
    'The Harkonnens place an ornithopter in Air Zone 1 (North-East and Central North-East).',
  ],
  [
    'vehicle placed',
    { vehicle: 'harvester', where: 'ne-11' },
    'The Harkonnens place a harvester in the sands above Gara Kulon.',
  ],
  [
    'die spent',
    { seat: 1, result: 'strategy', token: true },
    'The Harkonnens spend the Bene Gesserit token on Strategy.',
  ],
  ['die spent', { seat: 1, result: 'strategy', token: false }, 'The Harkonnens spend a Strategy die.'],
  [
    'moved',
    { seat: 0, whole: true, from: 'ne-11', to: 'gara-kulon', zone: -1 },
    'The Atreides move a legion from the sands above Gara Kulon to Gara Kulon.',
  ],
  [
    'moved',
    { seat: 1, whole: false, from: 'arrakeen', to: 'gara-kulon', zone: 0 },
    'The Harkonnens move part of a legion from Arrakeen to Gara Kulon by ornithopter.',
  ],
  [
    'put on the board',
    { seat: 0, what: 'supply special', area: 'gara-kulon' },
    'The Atreides place a Fedaykin in Gara Kulon.',
  ],
  [
    'put on the board',
    { seat: 0, what: 'token', area: 'gara-kulon' },
    'The Atreides place a deployment token in Gara Kulon.',
  ],
  [
    'put on the board',
    { seat: 1, what: 'arrakeen generic', area: 'carthag' },
    'The Harkonnens place a Bashar from Arrakeen in Carthag.',
  ],
  [
    'replaced',
    { seat: 1, from: 'regular', to: 'elite', area: 'arrakeen' },
    'The Harkonnens replace a Regular with an Elite in Arrakeen.',
  ],
  ['sietch revealed', { area: 'gara-kulon', rank: '' }, null],
  ['sietch revealed', { area: 'gara-kulon', rank: '3' }, 'The sietch in Gara Kulon has rank 3.'],
  [
    'battle',
    { seat: 0, surprise: true, from: 'ne-11', to: 'gara-kulon' },
    'The Atreides make a surprise attack from the sands above Gara Kulon on Gara Kulon.',
  ],
  [
    'battle',
    { seat: 0, surprise: false, from: 'ne-11', to: 'gara-kulon' },
    'The Atreides make an attack from the sands above Gara Kulon on Gara Kulon.',
  ],
  [
    'rolled',
    { seat: 1, dice: 1, hits: 1, shields: 0, specials: 2 },
    'The Harkonnens roll 1 die: 1 hit, 0 shields, 2 specials.',
  ],
  [
    'casualty',
    { seat: 1, what: 'elite', removed: true, area: 'arrakeen' },
    'The Harkonnens lose an Elite in Arrakeen.',
  ],
  [
    'casualty',
    { seat: 1, what: 'elite', removed: false, area: 'arrakeen' },
    'The Harkonnens weaken an Elite in Arrakeen.',
  ],
  ['casualty', { seat: 1, what: 'generic', removed: true, area: 'arrakeen' }, null],
  ['casualty', { seat: 1, what: 'leader 1', removed: true, area: 'arrakeen' }, null],
  ['leader lost', { seat: 1, leader: -1, area: 'arrakeen' }, 'A Bashar is lost in Arrakeen.'],
  ['battle over', { winner: -1 }, 'Nobody wins the battle.'],
  ['battle over', { winner: 1 }, 'The Harkonnens win the battle.'],
  ['battle over', { winner: 0 }, 'The Atreides win the battle.'],
  ['wild maker', { area: -1 }, 'The Wild Maker is in play.'],
  ['wild maker', { area: 'ne-11' }, 'The Wild Maker comes up in the sands above Gara Kulon.'],
  [
    'wormsign revealed',
    { area: 'ne-11', kind: 'burrowingSandworm' },
    'The wormsign in the sands above Gara Kulon is a burrowing sandworm.',
  ],
  ['spice spent', { how: 'done' }, null],
  ['spice spent', { how: 'keep choam' }, 'The Harkonnens pay 2 spice to keep the CHOAM marker where it is.'],
  ['ban', { marker: 'spacingGuild' }, 'The Spacing Guild ban is active.'],
  ['only one answer', {}, null],
  ['prescience sorted', { left: 3 }, null],
  ['action dice', { seat: 1, dice: '2 strategy, 1 house', excess: 0 }, 'The Harkonnens roll 2 Strategy, 1 House.'],
  ['action dice', { seat: 1, dice: '1 mentat', excess: 2 }, 'The Harkonnens roll 1 Mentat, and 2 excess dice.'],
  ['special attack', { area: 'arrakeen', hits: 2 }, 'A special attack on Arrakeen: 2 hits.'],
  [
    'sietch moved',
    { from: 'gara-kulon', to: 'ne-11' },
    'The sietch in Gara Kulon moves to the sands above Gara Kulon.',
  ],
  ['guerrilla training', { area: 'arrakeen' }, 'The Atreides reveal a token in Arrakeen.'],
  ['vehicle lost', { where: 'az1' }, 'A vehicle is lost in Air Zone 1 (North-East and Central North-East).'],
  ['vehicle lost', { where: 'arrakeen' }, 'A vehicle is lost in Arrakeen.'],
  [
    'put on the board',
    { seat: 1, what: 'leader 1', area: 'arrakeen' },
    'The Harkonnens place Beast Rabban in Arrakeen.',
  ],
])('told: %s', (kind, nouns, sentence) => {
  expect(rules.text.happening(kind, nouns, CONFIG)).toBe(sentence);
});

/** Any question may be put into words. */
const text: Text = rules.text;
test.each<[option: Option, told: string]>([
  [3, '3'],
  ['ne-11', 'Sands above Gara Kulon'],
  ['north-pole', 'North Pole'],
  ['regular', 'Regular'],
  ['token 0', 'Deployment token 1'],
  ['jihad', 'Jihad'],
  ['choam', 'CHOAM'],
  ['corrinoAlly', 'Corrino Ally deck'],
  ['hieregs', 'Hieregs'],
  ['stunted-worms', 'Stunted Worms'],
  ['supply', 'From the supply'],
  ['token', 'A deployment token'],
  ['supply elite', 'Elite from the supply'],
  ['arrakeen regular', 'Regular from Arrakeen'],
  ['cease', 'Cease'],
  ['az1', 'Air Zone 1 (North-East and Central North-East)'],
  ['cne', 'Central North-East'],
  ['pole', 'North Pole'],
  ['leader 1', 'Beast Rabban'],
  ['generic', 'Generic Leader'],
])('an option reads: %s', (option, told) => {
  expect(text.option(asked('detonate where?', option), option)).toBe(told);
});

test.each<[question: string, option: string, means: Context, told: string]>([
  ['how many go along?', '0 regular', { count: 0, kind: 'regular' }, 'No Regular'],
  ['how many go along?', '1 elite', { count: 1, kind: 'elite' }, '1 Elite'],
  ['how many go along?', '2 elite', { count: 2, kind: 'elite' }, '2 Elites'],
  ['how many go along?', '1 token 2', { count: 1, kind: 'token 2' }, 'Deployment token 3'],
  ['how many go along?', '2 generic', { count: 2, kind: 'generic' }, '2 Generic Leaders'],
  ['how many go along?', '12 regular', { count: 12, kind: 'regular' }, '12 Regulars'],
  [
    'remove the card or shuffle it back?',
    'shuffle stunted-worms',
    { how: 'shuffle', card: 'stunted-worms' },
    'Shuffle Stunted Worms back',
  ],
  ['use the die how?', 'as strategy', { leader: -1, as: 'strategy' }, 'Use it as Strategy'],
  ['what do you do?', 'play hieregs', { card: 'hieregs' }, 'Play Hieregs'],
  [
    'spend spice how?',
    'keep choam',
    { how: 'keep', marker: 'choam' },
    'Pay 2 spice to keep the CHOAM marker where it is',
  ],
  [
    'spend spice how?',
    'raise landsraad',
    { how: 'raise', marker: 'landsraad' },
    'Pay 3 spice to raise the Landsraad marker',
  ],
  [
    'remove the card or shuffle it back?',
    'remove stunted-worms',
    { how: 'remove', card: 'stunted-worms' },
    'Remove Stunted Worms from the game',
  ],
])('an option that stands for more: %s %s', (question, option, means, told) => {
  expect(text.option(asked(question, option, { means }), option)).toBe(told);
});

test('a figure among the answers is called as the side that is asked calls it', () => {
  const told = (question: string, option: Option, seat: number, p = position()): string =>
    text.option({ ...asked(question, option), seat }, option, p.view(seat));
  const piece = 'put which piece on the board?';
  expect(told(piece, 'generic', ATREIDES)).toBe('Naib');
  expect(told(piece, 'supply special', ATREIDES)).toBe('Fedaykin from the supply');
  expect(told(piece, 'generic', HARKONNEN)).toBe('Bashar');
  expect(told('which do the Harkonnens choose?', 'generic', ATREIDES, mahdi())).toBe('Bashar');
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

test('questions and answers say what they are about', () => {
  const worms = position().placeWormsigns(1);
  expect(text.question(worms.asked, worms.view(0))).toBe('Where do you place a wormsign? Choose the sector first.');
  expect(text.question(worms.say('ne').asked, worms.view(0))).toBe('Where do you place a wormsign?');
  const die = position()
    .harkonnen('ne-11', { regular: 1, named: ['beast-rabban'] })
    .action(HARKONNEN, 'leadership');
  expect(die.options.map((o) => text.option(die.asked, o, die.view(1)))).toEqual([
    'Move',
    'Special action of Beast Rabban: Move the legion with Rabban, then move it again to an adjacent area.',
    'Nothing',
  ]);
  const fight = position()
    .harkonnen('ne-11', { regular: 2 })
    .atreides('ne-12', { regular: 2 })
    .rolls({ hits: 0, shields: 2, specials: 0 }, { hits: 0, shields: 2, specials: 0 })
    .action(HARKONNEN, 'strategy')
    .say('attack', 'ne-11', 'ne-12');
  expect(fight.options.map((o) => text.option(fight.asked, o, fight.view(1)))).toEqual([
    'Continue',
    'Cease the attack',
  ]);
  // The odds of a battle under way are those of an attack now.
  const [from, to] = ['ne-11', 'ne-12'].map((id) => AREAS.findIndex((a) => a.id === id));
  expect(oddsOfBattle(fight.view(1))).toEqual(oddsOfAttack(fight.view(1), from!, to!));
  const scout = position().air('az1', 'ornithopter').harkonnen('ne-11', { regular: 1 }).token('gara-kulon', 'S-RR');
  expect(offers(rules, scout.turn(HARKONNEN).g, 1).map((o) => rules.text.offer(o, scout.view(1)))).toEqual([
    'Scout with the ornithopter in Air Zone 1 (North-East and Central North-East)',
  ]);
});

test('things are called by their names', () => {
  expect(
    ['S-RE', 'D-EE', 'S-RF', '4-6-8', 'burrowingSandworm', 'jihad', '3', 'stunted-worms', 'hieregs'].map((thing) =>
      thingName(thing),
    ),
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

test('the odds of an attack guess what facedown garrisons hold', () => {
  const p = mahdi()
    .garrison('carthag', 'black RRR')
    .garrison('carthag', 'silver RSB')
    .atreides('cne-01', { regular: 4 });
  const [from, to] = ['cne-01', 'carthag'].map((id) => AREAS.findIndex((a) => a.id === id));
  const seen = oddsOfAttack(p.view(0), from!, to!)!;
  // On average 2 Regulars and 1 Elite on a black token; 1 Regular, 1 Sardaukar and 1 Bashar on a silver one.
  expect([seen.certain, seen.defender]).toMatchObject([false, { regular: 3, elite: 1, special: 1, generic: 1 }]);
  expect(seen.odds.attackerWins).toBeLessThan(0.2);
  // Tokens alone attack too, and what does not fit stays away.
  const q = mahdi()
    .harkonnen('carthag', { elite: 5 })
    .garrison('carthag', 'black RRR')
    .atreides('cne-01', { regular: 1 });
  expect(oddsOfAttack(q.view(0), to!, from!)!.attacker).toMatchObject({ regular: 0, elite: 6 });
  const alone = mahdi().garrison('carthag', 'black RRR').atreides('cne-01', { regular: 1 });
  expect(oddsOfAttack(alone.view(0), to!, from!)!.attacker).toMatchObject({ regular: 2, elite: 1 });
  expect(oddsOfAttack(mahdi().view(0), to!, from!)).toBeNull();
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

test('the odds count every figure of either side, and what a settlement adds', () => {
  const p = position()
    .atreides('cne-01', { regular: 1, elite: 2, generic: 1, named: ['stilgar'] })
    .token('cne-01', 'S-RF')
    .harkonnen('arrakeen', { regular: 4, special: 2 });
  const at = (id: string): number => AREAS.findIndex((a) => a.id === id);
  const seen = oddsOfAttack(p.view(0), at('cne-01'), at('arrakeen'))!;
  expect(seen.attacker).toMatchObject({ regular: 2, elite: 2, special: 1, generic: 1, cards: 0 });
  expect([seen.attacker.named.length, seen.defender.named.length, seen.certain]).toEqual([1, 0, true]);
  expect(seen.defender).toMatchObject({ regular: 4, elite: 0, special: 2, generic: 0 });
  expect(seen.rank).toBe(3);
  // The settlement is gone: an open field.
  p.destroyed('arrakeen');
  const open = oddsOfAttack(p.view(0), at('cne-01'), at('arrakeen'))!;
  expect(open.rank).toBe(0);
  expect(open.odds.attackerWins).toBeGreaterThan(seen.odds.attackerWins);
  // A surprise attack is no worse.
  expect(oddsOfAttack(p.view(0), at('cne-01'), at('arrakeen'), true)!.odds.attackerWins).toBeGreaterThan(
    open.odds.attackerWins,
  );
  expect(oddsOfBattle(p.view(0))).toBeNull();
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

test('a position in words, line by line', () => {
  const p = position()
    .sietch('gara-kulon', 3)
    .token('gara-kulon', 'S-RE')
    .atreides('ne-11', { regular: 1, elite: 2, named: ['stilgar'] })
    .harkonnen('arrakeen', { regular: 2, special: 1, generic: 1 })
    .station('ne-12', 'jihad')
    .harvester('ne-14')
    .sandworm('ne-07')
    .wormsign('ne-05', 'sand')
    .air('az1', 'carryall')
    .tank(HARKONNEN, 'beast-rabban')
    .dice(ATREIDES, { strategy: 2, mentat: 1 })
    .dice(HARKONNEN, {})
    .hand(1, 'forced-recruitment')
    .with((t) => {
      t.round = 3;
      t.supremacy = 4;
      t.prescience = [1, 2, 0];
      t.markers = [2, 1, 5];
      t.bans = [true, false, false];
      t.gesserit = [1, 2];
      t.gesseritBox = [0, -1];
    });
  expect(rules.text.position(p.view(1), CONFIG)).toEqual([
    'Round 3. Supremacy 4 of 10. Kwisatz Haderach 1, Sand Dwellers 2, Jihad 0.',
    'Imperium: CHOAM row 2 (ban), Spacing Guild row 1, Landsraad row 5.',
    'Sietches: Gara Kulon. Harkonnen settlements: Arrakeen, Carthag, Imperial Basin, Arsunt, Hagga Basin, North Pole.',
    'Ecological stations: Sands above and right of Gara Kulon. Harvesters: Deep sands right of Gara Kulon. Aircraft: carryall in Air Zone 1 (North-East and Central North-East).',
    'Sandworms: Sands above Shield Wall East. Wormsigns: Sands right of Rimwall West.',
    'Atreides: dice 2 Strategy, 1 Mentat, a Bene Gesserit token on Leadership; 1 Bene Gesserit token.',
    '  Leaders aside: Paul Atreides, Lady Jessica. In the tank: none.',
    '  Gara Kulon: token 1',
    '  Sands above Gara Kulon: 1 Regular, 2 Elites, Stilgar',
    'Harkonnens (you): dice none; 2 Bene Gesserit tokens; 1 card.',
    '  Leaders aside: Baron Harkonnen, Captain Aramsham. In the tank: Beast Rabban.',
    '  Arrakeen: 2 Regulars, 1 Sardaukar, 1 Bashar',
    'In your hand: Forced Recruitment. Place 3 Elites and 1 leader in Arrakeen.',
  ]);
});
