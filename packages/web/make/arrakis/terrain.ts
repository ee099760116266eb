// The ground of the board as static layers: cut-paper relief, topographic rock, wind ripples, borders.

import type { DrawnBorder } from './borders.ts';
import type { DrawnCell } from './cells.ts';
import { contour } from './contours.ts';
import type { BoardFacts, PrintedArea } from './facts.ts';
import { POLE } from './foam.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import { distance, isInside, type Point } from './geometry.ts';
import { drawLines } from './lines.ts';
import { closed, path, rounded, use } from './paths.ts';
import { hills, seeded, seedOf } from './seeded.ts';

const GROUNDS = ['sand', 'deep', 'erg', 'mesa', 'rock', 'pole'] as const;
type Ground = (typeof GROUNDS)[number];
function groundOf(a: PrintedArea): Ground {
  if (a.id === POLE) return 'pole';
  if (a.terrain === 'mountain') return 'rock';
  if (a.terrain === 'plateau') return 'mesa';
  if (a.terrain === 'minorErg') return 'erg';
  return a.deepDesert ? 'deep' : 'sand';
}

/** A grid over the board, so that the distance to other ground can be asked anywhere. */
const STEP = 4;
const COLUMNS = Math.ceil(WIDTH / STEP) + 1;
const ROWS = Math.ceil(HEIGHT / STEP) + 1;

function groundGrid(cells: readonly DrawnCell[], ground: ReadonlyMap<string, Ground>): Ground[] {
  const grid = Array.from({ length: COLUMNS * ROWS }, (): Ground => 'sand');
  for (const { id, outline } of cells) {
    const [xs, ys] = [outline.map((p) => p[0] / STEP), outline.map((p) => p[1] / STEP)];
    const last = {
      column: Math.min(COLUMNS - 1, Math.ceil(Math.max(...xs))),
      row: Math.min(ROWS - 1, Math.ceil(Math.max(...ys))),
    };
    for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= last.row; row++)
      for (let column = Math.max(0, Math.floor(Math.min(...xs))); column <= last.column; column++)
        if (isInside([column * STEP, row * STEP], outline)) grid[row * COLUMNS + column] = ground.get(id) ?? 'sand';
  }
  return grid;
}

/** How far it is from each point of the grid to ground of another kind, by two sweeps. */
function distances(grid: readonly Ground[], kinds: readonly Ground[]): Float32Array {
  const far = Float32Array.from(grid, (g) => (kinds.includes(g) ? 1e6 : 0));
  const sweep = (by: 1 | -1): void => {
    const columns = Array.from({ length: COLUMNS }, (_, n) => (by === 1 ? n : COLUMNS - 1 - n));
    const rows = Array.from({ length: ROWS }, (_, n) => (by === 1 ? n : ROWS - 1 - n));
    for (const row of rows)
      for (const column of columns) {
        const here = row * COLUMNS + column;
        let least = far[here] ?? 0;
        if (least === 0) continue;
        const from = (dc: number, dr: number, cost: number): void => {
          const [c, r] = [column + dc, row + dr];
          if (c < 0 || r < 0 || c >= COLUMNS || r >= ROWS) return;
          least = Math.min(least, (far[r * COLUMNS + c] ?? 0) + cost);
        };
        from(-by, 0, STEP);
        from(0, -by, STEP);
        from(-by, -by, STEP * Math.SQRT2);
        from(by, -by, STEP * Math.SQRT2);
        far[here] = least;
      }
  };
  sweep(1);
  sweep(-1);
  return far;
}

const noise = hills(5);

/** Layers of one ground, each farther from its edge than the last, with an uneven rim. */
function layers(far: Float32Array, levels: readonly number[], uneven: number, width: number): string[] {
  const value = (column: number, row: number): number => {
    const here = far[row * COLUMNS + column] ?? 0;
    if (here === 0) return -uneven;
    const [x, y] = [(column * STEP) / width, (row * STEP) / width];
    return here + uneven * (noise(x, y) + 0.5 * noise(x * 2.3 + 9, y * 2.3));
  };
  return levels.map((level) =>
    contour({ columns: COLUMNS, rows: ROWS, value }, level)
      .filter((ring) => ring.length >= 9)
      .map((ring) => {
        const every = ring.length > 24 ? 3 : 2;
        const thinned = ring.filter((_, n) => n % every === 0);
        return `${rounded(thinned.map(([c, r]): Point => [c * STEP, r * STEP]))}z`;
      })
      .join(''),
  );
}

