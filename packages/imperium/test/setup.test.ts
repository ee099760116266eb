import { cardsOf, conflicts, hagal, imperium, intrigue, rules, tokens } from '@landsraad/imperium';
import {
  begin,
  choose,
  configOf,
  nounsFor,
  recording,
  refuseConfig,
  settle,
  things,
  view,
  type Decision,
  type Happening,
} from '@landsraad/kernel';
import { describe, expect } from 'vitest';
import { newGame, position } from './position.ts';
import { rule } from './rule.ts';

const count = (list: readonly string[], card: string): number => list.filter((c) => c === card).length;
const NOT_BARON = ['paul-atreides', 'duke-leto-atreides', 'earl-memnon-thorvald', 'helena-richese'];
/** A game in which seats take these leaders in the order they are asked. */
function led(
  mode: string,
  players: number,
  leaders: readonly string[],
  options: { readonly [id: string]: string } = {},
) {
  const g = begin(rules, configOf(rules, { mode, players, options }), 'led');
  let d: Decision | undefined = settle(rules, g, 'table')[0];
  for (const leader of leaders) {
    if (d?.name !== 'which leader?') break;
    d = choose(rules, g, d.seat, d.question, leader, 'table')[0];
  }
  return { g, d };
}

describe('setup', () => {
  rule('imp.setup.player-count', () => {
    expect(refuseConfig(rules, configOf(rules, { mode: 'standard', players: 5 }))).toContain('3 to 4 players');
    expect(refuseConfig(rules, configOf(rules, { mode: 'two-player', players: 2 }))).toBe(null);
    expect(newGame('two-player', 2).g.table.houses.length).toBe(3);
    expect(newGame('solo', 1).g.table.houses.length).toBe(3);
    expect(newGame('standard', 4).g.table.houses.length).toBe(4);
    expect(newGame('standard', 4).decisions[0]?.name).toBe('which leader?');
  });

  rule('imp.setup.components-shared', () => {
    const { g } = newGame('standard', 4);
    expect(things(g, imperium.deck).length + things(g, imperium.row).length).toBe(67);
    expect(things(g, imperium.reserve).length).toBe(24);
    expect(things(g, intrigue.deck).length).toBe(40);
    expect(conflicts.map((c) => things(g, c.deck).length + things(g, c.box).length)).toEqual([4, 10, 4]);
    expect(g.table.alliances.length).toBe(4);
  });

  rule('imp.setup.components-player', () => {
    const { g } = newGame('standard', 3);
    for (const h of g.table.houses) expect([h.supply + h.garrison, h.agents]).toEqual([12, 2]);
  });

  rule('imp.setup.bank-unlimited', () => {
    // More than lies in the box: with any limit the bank would be empty, and a smaller gain still comes from it.
    const p = position({ houses: [{ hand: ['dune-the-desert-planet'], solari: 400 }, { solari: 300 }] });
    p.send('dune-the-desert-planet', 'secure-contract');
    expect(p.house(0).solari).toBe(403);
    const q = position({ houses: [{ hand: ['dune-the-desert-planet'], spice: 400, water: 400 }] });
    q.send('dune-the-desert-planet', 'imperial-basin');
    expect(q.goods(0)).toEqual([0, 401, 400]);
  });

  rule('imp.setup.conflict-deck', () => {
    const { g } = newGame('standard', 4);
    expect(conflicts.map((c) => things(g, c.deck).length)).toEqual([1, 5, 4]);
    expect(conflicts.map((c) => things(g, c.box).length)).toEqual([3, 5, 0]);
  });

  rule('imp.setup.intrigue-deck', () => {
    const orders = ['a', 'b'].map((seed) => things(newGame('standard', 4, {}, seed).g, intrigue.deck).join());
    expect(orders[0]).not.toBe(orders[1]);
    const { g } = newGame('standard', 4, { leaders: 'random' });
    for (const hand of intrigue.hand) expect(things(g, hand)).toEqual([]);
  });

  rule('imp.setup.imperium-row', () => {
    expect(things(newGame('standard', 4).g, imperium.row).length).toBe(5);
  });

  rule('imp.setup.reserve-stacks', () => {
    const reserve = things(newGame('standard', 4).g, imperium.reserve);
    expect(['arrakis-liaison', 'the-spice-must-flow', 'foldspace'].map((c) => count(reserve, c))).toEqual([8, 10, 6]);
  });

  rule('imp.setup.leader-choice', () => {
    const { decisions } = newGame('standard', 3);
    expect([decisions[0]?.name, decisions[0]?.options.length]).toEqual(['which leader?', 8]);
    for (const h of newGame('standard', 3, { leaders: 'random' }).g.table.houses) expect(h.leader).not.toBe('');
  });

  rule('imp.setup.leader-unique', () => {
    const { g, d } = led('standard', 3, ['paul-atreides']);
    expect(d?.options).not.toContain('paul-atreides');
    expect(d?.options).toContain('duke-leto-atreides');
    expect(g.table.houses.filter((h) => h.leader === 'paul-atreides').length).toBe(1);
  });

  rule('imp.setup.starting-deck', () => {
    const { g } = newGame('standard', 4);
    const deck = things(g, cardsOf(0).deck);
    expect(deck.length).toBe(10);
    expect(
      [
        'convincing-argument',
        'dagger',
        'dune-the-desert-planet',
        'diplomacy',
        'reconnaissance',
        'seek-allies',
        'signet-ring',
      ].map((c) => count(deck, c)),
    ).toEqual([2, 2, 2, 1, 1, 1, 1]);
    const sorted = ['convincing-argument', 'convincing-argument', 'dagger', 'dagger', 'diplomacy'];
    expect([0, 1, 2, 3].some((s) => things(g, cardsOf(s).deck).slice(0, 5).join() !== sorted.join())).toBe(true);
  });

  rule('imp.setup.starting-resources', () => {
    const { g } = newGame('standard', 4);
    for (const h of g.table.houses) expect([h.water, h.solari, h.spice]).toEqual([1, 0, 0]);
  });

  rule('imp.setup.agents', () => {
    for (const h of newGame('standard', 4).g.table.houses) expect([h.agents, h.swordmaster]).toEqual([2, false]);
  });

  rule('imp.setup.score', () => {
    expect(newGame('standard', 4).g.table.houses.map((h) => h.vp)).toEqual([1, 1, 1, 1]);
    expect(newGame('standard', 3).g.table.houses.map((h) => h.vp)).toEqual([0, 0, 0]);
    expect(newGame('solo', 1).g.table.houses[0]!.vp).toBe(0);
  });

  rule('imp.setup.garrison-start', () => {
    for (const h of newGame('standard', 4).g.table.houses) expect([h.garrison, h.supply]).toEqual([3, 9]);
  });

  rule('imp.setup.hidden-information', () => {
    const p = position({ houses: [{ hand: ['dagger'], intrigue: ['ambush'] }] });
    const seen = view(rules, p.g, 1).hidden;
    expect(seen['cards 0']!['hand']).toEqual({ known: [], backs: 1 });
    expect(seen['intrigue']!['hand 0']).toEqual({ known: [], backs: 1 });
    expect(seen['cards 0']!['deck']).toEqual({ row: Array.from({ length: 10 }, () => null) });
    expect(view(rules, p.g, 0).hidden['cards 0']!['hand']).toEqual({ known: ['dagger'], backs: 0 });
  });

  rule('imp.setup.first-player', () => {
    const firsts = new Set(
      Array.from({ length: 30 }, (_, n) => newGame('standard', 4, {}, `first ${n}`).g.table.first),
    );
    expect([...firsts].toSorted()).toEqual([0, 1, 2, 3]);
  });

  rule('imp.setup.leader-effects-last', () => {
    const { g } = led('standard', 3, ['glossu-the-beast-rabban', 'paul-atreides', 'helena-richese']);
    const rabban = g.table.houses.find((h) => h.leader === 'glossu-the-beast-rabban')!;
    expect([rabban.water, rabban.solari, rabban.spice]).toEqual([1, 1, 1]);
  });

  rule('imp.setup.example-three-players', () => {
    const { g } = led('standard', 3, NOT_BARON);
    for (const [n, h] of g.table.houses.entries()) {
      expect([h.vp, h.water, h.solari, h.spice, h.agents, h.garrison, h.supply]).toEqual([0, 1, 0, 0, 2, 3, 9]);
      expect(h.influence).toEqual([0, 0, 0, 0]);
      expect(things(g, cardsOf(n).deck).length + things(g, cardsOf(n).hand).length).toBe(10);
    }
    expect(conflicts.reduce((n, c) => n + things(g, c.deck).length + things(g, c.revealed).length, 0)).toBe(10);
    expect(things(g, imperium.row).length).toBe(5);
  });

  rule('imp.setup.board-pieces', () => {
    const { g } = newGame('standard', 4);
    expect([g.table.mentat, g.table.alliances]).toEqual([-1, [-1, -1, -1, -1]]);
  });

  rule('imp.setup.markers', () => {
    for (const h of newGame('standard', 4).g.table.houses) expect([h.influence, h.swords]).toEqual([[0, 0, 0, 0], 0]);
  });

  rule('imp.setup.open-supply', () => {
    const p = position({ houses: [{ solari: 3, spice: 2, water: 1, garrison: 4, supply: 8 }] });
    const seen = p.sees(1).table as typeof p.table;
    const happened: Happening[] = [];
    recording(happened, () => newGame('standard', 3, { leaders: 'random' }));
    expect(happened.filter((h) => h.kind === 'starts with').map((h) => h.nouns['supply'])).toEqual([9, 9, 9]);
    expect([
      seen.houses[0]!.solari,
      seen.houses[0]!.spice,
      seen.houses[0]!.water,
      seen.houses[0]!.garrison,
      seen.houses[0]!.supply,
    ]).toEqual([3, 2, 1, 4, 8]);
  });
});

