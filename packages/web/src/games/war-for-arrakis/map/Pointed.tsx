import type { View } from '@landsraad/kernel';
import type { BoardSeen } from '../motion/changes.ts';
import { AreaCard, ZoneCard, type AttackShown } from './AreaCard.tsx';
import { cellOf, ZONE_PLACES } from './atlas.ts';
import { pointOver, type Camera, type Size } from '../../../board/camera.ts';

interface PointedProps {
  readonly place: string;
  readonly seen: BoardSeen;
  readonly view: View;
  readonly attack: AttackShown | null;
  readonly camera: Camera;
  readonly size: Size;
}

/** A small card about the place pointed at, in the lower corner that is farther from it. */
export function Pointed({ place, seen, view, attack, camera, size }: PointedProps) {
  const [x, y] = pointOver(camera, size, ZONE_PLACES.get(place) ?? cellOf(place).at);
  const area = seen.areas.find((a) => a.id === place);
  return (
    <div className={`wa-card ${x < size.width / 2 && y > size.height / 2 ? 'at-right' : 'at-left'}`} aria-hidden="true">
      {area !== undefined ? (
        <AreaCard seen={area} view={view} attack={attack} />
      ) : (
        <ZoneCard zone={place} vehicle={seen.air.get(place) ?? ''} />
      )}
    </div>
  );
}
