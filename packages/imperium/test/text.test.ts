import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { componentTexts, LINES, LINES_TOLD, QUESTIONS, rules, sourceName } from '@landsraad/imperium';
import { expect, test } from 'vitest';
import {
  act,
  below,
  choose,
  offers,
  pick,
  recording,
  seeded,
  type Config,
  type Context,
  type Decision,
  type Happening,
  type Nouns,
  type Option,
  type Text,
  view,
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

/** Random games in every mode, with what happened in each. */
function* randomGames(): Generator<{ readonly config: Config; readonly happened: readonly Happening[] }> {
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
      yield { config: { mode, players, options: {} }, happened };
    }
}

test('whatever happens is told in a sentence of its own, without a hole', () => {
  const kinds = new Set<string>();
  for (const { config, happened } of randomGames())
    for (const { kind, nouns, whisper } of happened) {
      kinds.add(kind);
      for (const told of [nouns, { ...nouns, ...whisper }])
        if (rules.text.happening(kind, told, config) !== null || !SILENT.has(kind))
          expect(rules.text.happening(kind, told, config), kind).toMatch(WHOLE);
    }
  expect([...kinds].filter((kind) => LINES_TOLD[kind] === undefined)).toEqual([]);
  expect(kinds.size).toBeGreaterThan(45);
});
/** Not told, or not always. */
const SILENT: ReadonlySet<string> = new Set(['starts with', 'cleaned up', 'fought', 'only one answer']);
/** Begins and ends like a sentence, and knows whom and what it speaks of. */
const WHOLE = /^(?!.*(undefined|NaN|nobody(?! gets its reward)|card nothing|no Conflict|  ))[\p{Lu}\d].*\.$/u;

test.each<[kind: string, nouns: Nouns, sentence: string | null]>([
  ['abilities', { house: 0, ability: '', signet: 'Ambition' }, 'Red uses only Ambition.'],
  [
    'abilities',
    { house: 1, ability: 'Discipline', signet: 'Prescience' },
    'Blue has Discipline, and Prescience with the Signet Ring.',
  ],
  ['chose a faction in secret', { house: 0 }, 'Red chooses a faction in secret.'],
  ['chose a faction in secret', { house: 0, faction: 'fremen' }, 'You choose the Fremen in secret.'],
  ['round', { round: 3, conflict: 'siege-of-arrakeen' }, 'Round 3: the Conflict is Siege of Arrakeen.'],
  ['gained', { house: 0, n: 2, good: 'solari' }, 'Red gains 2 Solari.'],
  ['scored', { house: 0, n: 1 }, 'Red gains 1 victory point.'],
  ['lost points', { house: 0, n: 2 }, 'Red loses 2 victory points.'],
  ['influence gained', { house: 3, now: 2, faction: 'emperor' }, 'Yellow rises to 2 with the Emperor.'],
  ['alliance', { house: 2, faction: 'bene-gesserit' }, 'Green takes the Bene Gesserit alliance.'],
  ['troops lost', { house: 0, n: 1, from: 'conflict' }, 'Red loses 1 troop from the Conflict.'],
  ['troops lost', { house: 0, n: 2, from: 'garrison' }, 'Red loses 2 troops from the garrison.'],
  ['drew', { house: 0 }, 'Red draws a card.'],
  ['drew', { house: 0, card: 'dagger' }, 'Red draws Dagger.'],
  ['drew intrigue', { house: 0 }, 'Red draws an intrigue card.'],
  ['drew intrigue', { house: 0, card: 'windfall' }, 'Red draws Windfall.'],
  ['stole intrigue', { house: 0, victim: 1 }, 'Red takes an intrigue card from Blue.'],
  ['stole intrigue', { house: 0, victim: 1, card: 'windfall' }, 'Red takes Windfall from Blue.'],
  ['acquired', { house: 0, card: 'stilgar', to: 'discard' }, 'Red acquires Stilgar.'],
  ['acquired', { house: 0, card: 'stilgar', to: 'deck' }, 'Red acquires Stilgar on top of the deck.'],
  ['cleaned up', { house: 0 }, null],
  ['fought', { house: 0, strength: 0 }, null],
  ['fought', { house: 0, strength: 4 }, 'Red fights with strength 4.'],
  [
    'reward lost',
    { house: 0, place: 1, conflict: 'siege-of-arrakeen' },
    'Red takes second place; nobody gets its reward.',
  ],
  ['reward', { house: 0, place: 0, conflict: 'siege-of-arrakeen' }, 'Red takes the first reward of Siege of Arrakeen.'],
  ['tie broken', { house: 0, other: 1, by: 3 }, 'Red and Blue are tied on points, but Red has more Solari.'],
  ['final score', { house: 0, vp: 10 }, 'Red ends with 10 victory points.'],
])('told at a table of four: %s', (kind, nouns, sentence) => {
  expect(rules.text.happening(kind, nouns, FOUR)).toBe(sentence);
});
const FOUR: Config = { mode: 'standard', players: 4, options: {} };

