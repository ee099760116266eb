import type { SeatLook } from '../games/parts.ts';
import { OUTLINE_PATHS } from './seatLook.ts';

/** Colour, outline and emblem together: nobody is known by colour alone. */
export function SeatBadge({
  look,
  size = 38,
  letter,
}: {
  readonly look: SeatLook;
  readonly size?: number;
  readonly letter: string;
}) {
  const low = look.outline === 'triangle' ? 5 : 0;
  return (
    <svg className="seat-badge" width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true" color={look.on}>
      <path
        d={OUTLINE_PATHS[look.outline]}
        fill={look.fill ?? look.colour}
        {...(look.fill === undefined ? {} : { stroke: look.colour, strokeWidth: 2.5 })}
      />
      {look.emblem === null ? (
        <text y={8 + low} textAnchor="middle" fill="currentColor" fontSize="22" fontWeight="700">
          {letter}
        </text>
      ) : (
        <use href={`#i-${look.emblem}`} x="-11" y={-11 + low} width="22" height="22" />
      )}
    </svg>
  );
}
