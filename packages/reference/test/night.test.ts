import { crates } from '@landsraad/reference';
import { expect } from 'vitest';
import { position } from './position.ts';
import { rule } from './rule.ts';

rule('bazaar.night.sequence', () => {
  const t = position();
  t.until('ring the bell?');
  const parts: string[] = [];
  for (const question of ['ring the bell?', 'haggle?', 'bid for which stall?', 'what do you do?']) {
    t.until(question);
    parts.push(t.sees(0).breadcrumb.join(' › '));
  }
  expect(parts).toEqual([
    'bazaar › night',
    'bazaar › night › haggling',
    'bazaar › night › bidding',
    'bazaar › night › market › turn',
  ]);
  t.until('ring the bell?');
  const kinds = t.happened
    .map((h) => h.kind)
    .filter((kind) => ['night', 'bell', 'set out', 'drew', 'dusk'].includes(kind));
  expect(kinds).toEqual(['night', 'bell', 'set out', 'drew', 'drew', 'drew', 'dusk', 'night']);
});

rule('bazaar.night.bell', () => {
  const t = position();
  expect(t.play.decisions.map((d) => d.seat)).toEqual([0, 1, 2]);
  t.says(2, 'ring the bell?', 'ring');
  expect(t.table().first).toBe(2);
  t.until('what do you do?');
  expect(t.play.decisions.map((d) => d.seat)).toEqual([2]);
});

rule('bazaar.night.setting-out', () => {
  for (const [players, stalls] of [
    [2, 2],
    [3, 2],
    [4, 3],
  ] as const) {
    const t = position({ players, stalls: ['spice', 'silk', 'sand'] });
    t.until('haggle?');
    expect(t.lies(crates.stalls)).toEqual(['spice', 'silk', 'sand'].slice(0, stalls));
    expect(t.sees(0).hidden['crates']!['stalls']).toEqual({ row: [null, null, null].slice(0, stalls) });
  }
});
