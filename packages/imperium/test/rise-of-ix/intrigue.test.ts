import { FACTS, INTRIGUE, imperium, intrigue } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import type { Position, Wish } from '../position.ts';
import { rule } from '../rule.ts';
import { ix, ixAt, send, type IxWishes } from './ix.ts';

const tested = new Set<string>();
const card = (id: string, work: () => void): void => {
  tested.add(id);
  test(INTRIGUE.get(id)?.name ?? id, work);
};
/** The first house plays a plot card before anything else. */
const plots = (id: string, w: Wish = {}, more: Omit<IxWishes, 'houses'> = {}): Position =>
  ix({ ...more, houses: [{ ...w, intrigue: [id, ...(w.intrigue ?? [])] }] }).plot(0, id);
const mayPlot = (id: string, w: Wish = {}): boolean =>
  ix({ houses: [{ ...w, intrigue: [id] }] })
    .plots(0)
    .includes(id);
/** The first house fights the second with a combat card in hand. */
const fights = (id: string, w: Wish = {}, other: Wish = {}, conflict = 'skirmish-ix-spice'): Position =>
  ixAt('combat', {
    conflict,
    houses: [
      { conflict: 2, ...w, intrigue: [id] },
      { conflict: 3, ...other },
    ],
  });
const ends = (id: string, w: Wish = {}): Position => ixAt('endgame', { houses: [{ ...w, intrigue: [id] }] });

