import { meaningOf, type Decision, type View } from '@landsraad/kernel';
import { pointOver, type Camera, type Size } from '../../../board/camera.ts';
import { useAtTable } from '../../../table/context.ts';
import { locationsOf, nameOf, sectorOf, tableOf, terrainOf, territoryOf } from '../position.ts';
import { placeOf } from './atlas.ts';
import { forcesWords } from './words.ts';

interface PointedProps {
  readonly view: View;
  readonly decision: Decision | null;
  readonly place: string;
  readonly camera: Camera;
  readonly size: Size;
}

/** What lies in the territory that is pointed at, and what choosing it would cost. */
export function Pointed({ view, decision, place, camera, size }: PointedProps) {
  const { label } = useAtTable();
  const t = tableOf(view);
  const territory = territoryOf(place);
  const places = locationsOf(territory);
  const [x, y] = pointOver(camera, size, placeOf(place)?.at ?? [0, 0]);
  const option = [place, territory].find((o) => decision?.options.includes(o) === true);
  const price = decision === null || option === undefined ? undefined : meaningOf(decision, option)?.['price'];
  const lines = [
    ...forcesWords(view, places),
    ...t.spice
      .filter((s) => places.some((p) => p === s.at))
      .map((s) => `${s.amount} spice in sector ${sectorOf(s.at) ?? ''}`),
    ...(places.some((p) => sectorOf(p) === t.storm) ? ['The storm is here.'] : []),
  ];
  return (
    <div
      className={`dn-tip ${y > size.height * 0.6 ? 'above' : ''}`}
      style={{ left: Math.min(Math.max(x, 120), Math.max(120, size.width - 120)), top: y }}
      role="status"
    >
      <b className="display">{nameOf(territory)}</b>
      <small>{terrainOf(territory) === 'polar-sink' ? 'never in the storm' : terrainOf(territory)}</small>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {typeof price === 'number' ? <p className="dn-price">{price === 0 ? 'free' : `${price} spice a force`}</p> : null}
      {option === undefined ? null : <p className="dn-choose">{label(option)}</p>}
    </div>
  );
}
