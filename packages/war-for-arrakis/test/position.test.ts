// The builder of positions: what cannot be throws, and copies share nothing.

import { ATREIDES, HARKONNEN } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';

describe('a position', () => {
  test('throws on what cannot be', () => {
    expect(() => position().atreides('nowhere', { regular: 1 })).toThrow('there is no area nowhere');
    expect(() => position().harkonnen('ne-11', { special: 9 })).toThrow('there are not 9 special left for ne-11');
    expect(() => position().harkonnen('ne-11', { regular: 1 }).atreides('ne-11', { regular: 1 })).toThrow(
      'the other side stands in ne-11',
    );
    expect(() => position().hand(ATREIDES, 'truthtrance', 'truthtrance', 'truthtrance', 'truthtrance')).toThrow(
      'there is no truthtrance in deck',
    );
    expect(() => position().inPlay('duncan-idaho')).toThrow('there is no leader duncan-idaho');
    expect(() => position().dice(ATREIDES, { swords: 1 })).toThrow('there is no result swords');
    expect(() => position().tank(ATREIDES, '', '', '', 'stilgar')).toThrow('the tank has 3 slots');
    expect(() => position().destroyed('ne-11')).toThrow('no settlement stands in ne-11');
    expect(() => position().action(HARKONNEN, 'mentat').say('no such answer')).toThrow('no such answer');
  });
  test('can be copied at any moment, and the copy shares nothing', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 3, elite: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-07', 'a part');
    const q = p.copy();
    p.say('3 regular', '0 elite');
    expect([p.at('ne-07'), q.at('ne-07'), q.options]).toEqual([
      [3, 0, 0, 0],
      [],
      ['0 regular', '1 regular', '2 regular', '3 regular'],
    ]);
    q.say('0 regular', '1 elite');
    expect([p.at('ne-07'), q.at('ne-07')]).toEqual([
      [3, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
  });
  test('gives the exact set of destinations, also where the sector is asked first', () => {
    const p = position()
      .harkonnen('ne-11', { regular: 1 })
      .air('az1', 'ornithopter')
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11');
    expect(p.question).toBe('move where? in which sector?');
    expect(p.destinations.toSorted()).toEqual([
      ...['cne-05', 'cne-06', 'cne-08', 'cne-09', 'gara-kulon', 'ne-05', 'ne-06', 'ne-07', 'ne-08', 'ne-09', 'ne-12'],
      ...['ne-13', 'ne-14', 'ne-15', 'ne-16', 'shield-wall-east'],
    ]);
  });
  test('puts cards on top of a deck', () => {
    const p = position().deck('fremenAlly', 'thumpers', 'hieregs').action(ATREIDES, 'mentat');
    expect(p.say('draw', 'fremenAlly', 'no more').cards(ATREIDES)).toEqual(['thumpers']);
    expect(position().cardsLeft('fremenAlly', 0).startOfRound().cards(ATREIDES).length).toBe(1);
  });
});
