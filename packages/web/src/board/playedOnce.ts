// What happened is played once over a board: any key ends it, and who wants things to stand still sees outlines instead.

import { useEffect } from 'react';

/** Whether the player wants things to stand still. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Outlines stand so long. */
const OUTLINED = 600;

/** Ends a scene after its time, or with the next key. */
export function usePlayedOnce(scene: object | null, ms: number, end: () => void): void {
  useEffect(() => {
    if (scene === null) return undefined;
    const timer = setTimeout(end, isStill() ? OUTLINED : ms);
    addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end, true);
    };
  }, [scene, ms, end]);
}
