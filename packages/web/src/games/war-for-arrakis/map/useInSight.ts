import { useEffect } from 'react';
import { useSmallScreen } from '../../../app/media.ts';
import { sees } from '../../../board/camera.ts';
import type { CameraControl } from '../../../board/useCamera.ts';
import { LENS, showing, TOUCHABLE, whereIs } from './camera.ts';

const CLOSEST = 0.8;

/** On a phone every question shows its places, close enough for a finger; on a desk only if none of them is in sight. */
export function useInSight(
  { size, live, show }: CameraControl,
  places: readonly string[],
  question: number | null,
): void {
  const small = useSmallScreen();
  const measured = size.width > 0;
  useEffect(() => {
    if (!measured || places.length === 0) return;
    const inSight = places.filter((id) => sees(live(), size, whereIs(id))).length;
    if (!small) {
      if (inSight === 0) show(LENS.fitted(size));
    } else if (live().scale < TOUCHABLE || inSight < places.length) show(showing(places, size, TOUCHABLE, CLOSEST));
    // Only a new question or a turned phone moves the board, not a finger and not a panel that grows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question, measured, small, size.width]);
}

/** What the screen points at is brought into sight; a phone goes close to it. */
export function useSpotlight({ size, live, show }: CameraControl, places: readonly string[]): void {
  const small = useSmallScreen();
  const measured = size.width > 0;
  useEffect(() => {
    if (!measured || places.length === 0) return;
    const inSight = places.every((id) => sees(live(), size, whereIs(id)));
    if (small || !inSight) show(showing(places, size, small ? TOUCHABLE : LENS.fitScale(size), CLOSEST));
    // Only another place moves the board.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [places, measured, small]);
}