test.each<[kind: string, nouns: Nouns, sentence: string | null]>([
  ['starts with', { house: 2, solari: 0, spice: 0, water: 0, garrison: 0, vp: 0 }, null],
  [
    'starts with',
    { house: 1, solari: 0, spice: 0, water: 1, garrison: 3, vp: 1 },
    'Blue starts with 0 Solari, 0 spice, 1 water, 3 troops in the garrison and 1 victory point.',
  ],
  ['Hagal card', { house: 2, card: 'hagal-carthag' }, 'House Hagal reveals the House Hagal card Carthag.'],
  [
    'Hagal card ignored',
    { house: 2, card: 'hagal-harvest-spice', why: 'no spice' },
    'No free maker space has bonus spice: House Hagal ignores the card.',
  ],
  [
    'Hagal card ignored',
    { house: 2, card: 'hagal-carthag', why: 'closed' },
    'Carthag is closed: House Hagal ignores the card.',
  ],
  [
    'Hagal card ignored',
    { house: 2, card: 'hagal-carthag', why: 'occupied' },
    'Carthag is occupied: House Hagal ignores the card.',
  ],
  [
    'Hagal recruits deployed',
    { house: 2, n: 1 },
    'House Hagal recruits 1 troop and deploys it: its agent is on a combat space.',
  ],
  [
    'Hagal recruits deployed',
    { house: 2, n: 2 },
    'House Hagal recruits 2 troops and deploys them: its agent is on a combat space.',
  ],
  [
    'Hagal swords',
    { house: 2, card: 'hagal-carthag', n: 2 },
    'For the fight House Hagal reveals the House Hagal card Carthag: 2 swords.',
  ],
])('told with House Hagal: %s', (kind, nouns, sentence) => {
  expect(rules.text.happening(kind, nouns, { mode: 'two-player', players: 2, options: {} })).toBe(sentence);
});

test.each<[kind: string, nouns: Nouns, sentence: string | null]>([
  [
    'starts with',
    { house: 2, solari: 1, spice: 1, water: 1, garrison: 3, vp: 0 },
    'The green rival starts with 1 Solari, 1 spice, 1 water, 3 troops in the garrison and 0 victory points.',
  ],
  [
    'signet',
    { house: 1, leader: 'paul-atreides' },
    'The card shows the signet: the blue rival uses the signet ability of Paul Atreides.',
  ],
  [
    'spent',
    { house: 1, what: 'intrigue', n: 3 },
    'The blue rival has 3 intrigue cards and spends them on a victory point.',
  ],
  ['spent', { house: 1, what: 'spice', n: 7 }, 'The blue rival has 7 spice and spends them on a victory point.'],
  ['level', { level: 'kwisatz-haderach' }, 'Difficulty: Kwisatz Haderach.'],
  ['tie broken', { house: 0, other: 1, by: 2 }, 'Red and the blue rival are tied on points, but Red has more spice.'],
])('told alone against two rivals: %s', (kind, nouns, sentence) => {
  expect(rules.text.happening(kind, nouns, { mode: 'solo', players: 1, options: {} })).toBe(sentence);
});

