import { QUESTIONS, rules } from '@landsraad/dune';
import {
  begin,
  choose,
  configOf,
  pick,
  recording,
  seeded,
  settle,
  view,
  WATCHER,
  type Happening,
  type Nouns,
  type Text,
} from '@landsraad/kernel';
import { asked } from '@landsraad/kernel/testing';
import { expect, test } from 'vitest';
import { advanced, basic } from './position.ts';

/** Any question may be put into words. */
const text: Text = rules.text;
const config = configOf(rules, { mode: 'basic', players: 6 });

test('every question that is declared is asked somewhere', () => {
  const names = [...rules.book.procedures.values()]
    .flatMap((p) => p.code)
    .filter((i) => i.ask !== null || i.window !== null || i.floor !== null)
    .map((i) => i.name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(QUESTIONS).sort());
});

test('things go by their names', () => {
  expect(text.option(asked('ship to which territory?', 'tueks-sietch'), 'tueks-sietch')).toBe("Tuek's Sietch");
  expect(text.option(asked('move to which sector?', 'old-gap@9'), 'old-gap@9')).toBe('Old Gap, sector 9');
  expect(text.option(asked('which leader?', 'thufir-hawat'), 'thufir-hawat')).toBe('Thufir Hawat (Atreides, 5)');
  expect(text.option(asked('fight whom?', 3), 3)).toBe('Player 4');
  const seen = basic('atreides', 'fremen').run('nexus').sees('atreides');
  expect(text.option(asked('fight whom?', 1), 1, seen)).toBe('Fremen');
  const proposal = asked('what do you say in the Nexus?', 'propose to 1', { means: { says: 'propose to', to: 1 } });
  expect(text.option(proposal, 'propose to 1', seen)).toBe('Propose an alliance to Fremen');
  expect(rules.text.seat(3, config)).toBe('Fremen');
  expect(
    rules.text.happening('shipped', { seat: 4, kind: 'reserves', to: 'carthag@10', forces: 1, spice: 1 }, config),
  ).toBe('Spacing Guild ships 1 force to Carthag for 1 spice.');
});

test('what is nothing is not counted, and a sector is said only where there are several', () => {
  const said = (kind: string, nouns: Nouns) => rules.text.happening(kind, nouns, config);
  const shipped = { seat: 3, kind: 'reserves', forces: 2, spice: 0 };
  expect(said('shipped', { ...shipped, to: 'funeral-plain@14' })).toBe(
    'Fremen ships 2 forces to Funeral Plain for free.',
  );
  expect(said('shipped', { ...shipped, to: 'old-gap@9' })).toBe('Fremen ships 2 forces to Old Gap, sector 9 for free.');
  expect(said('devoured', { territory: 'wind-pass-north', forces: 0, spice: 6 })).toBe(
    'Shai-Hulud devours 6 spice in Wind Pass North.',
  );
  expect(said('devoured', { territory: 'wind-pass-north', forces: 1, spice: 0 })).toBe(
    'Shai-Hulud devours 1 force in Wind Pass North.',
  );
  expect(said('devoured', { territory: 'wind-pass-north', forces: 3, spice: 8 })).toBe(
    'Shai-Hulud devours 3 forces and 8 spice in Wind Pass North.',
  );
  expect(said('weather control', { seat: 0, sectors: 1 })).toBe('Atreides makes the storm move 1 sector.');
  expect(said('takes a seat', { seat: 0, faction: 'atreides', colour: 'green' })).toBeNull();
  expect(text.option(asked('ship?', 'decline'), 'decline')).toBe('Ship nothing');
});

test('a position fits on a terminal', () => {
  const t = basic('atreides', 'harkonnen')
    .forces('atreides', 'arrakeen@9', 10)
    .spice('atreides', 7)
    .hand('atreides', 'lasgun')
    .run('bidding');
  expect(text.position(t.sees('atreides'), config)[1]).toBe(
    'Atreides (you): spice 7 · on the map 10 in Arrakeen · reserve 10 · tanks 0 · hand Lasgun',
  );
  expect(text.position(t.sees('atreides'), config).at(-1)).toMatch(/^Your leaders: .*Thufir Hawat 5/);
});

