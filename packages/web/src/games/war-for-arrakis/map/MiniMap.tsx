import { memo, type PointerEvent } from 'react';
import { AREAS } from '@landsraad/war-for-arrakis';
import { cellOf, HEIGHT, WIDTH, type Point } from './atlas.ts';
import type { Camera, Size } from './camera.ts';

const shapes = (terrain: string): string =>
  AREAS.filter((a) => a.terrain === terrain)
    .map(
      (a) =>
        `M${cellOf(a.id)
          .outline.filter((_, n) => n % 3 === 0)
          .map((p) => p.map(Math.round).join(' '))
          .join('L')}Z`,
    )
    .join('');
const ROCK = shapes('mountain');
const PLATEAU = shapes('plateau');

const MiniGround = memo(() => (
  <>
    <rect width={WIDTH} height={HEIGHT} rx="60" className="wa-mini-sand" />
    <path className="wa-mini-rock" d={ROCK} />
    <path className="wa-mini-plateau" d={PLATEAU} />
  </>
));
MiniGround.displayName = 'MiniGround';

/** Where on the board one is, and where the options lie; pressing leads there. */
export function MiniMap({
  camera,
  size,
  options,
  show,
}: {
  readonly camera: Camera;
  readonly size: Size;
  readonly options: readonly string[];
  readonly show: (at: Point) => void;
}) {
  const [w, h] = [size.width / camera.scale, size.height / camera.scale];
  const go = (e: PointerEvent<SVGSVGElement>): void => {
    const box = e.currentTarget.getBoundingClientRect();
    show([((e.clientX - box.left) / box.width) * WIDTH, ((e.clientY - box.top) / box.height) * HEIGHT]);
  };
  return (
    <div className="wa-mini wa-tools" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} onPointerDown={go}>
        <MiniGround />
        {options.map((id) => (
          <circle key={id} className="wa-mini-option" cx={cellOf(id).at[0]} cy={cellOf(id).at[1]} r="34" />
        ))}
        <rect className="wa-mini-view" x={camera.x - w / 2} y={camera.y - h / 2} width={w} height={h} rx="30" />
      </svg>
    </div>
  );
}
