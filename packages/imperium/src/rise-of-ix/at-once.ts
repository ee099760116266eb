// Effects that come outside one's own turn: they are used at once, in the order their owner likes, or not at all if they may
// be declined.

import { doable } from '../effects/costs.ts';
import { keysOf, lineOf, type Keys, type Line } from '../effects/grammar.ts';
import { perform } from '../effects/plain.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import { decider, isRival, type G, type Look } from '../table.ts';
import { words } from '../words.ts';

export type AtOnce = { house: number; left: Keys; next: string };
const { act, ask, call, leaveIf, whilst, procedure } = words<AtOnce>();

const ENOUGH = 'no more';

const open = (g: Look, v: AtOnce): Line[] => v.left.map(lineOf).filter((l) => doable(g, v.house, l));
/** What asks nothing and depends on nothing comes first. */
function freeOnes(g: G, v: AtOnce): void {
  for (const line of v.left.map(lineOf)) if (line.free) perform(g, v.house, line);
  v.left = v.left.filter((key) => !lineOf(key).free);
}
/** § imp.tech.rival-sonic-snoopers: a rival takes one after the other. */
const options = (g: G, v: AtOnce): string[] => {
  const list = open(g, v);
  if (isRival(g, v.house)) return keysOf(list.slice(0, 1));
  return list.every((l) => l.optional) ? [...keysOf(list), ENOUGH] : keysOf(list);
};

/** Looked up when it is needed: effects set it off, and it carries out effects. */
const theEffect = () => resolve;

export const atOnce = procedure(
  'effects at once',
  'imp.unload.out-of-turn',
  act(freeOnes),
  whilst(
    (g, v) => open(g, v).length > 0,
    ask('take which effect?', 'imp.tech.combat-reward-purchase', {
      who: (g, v) => decider(g, v.house),
      about: (_g, v) => ({ house: v.house }),
      options,
      then: (_g, v, key) => {
        v.next = key;
        v.left = v.left.filter((k) => k !== key);
      },
    }),
    leaveIf((_g, v) => v.next === ENOUGH),
    call(theEffect, (_g, v) => resolving(v.house, v.next)),
  ),
);
