// The builder of positions: what cannot be is refused, and no word is skipped.

import { expect, test } from 'vitest';
import { position } from './position.ts';

test('what is not in the box cannot be laid out', () => {
  expect(() => position({ houses: [{ hand: ['gom-jabbar'] }] })).toThrow('nothing in the box is called gom-jabbar');
  expect(() => position({ conflict: 'no-such-conflict' })).toThrow('nothing in the box is called no-such-conflict');
  expect(() => position({ houses: [{ supply: 9, garrison: 9 }] })).toThrow('house 0 has 18 troops: 12 are in the box');
});

test('an answer that nobody asked for is not skipped', () => {
  const p = position({ houses: [{ hand: ['dagger'], solari: 0 }, { sent: ['mentat'] }] });
  // Only one space is open: the agent goes there, and to no other.
  expect(p.destinations('dagger')).toEqual(['hall-of-oratory']);
  expect(() => p.send('dagger', 'rally-troops')).toThrow('the agent was not sent to rally-troops');
});

test('a copy in the middle of an effect goes its own way', () => {
  const p = position({ houses: [{ hand: ['guild-administrator', 'dagger'] }] });
  p.send('guild-administrator', 'secure-contract').next('guild-administrator agent 0');
  const q = p.copy();
  q.says('trash a card from where?', 'hand').says('trash which card?', 'dagger');
  expect([q.hand(0), p.hand(0), p.question]).toEqual([[], ['dagger'], 'trash a card from where?']);
  p.says('trash a card from where?', 'inPlay').says('trash which card?', 'guild-administrator');
  expect([p.hand(0), p.inPlay(0)]).toEqual([['dagger'], []]);
});
