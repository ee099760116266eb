import { controllerOf, places } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import type { Position, Wish } from '../position.ts';
import { rule } from '../rule.ts';
import { ix, ixAt, send, type IxWishes } from './ix.ts';

/** Nothing of its rewards asks anything. */
const PLAIN = 'skirmish-vp-water';
const fight = (houses: readonly Wish[], more: Omit<IxWishes, 'houses'> = {}): Position =>
  ixAt('combat', { conflict: PLAIN, ...more, houses });

describe('units', () => {
  rule('imp.ix.unit', () => {
    // Diversion speaks of units: three troops and a dreadnought are four of them.
    const p = send('reconnaissance', 'arrakeen', {
      intrigue: ['diversion'],
      garrison: 3,
      dreadnoughtGarrison: 1,
      deck: [],
    });
    p.table.turn.recruits = 2;
    p.next('deploy 3');
    expect(p.plots(0)).toEqual([]);
    p.next('deploy a dreadnought');
    expect(p.plots(0)).toEqual(['diversion']);
  });
  rule('imp.ix.base-cards-troops-only', () => {
    const fleet = { dreadnoughtConflict: 2, conflict: 1, hand: ['worm-riders', 'dagger'] };
    // Master Tactician lets troops retreat, and no dreadnought.
    const p = fight([{ ...fleet, intrigue: ['master-tactician'] }, { conflict: 1 }])
      .next('master-tactician')
      .next('master-tactician combat 0 of 1');
    expect(p.options).toEqual([0, 1]);
  });
  rule('imp.ix.combat-needs-unit', () => {
    const p = fight([{ dreadnoughtConflict: 1, intrigue: ['ambush'] }, { conflict: 1 }]);
    expect([p.seat, p.question, p.options]).toEqual([0, 'play a combat card?', ['pass', 'ambush']]);
  });
});

