// Deciding for the Harkonnens: criteria in their printed order, and the player between equals.

import type { Notes, Step } from '@landsraad/kernel';
import { HARKONNEN } from '../sides.ts';
import type { G, Table } from '../table.ts';
import type { words } from '../words.ts';
import { chooserOf } from './mahdi.ts';

/** One line of a priority list: whoever scores most remains. `why` names it in the log. */
export interface Criterion<X> {
  readonly why: Why;
  readonly score: (x: X) => number;
}
export const WHYS = [
  'rank',
  'advantage',
  'near',
  'target',
  'strongest',
  'named',
  'power',
  'near target',
  'near sietch',
  'join',
  'mountain',
  'firm',
  'quiet',
  'deep',
  'desert',
  'deep beside',
  'harvesters',
  'within reach',
  'target sector',
  'central',
] as const;
export type Why = (typeof WHYS)[number];

export interface Narrowed<X> {
  readonly best: readonly X[];
  /** The criterion that decided last; null if there was nothing to decide. */
  readonly why: Why | null;
}
/** What is left when each criterion in turn has ruled out whatever scores less. */
export function narrow<X>(all: readonly X[], criteria: readonly Criterion<X>[]): Narrowed<X> {
  let best = all;
  let why: Why | null = null;
  for (const c of criteria) {
    if (best.length < 2) break;
    const scores = best.map(c.score);
    const most = Math.max(...scores);
    const left = best.filter((_, n) => scores[n] === most);
    if (left.length < best.length) why = c.why;
    best = left;
  }
  return { best, why };
}
export const distinct = <X>(all: readonly X[]): X[] => [...new Set(all)];

/** What the player chooses between equals for. */
export const DOINGS = [
  'attack',
  'attack with',
  'fly with',
  'aim at',
  'move',
  'move to',
  'deploy in',
  'deploy leader',
  'place in',
  'upgrade in',
  'harvester',
  'sector',
  'carryall',
  'ornithopter',
  'turn up',
  'discard wormsign',
  'strike leader',
  'shell',
  'spy',
  'shuffle back',
  'carry',
  'carry to',
  'keep',
  'raise',
] as const;
export type Doing = (typeof DOINGS)[number];

type Words<V extends Notes> = ReturnType<typeof words<V>>;
interface Tie<V> {
  among(g: G, v: V): readonly string[];
  then(g: G, v: V, option: string): void;
}
/** Asks only where several are equal; nothing happens where there is none. § wfa.solo.you-choose */
export const chosen = <V extends Notes>(w: Words<V>, doing: Doing, { among, then }: Tie<V>): Step<Table, V> =>
  w.ask('which do the Harkonnens choose?', 'wfa.solo.you-choose', {
    who: (g) => chooserOf(g, HARKONNEN),
    about: () => ({ doing }),
    options: among,
    orNothing: true,
    then,
  });
