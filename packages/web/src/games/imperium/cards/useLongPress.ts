import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG = 450;

/** A finger that stays looks closer instead of pressing. */
export function useLongPress(look: () => void, press: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const looked = useRef(false);
  return useMemo(() => {
    const stop = (): void => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    };
    return {
      onPointerDown: (e: PointerEvent) => {
        looked.current = false;
        if (e.pointerType !== 'touch') return;
        stop();
        timer.current = setTimeout(() => {
          looked.current = true;
          look();
        }, LONG);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (e: MouseEvent) => {
        if (looked.current) e.preventDefault();
      },
      onClick: () => {
        stop();
        if (looked.current) looked.current = false;
        else press();
      },
    };
  }, [look, press]);
}