describe('set-up of rivals', () => {
  rule('imp.two-player.setup-pieces', () => {
    const h = newGame('two-player', 2).g.table.houses[2]!;
    expect([h.supply, h.garrison, h.agents, h.influence, h.leader]).toEqual([12, 0, 3, [0, 0, 0, 0], '']);
  });
  rule('imp.two-player.setup-deck', () => {
    const deck = things(newGame('two-player', 2).g, hagal.deck);
    expect([deck.length, count(deck, 'hagal-arrakeen-1p'), count(deck, 'hagal-arrakeen-2p')]).toEqual([28, 0, 3]);
  });
  rule('imp.solo.hagal-deck', () => {
    const deck = things(newGame('solo', 1).g, hagal.deck);
    expect([deck.length, count(deck, 'hagal-arrakeen-2p'), count(deck, 'hagal-reshuffle')]).toEqual([27, 0, 0]);
  });
  rule('imp.hagal.deck-composition', () => {
    const orders = ['a', 'b'].map((seed) => things(newGame('solo', 1, {}, seed).g, hagal.deck));
    expect(orders.map((o) => o.length)).toEqual([27, 27]);
    expect(orders[0]!.join()).not.toBe(orders[1]!.join());
    expect(things(newGame('two-player', 2).g, hagal.deck).length).toBe(28);
    expect(things(newGame('standard', 3).g, hagal.deck).length).toBe(0);
  });
  rule('imp.solo.rival-pieces', () => {
    const { g } = newGame('solo', 1, { difficulty: 'sardaukar' });
    for (const h of g.table.houses.slice(1))
      expect([h.water, h.vp, h.influence, h.agents, h.garrison, h.supply]).toEqual([1, 0, [0, 0, 0, 0], 2, 3, 9]);
  });
  rule('imp.solo.level-mercenary', () => {
    const { g } = newGame('solo', 1, { difficulty: 'mercenary' });
    const [you, left, right] = g.table.houses;
    expect([you!.solari, you!.spice, left!.garrison, right!.garrison]).toEqual([1, 1, 0, 0]);
    expect([things(g, intrigue.firstRival).length, things(g, intrigue.secondRival).length]).toEqual([0, 0]);
    const p = position({ mode: 'solo', difficulty: 'mercenary', houses: [{ hand: ['dagger'], solari: 2 }] });
    p.send('dagger', 'mentat');
    expect(p.house(0).solari).toBe(0);
  });
  rule('imp.solo.level-sardaukar', () => {
    const { g } = newGame('solo', 1, { difficulty: 'sardaukar' });
    const [you, left] = g.table.houses;
    expect([you!.solari, you!.spice, left!.garrison]).toEqual([0, 0, 3]);
    expect([things(g, intrigue.firstRival).length, things(g, intrigue.secondRival).length]).toEqual([1, 1]);
    const p = position({ mode: 'solo', difficulty: 'sardaukar', houses: [{ hand: ['dagger'], solari: 4 }] });
    p.says('play which card?', 'dagger');
    expect(p.why('mentat')).toBe('imp.agent.cost');
  });
  rule('imp.solo.level-mentat', () => {
    const { g } = newGame('solo', 1, { difficulty: 'mentat' });
    expect([
      things(g, intrigue.firstRival).length,
      things(g, intrigue.secondRival).length,
      g.table.houses[1]!.garrison,
    ]).toEqual([1, 1, 3]);
  });
  rule('imp.solo.level-kwisatz-haderach', () => {
    const { g } = newGame('solo', 1, { difficulty: 'kwisatz-haderach' });
    expect([
      things(g, intrigue.firstRival).length,
      things(g, intrigue.secondRival).length,
      g.table.houses[1]!.garrison,
    ]).toEqual([1, 1, 3]);
  });
  rule('imp.solo.no-swordmaster-space', () => {
    const p = position({ mode: 'solo', difficulty: 'kwisatz-haderach', houses: [{ hand: ['dagger'], solari: 8 }] });
    p.says('play which card?', 'dagger');
    expect(p.why('swordmaster')).toBe('imp.solo.no-swordmaster-space');
    const q = position({ mode: 'solo', difficulty: 'mentat', houses: [{ hand: ['dagger'], solari: 8 }] });
    q.says('play which card?', 'dagger');
    expect(q.why('swordmaster')).toBe(null);
  });
  rule('imp.solo.rival-leaders', () => {
    // The player takes a leader first, then decides for the rivals.
    const { d } = led('solo', 1, ['duke-leto-atreides']);
    expect(d?.seat).toBe(0);
    expect(d?.options).not.toContain('paul-atreides');
    expect(d?.options).not.toContain('helena-richese');
    expect(d?.options.length).toBe(5);
  });
  rule('imp.solo.first-player', () => {
    expect(newGame('solo', 1).g.table.first).toBe(1);
  });
  rule('imp.solo.rival-intrigue-hidden', () => {
    const happened: Happening[] = [];
    const { g } = recording(happened, () => newGame('solo', 1, { difficulty: 'sardaukar' }));
    expect(view(rules, g, 0).hidden['intrigue']!['firstRival']).toEqual({ known: [], backs: 1 });
    // The player reads that a rival has drawn, and not what.
    expect(happened.filter((h) => h.kind === 'drew intrigue').map((h) => nounsFor(h, 0))).toEqual([
      { house: 1 },
      { house: 2 },
    ]);
    // The player's own card they are told.
    const p = position({ mode: 'solo', intrigueDeck: ['ambush'], houses: [{ hand: ['reconnaissance'] }] });
    p.send('reconnaissance', 'carthag');
    expect(p.happened.filter((h) => h.kind === 'drew intrigue').map((h) => nounsFor(h, 0))).toEqual([
      { house: 0, card: 'ambush' },
    ]);
  });
  rule('imp.leader.baron-masterstroke', () => {
    const { g, d } = led('standard', 3, ['baron-vladimir-harkonnen', 'paul-atreides', 'helena-richese']);
    expect(d?.name).toBe('which faction, in secret?');
    const seat = d!.seat;
    let next = choose(rules, g, seat, d!.question, 'fremen', 'table')[0];
    expect(next?.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit']);
    next = choose(rules, g, seat, next!.question, 'emperor', 'table')[0];
    expect(next?.name).not.toBe('which faction, in secret?');
    expect(things(g, tokens.chosen[seat]!)).toEqual(['emperor', 'fremen']);
    expect(view(rules, g, (seat + 1) % 3).hidden['masterstroke']![`chosen ${seat}`]).toEqual({ known: [], backs: 2 });
  });
});
