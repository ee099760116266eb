import { useMemo } from 'react';
import { useTelling } from '../table/telling.ts';
import { courses, together } from './turning.ts';
import type { Outline } from './replay.ts';

const WIDTH = 600;
const HEIGHT = 64;
/** However even a game was, its lines do not tremble. */
const LEAST = 0.1;

/** A line for each side: above the middle the game has gone better for it than it began, below worse. */
export function Course({ outline, step }: { readonly outline: Outline; readonly step: number }) {
  const { seatLook, seatTitle } = useTelling();
  const { worth, steps } = outline;
  const lines = useMemo(() => {
    const all = courses(worth ?? []);
    // The end decides everything: the lines before it fill the picture.
    const most = Math.max(LEAST, ...all.flatMap((course) => course.slice(0, -1).map(Math.abs)));
    const at = (y: number, n: number): string =>
      `${((n / Math.max(1, steps)) * WIDTH).toFixed(1)},${((HEIGHT / 2) * (1 - Math.max(-1, Math.min(1, (0.94 * y) / most)))).toFixed(1)}`;
    return together(all).map((seats) => ({
      seats,
      points: (all[seats[0] ?? 0] ?? []).map(at).join(' '),
    }));
  }, [worth, steps]);
  const x = (step / Math.max(1, steps)) * WIDTH;
  return (
    <svg
      className="replay-course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`How the game went for ${lines.map((l) => l.seats.map(seatTitle).join(' and ')).join(', ')}, as the bots judge it`}
    >
      <line className="replay-middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {lines.map(({ seats, points }) => (
        <polyline key={seats.join(' ')} points={points} style={{ stroke: seatLook(seats[0] ?? 0).colour }} />
      ))}
      <line className="replay-now" x1={x} x2={x} y1={0} y2={HEIGHT} />
    </svg>
  );
}