describe('dreadnoughts', () => {
  rule('imp.dreadnought.commission', () => {
    const p = send('dagger', 'dreadnought', { solari: 3 }).next('dreadnought space 0');
    expect(p.fleet(0)).toEqual([1, 1, 0]);
    const none = send('dagger', 'dreadnought', { solari: 3, dreadnoughtGarrison: 2 });
    expect(none.fleet(0)).toEqual([0, 2, 0]);
  });
  rule('imp.dreadnought.deploy', () => {
    const p = send('reconnaissance', 'arrakeen', {
      intrigue: ['advanced-weaponry'],
      solari: 3,
      garrison: 2,
      dreadnoughtGarrison: 1,
      deck: [],
    });
    p.plot(0, 'advanced-weaponry');
    // The new one like a recruit, the old one as one of two.
    p.next('deploy a dreadnought').next('deploy a dreadnought');
    expect([p.fleet(0), p.options.filter((o) => String(o).startsWith('deploy'))]).toEqual([
      [0, 0, 2],
      ['deploy 1', 'deploy 2'],
    ]);
    expect(send('dune-the-desert-planet', 'smuggling', { dreadnoughtGarrison: 1 }).options).not.toContain(
      'deploy a dreadnought',
    );
    const two = send('reconnaissance', 'carthag', { dreadnoughtGarrison: 1, garrison: 3, deck: [] }).next('deploy 3');
    expect(two.options).not.toContain('deploy a dreadnought');
  });
  rule('imp.dreadnought.strength', () => {
    const p = fight([{ dreadnoughtConflict: 2, conflict: 1 }, { conflict: 3 }]);
    expect(p.happened.filter((h) => h.kind === 'fought').map((h) => h.nouns['strength'])).toEqual([8, 6, 0, 0]);
  });
  rule('imp.dreadnought.without-troops', () => {
    const p = fight([{ dreadnoughtConflict: 1, swords: 2, intrigue: ['ambush'] }, { conflict: 1 }]);
    expect(p.question).toBe('play a combat card?');
    p.next('pass');
    expect(p.happened.find((h) => h.kind === 'fought')?.nouns).toEqual({ house: 0, strength: 5 });
  });
  rule('imp.dreadnought.not-won', () => {
    const p = fight([{ dreadnoughtConflict: 2 }, { conflict: 3 }, { conflict: 1 }]);
    expect([p.fleet(0), p.table.fleets]).toEqual([
      [0, 2, 0],
      [-1, -1, -1],
    ]);
  });
  rule('imp.dreadnought.winner-must-place', () => {
    const p = fight([{ dreadnoughtConflict: 2 }, { conflict: 1 }], { fleets: [-1, 1, -1] });
    while (p.question === 'take which reward?')
      p.next(String(p.options[0]).startsWith('dreadnought') ? p.options[0]! : p.options.at(-1)!);
    expect([p.question, p.options]).toEqual(['place the dreadnought where?', ['arrakeen', 'imperial-basin']]);
    p.next('imperial-basin');
    expect([p.table.fleets, p.fleet(0)]).toEqual([
      [-1, -1, 0],
      [0, 1, 0],
    ]);
  });
  rule('imp.dreadnought.covers-marker', () => {
    const p = ix({ control: [1, -1, -1], fleets: [2, -1, -1], houses: [{ hand: ['reconnaissance', 'dagger'] }] }).send(
      'reconnaissance',
      'arrakeen',
    );
    expect([p.goods(1)[0], p.goods(2)[0]]).toEqual([0, 1]);
    const defended = ixAt('round start', {
      control: [1, -1, -1],
      fleets: [2, -1, -1],
      conflictDeck: ['battle-for-arrakeen'],
    });
    expect([defended.question, defended.seat]).toEqual(['deploy a troop in defence?', 2]);
  });
  rule('imp.dreadnought.control-ends', () => {
    const p = fight([{ conflict: 1 }, { conflict: 2 }], { control: [0, -1, -1], fleets: [3, -1, -1] });
    expect([p.table.fleets, p.fleet(3), controllerOf(p.g, 'arrakeen')]).toEqual([[-1, -1, -1], [1, 1, 0], 0]);
  });
  rule('imp.dreadnought.return-after-placing', () => {
    const p = fight([{ dreadnoughtConflict: 1 }, {}], { fleets: [1, -1, -1] });
    while (p.question === 'take which reward?')
      p.next(p.options.find((o) => String(o).startsWith('dreadnought')) ?? p.options.at(-1)!);
    expect(p.options).toEqual(['carthag', 'imperial-basin']);
    p.next('carthag');
    expect([p.table.fleets, p.fleet(1)]).toEqual([
      [-1, 0, -1],
      [1, 1, 0],
    ]);
  });
  rule('imp.dreadnought.on-location-not-deployable', () => {
    const p = ix({ fleets: [-1, -1, 0], houses: [{ hand: ['reconnaissance', 'dagger'] }] }).send(
      'reconnaissance',
      'arrakeen',
    );
    expect([p.fleet(0), p.options.includes('deploy a dreadnought')]).toEqual([[1, 0, 0], false]);
    const home = send('reconnaissance', 'arrakeen', { dreadnoughtGarrison: 1 });
    expect(home.options).toContain('deploy a dreadnought');
  });
  rule('imp.dreadnought.marker-under-dreadnought', () => {
    const p = fight([{ dreadnoughtConflict: 1 }, {}], { conflict: 'battle-for-arrakeen', fleets: [1, -1, -1] });
    // Both wait, and may be taken in either order; control of Arrakeen lies under the dreadnought there.
    expect([p.table.control, controllerOf(p.g, 'arrakeen')]).toEqual([[0, -1, -1], 1]);
    while (p.question === 'take which reward?')
      p.next(p.options.find((o) => String(o).startsWith('dreadnought')) ?? p.options.at(-1)!);
    p.next('carthag');
    while (p.question === 'take which reward?' || p.question === 'choose which?') p.next(p.options.at(-1)!);
    expect([p.table.control[0], controllerOf(p.g, 'arrakeen'), controllerOf(p.g, 'carthag')]).toEqual([0, 0, 0]);
  });
  rule('imp.dreadnought.present-at-resolution', () => {
    const retreats = fight([
      { dreadnoughtConflict: 1, conflict: 3 },
      { conflict: 1, intrigue: ['cannon-turrets'] },
    ]);
    retreats.next('cannon-turrets');
    expect([retreats.kinds().includes('dreadnought placed'), retreats.fleet(0)]).toEqual([false, [1, 1, 0]]);
    expect(retreats.question).not.toBe('place the dreadnought where?');
  });
  test('a tie for first is no win', () => {
    const p = fight([{ dreadnoughtConflict: 2 }, { conflict: 3 }]);
    expect([places(p.g), p.table.fleets]).toEqual([[], [-1, -1, -1]]);
  });
  rule('imp.dreadnought.example-strength', () => {
    const p = ix({
      players: 3,
      houses: [
        { conflict: 2, hand: ['convincing-argument'], agents: 0 },
        { dreadnoughtConflict: 1, hand: ['dagger', 'dagger'], agents: 0 },
        { dreadnoughtConflict: 1, conflict: 2, hand: ['convincing-argument'], agents: 0 },
      ],
    });
    while (p.question === 'acquire or resolve?') p.next('set strength');
    const strengths = p.happened.filter((h) => h.kind === 'strength').map((h) => h.nouns);
    expect(strengths).toEqual([
      { house: 0, strength: 4 },
      { house: 1, strength: 5 },
      { house: 2, strength: 7 },
    ]);
  });
  rule('imp.dreadnought.example-control', () => {
    // Anna 0, Boris 1, Clara 2.
    const p = fight([{}, { dreadnoughtConflict: 1 }, { dreadnoughtConflict: 2 }], {
      fleets: [0, -1, -1],
      control: [1, -1, 1],
      players: 3,
    });
    while (p.question === 'take which reward?')
      p.next(p.options.find((o) => String(o).startsWith('dreadnought')) ?? p.options.at(-1)!);
    expect(p.options).toEqual(['carthag', 'imperial-basin']);
    p.next('imperial-basin');
    expect([p.table.fleets, p.fleet(0), p.fleet(1), p.fleet(2)]).toEqual([
      [-1, -1, 2],
      [1, 1, 0],
      [1, 1, 0],
      [0, 1, 0],
    ]);
    expect([controllerOf(p.g, 'arrakeen'), controllerOf(p.g, 'imperial-basin')]).toEqual([1, 2]);
    const next = fight([{ conflict: 1 }, {}, {}], { fleets: [-1, -1, 2], control: [1, -1, 1], players: 3 });
    expect([controllerOf(next.g, 'arrakeen'), controllerOf(next.g, 'imperial-basin')]).toEqual([1, 1]);
  });
  rule('imp.dreadnought.example-deploy-limit', () => {
    const p = send('reconnaissance', 'arrakeen', { dreadnoughtGarrison: 1, garrison: 3, deck: [] });
    p.next('deploy a dreadnought').next('deploy 2');
    expect([p.troops(0), p.fleet(0)]).toEqual([
      [8, 2, 2],
      [1, 0, 1],
    ]);
    // The recruit and one garrison troop: 2 × 2 and 3.
    expect(p.house(0).conflict * 2 + 3).toBe(7);
  });
});

