import { rules, type House, type Table } from '@landsraad/imperium';
import { begin, configOf, settle, view as viewOf, type Decision, type View } from '@landsraad/kernel';
import { asked } from '@landsraad/kernel/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { changesBetween, seenIn } from '../src/games/imperium/motion/changes.ts';
import { afterwards, persuasionAfter } from '../src/games/imperium/pointed.ts';
import {
  boughtBy,
  conflictNow,
  nameOf,
  priceFor,
  revealedBy,
  UNCHANGED,
  type After,
} from '../src/games/imperium/position.ts';
import { cardsTo, spacesOpenTo, whyNobody, whyNotThere } from '../src/games/imperium/reach.ts';
import { sendTo } from '../src/games/imperium/intent.ts';
import { momentsIn } from '../src/table/moments.ts';
import type { LogLine } from '../src/table/source.ts';

// Screens ask how wide the window is as soon as they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { shortened } = await import('../src/games/imperium/cards/effects.tsx');
const { turnedThisRound } = await import('../src/games/imperium/hagal/HagalPanel.tsx');
const { moments } = await import('../src/games/imperium/moments.ts');

const START = (() => {
  const config = configOf(rules, { players: 4 });
  const game = begin(rules, config, 'board');
  settle(rules, game, 'table');
  return viewOf(rules, game, 0);
})();
type Wish = Partial<House>;

/** A view in which the houses stand as one wishes, and the first one holds these cards. */
function seen(houses: readonly Wish[], hand: readonly string[] = [], table: Partial<Table> = {}): View {
  const t = START.table;
  return {
    ...START,
    table: {
      ...t,
      ...table,
      houses: t.houses.map((h, n) => ({ ...h, agents: 2, influence: [0, 0, 0, 0], ...houses[n] })),
    },
    hidden: { ...START.hidden, 'cards 0': { ...START.hidden['cards 0'], hand: { known: hand, backs: 0 } } },
  };
}
const COLOURS = ['You', 'Blue', 'Green', 'Yellow'];
const name = (house: number): string => COLOURS[house] ?? '';
const asking = (question: string, options: Decision['options'], means: Decision['means'] = null): Decision => ({
  ...asked(question, ''),
  options,
  means,
});
const line = (kind: string, nouns: LogLine['nouns'] = {}, id = 0): LogLine => ({
  id,
  of: 'game',
  kind,
  rule: '',
  nouns,
});

describe('where agents may go', () => {
  test('the rules say which card leads where', () => {
    const view = seen([{ solari: 5 }], ['dagger', 'convincing-argument']);
    expect(cardsTo(view, 'high-council')).toEqual(['dagger']);
    expect(cardsTo(view, 'arrakeen')).toEqual([]);
    expect(spacesOpenTo(view, 'dagger')).toContain('rally-troops');
    expect(spacesOpenTo(view, 'dagger')).not.toContain('swordmaster');
  });
  test('a space out of reach answers why', () => {
    expect(whyNobody(seen([{ solari: 1 }], ['dagger']), 'high-council', name)).toEqual({
      rule: 'imp.agent.cost',
      sentence: 'High Council costs 5 Solari. You have 1.',
    });
    expect(whyNobody(seen([{ solari: 9 }], ['dagger']), 'arrakeen', name).sentence).toBe(
      'No card in your hand shows the city icon that Arrakeen asks for.',
    );
    expect(whyNobody(seen([{}, { sent: ['arrakeen'] }], ['reconnaissance']), 'arrakeen', name)).toEqual({
      rule: 'imp.agent.occupied',
      sentence: 'Blue has an agent on Arrakeen.',
    });
    expect(whyNobody(seen([{ agents: 0 }], ['dagger']), 'arrakeen', name).rule).toBe('imp.agent.needs-agent');
    expect(whyNotThere(seen([{}], []), 'reconnaissance', 'sietch-tabr', name)?.sentence).toBe(
      'Sietch Tabr asks for 2 influence with the Fremen. You have 0.',
    );
    expect(whyNotThere(seen([{}], []), 'dagger', 'arrakeen', name)?.sentence).toBe(
      'Dagger does not show the city icon that Arrakeen asks for.',
    );
    expect(whyNotThere(seen([{}], []), 'reconnaissance', 'arrakeen', name)).toBeNull();
  });
  test('a space pressed first is where the card then goes', () => {
    const next = sendTo('arrakeen');
    expect(next(asking('which agent?', ['leader', 'carthag']))).toBe('leader');
    expect(next(asking('which agent?', ['carthag']))).toBeNull();
    expect(next(asking('send the agent where?', ['carthag', 'arrakeen']))).toBe('arrakeen');
    expect(next(asking('send the agent where?', ['carthag']))).toBeNull();
    expect(next(asking('what next?', ['end turn']))).toBeNull();
  });
});

