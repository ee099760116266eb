// The game that peers are measured with: that both versions end alike `bench --peers` looks at itself.

import { begin, choose, configOf, pick, seeded, settle, type Decision } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { entered, scores } from '../src/bench/peers/muster.ts';
import { muster } from '../src/bench/peers/ours.ts';

test('400 decisions, about 9 KB of state', () => {
  const g = begin(muster, configOf(muster, {}), 1);
  const random = seeded('muster');
  let decisions = 0;
  for (let open: readonly Decision[] = settle(muster, g, 'table'); open.length > 0; decisions++) {
    const d = open[0]!;
    open = choose(muster, g, d.seat, d.question, pick(random, d.options), 'table');
  }
  expect(decisions).toBe(400);
  expect(JSON.stringify(g).length).toBeGreaterThan(8000);
  expect(JSON.stringify(g).length).toBeLessThan(10_000);
  expect(g.over?.scores).toEqual(scores(g.table.areas));
});

test('who enters an area', () => {
  const empty = { owner: -1, troops: 0, worth: 3 };
  const held = entered(empty, 2, 3);
  expect(held).toEqual({ owner: 2, troops: 3, worth: 3 });
  expect(entered(held, 2, 1)).toEqual({ owner: 2, troops: 4, worth: 3 });
  expect(entered(held, 0, 4)).toEqual({ owner: 0, troops: 1, worth: 3 });
  expect(entered(held, 0, 3)).toEqual({ owner: 2, troops: 0, worth: 3 });
});