test('a position reads like a table', () => {
  const t = advanced('atreides', 'harkonnen', 'fremen')
    .turn(3)
    .storm(4)
    .first('harkonnen')
    .forces('atreides', 'arrakeen@9', 4)
    .forces('atreides', 'basin@8', 2)
    .forces('fremen', 'sietch-tabr@13', 3, 2)
    .spiceOn('red-chasm@6', 5)
    .tanks('harkonnen', 4)
    .dead('stilgar')
    .spice('atreides', 7)
    .hand('atreides', 'lasgun', 'shield')
    .hand('harkonnen', 'chaumas')
    .traitor('atreides', 'chani')
    .allies('atreides', 'fremen')
    .bribe('harkonnen', 2)
    .run('bidding');
  const settings = configOf(rules, { mode: 'advanced', players: 3 });
  expect(text.position(t.sees('atreides'), settings)).toEqual([
    'Turn 3, bidding. Storm in sector 4. Spice: 5 in Red Chasm.',
    'Atreides (you), allied with Fremen: spice 7 · on the map 4 in Arrakeen; 2 in Basin · reserve 14 · tanks 0 · hand Lasgun, Shield',
    'Harkonnen: spice ? · on the map nobody · reserve 16 · tanks 4 · hand ?',
    'Fremen, allied with Atreides: spice ? · on the map 3+2* in Sietch Tabr · reserve 15 · tanks 0 · hand –',
    'Your leaders: Duncan Idaho 2, Gurney Halleck 4, Lady Jessica 5, Thufir Hawat 5, Dr. Wellington Yueh 1.',
    'Your traitors: Chani.',
  ]);
  // Another seat sees another shield from behind.
  const fremen = text.position(t.sees('fremen'), settings);
  expect(fremen[1]).toBe(
    'Atreides, allied with Fremen: spice ? · on the map 4 in Arrakeen; 2 in Basin · reserve 14 · tanks 0 · hand ?, ?',
  );
  expect(fremen.join(' ')).not.toContain('Lasgun');
});
test('a question in a battle says which battle, and what is there to fight with', () => {
  const t = advanced('atreides', 'harkonnen')
    .storm(1)
    .forces('atreides', 'basin@8', 4)
    .forces('harkonnen', 'basin@8', 5)
    .run('battles')
    .say('atreides', 'nothing');
  const asks = () => text.question(t.asked('harkonnen')!, t.sees('harkonnen'));
  expect(t.options('harkonnen').length).toBeGreaterThan(1);
  expect(asks()).toBe('You fight Atreides in Basin. Which leader do you send?');
  t.say('harkonnen', 'umman-kudu', 'none', 'none');
  expect(asks()).toMatch(/^You have 5 forces there\. How much do you dial\?/);
});
test('cards say what they do', () => {
  expect(rules.text.thing?.('hajr')?.note).toMatch(/move/);
  expect(rules.text.thing?.('thufir-hawat')).toEqual({ title: 'Thufir Hawat', note: 'Atreides, 5' });
  expect(rules.text.thing?.('unheard-of')).toBeNull();
});

