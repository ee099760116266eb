import { crates } from '@landsraad/reference';
import { expect } from 'vitest';
import { position, type SetUp } from './position.ts';
import { rule } from './rule.ts';

const bidding = (setUp: SetUp = {}) => {
  const t = position(setUp);
  t.until('bid for which stall?');
  return t;
};

rule('bazaar.bid.secret', () => {
  const t = bidding();
  expect(t.play.decisions.map((d) => [d.seat, d.sealed])).toEqual([
    [0, true],
    [1, true],
    [2, true],
  ]);
  const before = JSON.stringify([t.sees(1).table, t.sees(1).decision]);
  t.bids(0, 1, 3);
  expect(t.table().bids).toEqual([]);
  expect(JSON.stringify([t.sees(1).table, t.sees(1).decision])).toBe(before);
  t.bids(1, 0, 2);
  t.says(2, 'bid for which stall?', -1);
  expect(t.table().bids).toEqual([
    { seat: 0, stall: 1, coins: 3 },
    { seat: 1, stall: 0, coins: 2 },
    { seat: 2, stall: -1, coins: 0 },
  ]);
});

rule('bazaar.bid.none', () => {
  const t = bidding();
  expect(t.options(0)).toEqual([-1, 0, 1]);
  for (const seat of [0, 1, 2]) t.says(seat, 'bid for which stall?', -1);
  expect(t.asked(0)!.name).toBe('what do you do?');
  expect(t.lies(crates.stalls)).toEqual(['spice', 'silk']);
});

rule('bazaar.bid.limit', () => {
  const t = bidding({ coins: [9, 5, 5] });
  t.says(0, 'bid for which stall?', 0);
  expect(t.options(0)).toEqual([0, 1, 2, 3]);
  expect(t.why(0, 4)).toBe('bazaar.bid.limit');
});

rule('bazaar.bid.coins', () => {
  const t = bidding({ coins: [2, 5, 5] });
  t.says(0, 'bid for which stall?', 0);
  expect(t.options(0)).toEqual([0, 1, 2]);
  expect(t.why(0, 3)).toBe('bazaar.bid.coins');
});

rule('bazaar.bid.highest', () => {
  const t = bidding();
  t.bids(0, 0, 2);
  t.bids(1, 0, 3);
  t.bids(2, 1, 0);
  expect([0, 1, 2].map((seat) => t.lies(crates.store[seat]))).toEqual([[], ['spice'], ['silk']]);
  expect([0, 1, 2].map(t.coins)).toEqual([5, 2, 5]);
  expect(t.table().bank).toBe(3);
});

rule('bazaar.bid.tie', () => {
  const t = bidding();
  for (const seat of [0, 1, 2]) t.bids(seat, 0, 1);
  const rolls = t.happened.filter((h) => h.kind === 'rolled').map((h) => h.nouns);
  expect(rolls.length).toBeGreaterThanOrEqual(3);
  // The last round of rolls has one highest, and that one wins; all rolls are those of a die.
  const winner = [0, 1, 2].findIndex((seat) => t.lies(crates.store[seat]).length === 1);
  const last = (seat: number) => Number(rolls.findLast((r) => r['seat'] === seat)!['pips']);
  for (const other of [0, 1, 2].filter((s) => s !== winner)) expect(last(winner)).toBeGreaterThan(last(other));
  for (const r of rolls) expect([1, 2, 3, 4, 5, 6]).toContain(r['pips']);
  expect(t.table().bank).toBe(1);
});

rule('bazaar.bid.store', () => {
  const t = bidding();
  t.bids(0, 0, 1);
  for (const seat of [1, 2]) t.says(seat, 'bid for which stall?', -1);
  expect(t.lies(crates.stalls)).toEqual(['silk']);
  const store = [0, 1, 2, -1].map((seat) => t.sees(seat).hidden['crates']!['store 0']);
  expect(store).toEqual([{ known: ['spice'], backs: 0 }, ...[1, 2, 3].map(() => ({ known: [], backs: 1 }))]);
});

rule('bazaar.rumour.bid-again', () => {
  const t = bidding({ hands: [[], ['rumour'], []] });
  expect(t.offers(1)).not.toContain('rumour: 0');
  t.bids(0, 0, 3);
  expect(t.offers(1)).toContain('rumour: 0');
  t.acts(1, 'rumour: 0');
  expect(t.asked(0)!.name).toBe('bid for which stall?');
  t.bids(0, 1, 1);
  for (const seat of [1, 2]) t.says(seat, 'bid for which stall?', -1);
  expect(t.table().bids[0]).toEqual({ seat: 0, stall: 1, coins: 1 });
  expect(t.offers(1)).toEqual(['deal']);
});
