// Who may see what, with literals: each position is looked at by every seat and a watcher.

import { imagine, nounsFor, seeded, WATCHER, type PlaceView } from '@landsraad/kernel';
import { crates } from '@landsraad/reference';
import { expect, test } from 'vitest';
import { position, type Position } from './position.ts';

const SEATS = [0, 1, 2, WATCHER];
const seenBy = (t: Position, pool: string, place: string): (PlaceView | undefined)[] =>
  SEATS.map((seat) => t.sees(seat).hidden[pool]?.[place]);

test('a crate known to two: partners see the first stall, the third and a watcher do not', () => {
  const t = position({ stalls: ['sand', 'silk'] });
  t.until('haggle?');
  t.says(0, 'haggle?', 'offer 1');
  t.says(1, 'haggle?', 'accept 0');
  expect(seenBy(t, 'crates', 'stalls')).toEqual([
    { row: ['sand', null] },
    { row: ['sand', null] },
    { row: [null, null] },
    { row: [null, null] },
  ]);

  // The partners go on knowing it when somebody else has won it.
  t.until('bid for which stall?');
  t.bids(2, 0, 1);
  for (const seat of [0, 1]) t.says(seat, 'bid for which stall?', -1);
  expect(seenBy(t, 'crates', 'store 2')).toEqual([
    { known: ['sand'], backs: 0 },
    { known: ['sand'], backs: 0 },
    { known: ['sand'], backs: 0 },
    { known: [], backs: 1 },
  ]);
});

test('what is hidden from a seat is imagined anew, what it knows stays', () => {
  const t = position({ stalls: ['sand', 'silk'] });
  t.until('haggle?');
  t.says(0, 'haggle?', 'offer 1');
  t.says(1, 'haggle?', 'accept 0');
  const random = seeded('worlds');
  const first = (seat: number): Set<string> => {
    const values = new Set<string>();
    for (let n = 0; n < 50; n++)
      values.add(
        imagine(t.play.rules, t.play.game, seat, random).hidden[crates.stalls.pool]![crates.stalls.index]!.things[0]!,
      );
    return values;
  };
  expect([...first(0)]).toEqual(['sand']);
  expect([...first(2)].toSorted()).toEqual(['glass', 'sand', 'silk', 'spice']);
});

test('a crate moved unseen is forgotten by those who knew it', () => {
  const t = position({ stalls: ['sand', 'silk'], stores: [[], [], ['spice']], hands: [[], [], ['cloak']] });
  t.until('haggle?');
  t.says(0, 'haggle?', 'offer 1');
  t.says(1, 'haggle?', 'accept 0');
  t.until('bid for which stall?');
  t.bids(2, 0, 1);
  for (const seat of [0, 1]) t.says(seat, 'bid for which stall?', -1);
  expect(t.sees(0).hidden['crates']!['store 2']).toEqual({ known: ['sand'], backs: 1 });
  t.acts(2, 'cloak: sand');
  // It may have been either of the two.
  expect(seenBy(t, 'crates', 'store 2')).toEqual([
    { known: [], backs: 1 },
    { known: [], backs: 1 },
    { known: ['spice'], backs: 0 },
    { known: [], backs: 1 },
  ]);
  expect(seenBy(t, 'crates', 'cellar 2').map((p) => JSON.stringify(p))).not.toContain(
    JSON.stringify({ known: ['spice'], backs: 0 }),
  );
});

test('nobody sees whether another holds a guard: all are asked, and all are waited for until the window closes', () => {
  const views = ['broker', 'guard'].map((card) => {
    const t = position({ stores: [[], ['spice']], hands: [[], ['broker'], [card]], deck: ['lantern'] });
    t.until('what do you do?');
    t.says(0, 'what do you do?', 'raid 1');
    t.says(2, 'stop the raid?', 'pass');
    return SEATS.filter((seat) => seat !== 2).map((seat) => t.sees(seat));
  });
  expect(views[0]).toEqual(views[1]);
  expect(views[0]![0]!.waitingFor).toEqual([
    { seat: 1, name: 'stop the raid?' },
    { seat: 2, name: 'stop the raid?' },
  ]);
});

test('a bid is sealed: its owner sees it, the others see only that it is made', () => {
  const views = [1, 3].map((coins) => {
    const t = position();
    t.until('bid for which stall?');
    t.bids(0, 1, coins);
    return [1, 2, WATCHER].map((seat) => JSON.stringify(t.sees(seat)));
  });
  expect(views[0]).toEqual(views[1]);
  expect(JSON.parse(views[0]![0]!)).toMatchObject({
    waitingFor: [
      { seat: 1, name: 'bid' },
      { seat: 2, name: 'bid' },
    ],
  });
});

test('the crate that was won is named to the winner alone', () => {
  const t = position();
  t.until('bid for which stall?');
  t.bids(0, 0, 2);
  for (const seat of [1, 2]) t.says(seat, 'bid for which stall?', -1);
  const won = t.happened.find((h) => h.kind === 'crate won')!;
  expect(nounsFor(won, 0)).toEqual({ seat: 0, stall: 0, coins: 2, crate: 'spice' });
  for (const seat of [1, 2, WATCHER]) expect(nounsFor(won, seat)).toEqual({ seat: 0, stall: 0, coins: 2 });
});
