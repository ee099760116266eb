// An effect that has nothing to act on is not offered.

import { LINES } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { position, type Position, type Wish, type Wishes } from './position.ts';

/** The effects among the options. */
const waiting = (p: Position): string[] => p.options.map(String).filter((o) => LINES.has(o));
const played = (card: string, space: string, wish: Wish, more: Wishes = {}): Position =>
  position({ ...more, houses: [{ hand: [card], ...wish }, ...(more.houses ?? [])] }).send(card, space);
const revealed = (card: string, wish: Wish): Position => position({ houses: [{ hand: [card], ...wish }] }).reveal();

test('a player chooses among all the factions of a card, whatever influence there is', () => {
  const p = played('firm-grip', 'wealth', { solari: 2, influence: [0, 2, 1, 0] }).next('firm-grip agent 0');
  expect(p.options).toEqual([
    'firm-grip agent 0 effect 0 of 0',
    'firm-grip agent 0 effect 0 of 1',
    'firm-grip agent 0 effect 0 of 2',
  ]);
});

describe('nothing to act on', () => {
  test('Other Memory: a Bene Gesserit card in the discard pile, or else only the draw', () => {
    const used = (discard: string): Position =>
      played('other-memory', 'arrakeen', { discard: [discard], intrigue: ['windfall'] }).next('other-memory agent 0');
    expect(used('the-voice').options).toEqual(['other-memory agent 0 of 0', 'other-memory agent 0 of 1']);
    expect([used('dagger').hand(0), waiting(used('dagger'))]).toEqual([['convincing-argument'], ['arrakeen space 1']]);
  });
  test('Gun Thopter deploys a troop of the garrison', () => {
    expect(revealed('gun-thopter', { garrison: 1 }).options).toEqual(['gun-thopter reveal 1', 'set strength']);
    // Without one nothing is left to do, and the turn has passed.
    expect(revealed('gun-thopter', { garrison: 0 }).seat).toBe(1);
  });
  test('the Scout retreats troops of the Conflict', () => {
    expect(waiting(revealed('scout', { conflict: 1 }))).toEqual(['scout reveal 2']);
    expect(waiting(revealed('scout', { conflict: 0 }))).toEqual([]);
  });
  test('Helena Richese sets aside a card of the row', () => {
    const used = (row: readonly string[]): string[] =>
      waiting(played('signet-ring', 'arrakeen', { leader: 'helena-richese', intrigue: ['windfall'] }, { row }));
    expect(used(['scout'])).toEqual(['arrakeen space 1', 'helena-richese signet 0']);
    expect(used([])).toEqual(['arrakeen space 1']);
  });
  test('Shifting Allegiances takes influence and 2 spice', () => {
    const used = (wish: Wish): string[] => waiting(played('shifting-allegiances', 'hall-of-oratory', wish));
    expect(used({ influence: [0, 1, 0, 0], spice: 2 })).toEqual(['shifting-allegiances agent 0']);
    expect(used({ influence: [0, 1, 0, 0], spice: 1 })).toEqual([]);
    expect(used({ influence: [0, 0, 0, 0], spice: 2 })).toEqual([]);
  });
  test('Duke Leto gains influence where an opponent has more, on the last track too', () => {
    const used = (theirs: readonly number[]): string[] =>
      waiting(
        played(
          'signet-ring',
          'arrakeen',
          { leader: 'duke-leto-atreides', intrigue: ['windfall'], spice: 3 },
          { houses: [{ influence: theirs }] },
        ),
      );
    expect(used([1, 0, 0, 0])).toEqual(['arrakeen space 1', 'duke-leto-atreides signet 0']);
    expect(used([0, 0, 0, 1])).toEqual(['arrakeen space 1', 'duke-leto-atreides signet 0']);
    expect(used([0, 0, 0, 0])).toEqual(['arrakeen space 1']);
  });
  test('Bypass Protocol acquires a card that costs 3 or less', () => {
    const why = (row: string, spice: number): string | null =>
      position({ row: [row], reserve: [], houses: [{ intrigue: ['bypass-protocol'], spice }] }).whyNoPlot(
        0,
        'bypass-protocol',
      );
    expect([why('scout', 0), why('the-voice', 0)]).toEqual([null, null]);
    // Opulence costs 6: too much also for 2 spice.
    expect([why('opulence', 0), why('opulence', 2)]).toEqual([
      'imp.intrigue.cost-required',
      'imp.intrigue.cost-required',
    ]);
    // Stilgar costs 5.
    expect([why('stilgar', 1), why('stilgar', 2)]).toEqual(['imp.intrigue.cost-required', null]);
  });
  test('Rapid Mobilization may deploy none', () => {
    const p = position({ houses: [{ intrigue: ['rapid-mobilization'], garrison: 0 }] });
    expect(p.whyNoPlot(0, 'rapid-mobilization')).toBeNull();
  });
  test('Urgent Mission recalls an agent that was sent', () => {
    const why = (sent: readonly string[]): string | null =>
      position({ houses: [{ intrigue: ['urgent-mission'], sent }] }).whyNoPlot(0, 'urgent-mission');
    expect([why(['wealth']), why([])]).toEqual([null, 'imp.intrigue.needs-target']);
  });
  test('Test of Humanity: who has neither a card nor a troop in the Conflict is passed over', () => {
    const p = position({
      players: 3,
      houses: [
        { hand: ['test-of-humanity'] },
        { hand: [], conflict: 0 },
        { hand: [], conflict: 2, intrigue: ['ambush'] },
      ],
    }).send('test-of-humanity', 'hall-of-oratory');
    expect([p.troops(1), p.troops(2)]).toEqual([
      [9, 3, 0],
      [8, 3, 1],
    ]);
  });
});
