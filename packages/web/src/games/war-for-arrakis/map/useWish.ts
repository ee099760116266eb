import type { Decision, Option } from '@landsraad/kernel';
import { useCallback, useEffect, useRef } from 'react';
import { isArea } from '../position.ts';
import { grant, type Wish } from './wish.ts';

interface Answering {
  readonly press: (option: Option) => void;
  /** Answers at once, even where a press only picks: the last answer is still to be confirmed. */
  readonly choose: (option: Option) => void;
  /** Tells why the area that was meant cannot be chosen. */
  readonly whyNot: (option: Option) => void;
}

/** Remembers an area until the question that offers it, and answers that question then. */
export function useWish(decision: Decision | null, { press, choose, whyNot }: Answering): (area: string) => void {
  const wish = useRef<Wish | null>(null);
  useEffect(() => {
    const meant = wish.current;
    const { answer, wish: next } = grant(meant, decision);
    wish.current = next;
    if (answer === null) {
      // The sector was offered, this area of it is not.
      if (meant !== null && next === null && decision?.options.some(isArea) === true) whyNot(meant.area);
      return;
    }
    // The table hears nothing new until its own effects have seen the question.
    queueMicrotask(() => (next === null ? press : choose)(answer));
    // Only a new question grants a wish, not a new way to answer it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [decision?.question]);
  const question = decision?.question ?? -1;
  return useCallback(
    (area: string) => {
      wish.current = { area, since: question };
    },
    [question],
  );
}
