// A guided first game: short lessons, each told when it first matters. The game is a real one: nothing is played for the
// learner, and nothing but the lessons is different.

/** A part of the screen that a lesson speaks of. */
export type Region = 'board' | 'seats' | 'answers' | 'hand' | 'dashboard';

export interface Lesson {
  readonly id: string;
  /** The questions at which it is told; none: before the first answer. */
  readonly at?: readonly string[];
  readonly shows: Region;
  readonly title: string;
  readonly text: string;
  /** What may be done now. */
  readonly now?: string;
}

export interface Progress {
  readonly on: boolean;
  /** The lessons that were read, in the order of reading. */
  readonly read: readonly string[];
}
export const UNREAD: Progress = { on: true, read: [] };
export const NO_GUIDE: Progress = { on: false, read: [] };

const fits = (l: Lesson, question: string): boolean => l.at === undefined || l.at.includes(question);

/** What is told at a question; null: nothing new. */
export const lessonAt = (lessons: readonly Lesson[], { on, read }: Progress, question: string | null): Lesson | null =>
  on && question !== null ? (lessons.find((l) => !read.includes(l.id) && fits(l, question)) ?? null) : null;

/** After a lesson: the last one ends the guide. */
export function afterReading(lessons: readonly Lesson[], before: Progress, lesson: Lesson): Progress {
  const read = before.read.includes(lesson.id) ? before.read : [...before.read, lesson.id];
  return { on: lessons.some((l) => !read.includes(l.id)), read };
}

/** Back to the lesson before; null: it belongs to another question. */
export function goneBack(lessons: readonly Lesson[], { read }: Progress, question: string): Progress | null {
  const last = lessons.find((l) => l.id === read.at(-1));
  return last === undefined || !fits(last, question) ? null : { on: true, read: read.slice(0, -1) };
}

// ---- kept on this device ----

const keyOf = (game: string): string => `landsraad-guide-${game}`;

/** Progress at a table from whatever is stored; what makes no sense is as if nobody had asked for a guide there. */
export function readProgress(stored: string | null, at: string): Progress {
  try {
    const raw: unknown = JSON.parse(stored ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('table' in raw) || !('on' in raw) || !('read' in raw))
      return NO_GUIDE;
    const { table, on, read } = raw;
    if (table !== at || !Array.isArray(read)) return NO_GUIDE;
    return { on: on === true, read: read.filter((x) => typeof x === 'string') };
  } catch {
    return NO_GUIDE;
  }
}

export function keptProgress(game: string, table: string): Progress {
  try {
    return readProgress(localStorage.getItem(keyOf(game)), table);
  } catch {
    return NO_GUIDE;
  }
}

/** Of each game the last guide is kept: it belongs to one table, where one plays the side that it speaks to. */
export function keepProgress(game: string, table: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ table, ...progress }));
  } catch {
    // Without storage the guide lasts as long as the page.
  }
}
