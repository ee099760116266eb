import { cards } from '@landsraad/reference';
import { expect } from 'vitest';
import { position, type SetUp } from './position.ts';
import { rule } from './rule.ts';

const market = (setUp: SetUp = {}) => {
  const t = position(setUp);
  t.until('what do you do?');
  return t;
};

rule('bazaar.market.turns', () => {
  const t = position();
  t.says(1, 'ring the bell?', 'ring');
  t.until('what do you do?');
  const order: number[] = [];
  while (t.play.decisions[0]!.name === 'what do you do?') {
    order.push(t.play.decisions[0]!.seat);
    t.says(order.at(-1)!, 'what do you do?', 'draw');
  }
  expect(order).toEqual([1, 2, 0]);
});

rule('bazaar.market.draw', () => {
  const t = market({ deck: ['cloak', 'guard'] });
  t.says(0, 'what do you do?', 'draw');
  expect(t.lies(cards.hand[0])).toEqual(['cloak']);
  expect(t.lies(cards.deck)).toEqual(['guard']);
});

rule('bazaar.market.reshuffle', () => {
  const t = market({ deck: [], played: ['broker', 'broker'] });
  t.says(0, 'what do you do?', 'draw');
  expect(t.lies(cards.hand[0])).toEqual(['broker']);
  expect(t.lies(cards.deck)).toEqual(['broker']);
  expect(t.lies(cards.played)).toEqual([]);

  const none = market({ deck: [], played: [] });
  none.says(0, 'what do you do?', 'draw');
  expect(none.lies(cards.hand[0])).toEqual([]);
});

rule('bazaar.market.broker', () => {
  const t = market({ hands: [['broker'], ['broker']], bank: 3 });
  t.says(0, 'what do you do?', 'broker');
  expect([t.coins(0), t.table().bank]).toEqual([7, 1]);
  expect(t.lies(cards.played)).toEqual(['broker']);
  t.says(1, 'what do you do?', 'broker');
  expect([t.coins(1), t.table().bank]).toEqual([6, 0]);
  expect(t.options(2)).not.toContain('broker');
});

rule('bazaar.market.festival', () => {
  const t = market({ hands: [['festival']], coins: [9, 9, 9] });
  t.says(0, 'what do you do?', 'festival');
  const mostIn = (night: number): unknown => {
    t.until('bid for which stall?');
    expect(t.table().night).toBe(night);
    t.says(0, 'bid for which stall?', 0);
    const most = t.options(0).at(-1);
    t.says(0, 'how many coins?', 0);
    t.until('ring the bell?');
    return most;
  };
  expect(mostIn(2)).toBe(6);
  expect(mostIn(3)).toBe(3);
});
