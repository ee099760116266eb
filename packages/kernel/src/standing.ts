// Standing answers: what a seat has said in advance about windows. They lie outside the rules' state and never
// depend on what the seat holds; one that fires is an ordinary choice in the log.

import { PASS, type AboutOf, type Context, type Decision, type Option, type Questions } from './game.ts';
import type { Rules } from './rules.ts';

export interface Standing {
  /** By the window's name; unnamed windows go by the default. */
  readonly windows: { readonly [window: string]: 'pass' | 'ask' };
  /** Play this at that window, when it is about all of that ({}: whatever it is about); fires once. */
  readonly armed: readonly { readonly window: string; readonly about: Context; readonly option: Option }[];
}
/** What may be armed at a game's windows: only what it declares. */
export type Arming<Q extends Questions> = {
  readonly [N in keyof Q & string]: {
    readonly window: N;
    readonly about: AboutOf<Q[N]> extends Context ? Partial<AboutOf<Q[N]>> : Record<string, never>;
    readonly option: Q[N]['option'];
  };
}[keyof Q & string];
export const NO_STANDING: Standing = { windows: {}, armed: [] };

/** What the standing answers say to this question, and what is left of them; null: the seat is asked. */
export function standingAnswer(
  standing: Standing,
  d: Decision,
): { readonly option: Option; readonly left: Standing } | null {
  if (d.window === null) return null;
  const { stake } = d.window;
  const armed = standing.armed.find((a) => a.window === d.name && isAbout(d, a.about) && d.options.includes(a.option));
  if (armed !== undefined)
    return { option: armed.option, left: { ...standing, armed: standing.armed.filter((a) => a !== armed) } };
  const said = standing.windows[d.name] ?? (stake ? 'ask' : 'pass');
  return said === 'pass' ? { option: PASS, left: standing } : null;
}

const isAbout = (d: Decision, wanted: Context): boolean =>
  Object.entries(wanted).every(([what, value]) => d.about?.[what] === value);

export interface WindowOfGame {
  /** The question that it asks. */
  readonly name: string;
  readonly rule: string;
}

/** Every window of the game, in which a seat may interfere. */
export function windowsOf<T>(rules: Pick<Rules<T>, 'book'>): readonly WindowOfGame[] {
  const windows = new Map<string, WindowOfGame>();
  for (const { code } of rules.book.procedures.values())
    for (const i of code) if (i.op === 'window') windows.set(i.name, { name: i.name, rule: i.rule });
  return [...windows.values()];
}
