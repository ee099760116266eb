import { FACTS } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';
import { makeMap } from '../make/arrakis/build.ts';
import { contour } from '../make/arrakis/contours.ts';
import { boardFacts } from '../make/arrakis/facts.ts';
import { isInside, signedArea } from '../make/arrakis/geometry.ts';
import { bordersOfFacts, bordersOfPicture, crossings, pictureFaults } from '../make/arrakis/picture.ts';
import file from '../src/games/war-for-arrakis/map/arrakis.json';
import type { Camera } from '../src/board/camera.ts';
import { CELLS, cellOf, printedOf, ZONE_PLACES } from '../src/games/war-for-arrakis/map/atlas.ts';
import { whereIs } from '../src/games/war-for-arrakis/map/camera.ts';
import { freeCorner } from '../src/games/war-for-arrakis/map/MiniMap.tsx';
import { arrange } from '../src/games/war-for-arrakis/pieces/arrange.ts';

const board = boardFacts();

describe('the map of Arrakis is its graph', () => {
  test('276 borders are drawn, exactly those of the facts', () => {
    expect(bordersOfFacts(board).size).toBe(276);
    expect([...bordersOfPicture(file)].sort()).toEqual([...bordersOfFacts(board)].sort());
    expect(file.borders.length).toBe(276);
  });
  test('no border crosses another, no cell itself, nothing is left between them', () => {
    expect(crossings(file)).toBe(0);
    expect(pictureFaults(board, file)).toEqual([]);
  });
  test('teeth stand at the impassable borders and nowhere else, dots between sectors', () => {
    const sector = new Map(FACTS.board.areas.map((a) => [a.id as string, a.sector as string]));
    for (const b of file.borders) {
      const [u = '', v = ''] = b.areas;
      const walled = FACTS.board.impassable.some((pair) => pair.every((a) => b.areas.includes(a)));
      expect([u, v, b.impassable, b.sector]).toEqual([u, v, walled, sector.get(u) !== sector.get(v)]);
    }
  });
  test('faults are found: two cells that change places no longer touch their neighbours', () => {
    const [a, b] = [file.cells[0]!, file.cells[40]!];
    const swapped = file.cells.map((c) =>
      c.id === a.id ? { ...c, path: b.path } : c.id === b.id ? { ...c, path: a.path } : c,
    );
    const faults = pictureFaults(board, { ...file, cells: swapped });
    expect(faults.some((f) => f.includes('do not touch'))).toBe(true);
    expect(faults.some((f) => f.includes('stand outside'))).toBe(true);
  });
  test('a short run of the script gives a right picture too', () => {
    expect(pictureFaults(board, makeMap(board, 1).file)).toEqual([]);
  });
});

test('names stand inside their cells, air zones on a line between their sectors', () => {
  for (const cell of CELLS) {
    const area = printedOf(cell.id);
    if (!area.named) continue;
    const empty = {
      id: cell.id,
      legions: [],
      site: null,
      station: null,
      wormsigns: 0,
      harvester: false,
      smuggled: false,
      sandworms: 0,
      wildMaker: false,
      atomics: false,
      camp: null,
      target: false,
      troopers: { suspensor: 0, rocket: 0, sandrider: 0 },
    };
    for (const { text, x, y } of arrange(empty, cell, area.title).names)
      expect([text, isInside([x, y - 8], cell.outline)]).toEqual([text, true]);
  }
  for (const zone of board.airZones) {
    const at = ZONE_PLACES.get(zone.id)!;
    const lines = file.borders.filter((b) => b.sector).flatMap((b) => b.path.slice(1).split('L'));
    const near = lines.some((p) => {
      const [x = 0, y = 0] = p.split(' ').map(Number);
      return Math.hypot(x - at[0], y - at[1]) < 2;
    });
    expect([zone.id, near]).toEqual([zone.id, true]);
  }
});

test('a contour goes round what is high, and the other way round a hole in it', () => {
  const value = (c: number, r: number): number => {
    const far = Math.hypot(c - 20, r - 20);
    return far < 6 ? -1 : 14 - far;
  };
  const rings = contour({ columns: 41, rows: 41, value }, 0);
  expect(rings.length).toBe(2);
  const [outer = 0, inner = 0] = rings.map(signedArea).sort((a, b) => Math.abs(b) - Math.abs(a));
  expect(Math.abs(outer)).toBeGreaterThan(590);
  expect(Math.abs(outer)).toBeLessThan(630);
  expect(Math.sign(inner)).toBe(-Math.sign(outer));
});

test('the mini-map stands where nothing may be chosen, or nowhere', () => {
  const size = { width: 390, height: 400 };
  const over = (place: string, x: number): Camera => {
    const [px, py] = whereIs(place);
    return { x: px + (size.width / 2 - x), y: py + (size.height / 2 - 60), scale: 1 };
  };
  expect(freeCorner(over('gara-kulon', 200), size, ['gara-kulon'])).toBe('left');
  expect(freeCorner(over('gara-kulon', 60), size, ['gara-kulon'])).toBe('right');
  const { at } = cellOf('arrakeen');
  const both = { x: at[0], y: at[1] + 140, scale: 1 };
  const besides = FACTS.board.areas.map((a) => a.id).filter((id) => Math.abs(cellOf(id).at[1] - at[1]) < 60);
  expect(freeCorner(both, { width: 1200, height: 400 }, besides)).toBe(null);
});
