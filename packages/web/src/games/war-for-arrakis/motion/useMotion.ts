import type { View } from '@landsraad/kernel';
import { AREAS } from '@landsraad/war-for-arrakis';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlayedOnce } from '../../../board/playedOnce.ts';
import type { LogLine } from '../../../table/source.ts';
import { changesBetween, placesOf, type BoardSeen, type Change } from './changes.ts';

/** What befell an area without leaving a trace that pieces could tell. */
export interface Strike {
  readonly kind: 'storm' | 'worm' | 'atomics';
  readonly area: string;
}
export interface Scene {
  readonly number: number;
  readonly changes: readonly Change[];
  readonly strikes: readonly Strike[];
}
export interface Motion {
  /** What is being played now. */
  readonly scene: Scene | null;
  /** Places that others changed since the last answer at this screen. */
  readonly since: readonly string[];
}

const STRIKES: { readonly [kind: string]: Strike['kind'] } = {
  storm: 'storm',
  'sandworm attacks': 'worm',
  'sandworm swallows': 'worm',
  'family atomics': 'atomics',
};
/** The strikes told by lines of the log. */
export const strikesIn = (lines: readonly LogLine[]): Strike[] =>
  lines.flatMap((line) => {
    const kind = STRIKES[line.kind];
    const { area } = line.nouns;
    const id = typeof area === 'number' ? AREAS[area]?.id : undefined;
    return kind === undefined || id === undefined ? [] : [{ kind, area: id }];
  });

/** Everything that is played is over by then. */
const SCENE = 700;

/** Plays what changed between one view and the next; any key skips it. */
export function useMotion(view: View, seen: BoardSeen, log: readonly LogLine[]): Motion {
  const before = useRef<{ readonly seen: BoardSeen; readonly lines: number; readonly asked: boolean } | null>(null);
  const answered = useRef<BoardSeen | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [since, setSince] = useState<readonly string[]>([]);
  const asked = view.decision !== null;

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
      setSince(placesOf(changesBetween(answered.current, seen)));
    if (last.seen === seen) return;
    const changes = changesBetween(last.seen, seen);
    const strikes = log.length > last.lines ? strikesIn(log.slice(last.lines)) : [];
    if (changes.length + strikes.length === 0) return;
    setScene((playing) => ({ number: (playing?.number ?? 0) + 1, changes, strikes }));
  }, [seen, log, asked]);

  const end = useCallback(() => setScene(null), []);
  usePlayedOnce(scene, SCENE, end);
  return { scene, since };
}
