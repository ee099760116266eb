import { leaderIn } from '@landsraad/war-for-arrakis';
import type { Seat } from '@landsraad/kernel';
import { lettersOf } from '../pieces/legion.ts';
import { sideName } from '../position.ts';
import { unitKind } from './legions.ts';
import './figures.css';

const STAR = Array.from({ length: 10 }, (_, n) => {
  const angle = -Math.PI / 2 + (n * Math.PI) / 5;
  const r = n % 2 === 0 ? 13.5 : 6.2;
  return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
});
const SHAPES: { readonly [kind: string]: string } = {
  special: `M${STAR.join('L')}Z`,
  elite: 'M0-12L12 0L0 12L-12 0Z',
  regular: 'M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5Z',
  smuggler: 'M0-11L11 9H-11Z',
  troop: 'M-10-10H10V2L0 12L-10 2Z',
  token: 'M-9-9H9V9H-9Z',
  generic: 'M-7 12V-12L11-4.500L-7 3',
  escort: 'M0-4C-4-10-10-12-16-11C-13-5-8-1 0-1C8-1 13-5 16-11C10-12 4-10 0-4V9M-5 13L0 8L5 13',
};
const PLAQUES = {
  atreides: 'M-10-19H10A19 19 0 0 1 10 19H-10A19 19 0 0 1-10-19Z',
  harkonnen: 'M-20-19H20L27-12V12L20 19H-20L-27 12V-12Z',
} as const;

/** One figure of a legion: its shape says the kind, plaque and colour the side. Decoration beside words. */
export function UnitFigure({ kind, side }: { readonly kind: string; readonly side: Seat }) {
  const of = sideName(side);
  const shape = unitKind(kind);
  return (
    <svg className={`wa-figure ${of}`} viewBox="-30 -22 60 44" aria-hidden="true">
      {shape === 'leader' ? (
        <>
          <circle className="wa-medal" r="18" />
          <text className="wa-letters" y="6">
            {lettersOf(leaderIn(kind))}
          </text>
        </>
      ) : (
        <>
          <path className="wa-plaque" d={PLAQUES[of]} />
          <path className={`wa-pip ${shape}`} d={SHAPES[shape] ?? SHAPES['regular']} />
          {shape === 'token' ? (
            <text className="wa-unknown" y="6">
              ?
            </text>
          ) : null}
        </>
      )}
    </svg>
  );
}