/** Lines of the wind over sand; each keeps near the one above it, so they flow together. */
function ripples(grid: readonly Ground[], far: Float32Array): { readonly sand: string; readonly deep: string } {
  const drawn = { sand: '', deep: '' };
  for (let k = 0; k * 15 < HEIGHT + 60; k++) {
    let run: Point[] = [];
    let ground: 'sand' | 'deep' | null = null;
    const end = (): void => {
      if (ground !== null && run.length > 3) drawn[ground] += rounded(run);
    };
    for (let x = 4; x < WIDTH - 2; x += 11) {
      const y =
        k * 15 - 20 + 34 * noise(x / 420, k * 0.07) + 15 * noise(x / 150 + 40, k * 0.12) + 5 * noise(x / 52, k * 0.5);
      const [column, row] = [Math.round(x / STEP), Math.round(y / STEP)];
      const here = grid[row * COLUMNS + column];
      const bare = noise(x / 210 + 7, k * 0.42) < -0.28 || (far[row * COLUMNS + column] ?? 0) < 9;
      if ((here !== 'sand' && here !== 'deep') || y < 5 || y > HEIGHT - 5 || row >= ROWS || bare) {
        end();
        [run, ground] = [[], null];
        continue;
      }
      if (ground !== here) {
        end();
        // The line goes on where the sand gets deep.
        run = ground === null ? [] : run.slice(-1);
        ground = here;
      }
      run.push([x, y]);
    }
    end();
  }
  return drawn;
}

/** Dots of a minor erg, none too near to another. */
function stipple(far: Float32Array): string {
  const random = seeded(11);
  const dots: Point[] = [];
  for (let n = 0; n < 9000; n++) {
    const p: Point = [random() * WIDTH, random() * HEIGHT];
    if ((far[Math.round(p[1] / STEP) * COLUMNS + Math.round(p[0] / STEP)] ?? 0) < 7) continue;
    if (dots.every((q) => distance(p, q) > 12.2)) dots.push(p);
  }
  return dots.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
}

export function drawTerrain(board: BoardFacts, cells: readonly DrawnCell[], borders: readonly DrawnBorder[]): string {
  const ground = new Map(board.areas.map((a) => [a.id, groundOf(a)]));
  const grid = groundGrid(cells, ground);
  const of = (kind: Ground): readonly DrawnCell[] => cells.filter((c) => ground.get(c.id) === kind);
  const shapes = (kind: Ground): string =>
    of(kind)
      .map((c) => closed(c.outline))
      .join('');
  const numbered = (name: string, all: readonly string[]): string =>
    all.map((d, n) => path(`${name}${n + 1}`, d)).join('');
  const wind = ripples(grid, distances(grid, ['sand', 'deep']));
  const ergs = distances(grid, ['erg']);
  const sands = [...of('sand'), ...of('deep')].map((c) =>
    path(`${ground.get(c.id) ?? 'sand'} tone${seedOf(c.id) % 3}`, closed(c.outline)),
  );
  return [
    '<g aria-hidden="true">',
    ...sands,
    path('erg', shapes('erg')),
    path('stipple', stipple(ergs)),
    path('ripple', wind.sand),
    path('ripple deepr', wind.deep),
    '<defs>',
    ...(['mesa', 'rock', 'pole'] as const).map((kind) => `<path id="wa-t-${kind}" d="${shapes(kind)}"/>`),
    '</defs>',
    use('mesa', 'drop', [4, 6]),
    use('mesa', 'mesa'),
    numbered('mesa', layers(distances(grid, ['mesa']), [7, 17], 3, 70)),
    use('rock', 'drop', [3, 4]),
    use('rock', 'drop', [6, 9]),
    use('rock', 'rock'),
    numbered('rock', layers(distances(grid, ['rock']), [12, 23, 35, 47], 10, 60)),
    use('pole', 'drop', [4, 6]),
    use('pole', 'rock'),
    numbered('ice', layers(distances(grid, ['pole']), [9, 22, 38], 4.5, 50)),
    '</g>',
    drawLines(borders),
  ].join('');
}
