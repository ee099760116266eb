// Standing answers: what a seat has said in advance about windows. They lie outside the rules' state and never
// depend on what the seat holds; one that fires is an ordinary choice in the log.

import { PASS, type Context, type Decision, type Option } from './game.ts';

export interface Standing {
  /** By the window's name; unnamed windows go by the default. */
  readonly windows: { readonly [window: string]: 'pass' | 'ask' };
  /** Play this at that window, when it is about all of that ({}: whatever it is about); fires once. */
  readonly armed: readonly { readonly window: string; readonly about: Context; readonly option: Option }[];
}
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
