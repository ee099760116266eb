import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Whoever answers by key stands on a button that vanishes with the question. The focus then goes to the first answer of
 * the next one, or stays in the group until there is one.
 */
export function useKeptFocus(question: number | null): RefObject<HTMLElement | null> {
  const group = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    const section = group.current;
    if (section === null) return undefined;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost)
      (section.querySelector<HTMLElement>('.option, .amount') ?? section).focus({ preventScroll: true });
    const enter = (): void => {
      inside.current = true;
    };
    const leave = (e: FocusEvent): void => {
      // Nothing takes the focus over: the button is gone, and we are still here.
      if (e.relatedTarget !== null) inside.current = false;
    };
    section.addEventListener('focusin', enter);
    section.addEventListener('focusout', leave);
    return () => {
      section.removeEventListener('focusin', enter);
      section.removeEventListener('focusout', leave);
    };
  }, [question]);
  return group;
}