describe('what decides', () => {
  const fight = seen([{ conflict: 2, swords: 1 }, { conflict: 3 }, { swords: 4 }, { conflict: 1 }]);
  const order = (view: View, after: After = UNCHANGED) =>
    conflictNow(view, after).map((o) => [o.house, o.strength, o.place]);
  test('the order if the Conflict ended now, and after a choice', () => {
    expect(order(fight)).toEqual([
      [1, 6, 0],
      [0, 5, 1],
      [3, 2, 2],
      [2, 0, -1],
    ]);
    // A tie for the first place: both take the second.
    expect(order(fight, { ...UNCHANGED, swords: 1 }).slice(0, 2)).toEqual([
      [0, 6, 1],
      [1, 6, 1],
    ]);
    expect(order(fight, { ...UNCHANGED, troops: 1 })[0]).toEqual([0, 7, 0]);
  });
  test('what a pointed-at answer would change', () => {
    const deploy = asking('what next?', ['deploy 1', 'deploy 2'], [{ troops: 1 }, { troops: 2 }]);
    expect(afterwards(deploy, 'deploy 2')).toEqual({ ...UNCHANGED, troops: 2 });
    const ship = asking('what next?', ['deploy a dreadnought'], [{ troops: 0, dreadnoughts: 1 }]);
    expect(afterwards(ship, 'deploy a dreadnought')).toEqual({ ...UNCHANGED, dreadnoughts: 1 });
    expect(afterwards(asking('play a combat card?', ['pass', 'ambush']), 'ambush')).toEqual({
      ...UNCHANGED,
      swords: 4,
    });
    // In another question the same card is only a card.
    expect(afterwards(asking('discard which card?', ['ambush']), 'ambush')).toEqual(UNCHANGED);
    expect(afterwards(asking('retreat how many troops?', [0, 1, 2]), '2')).toEqual({ ...UNCHANGED, troops: -2 });
    expect(afterwards(null, null)).toEqual(UNCHANGED);
  });
  test('prices, discounts, and what is left after buying', () => {
    expect(priceFor(fight, 'chani')).toBe(5);
    expect(priceFor(fight, 'foldspace')).toBeNull();
    const discount = seen([], [], { turn: { ...START.table.turn, discount: 3 } });
    expect(priceFor(discount, 'the-spice-must-flow')).toBe(6);
    const buys = asking('acquire or resolve?', ['acquire chani', 'set strength'], [{ card: 'chani' }, null]);
    expect(persuasionAfter(fight, buys, 'acquire chani')).toBe(-5);
    expect(persuasionAfter(fight, buys, 'set strength')).toBe(0);
  });
  test('the log tells what was revealed and bought this round', () => {
    const log = [
      line('revealed', { house: 0, card: 'stilgar' }),
      line('round', { round: 2 }),
      line('acquired', { house: 0, card: 'foldspace' }),
      line('revealed', { house: 0, card: 'dagger' }),
      line('revealed', { house: 1, card: 'chani' }),
      line('acquired', { house: 0, card: 'arrakis-liaison' }),
    ];
    expect(revealedBy(log, 0)).toEqual(['dagger']);
    expect(boughtBy(log, 0)).toEqual(['arrakis-liaison']);
    expect(boughtBy(log, 2)).toEqual([]);
  });
  test('rivals have names of their own', () => {
    const solo = seen([], [], { mode: 'solo', players: 1 });
    expect(nameOf(solo, 1, name)).toBe('The blue rival');
    expect(nameOf(solo, 0, name)).toBe('You');
  });
});

