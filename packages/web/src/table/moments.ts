// Moments: what happened and deserves a look before the game goes on. A game declares which happenings make one; all
// else is read from the log, so every moment can be looked up again.

import type { Seat } from '@landsraad/kernel';
import type { ComponentType } from 'react';
import type { IconName } from '../look/iconNames.ts';
import type { LogLine } from './source.ts';

/** Who looks, and how the game tells a line. */
export interface Onlooker {
  readonly viewer: Seat;
  readonly tell: (line: LogLine) => string | null;
}

/** A marker that moved on its track. */
export interface Step {
  readonly track: string;
  readonly from: number;
  readonly to: number;
  /** The last step of the track, where it has one. */
  readonly most?: number;
}

export interface MomentSpec {
  readonly icon: IconName;
  /** What happened, in a few words; null: not worth a stop. Unless said, the sentence of the newest line worth a look. */
  readonly title?: (lines: readonly LogLine[], who: Onlooker) => string | null;
  /** The small line above the title: what it was about. */
  readonly about?: (lines: readonly LogLine[], who: Onlooker) => string;
  /** The happenings that open what this one ends: the lines from the last of them on belong to the moment. */
  readonly since?: readonly string[];
  /** Happenings that follow and are worth another look: the moment grows by them. */
  readonly grows?: readonly string[];
  /** Happenings that follow and belong to it. */
  readonly carries?: readonly string[];
  /** Questions that still belong to it: it is shown when they are answered. */
  readonly until?: readonly string[];
  /** Which of its lines are told as sentences; all unless said. */
  readonly tells?: readonly string[];
  /** Where it happened, for the board. */
  readonly places?: (lines: readonly LogLine[]) => readonly string[];
  /** A picture of it, above the sentences. */
  readonly picture?: ComponentType<{ readonly lines: readonly LogLine[] }>;
}

export interface MomentsOf {
  /** By the kind of the happening. */
  readonly specs: { readonly [kind: string]: MomentSpec };
  /** What a line says about a track. */
  readonly step?: (line: LogLine) => Step | null;
}

export interface Moment {
  readonly spec: MomentSpec;
  readonly title: string;
  readonly about: string;
  readonly lines: readonly LogLine[];
  /** The lines told as sentences. */
  readonly told: readonly LogLine[];
  readonly steps: readonly Step[];
  readonly places: readonly string[];
  /** The line that made it. */
  readonly head: number;
  /** The newest line that is worth a look. */
  readonly at: number;
  readonly rule: string;
}

interface Found {
  readonly spec: MomentSpec;
  readonly lines: LogLine[];
  readonly head: number;
  newest: LogLine;
}

function found(log: readonly LogLine[], { specs }: MomentsOf, { tell }: Onlooker): Found[] {
  const all: Found[] = [];
  let open: Found | null = null;
  log.forEach((line, n) => {
    if (line.of !== 'game') return;
    const follows: boolean = open?.spec.grows?.includes(line.kind) === true;
    if (open !== null && (follows || open.spec.carries?.includes(line.kind) === true)) {
      open.lines.push(line);
      if (follows) open.newest = line;
      return;
    }
    const spec = Object.hasOwn(specs, line.kind) ? specs[line.kind] : undefined;
    if (spec === undefined) {
      // What is not told interrupts nothing.
      if (open !== null && tell(line) !== null) open = null;
      return;
    }
    const from = spec.since === undefined ? n : openedAt(log, n, spec.since);
    open = { spec, lines: log.slice(from, n + 1).filter((l) => l.of === 'game'), head: line.id, newest: line };
    all.push(open);
  });
  return all;
}
function openedAt(log: readonly LogLine[], before: number, kinds: readonly string[]): number {
  for (let n = before - 1; n >= 0; n--) if (kinds.includes(log[n]?.kind ?? '')) return n;
  return before;
}

/** Several steps of one marker are one way. */
function joined(steps: readonly Step[]): Step[] {
  const ways = new Map<string, Step>();
  for (const s of steps) {
    const before = ways.get(s.track);
    ways.set(s.track, before === undefined ? s : { ...s, from: before.from });
  }
  return [...ways.values()].filter((s) => s.from !== s.to);
}

const headline = (line: LogLine, { tell }: Onlooker): string | null => tell(line)?.replace(/\.$/, '') ?? null;

export function momentsIn(log: readonly LogLine[], of: MomentsOf, who: Onlooker): Moment[] {
  return found(log, of, who).flatMap(({ spec, lines, head, newest }): Moment[] => {
    const title = spec.title === undefined ? headline(newest, who) : spec.title(lines, who);
    if (title === null) return [];
    return [
      {
        spec,
        title,
        about: spec.about?.(lines, who) ?? '',
        lines,
        told: spec.tells === undefined ? lines : lines.filter((l) => spec.tells?.includes(l.kind) === true),
        steps: joined(lines.flatMap((l) => of.step?.(l) ?? [])),
        places: spec.places?.(lines) ?? [],
        head,
        at: newest.id,
        rule: newest.rule,
      },
    ];
  });
}
