import { useEffect } from 'react';
import { useSmallScreen } from '../../../app/media.ts';
import { sees, type Point } from '../../../board/camera.ts';
import type { CameraControl } from '../../../board/useCamera.ts';
import { middleOf, placeOf } from './atlas.ts';

const whereIs = (place: string): Point => placeOf(place)?.at ?? middleOf(place);
/** The smallest sector is still a finger wide. */
const TOUCHABLE = 0.72;
const CLOSEST = 1.1;
const AROUND = 90;

/** Brings what can be pressed, or what the screen points at, into sight; on a phone close enough for a finger. */
export function useInSight(
  { lens, size, live, show }: CameraControl,
  places: readonly string[],
  question: number | null,
  spotlight: readonly string[],
): void {
  const small = useSmallScreen();
  const measured = size.width > 0;
  const look = (at: readonly string[]): void => {
    if (!measured || at.length === 0) return;
    const inSight = at.filter((id) => sees(live(), size, whereIs(id))).length;
    if (!small) {
      if (inSight === 0) show(lens.fitted(size));
      return;
    }
    const [xs, ys] = [at.map((p) => whereIs(p)[0]), at.map((p) => whereIs(p)[1])];
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const scale = Math.min(size.width / (right - left), size.height / (bottom - top), CLOSEST);
    // What is scattered is shown whole: one zooms to where one wants to go.
    show(scale < TOUCHABLE / 2 ? lens.fitted(size) : { x: (left + right) / 2, y: (top + bottom) / 2, scale });
  };
  useEffect(() => {
    look(places);
    // Only a new question moves the board, or a window of another width: a phone that is turned.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question, measured, small, size.width]);
  useEffect(() => {
    look(spotlight);
    // Only another place moves the board.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [spotlight, measured, small]);
}
