// Reports of parts of a long battery run, added up.

import type { BatteryReport } from '@landsraad/kernel/battery';

type Branching = BatteryReport['branching'];
type Counts = { [what: string]: number };

const REACHED_OFTEN_ENOUGH = 20;

function addCounts(a: Readonly<Counts>, b: Readonly<Counts>): Counts {
  const sum: Counts = { ...a };
  for (const [what, n] of Object.entries(b)) sum[what] = (sum[what] ?? 0) + n;
  return sum;
}

function addBranching(a: Branching, b: Branching): Branching {
  const byQuestion: { [question: string]: Branching['byQuestion'][string] } = { ...a.byQuestion };
  for (const [name, q] of Object.entries(b.byQuestion)) {
    const before = byQuestion[name] ?? { asked: 0, mean: 0, max: 0 };
    const asked = before.asked + q.asked;
    byQuestion[name] = {
      asked,
      mean: (before.mean * before.asked + q.mean * q.asked) / asked,
      max: Math.max(before.max, q.max),
    };
  }
  const all = Object.values(byQuestion);
  const asked = all.reduce((n, q) => n + q.asked, 0);
  return {
    mean: asked === 0 ? 0 : all.reduce((n, q) => n + q.mean * q.asked, 0) / asked,
    max: Math.max(a.max, b.max),
    byQuestion,
  };
}

function addReached(a: BatteryReport['reached'], b: BatteryReport['reached']): BatteryReport['reached'] {
  const sum: { [kind: string]: Counts } = {};
  for (const kind of new Set([...Object.keys(a), ...Object.keys(b)]))
    sum[kind] = addCounts(a[kind] ?? {}, b[kind] ?? {});
  return sum;
}

const UNREACHED = /^(\S+) (.*) \(\d+\)$/;

/** Hardly reached in every part, and hardly reached in all of them together. */
function stillUnreached(lists: readonly (readonly string[])[], reached: BatteryReport['reached']): string[] {
  const [first, ...others] = lists.map((list) => new Set(list.map((line) => line.replace(/ \(\d+\)$/, ''))));
  return [...(first ?? [])]
    .filter((line) => others.every((list) => list.has(line)))
    .flatMap((line) => {
      const [, kind, what] = UNREACHED.exec(`${line} (0)`) ?? [];
      const n = kind === undefined || what === undefined ? 0 : (reached[kind]?.[what] ?? 0);
      return n < REACHED_OFTEN_ENOUGH ? [`${line} (${n})`] : [];
    });
}

export function mergeReports(a: BatteryReport, b: BatteryReport): BatteryReport {
  const reached = addReached(a.reached, b.reached);
  const [x, y] = [a.finished, b.finished];
  return {
    game: a.game,
    games: a.games + b.games,
    finished: x + y,
    cutOff: a.cutOff + b.cutOff,
    decisions: a.decisions + b.decisions,
    sampled: a.sampled + b.sampled,
    failures: [...a.failures, ...b.failures],
    winners: addCounts(a.winners, b.winners),
    rounds: {
      mean: x + y === 0 ? 0 : (a.rounds.mean * x + b.rounds.mean * y) / (x + y),
      min: x === 0 ? b.rounds.min : y === 0 ? a.rounds.min : Math.min(a.rounds.min, b.rounds.min),
      max: x === 0 ? b.rounds.max : y === 0 ? a.rounds.max : Math.max(a.rounds.max, b.rounds.max),
      taken: addCounts(a.rounds.taken, b.rounds.taken),
    },
    branching: addBranching(a.branching, b.branching),
    reached,
    unreached: stillUnreached([a.unreached, b.unreached], reached),
  };
}
