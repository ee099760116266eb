import { PLANNING_CARDS, ZONES } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';
import { crumb } from '../src/games/war-for-arrakis/crumbs.ts';
import { pointOver } from '../src/board/camera.ts';
import { showing, TOUCHABLE, whereIs } from '../src/games/war-for-arrakis/map/camera.ts';
import { CLIFFS, GROUND } from '../src/games/war-for-arrakis/map/groundLayers.ts';
import { widthFor } from '../src/games/war-for-arrakis/panels/widthFor.ts';

const PHONE = { width: 390, height: 480 };

test('crumbs are words for players: cards by their title, steps of the round not at all', () => {
  expect(crumb('usul-the-base-of-the-pillar')).toBe('Usul, the Base of the Pillar');
  expect(crumb('desert power')).toBe('Desert power');
  for (const step of ['action resolution', 'action turns', 'turn', 'war for arrakis']) expect(crumb(step)).toBeNull();
});

test('a card is as wide as its text needs, narrower on the higher tray, and no word of a title is broken', () => {
  for (const card of Object.values(PLANNING_CARDS)) {
    const [usual, full] = [widthFor(card, false, false), widthFor(card, true, false)];
    expect(full).toBeLessThanOrEqual(usual);
    expect(widthFor(card, false, true)).toBeGreaterThanOrEqual(usual);
    const longest = Math.max(...card.title.split(/[ -]/).map((word) => word.length));
    expect(full).toBeGreaterThan(longest * 7 + 40);
  }
  expect(widthFor({ title: 'Short', text: 'Draw 2 cards.' }, false, false)).toBe(108);
});

test('an air zone that is asked about is shown large enough for a finger', () => {
  const camera = showing(
    ZONES.map((z) => z.id),
    PHONE,
    TOUCHABLE,
    0.8,
  );
  expect(camera.scale).toBeGreaterThanOrEqual(TOUCHABLE);
  const inSight = ZONES.filter(({ id }) => {
    const [x, y] = pointOver(camera, PHONE, whereIs(id));
    return x > 0 && y > 0 && x < PHONE.width && y < PHONE.height;
  });
  expect(inSight.length).toBeGreaterThan(0);
});

test('teeth and cliffs of the ground can be drawn again over a glow', () => {
  expect(CLIFFS.match(/<path/g)).toHaveLength(3);
  expect(GROUND).not.toMatch(/<\/?svg/);
});
