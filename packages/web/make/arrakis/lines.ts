// What is drawn of the borders themselves.

import type { DrawnBorder } from './borders.ts';
import { distance, type Point } from './geometry.ts';
import { open, path, use } from './paths.ts';

/** Plain borders, dotted sector lines, and teeth where nobody can pass. */
export function drawLines(borders: readonly DrawnBorder[]): string {
  const plain = borders.filter((b) => !b.sector && !b.impassable);
  const cliffs = borders.filter((b) => b.impassable);
  const cliff = cliffs.map((b) => open(b.line)).join('');
  return [
    '<g class="wa-borders" aria-hidden="true">',
    path('b', plain.map((b) => open(b.line)).join('')),
    `<path id="wa-t-sector" d="${borders
      .filter((b) => b.sector)
      .map((b) => open(b.line))
      .join('')}"/>`,
    use('sector', 'sec0'),
    use('sector', 'sec'),
    path('teeth', cliffs.map((b) => teeth(b.line)).join('')),
    path('cliff', cliff),
    path('cliff2', cliff),
    '</g>',
  ].join('');
}

const TOOTH = 15;
const REACH = 9;
/** Triangles on both sides of a line. */
function teeth(line: readonly Point[]): string {
  const lengths = line.slice(1).map((p, n) => distance(p, line[n] ?? p));
  const whole = lengths.reduce((a, b) => a + b, 0);
  const count = Math.round(whole / TOOTH);
  const along = (part: number): { readonly at: Point; readonly normal: Point } => {
    let left = part * whole;
    for (const [n, length] of lengths.entries()) {
      const [a, b] = [line[n], line[n + 1]];
      if (a === undefined || b === undefined) break;
      if (left <= length || n === lengths.length - 1) {
        const t = left / length;
        return {
          at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
          normal: [-(b[1] - a[1]) / length, (b[0] - a[0]) / length],
        };
      }
      left -= length;
    }
    return { at: line[0] ?? [0, 0], normal: [0, 1] };
  };
  const rounded = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  return Array.from({ length: count }, (_, n) => {
    const [from, middle, to] = [0.12, 0.5, 0.88].map((part) => along((n + part) / count));
    if (from === undefined || middle === undefined || to === undefined) return '';
    return [REACH, -REACH]
      .map((reach) => {
        const tip: Point = [middle.at[0] + middle.normal[0] * reach, middle.at[1] + middle.normal[1] * reach];
        return `M${rounded(from.at)}L${rounded(tip)}L${rounded(to.at)}Z`;
      })
      .join('');
  }).join('');
}
