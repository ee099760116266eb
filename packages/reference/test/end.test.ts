import { cards } from '@landsraad/reference';
import { expect } from 'vitest';
import { position } from './position.ts';
import { rule } from './rule.ts';

rule('bazaar.dusk.draw', () => {
  const t = position({ deck: ['guard', 'cloak', 'rumour', 'guard', 'lantern', 'broker'] });
  t.until('what do you do?');
  t.until('ring the bell?');
  expect([0, 1, 2].map((seat) => t.lies(cards.hand[seat]))).toEqual([
    ['guard', 'guard'],
    ['cloak', 'lantern'],
    ['broker', 'rumour'],
  ]);
});

rule('bazaar.dusk.hand-limit', () => {
  const t = position({
    hands: [[], ['cloak', 'cloak', 'guard', 'lantern']],
    deck: ['guard', 'guard', 'guard', 'guard', 'broker', 'guard'],
  });
  t.until('discard which card?');
  expect(t.play.decisions.map((d) => [d.seat, d.options])).toEqual([[1, ['broker', 'cloak', 'guard', 'lantern']]]);
  t.says(1, 'discard which card?', 'cloak');
  t.says(1, 'discard which card?', 'cloak');
  expect(t.lies(cards.hand[1])).toEqual(['broker', 'guard', 'guard', 'lantern']);
  expect(t.asked(1)!.name).toBe('ring the bell?');
});

rule('bazaar.end.nights', () => {
  const t = position({ night: 3 });
  t.until('what do you do?');
  t.until('ring the bell?');
  expect([t.table().night, t.play.game.over]).toEqual([4, null]);
  t.toTheEnd();
  expect(t.table().night).toBe(4);
});

rule('bazaar.end.score', () => {
  const t = position({
    night: 4,
    stores: [['spice', 'sand'], ['silk'], ['glass']],
    cellars: [[], ['glass'], []],
    coins: [3, 0, 7],
  });
  t.toTheEnd();
  expect(t.play.game.over).toEqual({ winners: [0, 1, 2], rule: 'bazaar.end.score', scores: [4 + 0 + 1, 3 + 2, 2 + 3] });
  expect(t.sees(-1).hidden['crates']!['store 0']).toEqual({ known: ['sand', 'spice'], backs: 0 });

  const richer = position({ night: 4, stores: [['spice'], ['silk'], []], coins: [0, 4, 9] });
  richer.toTheEnd();
  expect(richer.play.game.over).toMatchObject({ winners: [1], scores: [4, 5, 4] });
});

rule('bazaar.end.example', () => {
  const t = position({ night: 4, stores: [['spice', 'silk', 'sand']], coins: [5, 0, 0] });
  t.toTheEnd();
  expect(t.play.game.over!.scores[0]).toBe(9);
});