describe('intrigue cards', () => {
  card('advanced-weaponry', () => {
    const p = plots('advanced-weaponry', { solari: 3 });
    expect([p.fleet(0), p.goods(0)[0]]).toEqual([[1, 1, 0], 0]);
    expect(mayPlot('advanced-weaponry', { solari: 2 })).toBe(false);
    expect(fights('advanced-weaponry').options).toEqual(['pass']);
    const q = fights('advanced-weaponry', { tech: ['windtraps', 'artillery', 'chaumurky'] });
    expect(q.next('advanced-weaponry').house(0).swords).toBe(4);
  });
  card('blackmail', () => {
    const p = fights('blackmail', { influence: [1, 0, 0, 0] }).next('blackmail');
    expect([
      p.happened.some((h) => h.kind === 'influence lost'),
      p.happened.find((h) => h.kind === 'strength')?.nouns['strength'],
    ]).toEqual([true, undefined]);
    expect(p.happened.find((h) => h.kind === 'fought')?.nouns).toEqual({ house: 0, strength: 9 });
    expect(fights('blackmail').options).toEqual(['pass']);
  });
  card('cannon-turrets', () => {
    const p = fights('cannon-turrets', {}, { dreadnoughtConflict: 2, intrigue: ['ambush'] }).next('cannon-turrets');
    expect([p.house(0).swords, p.fleet(1)]).toEqual([2, [0, 1, 1]]);
  });
  card('cull', () => {
    const p = plots('cull', { solari: 1, hand: ['dagger', 'diplomacy'] }).next('dagger');
    expect([p.lies(imperium.trash), p.goods(0)[0]]).toEqual([['dagger'], 0]);
  });
  card('diversion', () => {
    const p = send('reconnaissance', 'arrakeen', { intrigue: ['diversion'], garrison: 2, dreadnoughtGarrison: 1 });
    p.next('deploy 1').next('deploy a dreadnought');
    expect(p.whyNoPlot(0, 'diversion')).toBe('imp.intrigue.cost-required');
    const four = send('reconnaissance', 'arrakeen', {
      intrigue: ['diversion'],
      garrison: 3,
      dreadnoughtGarrison: 1,
      deck: [],
    });
    four.table.turn.recruits = 2;
    four.next('deploy 3').next('deploy a dreadnought').plot(0, 'diversion');
    expect(four.house(0).freighter).toBe(1);
  });
  card('expedite', () => {
    const p = plots('expedite', { spice: 1 });
    expect([p.house(0).freighter, p.goods(0)[1]]).toEqual([1, 0]);
  });
  test('Finesse does not close the only space that a card already played could send its agent to', () => {
    const only = (influence: number[]): Position =>
      ix({
        houses: [
          { hand: ['reconnaissance'], intrigue: ['finesse'], influence },
          { sent: ['arrakeen', 'carthag', 'research-station'] },
        ],
      }).says('play which card?', 'reconnaissance');
    expect(only([0, 0, 0, 2]).options).toEqual(['sietch-tabr']);
    expect(only([0, 0, 0, 2]).whyNoPlot(0, 'finesse')).toBe('imp.intrigue.cost-required');
    expect(only([0, 0, 0, 3]).whyNoPlot(0, 'finesse')).toBe(null);
    const p = only([1, 0, 0, 2]).plot(0, 'finesse').next('spacing-guild');
    expect([p.house(0).influence, p.house(0).sent]).toEqual([[0, 1, 0, 2], ['sietch-tabr']]);
  });
  card('finesse', () => {
    const p = plots('finesse', { influence: [1, 0, 0, 0] }).next('fremen');
    expect(p.house(0).influence).toEqual([0, 0, 0, 1]);
    expect(mayPlot('finesse')).toBe(false);
    expect(
      fights('finesse')
        .next('finesse')
        .happened.find((h) => h.kind === 'fought')?.nouns['strength'],
    ).toBe(6);
  });
  card('glimpse-the-path', () => {
    const p = plots('glimpse-the-path', { spice: 1, hand: ['dagger'], deck: ['diplomacy'] });
    expect([p.goods(0), p.hand(0)]).toEqual([
      [0, 0, 1],
      ['dagger', 'diplomacy'],
    ]);
  });
  card('grand-conspiracy', () => {
    const three = { councilSeat: true, influence: [4, 4, 0, 0], dreadnoughtGarrison: 2 };
    expect(ends('grand-conspiracy', three).next('grand-conspiracy').house(0).vp).toBe(1);
    const four = ends('grand-conspiracy', { ...three, discard: ['the-spice-must-flow'] }).next('grand-conspiracy');
    expect(four.house(0).vp).toBe(2);
    expect(ends('grand-conspiracy', { ...three, dreadnoughtGarrison: 1 }).options).toEqual(['pass']);
    // On a location it still is commissioned.
    const placed = ixAt('endgame', {
      fleets: [0, -1, -1],
      houses: [{ ...three, dreadnoughtGarrison: 1, intrigue: ['grand-conspiracy'] }],
    });
    expect(placed.options).toEqual(['pass', 'grand-conspiracy']);
  });
  card('ixian-probe', () => {
    const p = plots('ixian-probe', { hand: ['dagger', 'dagger', 'diplomacy'], deck: ['signet-ring', 'reconnaissance'] })
      .next('dagger')
      .next('dagger');
    expect(p.hand(0)).toEqual(['diplomacy', 'reconnaissance', 'signet-ring']);
    expect(mayPlot('ixian-probe', { hand: ['dagger'] })).toBe(false);
  });
  card('machine-culture', () => {
    const p = plots('machine-culture', { spice: 2 }).next('windtraps');
    expect([p.house(0).tech, p.goods(0)[1]]).toEqual([['windtraps'], 0]);
    expect(mayPlot('machine-culture', { spice: 1 })).toBe(false);
    const q = ends('machine-culture', { tech: ['windtraps', 'artillery', 'invasion-ships'] }).next('machine-culture');
    expect(q.house(0).vp).toBe(1);
    // Once a card was played its agent must still be able to go somewhere: here to Conspire, for 4 spice.
    const played = (spice: number): Position =>
      ix({
        houses: [{ hand: ['imperial-spy'], sent: ['wealth'], spice, intrigue: ['machine-culture'] }],
      })
        .next('imperial-spy')
        .plot(0, 'machine-culture');
    expect(played(6).options).toContain('windtraps');
    expect([played(5).house(0).sent, played(5).house(0).tech]).toEqual([['wealth', 'conspire'], []]);
  });
  card('quid-pro-quo', () => {
    const p = plots('quid-pro-quo', { spice: 2, sent: ['wealth', 'conspire', 'secrets', 'arrakeen'] });
    expect([p.house(0).influence, p.goods(0)[1]]).toEqual([[1, 0, 1, 0], 0]);
    expect(mayPlot('quid-pro-quo', { spice: 2, sent: ['arrakeen'] })).toBe(false);
  });
  card('second-wave', () => {
    const p = fights('second-wave', { garrison: 3, dreadnoughtGarrison: 1 }, { intrigue: ['ambush'] }).next(
      'second-wave',
    );
    p.says('deploy how many dreadnoughts?', 1);
    expect(p.options).toEqual([0, 1]);
    p.next(1);
    expect([p.house(0).swords, p.troops(0), p.fleet(0)]).toEqual([2, [7, 2, 3], [1, 0, 1]]);
    // Without a unit in the Conflict nobody is asked.
    expect(fights('second-wave', { conflict: 0, garrison: 3 }).question).not.toBe('play a combat card?');
  });
  card('secret-forces', () => {
    expect(plots('secret-forces', { councilSeat: true }).troops(0)).toEqual([7, 5, 0]);
    expect(mayPlot('secret-forces')).toBe(false);
  });
  card('strategic-push', () => {
    const p = fights('strategic-push', {}, { conflict: 2, intrigue: ['ambush'] }).next('strategic-push');
    expect([p.house(0).swords, p.goods(0)[0], p.lies(intrigue.discard)]).toEqual([2, 0, []]);
  });
  card('strongarm', () => {
    const p = send('diplomacy', 'wealth', { intrigue: ['strongarm'], conflict: 1 }).plot(0, 'strongarm');
    p.says('lose a troop from where?', 'conflict');
    expect([p.troops(0), p.house(0).influence[0]]).toEqual([[9, 3, 0], 2]);
    expect(send('reconnaissance', 'arrakeen', { intrigue: ['strongarm'] }).whyNoPlot(0, 'strongarm')).toBe(
      'imp.intrigue.needs-target',
    );
  });
  card('war-chest', () => {
    const p = fights('war-chest', { solari: 2 }, { intrigue: ['ambush'] }).next('war-chest');
    expect([p.house(0).swords, p.goods(0)[0]]).toEqual([4, 0]);
    expect(ends('war-chest', { solari: 10 }).next('war-chest').house(0).vp).toBe(1);
    expect(ends('war-chest', { solari: 9 }).options).toEqual(['pass']);
  });
});