describe('conflicts', () => {
  const won = (conflict: string, w: Wish = {}) =>
    ixAt('combat', { conflict, houses: [{ conflict: 9, garrison: 0, ...w }, { conflict: 6 }, { conflict: 4 }, {}] });
  test('Skirmish for a troop', () => {
    const p = won('skirmish-ix-troop').next('skirmish-ix-troop first 0');
    expect([p.house(0).freighter, p.troops(0)[1], p.goods(1), p.goods(2)]).toEqual([1, 1, [0, 2, 0], [0, 1, 0]]);
  });
  test('Skirmish for spice', () => {
    const p = won('skirmish-ix-spice').next('skirmish-ix-spice first 0');
    expect([p.house(0).freighter, p.goods(0), p.goods(1), p.goods(2)]).toEqual([1, [0, 1, 0], [3, 0, 0], [2, 0, 0]]);
  });
  test('Trade Monopoly', () => {
    const p = won('trade-monopoly').next('trade-monopoly first 0').next('trade-monopoly first 1').next('advance');
    expect([p.house(0).freighter, p.troops(0)[1], p.goods(1)[2], p.intrigue(1).length]).toEqual([2, 1, 1, 1]);
    p.next('trade-monopoly third 0 of 1');
    expect(p.goods(2)).toEqual([0, 0, 1]);
  });
  test('Economic Supremacy', () => {
    const p = won('economic-supremacy', { solari: 6, spice: 4 });
    p.next('economic-supremacy first 1').next('economic-supremacy first 2');
    expect([p.house(0).vp, p.goods(0), p.house(1).vp, p.goods(2)]).toEqual([3, [0, 0, 0], 1, [2, 2, 0]]);
    expect(won('economic-supremacy', { solari: 6 }).next('no more').house(0).vp).toBe(1);
  });
});
