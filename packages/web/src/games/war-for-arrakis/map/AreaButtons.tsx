import type { Option } from '@landsraad/kernel';
import { memo, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { areaWords, zoneWords } from '../pieces/words.ts';
import type { AreaSeen } from '../position.ts';
import { cellOf, ZONE_PLACES, type Point } from './atlas.ts';
import { neighbourTowards } from './neighbour.ts';

export interface Pressing {
  readonly press: (place: string) => void;
  readonly point: (place: string | null, byFocus: boolean) => void;
}

interface PlaceButton extends Pressing {
  readonly id: string;
  readonly label: string;
  /** What a press answers; null: nothing, it is told why not. */
  readonly option: Option | null;
  readonly picked: boolean;
}

const placeOf = (id: string): Point => ZONE_PLACES.get(id) ?? cellOf(id).at;

/** Arrow keys lead from one offered place to the next. */
function walk(e: KeyboardEvent<SVGElement>, id: string): void {
  const board = e.currentTarget.closest('svg');
  const offered = [...(board?.querySelectorAll<SVGElement>('.offered[data-area]') ?? [])].map((el) => ({
    of: el,
    at: placeOf(el.dataset['area'] ?? ''),
  }));
  const next = neighbourTowards(e.key, placeOf(id), offered);
  if (next === null) return;
  e.preventDefault();
  next.focus();
}

/** The attributes of a place on the board that can be pressed with mouse, finger or key. */
function pressable({ id, label, option, picked, press, point }: PlaceButton) {
  return {
    role: 'button',
    tabIndex: option === null ? -1 : 0,
    'aria-label': label,
    ...(option === null ? { 'aria-disabled': true } : { 'data-option': String(option) }),
    ...(picked ? { 'aria-pressed': true } : {}),
    'data-area': id,
    onClick: (e: MouseEvent<SVGElement>) => {
      e.currentTarget.focus({ preventScroll: true });
      press(id);
    },
    // A finger points by pressing.
    onPointerEnter: (e: PointerEvent) => (e.pointerType === 'touch' ? undefined : point(id, false)),
    onPointerLeave: (e: PointerEvent) => (e.pointerType === 'touch' ? undefined : point(null, false)),
    onFocus: () => point(id, true),
    onBlur: () => point(null, false),
    onKeyDown: (e: KeyboardEvent<SVGElement>) => {
      if (e.key !== 'Enter' && e.key !== ' ') {
        walk(e, id);
        return;
      }
      e.preventDefault();
      press(id);
    },
  } as const;
}
const classOf = (kind: string, b: PlaceButton): string =>
  `${kind} ${b.option === null ? '' : 'offered'} ${b.picked ? 'picked' : ''}`;

export const AreaButton = memo(({ seen, ...rest }: Omit<PlaceButton, 'id' | 'label'> & { readonly seen: AreaSeen }) => {
  const button = { ...rest, id: seen.id, label: areaWords(seen) };
  return <path {...pressable(button)} className={classOf('wa-area', button)} d={cellOf(seen.id).path} />;
});
AreaButton.displayName = 'AreaButton';

export const ZoneButton = memo(
  ({
    zone,
    vehicle,
    ...rest
  }: Omit<PlaceButton, 'id' | 'label'> & { readonly zone: string; readonly vehicle: string }) => {
    const button = { ...rest, id: zone, label: zoneWords(zone, vehicle) };
    const [x, y] = placeOf(zone);
    return <circle {...pressable(button)} className={classOf('wa-zone', button)} cx={x} cy={y} r="46" />;
  },
);
ZoneButton.displayName = 'ZoneButton';
