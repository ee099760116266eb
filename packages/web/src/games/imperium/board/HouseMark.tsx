import { OUTLINE_PATHS } from '../../../table/seatLook.ts';
import { MARKS } from '../position.ts';

/** A house by shape and colour; an agent stands on it. */
export function HouseMark({ house, agent = false }: { readonly house: number; readonly agent?: boolean }) {
  const n = (house % 4) + 1;
  return (
    <svg
      className={`im-mark ${agent ? 'agent' : ''}`}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
      color={`var(--seat-${n}-on)`}
    >
      <path d={OUTLINE_PATHS[MARKS[house % 4] ?? 'circle']} fill={`var(--seat-${n})`} />
      {agent ? <use href="#i-agent" x="-11" y="-11" width="22" height="22" /> : null}
    </svg>
  );
}
