// The Desert War expansion: Sandriders.

import { ATREIDES, HARKONNEN, areaOf, idOf } from '@landsraad/war-for-arrakis';
import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const war = (p: Position) => p.table.desertWar!;
const named = (areas: readonly number[]) => areas.map(idOf);
/** The sandworm in ne-05 is chosen to move. */
const wormMoves = (p: Position) => p.moveSandworms().say('ne-05');
const QUESTION = 'take a Desert War action?';

describe('Sandriders', () => {
  rule('wfa.desert-war.sandrider-placement', () => {
    const p = desertWar().troopers('suspensor', 'ne-06').desertPower().say('wormsigns');
    expect([p.question, p.options]).toEqual(['a wormsign or a sandrider?', ['wormsign', 'sandrider']]);
    p.say('sandrider', 'ne');
    // Only in empty desert.
    expect([p.options.includes('ne-08'), p.options.includes('ne-06')]).toEqual([true, false]);
    p.say('ne-08');
    // Only one.
    expect([named(war(p).sandrider), p.question]).toEqual([['ne-08'], 'place a wormsign where? in which sector?']);
    p.say('ne', 'ne-12');
    expect([p.question, named(p.table.wormsigns)]).toEqual(['', ['ne-12']]);
    // Also instead of the second.
    const q = desertWar().desertPower().say('wormsigns', 'wormsign', 'ne', 'ne-12', 'sandrider', 'ne', 'ne-08');
    expect([q.question, named(q.table.wormsigns), named(war(q).sandrider)]).toEqual(['', ['ne-12'], ['ne-08']]);
    // Two are in the box, and a card's wormsigns are no Desert Power.
    const none = desertWar().troopers('sandrider', 'sw-02', 2).desertPower().say('wormsigns');
    expect(none.question).toBe('place a wormsign where? in which sector?');
    expect(desertWar().placeWormsigns(2).question).toBe('place a wormsign where? in which sector?');
  });
  rule('wfa.desert-war.sandrider-special', () => {
    const p = desertWar()
      .inPlay('wild-maker')
      .troopers('sandrider', 'ne-08')
      .troopers('sandrider', 'nw-08')
      .wormsign('nw-08', 'sand')
      .wormsign('ne-05', 'sand')
      .sietch('gara-kulon', 1)
      .sandworm('sw-02')
      .desertPower()
      .say('sandriders');
    // Not the Wild Maker; the Sandrider with a wormsign is not alone.
    expect([p.question, p.options]).toEqual(['which sandworm comes?', ['off the board', 'sw-02']]);
    p.say('off the board');
    expect([named(p.table.sandworms), named(war(p).sandrider)]).toEqual([
      ['sw-02', 'ne-08'],
      ['ne-08', 'nw-08'],
    ]);
    p.say('ne');
    expect(['ne-05', 'ne-08', 'gara-kulon', 'ne-09'].map((a) => p.options.includes(a))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    p.say('ne-09');
    expect([named(p.table.wormsigns), p.question, war(p).ridersSpent]).toEqual([['nw-08', 'ne-05', 'ne-09'], '', true]);
    const crowded = desertWar().troopers('sandrider', 'ne-08').harvester('ne-08').desertPower();
    expect(crowded.why('sandriders')).toBe('wfa.desert-war.sandrider-special');
    const two = desertWar().troopers('sandrider', 'ne-08', 2).desertPower();
    expect(two.why('sandriders')).toBe('wfa.desert-war.sandrider-special');
    expect(desertWar().troopers('sandrider', 'ne-08').troopers('rocket', 'ne-08').desertPower().why('sandriders')).toBe(
      'wfa.desert-war.sandrider-special',
    );
  });
  rule('wfa.desert-war.sandriders-special-counts', () => {
    const p = desertWar()
      .camp('nw-08', 'jihad')
      .troopers('sandrider', 'ne-08')
      .desertPower()
      .say('afterwards', 'sandriders', 'off the board', 'no more');
    expect([p.question, p.options]).toEqual([QUESTION, ['deploy rockets', 'no']]);
  });
  rule('wfa.desert-war.sandrider-as-wormsign', () => {
    const reach = (p: Position) =>
      p.atreides('ne-11', { regular: 1 }).action(ATREIDES, 'strategy').say('move', 'ne-11').destinations;
    expect(reach(desertWar())).not.toContain('ne-06');
    expect(reach(desertWar().troopers('sandrider', 'ne-08'))).toContain('ne-06');
    expect(reach(desertWar().troopers('rocket', 'ne-08'))).not.toContain('ne-06');
    // For nothing else: no token is turned up in Desert Hazards, and another can be placed there.
    expect(desertWar().troopers('sandrider', 'ne-08').desertHazards().table.sandworms).toEqual([]);
    expect(desertWar().troopers('sandrider', 'ne-08').placeWormsigns(1).say('ne').options).toContain('ne-08');
  });
  const overrun = () =>
    desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 2 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion', 'done');
  rule('wfa.desert-war.sandrider-legion-enters', () => {
    const p = overrun();
    expect([war(p).sandrider, named(p.table.sandworms), p.question, p.asked.seat]).toEqual([
      [],
      ['ne-12'],
      'retreat where?',
      ATREIDES,
    ]);
    expect(p.say('ne-13').at('ne-13')).toEqual([2, 0, 0, 0]);
    // By retreating, even from a sandworm in Desert Hazards.
    const back = desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 2 })
      .wormsign('ne-11', 'sandworm')
      .desertHazards()
      .say('ne-12');
    expect([back.question, named(back.table.sandworms), war(back).sandrider]).toEqual([
      'retreat where?',
      ['ne-11', 'ne-12'],
      [],
    ]);
  });
  test('a legion that advances stirs up the sandworm too', () => {
    const p = desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 4 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .rolls(roll(4, 0, 0), roll(0, 1, 0))
      .say('attack', 'ne-11', 'ne-12', 'advance');
    expect([war(p).sandrider, named(p.table.sandworms), p.question]).toEqual([[], ['ne-12'], 'retreat where?']);
  });
  test('both legions of an action have moved before a sandworm rises', () => {
    const p = desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 2 })
      .harkonnen('ne-05', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion');
    expect([p.question, p.options]).toEqual(['move which legion?', ['ne-05', 'done']]);
  });
  rule('wfa.desert-war.sandrider-drives-back', () => {
    const retreats = () =>
      desertWar()
        .troopers('sandrider', 'csw-03')
        .harkonnen('csw-02', { elite: 3 })
        .atreides('csw-01', { special: 3 })
        .rolls(roll(0, 3, 0), roll(0, 3, 0))
        .action(ATREIDES, 'strategy')
        .say('attack', 'csw-01', 'csw-02', 'continue', 'retreat', 'csw-03');
    const p = retreats();
    expect(p.question).toBe('retreat where?');
    // Elsewhere the area is left to the attacker.
    expect(retreats().say('csw-04').question).toBe('advance?');
    p.say('csw-02');
    expect([p.question, p.at('csw-01'), p.at('csw-02')]).toEqual(['', [0, 0, 3, 0], [0, 3, 0, 0]]);
  });
  rule('wfa.desert-war.sandrider-stays', () => {
    const p = wormMoves(desertWar().troopers('sandrider', 'ne-08').sandworm('ne-05')).say('ne-08');
    expect([named(war(p).sandrider), named(p.table.sandworms)]).toEqual([['ne-08'], ['ne-08']]);
    const q = desertWar().troopers('sandrider', 'ne-08').wormsign('ne-08', 'sandworm').desertHazards();
    expect([named(war(q).sandrider), named(q.table.sandworms)]).toEqual([['ne-08'], ['ne-08']]);
  });
  rule('wfa.desert-war.sandrider-moves-along', () => {
    const p = wormMoves(desertWar().troopers('sandrider', 'ne-05').troopers('sandrider', 'nw-08').sandworm('ne-05'));
    expect(p.say('ne', 'ne-08').table.desertWar?.sandrider.map(idOf)).toEqual(['ne-08', 'nw-08']);
  });
  const ridden = () => desertWar().troopers('sandrider', 'ne-05').sandworm('ne-05').harkonnen('ne-07', { regular: 6 });
  rule('wfa.desert-war.sandrider-attack-removed', () => {
    const p = ridden()
      .rolls(roll(0, 5, 0))
      .attackWithSandworm()
      .say('ne-05');
    expect([p.table.sandworms, war(p).sandrider]).toEqual([[], []]);
  });
  rule('wfa.desert-war.sandrider-range', () => {
    const moves = (p: Position) => wormMoves(p).destinations;
    const worm = () => desertWar().sandworm('ne-05');
    // ne-13 is three areas from ne-05.
    expect([moves(worm()).includes('ne-13'), moves(worm()).includes('ne-12')]).toEqual([false, true]);
    expect(moves(worm().troopers('sandrider', 'ne-05'))).toContain('ne-13');
    const strikes = (p: Position) => p.harkonnen('ne-14', { regular: 1 }).attackWithSandworm();
    expect(strikes(worm()).question).toBe('');
    expect(strikes(worm().troopers('sandrider', 'ne-05')).options).toEqual(['ne-05', 'done']);
    // cne-09 lies behind two deserts, cne-08 behind a mountain.
    const from = (area: string, target: string) =>
      desertWar().sandworm(area).troopers('sandrider', area).harkonnen(target, { regular: 1 }).attackWithSandworm()
        .question;
    expect([from('ne-07', 'cne-09'), from('ne-07', 'cne-08')]).toEqual(['attack with which sandworm?', '']);
  });
  rule('wfa.desert-war.sandrider-dice', () => {
    const p = ridden()
      .rolls(roll(5, 0, 0))
      .attackWithSandworm()
      .say('ne-05');
    expect(p.at('ne-07')).toEqual([1, 0, 0, 0]);
    const plain = desertWar()
      .sandworm('ne-05')
      .harkonnen('ne-07', { regular: 6 })
      .rolls(roll(4, 0, 0));
    expect(plain.attackWithSandworm().say('ne-05').at('ne-07')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.desert-war.sandrider-wild-maker', () => {
    const wild = () => desertWar().inPlay('wild-maker', areaOf('ne-05')).troopers('sandrider', 'ne-05');
    expect(wormMoves(wild()).destinations).toContain('ne-13');
    const p = wild()
      .harkonnen('ne-07', { regular: 6, elite: 0 })
      .rolls(roll(6, 0, 0))
      .attackWithSandworm();
    expect(p.say('ne-05').at('ne-07')).toEqual([]);
  });
  rule('wfa.desert-war.sandrider-relocation', () => {
    const p = desertWar()
      .troopers('sandrider', 'ne-05')
      .sandworm('ne-05')
      .wormsign('nw-08', 'sandworm')
      .desertHazards()
      .say('ne-05');
    expect([named(p.table.sandworms), named(war(p).sandrider)]).toEqual([['nw-08'], ['ne-05']]);
  });
  rule('wfa.desert-war.sandrider-relocation-always', () => {
    const p = desertWar().troopers('sandrider', 'ne-05').sandworm('ne-05').sandwormComes('nw-08').say('ne-05');
    expect([named(p.table.sandworms), named(war(p).sandrider)]).toEqual([['nw-08'], ['ne-05']]);
  });
  rule('wfa.desert-war.example-sandrider-attack', () => {
    const p = desertWar()
      .sandworm('ne-05')
      .troopers('sandrider', 'ne-05')
      .harkonnen('ne-14', { regular: 6 })
      .rolls(roll(2, 3, 0))
      .attackWithSandworm()
      .say('ne-05');
    expect([p.at('ne-14'), p.table.sandworms, war(p).sandrider]).toEqual([[4, 0, 0, 0], [], []]);
  });
});
