import { useCallback, useEffect, useRef, useState } from 'react';
import { useAtTable } from '../context.ts';
import {
  afterReading,
  goneBack,
  keepProgress,
  keptProgress,
  lessonAt,
  NO_GUIDE,
  type Lesson,
  type Progress,
} from './lessons.ts';

export interface Guide {
  readonly lesson: Lesson;
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly next: () => void;
  readonly back: (() => void) | null;
  readonly skip: () => void;
}

const NONE: readonly Lesson[] = [];

/** The lesson that is told now; null: there is none, or nobody learns. */
export function useGuide(): Guide | null {
  const { source, view, parts, state } = useAtTable();
  const { game } = state;
  const table = source.id;
  const learns = source.kind === 'local' && parts.lessons !== undefined;
  const [progress, setProgress] = useState(() => (learns ? keptProgress(game, table) : NO_GUIDE));
  const [lessons, setLessons] = useState(NONE);
  const load = progress.on ? parts.lessons : undefined;
  useEffect(() => {
    let left = false;
    void load?.().then((all) => left || setLessons(all));
    return () => {
      left = true;
    };
  }, [load]);
  const go = useCallback(
    (next: Progress) => {
      setProgress(next);
      keepProgress(game, table, next);
    },
    [game, table],
  );
  const question = view.decision?.name ?? null;
  const lesson = lessonAt(lessons, progress, question);

  // Whoever has answered the question has learnt what was to be said about it.
  const told = useRef<{ readonly lesson: Lesson; readonly moment: number } | null>(null);
  const moment = view.decision?.question ?? null;
  useEffect(() => {
    const before = told.current;
    if (before !== null && before.moment !== moment && before.lesson.at !== undefined) {
      told.current = null;
      go(afterReading(lessons, progress, before.lesson));
    } else told.current = lesson === null || moment === null ? before : { lesson, moment };
  }, [lesson, moment, lessons, progress, go]);

  if (lesson === null || question === null) return null;
  const back = goneBack(lessons, progress, question);
  return {
    lesson,
    number: progress.read.length + 1,
    of: lessons.length,
    next() {
      told.current = null;
      go(afterReading(lessons, progress, lesson));
    },
    back: back === null ? null : () => go(back),
    skip: () => go({ ...progress, on: false }),
  };
}