test('what moved between two views', () => {
  const before = seenIn(seen([{ influence: [1, 0, 0, 0], vp: 1 }, { sent: ['carthag'] }]));
  const after = seenIn(seen([{ influence: [3, 0, 0, 0], vp: 2, sent: ['conspire'] }, { sent: [] }]));
  expect(changesBetween(before, after)).toEqual([
    { kind: 'sent', house: 0, space: 'conspire' },
    { kind: 'influence', house: 0, faction: 'emperor', from: 1, to: 3 },
    { kind: 'points', house: 0, to: 2 },
    { kind: 'recalled', house: 1, space: 'carthag' },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
  const bought = { ...after, row: ['chani'], discard: after.discard };
  const then = { ...after, row: ['stilgar'], discard: after.discard.map((d, n) => (n === 2 ? [...d, 'chani'] : d)) };
  expect(changesBetween(bought, then)).toEqual([{ kind: 'acquired', house: 2, card: 'chani' }]);
});

describe('House Hagal', () => {
  const log = [
    line('round', { round: 1 }, 1),
    line('Hagal card', { house: 1, card: 'hagal-carthag' }, 2),
    line('Hagal card ignored', { house: 1, card: 'hagal-carthag', why: 'occupied' }, 3),
    line('Hagal card', { house: 1, card: 'hagal-wealth' }, 4),
    line('sent an agent', { house: 1, space: 'wealth' }, 5),
    line('influence gained', { house: 1, faction: 'emperor', now: 2 }, 6),
    line('played', { house: 0, card: 'dagger' }, 7),
  ];
  test('every card turned over tells what came of it', () => {
    expect(turnedThisRound(log).map((c) => [c.card, c.then])).toEqual([
      ['hagal-carthag', 'taken, next card'],
      ['hagal-wealth', 'went there'],
    ]);
    // The last card is carried out, then all are shuffled; the card that says so is nothing else.
    const shuffled = line('House Hagal reshuffled');
    expect(turnedThisRound([...log, shuffled]).at(-1)?.then).toBe('went there, deck shuffled');
    const said = line('Hagal card', { house: 1, card: 'hagal-reshuffle' });
    expect(turnedThisRound([said, shuffled])[0]?.then).toBe('all cards shuffled');
  });
  test('the turns of rivals are one moment, with the way on the track', () => {
    const told = momentsIn(log, moments, { viewer: 0, tell: (l) => `${l.kind}.` }).filter((m) => m.spec.icon === 'bot');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      title: 'sent an agent',
      places: ['wealth'],
      steps: [{ track: 'Blue · Emperor', from: 1, to: 2, most: 6 }],
    });
    expect(told[0]?.lines.map((l) => l.id)).toEqual([2, 3, 4, 5, 6]);
  });
});

describe('moments', () => {
  const line = (id: number, kind: string, nouns: LogLine['nouns'] = {}): LogLine => ({
    id,
    of: 'game',
    kind,
    rule: '',
    nouns,
  });
  const tell = (l: LogLine): string => `${String(l.nouns['house'])} ${l.kind} ${String(l.nouns['place'] ?? '')}.`;
  const told = (log: readonly LogLine[]) => momentsIn(log, moments, { viewer: 0, tell });
  const combat = (...rewards: LogLine[]): readonly LogLine[] => [
    line(0, 'turns over'),
    ...rewards,
    line(9, 'combat over'),
  ];
  test('a fight is called after who won it, whoever was rewarded first', () => {
    const second = line(1, 'reward', { house: 2, place: 1 });
    expect(told(combat(second, line(2, 'reward', { house: 1, place: 0 })))[0]?.title).toBe('1 reward 0');
    expect(told(combat(second, line(2, 'reward lost', { house: 4, place: 0 })))[0]?.title).toBe('4 reward lost 0');
    expect(told(combat(second, line(2, 'reward', { house: 1, place: 1 })))[0]?.title).toBe(
      'A tie: nobody wins the Conflict',
    );
  });
  test('an intrigue card that somebody plays tells what it does', () => {
    const [played] = told([line(0, 'played intrigue', { house: 1, card: 'ambush' })]);
    const Picture = played?.spec.picture;
    expect(Picture && renderToStaticMarkup(createElement(Picture, { lines: played.lines }))).toContain('4 swords');
  });
  test('an alliance that changes hands is one moment, about who has it now', () => {
    const log = [
      line(0, 'alliance lost', { house: 2 }),
      line(1, 'lost points', { house: 2 }),
      line(2, 'alliance', { house: 1 }),
      line(3, 'scored', { house: 1 }),
    ];
    expect(told(log)).toMatchObject([{ title: '1 alliance ', lines: log }]);
  });
});

test('long words of a card are cut at a word', () => {
  expect(shortened('gain 2 spice')).toBe('gain 2 spice');
  const cut = shortened('send any of your agents, also one already on the board, to any space, occupied or not');
  expect(cut.length).toBeLessThan(48);
  expect(cut).toMatch(/\w…$/);
});
