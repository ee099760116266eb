import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { transformBetween, type Camera, type Lens, type Point, type Size } from './camera.ts';

export interface CameraControl {
  readonly lens: Lens;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  /** What the picture is drawn for. */
  readonly camera: Camera;
  /** What is seen this very moment, in a gesture too. */
  readonly live: () => Camera;
  /** A step of a gesture: only the sheet is moved, nothing is drawn. */
  readonly move: (next: Camera) => void;
  /** Draws the board for what is seen now. */
  readonly rest: () => void;
  readonly show: (next: Camera) => void;
  readonly zoom: (factor: number, over?: Point) => void;
}

const NO_SIZE: Size = { width: 0, height: 0 };

/** Pan and zoom: a gesture changes a CSS transform, rest commits the viewBox. */
export function useCamera(lens: Lens): CameraControl {
  const { fitted, within, zoomed } = lens;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(NO_SIZE);
  const [camera, setCamera] = useState<Camera>(() => fitted({ width: 900, height: 640 }));
  const seen = useRef(camera);
  const drawn = useRef(camera);
  const measured = useRef(size);
  /** Nobody has moved it: it keeps showing the whole board when the window changes. */
  const whole = useRef(true);

  useLayoutEffect(() => {
    drawn.current = camera;
    seen.current = camera;
    const { current } = sheet;
    if (current === null) return;
    current.style.transform = '';
    current.classList.remove('moving');
  }, [camera]);

  const show = useCallback(
    (next: Camera): void => {
      const at = within(next, measured.current);
      whole.current = at.scale <= fitted(measured.current).scale * 1.001;
      seen.current = at;
      setCamera(at);
    },
    [fitted, within],
  );

  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width === 0 || height === 0) return;
      measured.current = { width, height };
      setSize(measured.current);
      const next = whole.current ? fitted(measured.current) : within(seen.current, measured.current, 0);
      seen.current = next;
      setCamera(next);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [fitted, within]);

  const move = useCallback(
    (next: Camera): void => {
      const at = within(next, measured.current);
      seen.current = at;
      whole.current = false;
      const { current } = sheet;
      if (current === null) return;
      current.classList.add('moving');
      current.style.transform = transformBetween(drawn.current, at, measured.current);
    },
    [within],
  );
  const rest = useCallback((): void => show(seen.current), [show]);
  const live = useCallback((): Camera => seen.current, []);
  const zoom = useCallback(
    (factor: number, over?: Point): void => {
      const { width, height } = measured.current;
      show(zoomed(seen.current, measured.current, factor, over ?? [width / 2, height / 2]));
    },
    [show, zoomed],
  );
  return useMemo(
    () => ({ lens, frame, sheet, size, camera, live, move, rest, show, zoom }),
    [lens, size, camera, live, move, rest, show, zoom],
  );
}