test.each<[question: string, option: Option, told: string]>([
  ['which faction, in secret?', 'fremen', 'The Fremen'],
  ['deploy how many troops?', 1, '1 troop'],
  ['where does the card go?', 'deck', 'On top of your deck'],
  ['where does the card go?', 'discard', 'To your discard pile'],
  ['which agent?', 'leader', 'The agent on your leader'],
  ['which agent?', 'wealth', 'The agent on Wealth'],
  ['close which space?', 'sietch-tabr', 'Sietch Tabr'],
  ['play which card?', 'dagger', 'Dagger (Landsraad)'],
  ['play which card?', 'convincing-argument', 'Convincing Argument (no icon)'],
  ['play which card?', 'imperial-spy', 'Imperial Spy (Emperor): trash this card → draw 1 intrigue card'],
  ['play which card?', 'reveal', 'Reveal your hand'],
  ['what next?', 'imperial-spy agent 0', 'Imperial Spy: trash this card → draw 1 intrigue card'],
  ['choose which?', 'imperial-spy agent 0', 'Trash this card → draw 1 intrigue card'],
  ['trash which card?', 'dune-the-desert-planet', 'Dune, the Desert Planet'],
  ['play a combat card?', 'private-army', 'Private Army: pay 2 spice → gain 5 swords'],
  ['send the agent where?', 'wealth', 'Wealth (Emperor, free): gain 1 Emperor influence; gain 2 Solari'],
])('an option reads: %s %s', (name, option, told) => {
  expect(text.option(question(name, option), option)).toBe(told);
});

test.each<[question: string, option: Option, means: Context, told: string]>([
  ['sell how much spice?', 3, { solari: 8 }, '3 spice for 8 Solari'],
  ['what next?', 'deploy 2', { troops: 2 }, 'Deploy 2 troops'],
  [
    'acquire or resolve?',
    'acquire scout',
    { card: 'scout' },
    'Acquire Scout (1) · icons city, spice trade · reveal: gain 1 persuasion; gain 1 sword; you may retreat up to 2 of your troops',
  ],
])('an option that stands for more: %s %s', (name, option, means, told) => {
  expect(text.option(question(name, option, { means }), option)).toBe(told);
});

test('what one must know to answer', () => {
  const reveal = position({ houses: [{ hand: ['convincing-argument', 'dagger'] }] }).reveal();
  expect(text.question(reveal.asked!, reveal.sees(0))).toBe('You have 2 persuasion. What do you acquire?');
  const fight = at('combat', {
    mode: 'two-player',
    hagal: ['hagal-conspire', 'hagal-heighliner'],
    houses: [{ conflict: 2, revealed: 1, intrigue: ['ambush'] }, { revealed: 2, conflict: 1 }, { conflict: 1 }],
  });
  expect(text.question(fight.asked!, fight.sees(0))).toBe(
    'Strength: yours 4, Blue 2, House Hagal 6. Do you play a combat card?',
  );
  const offer = position({ houses: [{ intrigue: ['windfall'] }] });
  expect(offers(rules, offer.g, 0).map((o) => rules.text.offer?.(o))).toEqual(['Play Windfall: gain 2 Solari']);
});

test('the leaders of a solo game are chosen by the only player, the rivals’ last', () => {
  const { g, decisions } = newGame('solo', 1);
  const [own] = decisions;
  expect(text.question(own!, view(rules, g, 0))).toBe('Which leader do you choose?');
  const [rival] = choose(rules, g, 0, own!.question, 'paul-atreides', 'table');
  expect(text.question(rival!, view(rules, g, 0))).toBe(
    'You decide for the blue rival: which leader do you choose? A rival uses the signet ability only.',
  );
});

