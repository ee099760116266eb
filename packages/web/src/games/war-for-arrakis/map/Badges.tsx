import { memo } from 'react';
import type { AreaSeen } from '../position.ts';
import { badgePlaces } from './badgePlaces.ts';
import type { Badge } from './targets.ts';

interface BadgesProps {
  readonly badges: readonly Badge[];
  readonly areas: readonly AreaSeen[];
  readonly letters: number;
}

const PILL = 'M-36-17h54a17 17 0 0 1 0 34h-54a17 17 0 0 1 0-34z';

/** The number key of each option, with crossed swords where it is an attack. */
export const Badges = memo(({ badges, areas, letters }: BadgesProps) => {
  const places = badgePlaces(badges, areas, letters);
  return (
    <g className="wa-badges" aria-hidden="true">
      {badges.map(({ option, key, attack }, n) => (
        <g
          key={option}
          transform={`translate(${places[n]?.map((x) => x.toFixed(1)).join(' ') ?? ''}) scale(${letters.toFixed(3)})`}
        >
          {attack && key !== null ? <path d={PILL} /> : <circle r="18" />}
          {attack ? <use href="#i-conflict" x={key === null ? -12 : -39} y="-12" width="24" height="24" /> : null}
          {key === null ? null : (
            <text x={attack ? 9 : 0} y="8">
              {key}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});
Badges.displayName = 'Badges';
