import {
  useEffect,
  useMemo,
  useState,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useAtTable } from './context.ts';
import './enlarged.css';

const WIDTH = 264;
const GAP = 10;
const EDGE = 8;

type Side = 'beside' | 'above';
const always = (): boolean => true;

/** Where the closer look stands: beside a panel, or above something at the foot of the screen. */
export function placeFor(side: Side, box: DOMRect, width: number, height: number): CSSProperties {
  const left =
    side === 'beside'
      ? box.right + GAP + WIDTH < width
        ? box.right + GAP
        : box.left - GAP - WIDTH
      : box.left + box.width / 2 - WIDTH / 2;
  const clamped = Math.max(EDGE, Math.min(left, width - WIDTH - EDGE));
  return side === 'beside' && box.top < height / 2
    ? { left: clamped, top: Math.max(EDGE, box.top) }
    : { left: clamped, bottom: side === 'beside' ? Math.max(EDGE, height - box.bottom) : height - box.top + EDGE };
}

/** A closer look at whatever is pointed at or reached by key. Its words are in the label already: it is only for eyes. */
export function useEnlarged(side: Side, worthIt: (element: Element) => boolean = always) {
  const [shown, setShown] = useState<{ readonly of: Element; readonly at: CSSProperties } | null>(null);
  const question = useAtTable().view.decision?.question;
  // Never outlives the question, nor the element: one that leaves while it is pointed at says no goodbye.
  useEffect(() => setShown(null), [question]);
  useEffect(() => {
    if (shown !== null && !shown.of.isConnected) setShown(null);
  });
  const on = useMemo(() => {
    const look = (element: Element): void => {
      if (worthIt(element))
        setShown({ of: element, at: placeFor(side, element.getBoundingClientRect(), innerWidth, innerHeight) });
    };
    const away = (): void => setShown(null);
    return {
      onPointerEnter: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') look(e.currentTarget);
      },
      onPointerLeave: away,
      onFocus: (e: FocusEvent) => {
        if (e.currentTarget.matches(':focus-visible')) look(e.currentTarget);
      },
      onBlur: away,
    };
  }, [side, worthIt]);
  return { at: shown?.at ?? null, on };
}

export const Enlarged = ({ at, children }: { readonly at: CSSProperties | null; readonly children: ReactNode }) =>
  at === null
    ? null
    : createPortal(
        <div className="enlarged" style={{ ...at, width: WIDTH }} aria-hidden="true">
          {children}
        </div>,
        document.body,
      );