test('whoever decides for a rival is told so', () => {
  const p = at('combat', {
    mode: 'solo',
    conflict: 'skirmish-influence-solari',
    hagal: ['hagal-carthag', 'hagal-carthag', 'hagal-carthag'],
    houses: [{ revealed: 1 }, { conflict: 3, agents: 0, influence: [2, 1, 1, 2] }, {}],
  });
  expect(text.question(p.asked!, p.sees(0))).toBe(
    'You decide for the blue rival: which faction do you gain influence with?',
  );
  const q = position();
  expect(text.question(q.asked!, q.sees(0))).toBe('Do you send an agent with a card, or reveal your hand?');
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
    players: 2,
    mode: 'two-player',
    round: 4,
    conflict: 'siege-of-arrakeen',
    row: ['scout', 'scout', 'the-spice-must-flow'],
    bonusSpice: [0, 2, 1],
    control: [1, -1, 0],
    closed: [{ space: 'wealth', by: 1 }],
    mentat: 0,
    alliances: [-1, 0, -1, -1],
    houses: [
      {
        leader: 'paul-atreides',
        vp: 3,
        solari: 2,
        spice: 4,
        water: 1,
        hand: ['dagger', 'signet-ring', 'dagger'],
        deck: [],
        inPlay: [],
        intrigue: ['windfall'],
        sent: ['wealth', 'carthag'],
        influence: [1, 4, 0, 2],
        swordmaster: true,
        councilSeat: true,
        garrison: 2,
        conflict: 1,
      },
      { leader: 'helena-richese', vp: 1, revealed: 1, swords: 1, conflict: 2, persuasion: 3, discard: ['dagger'] },
      { garrison: 0 },
    ],
  });
  const config: Config = { mode: 'two-player', players: 2, options: {} };
  expect(text.position(p.sees(0), config)).toEqual([
    'Round 4 · Siege of Arrakeen',
    'First: gain 1 victory point; take control of Arrakeen',
    'Second: gain 4 Solari',
    'Third: gain 2 Solari',
    'Row: Scout (1) ×2; The Spice Must Flow (9)',
    'Bonus spice: The Great Flat 0, Hagga Basin 2, Imperial Basin 1 · controlled: Arrakeen (Blue), Imperial Basin (Red)',
    'Wealth is closed by Blue.',
    'Red (you), Paul Atreides: 3 points · 2 Solari, 4 spice, 1 water · garrison 2, Conflict 1, supply 9 · agents 2 · strength 2, council seat, swordmaster, Mentat, first player',
    'Red’s influence: Emperor 1, Spacing Guild 4 (alliance), Bene Gesserit 0, Fremen 2 · agents on Wealth, Carthag',
    'Red’s cards: hand Dagger ×2; Signet Ring · in play – · deck 0, discard 0 · intrigue Windfall',
    'Blue, Helena Richese: 1 point · 0 Solari, 0 spice, 0 water · garrison 3, Conflict 2, supply 7 · agents 2 · 3 persuasion, strength 5, has revealed',
    'Blue’s influence: Emperor 0, Spacing Guild 0, Bene Gesserit 0, Fremen 0',
    'Blue’s cards: hand 2 cards · in play – · deck 10, discard 1 · intrigue –',
    'House Hagal: garrison 0, Conflict 0, supply 12 · agents 2',
    'House Hagal’s influence: Emperor 0, Spacing Guild 0, Bene Gesserit 0, Fremen 0',
  ]);
  // The other seat sees the cards of its own hand only.
  const blue = text.position(p.sees(1), config);
  expect(blue.find((line) => line.startsWith('Red’s cards'))).toBe(
    'Red’s cards: hand 3 cards · in play – · deck 0, discard 0 · intrigue 1 card',
  );
  expect(blue.find((line) => line.startsWith('Blue’s cards'))).toBe(
    'Blue’s cards: hand Dagger; Seek Allies · in play – · deck 10, discard 1 · intrigue –',
  );
});

test('whatever an effect comes from has a name, not an id', () => {
  // House Hagal's cards are carried out and never chosen from.
  const sources = [...LINES.values()].map((l) => l.source).filter((source) => !source.startsWith('hagal-'));
  for (const source of sources) expect(sourceName(source), source).toMatch(/^[A-Z“"']/);
});
