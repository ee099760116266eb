import { memo, type PointerEvent } from 'react';
import { AREAS } from '@landsraad/war-for-arrakis';
import { cellOf, HEIGHT, WIDTH, type Point } from './atlas.ts';
import { whereIs } from './camera.ts';
import { pointOver, type Camera, type Size } from '../../../board/camera.ts';

/** The corner it takes, and a little around it. */
const COVERS: Point = [150, 120];

/** The upper corner of the window where it covers nothing that may be chosen; null: neither. */
export function freeCorner(camera: Camera, size: Size, options: readonly string[]): 'left' | 'right' | null {
  const at = options.map((id) => pointOver(camera, size, whereIs(id))).filter(([, y]) => y > -20 && y < COVERS[1]);
  if (!at.some(([x]) => x > -20 && x < COVERS[0])) return 'left';
  return at.some(([x]) => x < size.width + 20 && x > size.width - COVERS[0]) ? null : 'right';
}

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
  readonly show: (next: Camera) => void;
}) {
  const [w, h] = [size.width / camera.scale, size.height / camera.scale];
  const go = (e: PointerEvent<SVGSVGElement>): void => {
    const box = e.currentTarget.getBoundingClientRect();
    const x = ((e.clientX - box.left) / box.width) * WIDTH;
    const y = ((e.clientY - box.top) / box.height) * HEIGHT;
    show({ x, y, scale: camera.scale });
  };
  const corner = freeCorner(camera, size, options);
  return corner === null ? null : (
    <div className={`wa-mini at-${corner}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} onPointerDown={go}>
        <MiniGround />
        {options.map((id) => (
          <circle key={id} className="wa-mini-option" cx={whereIs(id)[0]} cy={whereIs(id)[1]} r="34" />
        ))}
        <rect className="wa-mini-view" x={camera.x - w / 2} y={camera.y - h / 2} width={w} height={h} rx="30" />
      </svg>
    </div>
  );
}
