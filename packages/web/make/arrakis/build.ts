// Makes the map of War for Arrakis from the facts: npx tsx packages/web/make/arrakis/build.ts
// Writes map/arrakis.json (cells, borders, air zones) and map/terrain.svg (the static layers) beside the board.

import { writeFileSync } from 'node:fs';
import { drawBorders, type DrawnBorder } from './borders.ts';
import { drawCells, type DrawnCell } from './cells.ts';
import { boardFacts, type BoardFacts } from './facts.ts';
import { relax, startingFoam, type Foam } from './foam.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import type { Point } from './geometry.ts';
import { borderGraph } from './graph.ts';
import { closed, open } from './paths.ts';
import { pictureFaults } from './picture.ts';
import { drawTerrain } from './terrain.ts';

export interface MapFile {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly {
    readonly id: string;
    readonly at: readonly number[];
    readonly room: number;
    readonly path: string;
  }[];
  readonly borders: readonly {
    readonly areas: readonly string[];
    readonly sector: boolean;
    readonly impassable: boolean;
    readonly path: string;
  }[];
  readonly zones: readonly { readonly id: string; readonly at: readonly number[] }[];
}

/** An air zone lies on the corner of the areas it touches, or in the middle of a sector line between two of them. */
function zonePlace(touches: readonly string[], foam: Foam, borders: readonly DrawnBorder[]): Point {
  for (const [n, corner] of foam.corners.entries()) {
    const meeting = new Set(borders.filter((b) => b.from === n || b.to === n).flatMap((b) => b.areas));
    if (touches.length > 2 && touches.every((a) => meeting.has(a))) return corner.at;
  }
  const line = borders.find((b) => b.sector && b.areas.every((a) => touches.includes(a)))?.line ?? [];
  const middle = line[Math.floor(line.length / 2)];
  if (middle === undefined) throw new Error(`no sector line runs between ${touches.join(' and ')}`);
  return middle;
}

const whole = (p: Point): readonly number[] => p.map(Math.round);

export interface Made {
  readonly file: MapFile;
  readonly cells: readonly DrawnCell[];
  readonly borders: readonly DrawnBorder[];
}

export function makeMap(board: BoardFacts, rounds: number): Made {
  const graph = borderGraph(board);
  const foam = startingFoam(board, graph);
  relax(board, graph, foam, rounds);
  const borders = drawBorders(board, foam);
  const cells = drawCells(graph.ids, foam, borders);
  const file: MapFile = {
    width: WIDTH,
    height: HEIGHT,
    cells: cells.map((c) => ({ id: c.id, at: whole(c.at), room: Math.round(c.room), path: closed(c.outline) })),
    borders: borders.map((b) => ({
      areas: b.areas,
      sector: b.sector,
      impassable: b.impassable,
      path: open(b.line),
    })),
    zones: board.airZones.map((z) => ({ id: z.id, at: whole(zonePlace(z.touchesAreas, foam, borders)) })),
  };
  return { file, cells, borders };
}

if (process.argv[1]?.endsWith('arrakis/build.ts')) {
  const board = boardFacts();
  const { file, cells, borders } = makeMap(board, 260);
  const faults = pictureFaults(board, file);
  if (faults.length > 0) throw new Error(`The picture is not the graph: ${faults.join('; ')}`);
  const map = new URL('../../src/games/war-for-arrakis/map/', import.meta.url);
  writeFileSync(new URL('arrakis.json', map), `${JSON.stringify(file)}\n`);
  writeFileSync(
    new URL('terrain.svg', map),
    `<svg xmlns="http://www.w3.org/2000/svg">${drawTerrain(board, cells, borders)}</svg>\n`,
  );
}