/** Random games of both modes: what is told never has a hole in it. */
test('whatever happens is told in a sentence without a hole', () => {
  const kinds = new Set<string>();
  for (const [mode, players] of [
    ['basic', 6],
    ['advanced', 6],
    ['advanced', 3],
  ] as const) {
    const settings = configOf(rules, { mode, players });
    const happened: Happening[] = [];
    recording(happened, () => {
      const g = begin(rules, settings, `told ${mode}`);
      const random = seeded(`told ${mode}`);
      let asked = settle(rules, g, 'table');
      for (let n = 0; n < 600 && asked.length > 0; n++) {
        const d = pick(random, asked);
        asked = choose(rules, g, d.seat, d.question, pick(random, d.options), 'table');
      }
    });
    for (const { kind, nouns, whisper } of happened) {
      kinds.add(kind);
      for (const told of [nouns, { ...nouns, ...whisper }]) {
        const line = rules.text.happening(kind, told, settings);
        if (line !== null || !SILENT.has(kind)) expect(line, kind).toMatch(WHOLE);
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(40);
});
const SILENT: ReadonlySet<string> = new Set([
  'only one answer',
  'takes a seat',
  'atreides look',
  'shipment begins',
  'forces killed',
]);
const WHOLE = /^(?!.*(undefined|NaN|Player -?\d|null|  ))[\p{Lu}\d].*[.!]$/u;

test.each<[kind: string, nouns: Nouns, sentence: string | null]>([
  ['predicted', { seat: 0 }, 'The Bene Gesserit make their prediction.'],
  ['predicted', { seat: 0, faction: 'fremen', turn: 3 }, 'You predict Fremen in turn 3.'],
  ['traitor kept', { seat: 0 }, 'Atreides keeps a traitor.'],
  ['traitor kept', { seat: 0, leader: 'stilgar' }, 'Atreides keeps a traitor: Stilgar.'],
  ['storm card drawn', {}, 'The Fremen look at the next storm.'],
  ['storm card drawn', { sectors: 4 }, 'The next storm will move 4 sectors.'],
  ['devoured', { territory: 'red-chasm', forces: 0, spice: 0 }, 'Shai-Hulud appears in Red Chasm and finds nothing.'],
  ['devoured', { territory: 'red-chasm', forces: 1, spice: 2 }, 'Shai-Hulud devours 1 force and 2 spice in Red Chasm.'],
  ['devoured', { territory: 'red-chasm', forces: 0, spice: 2 }, 'Shai-Hulud devours 2 spice in Red Chasm.'],
  ['cards dealt', { cards: 1 }, '1 treachery card is up for auction.'],
  ['cards dealt', { cards: 3 }, '3 treachery cards are up for auction.'],
  ['atreides look', {}, null],
  ['atreides look', { card: 'lasgun' }, 'The card up for auction is Lasgun.'],
  ['card bought', { seat: 0 }, 'Atreides buys the card.'],
  ['card bought', { seat: 0, card: 'lasgun' }, 'Atreides buys the card: Lasgun.'],
  ['spice look', {}, 'Atreides look at the spice deck.'],
  ['spice look', { card: 'red-chasm' }, 'The next spice card is Red Chasm.'],
  ['voice', { on: 1, play: true, what: 'lasgun' }, 'The Voice tells Harkonnen to play a lasgun.'],
  ['voice', { on: 1, play: false, what: 'lasgun' }, 'The Voice tells Harkonnen not to play a lasgun.'],
  ['element shown', { seat: 0, element: 'weapon' }, 'Atreides shows the weapon.'],
  ['element shown', { seat: 0, element: 'weapon', value: 'lasgun' }, 'Atreides shows the weapon: Lasgun.'],
  ['leader captured', { seat: 1, of: 0 }, 'Harkonnen captures a leader of Atreides.'],
  ['leader captured', { seat: 1, of: 0, leader: 'stilgar' }, 'Harkonnen captures Stilgar of Atreides.'],
  ['collected', { seat: 0, spice: 0, at: 'red-chasm@6' }, 'Atreides leaves the spice in Red Chasm.'],
  ['collected', { seat: 0, spice: 3, at: 'red-chasm@6' }, 'Atreides collects 3 spice in Red Chasm.'],
  ['deal', { seat: 0, to: 1, spice: 2, promise: 'nothing', noun: '' }, 'Atreides pays Harkonnen 2 spice.'],
  ['spice shown', { seat: 0 }, 'Atreides shows everybody their spice.'],
  ['spice shown', { seat: 0, to: 1, spice: 5 }, 'Atreides shows Harkonnen 5 spice.'],
  ['shown', { seat: 0, to: 1 }, 'Atreides shows Harkonnen a card.'],
  ['shown', { seat: 0, to: 1, card: 'traitor stilgar' }, 'Atreides shows Harkonnen Stilgar.'],
  ['only one answer', {}, null],
])('told: %s', (kind, nouns, sentence) => {
  expect(rules.text.happening(kind, nouns, config)).toBe(sentence);
});

test('a plan without a card says so, and a result has the winner’s number first', () => {
  const config = { mode: 'basic', players: 6, options: { factions: 'suggested' } };
  const said = (kind: string, nouns: Record<string, string | number | boolean>) => text.happening(kind, nouns, config);
  const plan = {
    seat: 0,
    leader: 'duncan-idaho',
    weapon: 'none',
    defense: 'shield',
    dial: 3,
    spice: 0,
    haderach: false,
  };
  expect(said('plan', plan)).toMatch(/: Duncan Idaho, no weapon, defense Shield, dials 3\.$/);
  expect(said('battle won', { seat: 1, territory: 'arrakeen', aggressor: 6, defender: 9 })).toMatch(
    / wins in Arrakeen, 9 to 6\.$/,
  );
});

test('seats are called by the factions that the game has dealt, and until then by their numbers', () => {
  const config = configOf(rules, { mode: 'basic', players: 3, options: { factions: 'dealt' } });
  const g = begin(rules, config, 'names');
  settle(rules, g, 'table');
  const names = (c: typeof config): string[] => [0, 1, 2].map((seat) => rules.text.seat(seat, c));
  expect(names(config)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  const factions = ['spacing-guild', 'atreides', 'fremen'] as const;
  const v = view(rules, { ...g, table: { ...g.table, factions } }, WATCHER);
  const settled = rules.text.settled?.(config, v) ?? config;
  expect(names(settled)).toEqual(['Spacing Guild', 'Atreides', 'Fremen']);
  expect(rules.text.happening('faction picked', { seat: 0, faction: 'spacing-guild' }, settled)).toBe(
    'Player 1 picks Spacing Guild.',
  );
  const suggested = configOf(rules, { mode: 'basic', players: 3 });
  expect(rules.text.settled?.(suggested, v)).toBe(suggested);
});
