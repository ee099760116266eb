import type { KeyboardEvent } from 'react';

const STEPS: { readonly [key: string]: (at: number, last: number) => number } = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A list that is one stop for the Tab key: arrows move among what matches the selector. */
export function rove(e: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = STEPS[e.key];
  if (step === undefined) return;
  const stops = [...e.currentTarget.querySelectorAll<HTMLElement>(selector)];
  if (stops.length === 0) return;
  const now = stops.indexOf(document.activeElement as HTMLElement);
  e.preventDefault();
  stops[now < 0 ? stops.length - 1 : step(now, stops.length - 1)]?.focus();
}
