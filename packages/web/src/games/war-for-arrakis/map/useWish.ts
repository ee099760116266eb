import type { Decision, Option } from '@landsraad/kernel';
import { useCallback, useEffect, useRef } from 'react';
import { grant, type Wish } from './wish.ts';

interface Answering {
  readonly press: (option: Option) => void;
  /** Answers at once, even where a press only picks: the last answer is still to be confirmed. */
  readonly choose: (option: Option) => void;
}

/** Remembers an area until the question that offers it, and answers that question then. */
export function useWish(decision: Decision | null, { press, choose }: Answering): (area: string) => void {
  const wish = useRef<Wish | null>(null);
  useEffect(() => {
    const { answer, wish: next } = grant(wish.current, decision);
    wish.current = next;
    if (answer === null) return;
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
