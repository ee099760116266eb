// The Atreides Karama power: look at the entire battle plan of one player, who completes and locks it.

import type { Seat } from '@landsraad/kernel';
import { blankPlan, fighters, fixElement, makePlan, type Planning } from '../phases/7-battle-plan.ts';
import { allied, option, seatOf, type Element, type G, type Look } from '../table.ts';
import { discardCard } from '../treachery/karama.ts';
import { words } from '../words.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

type Looking = { on: Seat };
const looking = words<Looking>();
const atreides = (g: Look): Seat => seatOf(g, 'atreides');
const ownOrAllys = (g: Look): boolean => fighters(g).some((s) => s === atreides(g) || allied(g, s, atreides(g)));
const targets = (g: Look): Seat[] => fighters(g).filter((s) => s !== atreides(g));

function lock(g: G, _v: Looking, answers: readonly { readonly seat: Seat; readonly notes: Planning }[]): void {
  for (const { seat, notes } of answers) {
    const values: readonly (readonly [Element, string])[] = [
      ['leader', notes.leader],
      ['weapon', notes.weapon],
      ['defense', notes.defense],
      ['dial', String(notes.dial)],
      ['spice', String(notes.spice)],
    ];
    for (const [element, value] of values)
      if (g.table.battle?.fixed?.elements.includes(element) !== true)
        fixElement(g, seat, element, value, [atreides(g)]);
  }
}

/** Asked in every battle by public knowledge: the power is unused. */
export const lookAtPlan = looking.procedure(
  'the Atreides Karama look',
  'dune.atreides.karama',
  looking.finishIf(
    (g) =>
      atreides(g) < 0 ||
      g.table.karamaPowers.includes(atreides(g)) ||
      (option(g, 'atreidesKaramaOwnBattles') && !ownOrAllys(g)),
  ),
  looking.ask('look at a whole plan with Karama?', 'dune.atreides.karama-when', {
    who: atreides,
    options: (g): readonly (Seat | 'no')[] => [
      'no',
      ...(hasPower(g, atreides(g))
        ? targets(g).filter((s) => g.table.battle?.fixed == null || g.table.battle.fixed.seat === s)
        : []),
    ],
    always: true,
    then: (_g, v, on) => {
      v.on = on === 'no' ? -1 : on;
    },
  }),
  looking.finishIf((_g, v) => v.on < 0),
  looking.act(function playIt(g) {
    discardCard(g, atreides(g), 'karama', 'dune.treachery.karama-discard');
    powerUsed(g, atreides(g));
  }, 'dune.atreides.karama'),
  looking.together('locking a plan', 'dune.atreides.karama', {
    seats: (_g, v) => [v.on],
    each: makePlan,
    notes: (_g, _v, seat) => blankPlan(seat, ''),
    then: lock,
  }),
);
