import { meaningOf, type Decision, type Option } from '@landsraad/kernel';
import type { Point } from '../../../board/camera.ts';
import { middleOf, placeOf } from './atlas.ts';
import type { Targets } from './targets.ts';

/** A sign on a place that may be chosen. */
export interface Badge {
  readonly id: string;
  readonly at: Point;
  readonly text: string;
  readonly priced: boolean;
}
/** Prices where they differ or cost anything; else the number keys. */
export function badgesOn(
  decision: Decision | null,
  targets: Targets,
  grow: number,
  standsOn: (option: Option) => number,
): Badge[] {
  if (decision === null) return [];
  const price = (option: Option): number | null => {
    const p = meaningOf(decision, option)?.['price'];
    return typeof p === 'number' ? p : null;
  };
  const priced = targets.options.some(({ option }) => (price(option) ?? 0) > 0);
  return targets.options.flatMap(({ option, key }): Badge[] => {
    const [x, y] = placeOf(String(option))?.at ?? middleOf(String(option));
    const text = priced ? String(price(option) ?? '') : key === null ? '' : String(key);
    const rows = standsOn(option);
    // Beside nothing it stands in the middle, else above the pieces.
    return text === ''
      ? []
      : [{ id: String(option), at: [x, rows === 0 ? y : y - (14 + 17 * rows) * grow], text, priced }];
  });
}
export const WIDE = { priced: 46, key: 24 };

/** On every place that may be chosen: its price for one force, or its number key. */
export const Badges = ({ badges, grow }: { readonly badges: readonly Badge[]; readonly grow: number }) => (
  <g className="dn-badges" aria-hidden="true">
    {badges.map(({ id, at: [x, y], text, priced }) => {
      const wide = priced ? WIDE.priced : WIDE.key;
      return (
        <g key={id} transform={`translate(${x} ${y}) scale(${grow.toFixed(2)})`}>
          <rect x={-wide / 2} y="-12" width={wide} height="24" rx="12" />
          {priced ? <use href="#i-spice" x={-wide / 2 + 6} y="-8" width="16" height="16" /> : null}
          <text x={priced ? 9 : 0} y="5.5" textAnchor="middle">
            {text}
          </text>
        </g>
      );
    })}
  </g>
);
