// Numbers that change: they count step by step and flash once. With less motion they are simply there, outlined a while.

import { useEffect, useRef, useState } from 'react';

const STEP_MS = 130;
const FLASH_MS = 600;

const still = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'less';

/** Runs from the number shown to the number meant, one by one. */
export function useStepped(value: number): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    if (still()) {
      setShown(value);
      return undefined;
    }
    const timer = setTimeout(() => setShown(shown + Math.sign(value - shown)), STEP_MS);
    return () => clearTimeout(timer);
  }, [shown, value]);
  return shown;
}

/** True for a moment after the value has changed. */
export function useChanged(value: number | string): boolean {
  const [changed, setChanged] = useState(false);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return undefined;
    before.current = value;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), FLASH_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return changed;
}
