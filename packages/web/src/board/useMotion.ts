import { useEffect, useRef, useState } from 'react';
import type { LogLine } from '../table/source.ts';

export interface Scene<Change, Strike> {
  readonly number: number;
  readonly changes: readonly Change[];
  readonly strikes: readonly Strike[];
}
export interface Motion<Change, Strike> {
  /** What is being played now. */
  readonly scene: Scene<Change, Strike> | null;
  /** Places that others changed since the last answer at this screen. */
  readonly since: readonly string[];
}
/** How a game tells what happened between two sights of its board. Never made anew while the board stands. */
export interface Telling<Seen, Change, Strike> {
  readonly changes: (before: Seen, after: Seen) => readonly Change[];
  /** What befell a place without leaving a trace that pieces could tell. */
  readonly strikes: (lines: readonly LogLine[]) => readonly Strike[];
  readonly places: (changes: readonly Change[]) => readonly string[];
  /** Milliseconds until everything has been played; as the rest of the table has it unless said. */
  readonly played?: (scene: Scene<Change, Strike>) => number;
}

/** Whether the player wants things to stand still. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Outlines stand so long; everything that is played is over by then. */
const SCENE = { still: 600, played: 700 };

/** Plays what changed between one sight of the board and the next; any key skips it. */
export function useMotion<Seen, Change, Strike>(
  asked: boolean,
  seen: Seen,
  log: readonly LogLine[],
  telling: Telling<Seen, Change, Strike>,
): Motion<Change, Strike> {
  const before = useRef<{ readonly seen: Seen; readonly lines: number; readonly asked: boolean } | null>(null);
  const answered = useRef<Seen | null>(null);
  const [scene, setScene] = useState<Scene<Change, Strike> | null>(null);
  const [since, setSince] = useState<readonly string[]>([]);

  useEffect(() => {
    const last = before.current;
    before.current = { seen, lines: log.length, asked };
    if (last === null) {
      answered.current = seen;
      return;
    }
    if (last.asked && !asked) {
      answered.current = seen;
      setSince([]);
    } else if (!last.asked && asked && answered.current !== null)
      setSince(telling.places(telling.changes(answered.current, seen)));
    if (last.seen === seen) return;
    const changes = telling.changes(last.seen, seen);
    const strikes = log.length > last.lines ? telling.strikes(log.slice(last.lines)) : [];
    if (changes.length + strikes.length === 0) return;
    setScene((playing) => ({ number: (playing?.number ?? 0) + 1, changes, strikes }));
  }, [seen, log, asked, telling]);

  useEffect(() => {
    if (scene === null) return undefined;
    const end = (): void => setScene(null);
    const timer = setTimeout(end, isStill() ? SCENE.still : (telling.played?.(scene) ?? SCENE.played));
    addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end, true);
    };
  }, [scene, telling]);
  return { scene, since };
}
