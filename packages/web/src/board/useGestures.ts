import { useEffect, useRef } from 'react';
import { placeUnder, type Point } from './camera.ts';
import type { CameraControl } from './useCamera.ts';

/** A legion dragged from one area towards another. */
export interface Dragging {
  /** Whether a drag from here takes the piece along instead of moving the board. */
  readonly takes: (area: string) => boolean;
  /** On its way: over which point, and over which area. */
  readonly over: (from: string, at: Point, on: string | null) => void;
  /** Dropped on an area; null: on nothing. */
  readonly drop: (from: string, on: string | null) => void;
}

const SLOP = 6;
const WHEEL_RESTS = 260;
const areaUnder = (x: number, y: number): string | null => {
  for (const found of document.elementsFromPoint(x, y))
    if (found instanceof SVGElement && found.dataset['area'] !== undefined) return found.dataset['area'];
  return null;
};

/** Wheel, pinch and drag on the frame of the board. */
export function useGestures(control: CameraControl, dragging: Dragging): void {
  const { frame, lens, live, move, rest } = control;
  const drag = useRef(dragging);
  drag.current = dragging;
  useEffect(() => {
    const el = frame.current;
    if (el === null) return undefined;
    const fingers = new Map<number, Point>();
    let doing: 'nothing' | 'pan' | 'pinch' | 'drag' = 'nothing';
    let from: string | null = null;
    let start: Point = [0, 0];
    let moved = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const inside = (e: { readonly clientX: number; readonly clientY: number }): Point => {
      const box = el.getBoundingClientRect();
      return [e.clientX - box.left, e.clientY - box.top];
    };
    const size = (): { width: number; height: number } => ({ width: el.clientWidth, height: el.clientHeight });

    const down = (e: PointerEvent): void => {
      if (e.button !== 0 || (e.target instanceof Element && e.target.closest('.board-tools') !== null)) return;
      fingers.set(e.pointerId, inside(e));
      if (fingers.size === 1) {
        moved = false;
        start = inside(e);
        from = areaUnder(e.clientX, e.clientY);
        doing = 'nothing';
      } else if (doing !== 'drag') doing = 'pinch';
    };
    const go = (e: PointerEvent): void => {
      const before = fingers.get(e.pointerId);
      if (before === undefined) return;
      const now = inside(e);
      fingers.set(e.pointerId, now);
      if (doing === 'nothing') {
        if (Math.hypot(now[0] - start[0], now[1] - start[1]) < SLOP) return;
        moved = true;
        doing = from !== null && drag.current.takes(from) ? 'drag' : 'pan';
        el.setPointerCapture(e.pointerId);
      }
      const c = live();
      if (doing === 'drag') drag.current.over(from ?? '', placeUnder(c, size(), now), areaUnder(e.clientX, e.clientY));
      else if (doing === 'pan')
        move({ x: c.x - (now[0] - before[0]) / c.scale, y: c.y - (now[1] - before[1]) / c.scale, scale: c.scale });
      else pinch(e.pointerId, before, now);
    };
    const pinch = (id: number, before: Point, now: Point): void => {
      moved = true;
      const other = [...fingers].find(([n]) => n !== id)?.[1];
      if (other === undefined) return;
      const c = live();
      const apart = (p: Point): number => Math.max(20, Math.hypot(p[0] - other[0], p[1] - other[1]));
      const middle = (p: Point): Point => [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2];
      const [a, b] = [middle(before), middle(now)];
      const panned = { x: c.x - (b[0] - a[0]) / c.scale, y: c.y - (b[1] - a[1]) / c.scale, scale: c.scale };
      move(lens.zoomed(panned, size(), apart(now) / apart(before), b));
    };
    const up = (e: PointerEvent): void => {
      if (!fingers.delete(e.pointerId)) return;
      if (doing === 'drag' && from !== null)
        drag.current.drop(from, e.type === 'pointerup' ? areaUnder(e.clientX, e.clientY) : null);
      else if (moved && fingers.size === 0) rest();
      if (fingers.size === 1 && doing === 'pinch') doing = 'pan';
      else if (fingers.size === 0) doing = 'nothing';
    };
    // The end of a gesture is no press.
    const click = (e: MouseEvent): void => {
      if (!moved) return;
      moved = false;
      e.stopPropagation();
      e.preventDefault();
    };
    const wheel = (e: WheelEvent): void => {
      e.preventDefault();
      const lines = e.deltaMode === 1 ? 30 : 1;
      move(lens.zoomed(live(), size(), Math.exp(-e.deltaY * lines * 0.0016), inside(e)));
      clearTimeout(resting);
      resting = setTimeout(rest, WHEEL_RESTS);
    };
    // Nothing is selected or dragged by the browser itself: it would look for what lies under the mouse at every step.
    const mouse = (e: MouseEvent): void => {
      if (e.target instanceof SVGElement) e.preventDefault();
    };
    el.addEventListener('mousedown', mouse);
    el.addEventListener('pointerdown', down);
    el.addEventListener('pointermove', go);
    el.addEventListener('pointerup', up);
    el.addEventListener('pointercancel', up);
    el.addEventListener('click', click, true);
    el.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(resting);
      el.removeEventListener('mousedown', mouse);
      el.removeEventListener('pointerdown', down);
      el.removeEventListener('pointermove', go);
      el.removeEventListener('pointerup', up);
      el.removeEventListener('pointercancel', up);
      el.removeEventListener('click', click, true);
      el.removeEventListener('wheel', wheel);
    };
  }, [frame, lens, live, move, rest]);
}
