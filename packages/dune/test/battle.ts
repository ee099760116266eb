// How a battle is said in tests: plans, treachery, and the battles that come again and again.

import type { Faction } from '@landsraad/dune';
import { advanced, basic, type Position } from './position.ts';

/** A plan as somebody would say it: what is left out is none. */
export interface Said {
  readonly leader?: string;
  readonly weapon?: string;
  readonly defense?: string;
  readonly dial?: number;
  readonly half?: boolean;
  readonly spice?: number;
  readonly haderach?: boolean;
}
const ANSWERS: { readonly [question: string]: (p: Said) => string | number | undefined } = {
  'which leader?': (p) => p.leader,
  'which weapon?': (p) => p.weapon ?? 'none',
  'which defense?': (p) => p.defense ?? 'none',
  'dial how much?': (p) => p.dial ?? 0,
  'and a half?': (p) => (p.half === true ? 'and a half' : 'no'),
  'support with how much spice?': (p) => p.spice ?? 0,
  'add the Kwisatz Haderach?': (p) => (p.haderach === true ? 'yes' : 'no'),
};
export function plan(t: Position, faction: Faction, p: Said): Position {
  t.quiet(faction);
  for (let d = t.asked(faction); d !== undefined && d.name in ANSWERS; d = t.asked(faction))
    t.say(faction, ANSWERS[d.name]!(p) ?? d.options[0]!);
  return t;
}
/** Both plans; nobody calls treachery unless told; dull answers to the rest of the plan making. */
export function fight(t: Position, a: [Faction, Said], b: [Faction, Said], calls: Faction[] = []): Position {
  for (let n = 0; n < 20; n++) {
    t.quiet();
    const d = t.decisions.find((x) =>
      ['use the Voice?', 'foresee which element?', 'use prescience for your ally?'].includes(x.name),
    );
    if (d === undefined) break;
    t.say(t.g.table.factions[d.seat]!, d.options[0]!);
  }
  plan(t, ...a);
  plan(t, ...b);
  for (
    let d = t.decisions.find((x) => x.name === 'call treachery?');
    d !== undefined;
    d = t.decisions.find((x) => x.name === 'call treachery?')
  ) {
    const f = t.g.table.factions[d.seat]!;
    t.say(f, calls.includes(f) ? 'treachery' : 'no');
  }
  return t;
}
export const basin = (...factions: Faction[]) => basic(...factions).storm(1);
/** Atreides (aggressor) with 5 and Harkonnen with 6 forces in the Basin. */
export const duel = (mode: 'basic' | 'advanced' = 'basic') =>
  (mode === 'basic' ? basic('atreides', 'harkonnen') : advanced('atreides', 'harkonnen'))
    .storm(1)
    .forces('atreides', 'basin@8', 5)
    .forces('harkonnen', 'basin@8', 6);
/** Emperor (aggressor) and Fremen, without voice or prescience. */
export const plain = () => basin('emperor', 'fremen').forces('emperor', 'basin@8', 5).forces('fremen', 'basin@8', 6);
export const threeWay = () =>
  basin('emperor', 'fremen', 'harkonnen')
    .forces('emperor', 'basin@8', 5)
    .forces('fremen', 'basin@8', 2)
    .forces('harkonnen', 'basin@8', 2);
