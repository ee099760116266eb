import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Point } from './camera.ts';

const MOVE = 320;

/** A piece that goes along a way, evenly. */
export function Travelling({ way, children }: { readonly way: readonly Point[]; readonly children: ReactNode }) {
  const piece = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const moving = piece.current?.animate(
      way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: MOVE, easing: 'cubic-bezier(.45,.05,.25,1)', fill: 'forwards' },
    );
    return () => moving?.cancel();
  }, [way]);
  const [x, y] = way[0] ?? [0, 0];
  return (
    <g ref={piece} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}
