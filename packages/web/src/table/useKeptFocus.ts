import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What may be done besides is no answer. */
const ANSWER = ':is(summary, .option, .amount, [data-option]):not(:disabled, .offers *)';

/**
 * Whoever answers by key stands on something that vanishes with the question: a button of the answers, or a card of the
 * hand, a die, a piece. The focus then goes to the first answer of the next question, or to their group until there is one.
 */
export function useKeptFocus(question: number | null): RefObject<HTMLElement | null> {
  const group = useRef<HTMLElement>(null);
  const answering = useRef(false);
  useLayoutEffect(() => {
    const section = group.current;
    if (section === null) return undefined;
    const at = document.activeElement;
    const lost = at === null || at === document.body || at === section;
    if (answering.current && lost)
      (section.querySelector<HTMLElement>(ANSWER) ?? section).focus({ preventScroll: true });
    // What vanishes takes the focus along without a word: only what is entered next says that somebody went away.
    const enter = (e: FocusEvent): void => {
      answering.current = e.target instanceof Element && e.target.closest('.choices, [data-option]') !== null;
    };
    const table = section.closest('main') ?? section;
    table.addEventListener('focusin', enter);
    return () => table.removeEventListener('focusin', enter);
  }, [question]);
  return group;
}
