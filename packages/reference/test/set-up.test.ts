import { amount, count, refuseConfig, startPlay, view } from '@landsraad/kernel';
import { cards, coins, rules } from '@landsraad/reference';
import { expect } from 'vitest';
import { position } from './position.ts';
import { rule } from './rule.ts';

const table = (players: number) => ({ mode: 'standard', players, options: {} });

rule('bazaar.setup.players', () => {
  const refused = [1, 2, 3, 4, 5].map((n) => refuseConfig(rules, table(n)));
  expect(refused).toEqual([
    'The Night Bazaar in mode standard takes 2 to 4 players, not 1.',
    null,
    null,
    null,
    'The Night Bazaar in mode standard takes 2 to 4 players, not 5.',
  ]);
});

rule('bazaar.setup.hands', () => {
  const { game } = startPlay(rules, table(4), 'any');
  for (const seat of [0, 1, 2, 3]) {
    expect(count(game, cards.hand[seat]!)).toBe(3);
    expect(amount(game, coins, seat)).toBe(5);
  }
  expect(count(game, cards.deck)).toBe(27 - 12);
});

rule('bazaar.setup.secret-hands', () => {
  const t = position({ hands: [['guard', 'lantern'], ['rumour'], []] });
  const seen = { known: [], backs: 2 };
  expect(t.sees(0).hidden['cards']!['hand 0']).toEqual({ known: ['guard', 'lantern'], backs: 0 });
  expect(t.sees(1).hidden['cards']!['hand 0']).toEqual(seen);
  expect(view(t.play.rules, t.play.game, -1).hidden['cards']!['hand 0']).toEqual(seen);
});

rule('bazaar.setup.secret-coins', () => {
  const t = position({ coins: [7, 2, 4] });
  expect(t.sees(1).purses['coins']).toEqual({ amounts: [null, 2, null], sum: 13 });
  expect(t.sees(-1).purses['coins']).toEqual({ amounts: [null, null, null], sum: 13 });
});