test('every intrigue card of the box has its test', () => {
  expect(FACTS.ixIntrigue.cards.map((c) => c.id).filter((id) => !tested.has(id))).toEqual([]);
});

rule('imp.intrigue.strategic-push', () => {
  const wins = fights('strategic-push', {}, { conflict: 2 }).next('strategic-push').next('no more');
  // The first reward of this Conflict gives no Solari.
  expect([wins.goods(0)[0], wins.lies(intrigue.discard)]).toEqual([2, ['strategic-push']]);
  // It leads when it is played, and loses in the end.
  const overtaken = fights('strategic-push', {}, { conflict: 2, intrigue: ['ambush'] }).next('strategic-push');
  overtaken.next('ambush');
  while (overtaken.question === 'play a combat card?') overtaken.next('pass');
  overtaken.next('no more');
  expect(overtaken.goods(0)[0]).toBe(3);
  const loses = fights('strategic-push', {}, { conflict: 5 }).next('strategic-push').next('no more');
  expect([loses.goods(0)[0], loses.lies(intrigue.discard)]).toEqual([3, ['strategic-push']]);
});

rule('imp.intrigue.under-the-deck', () => {
  const p = ix({
    intrigueDeck: ['windfall', 'bribery'],
    houses: [{ tech: ['sonic-snoopers'], intrigue: ['ambush', 'charisma'] }],
  });
  p.uses(0, 'sonic-snoopers').next('ambush').next('no more');
  expect([p.intrigue(0), p.lies(intrigue.deck)]).toEqual([
    ['charisma', 'windfall'],
    ['ambush', 'bribery'],
  ]);
  // Nobody else knows what lies at the bottom.
  expect(p.sees(1).hidden['intrigue']!['deck']).toEqual({ row: [null, null] });
  expect(p.sees(0).hidden['intrigue']!['deck']).toEqual({ row: ['ambush', null] });
});
