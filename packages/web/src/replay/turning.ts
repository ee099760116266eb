// How a game went, by the best bot's judgement of each position. The judgement is not a chance: it is measured from where
// the game began, and what counts is how it changes.

/** For every position what it is worth to each seat, from 0 to 1. */
export type Worth = readonly (readonly number[])[];

const MOST = 3.5;
const logit = (p: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.log(Math.max(1e-6, p) / Math.max(1e-6, 1 - p))));

/** For each seat, by how much every position is better than the first: from -1 to 1. */
export function courses(worth: Worth): number[][] {
  const [first = []] = worth;
  return first.map((start, seat) => worth.map((now) => (logit(now[seat] ?? 0.5) - logit(start)) / (2 * MOST)));
}

/** Seats that have the same course: partners. */
export function together(all: readonly (readonly number[])[]): number[][] {
  const groups: number[][] = [];
  for (const [seat, course] of all.entries()) {
    const found = groups.find(([other = 0]) => course.every((y, n) => y === all[other]?.[n]));
    if (found === undefined) groups.push([seat]);
    else found.push(seat);
  }
  return groups;
}

export interface Turning {
  /** Where the turn begins and where it ends. */
  readonly from: number;
  readonly to: number;
  /** The seat that gained most. */
  readonly seat: number;
}

const WORTH_NAMING = 0.08;
const MOST_NAMED = 3;

/** The turns that changed most, in their order. `turns`: with which step each begins. */
export function turningPoints(worth: Worth | null, turns: readonly number[], steps: number): Turning[] {
  if (worth === null) return [];
  const all = courses(worth);
  const found = turns.map((from, n) => {
    const to = turns[n + 1] ?? steps;
    const gains = all.map((course) => (course[to] ?? 0) - (course[from] ?? 0));
    const most = Math.max(...gains);
    return { from, to, seat: gains.indexOf(most), most };
  });
  return found
    .filter((t) => t.most >= WORTH_NAMING)
    .toSorted((a, b) => b.most - a.most)
    .slice(0, MOST_NAMED)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, seat }) => ({ from, to, seat }));
}
