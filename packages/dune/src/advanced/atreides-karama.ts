// The Atreides Karama power: look at the entire battle plan of one player, who completes and locks it.

import type { Option, Seat } from '@landsraad/kernel';
import { blankPlan, fighters, fixElement, makePlan, type Planning } from '../phases/7-battle-plan.ts';
import { allied, option, seatOf, type Element, type G, type Look } from '../table.ts';
import { discardCard } from '../treachery/karama.ts';
import { words, type None } from '../words.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

type Looking = { seat: Seat; choice: Option };
const looking = words<Looking>();
const waiting = words<None>();
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

/** Open in every battle as long as the power is unused, which everybody knows. */
export const lookAtPlan = waiting.procedure(
  'the Atreides Karama look',
  'dune.atreides.karama',
  waiting.finishIf(
    (g) => !g.table.advanced || atreides(g) < 0 || (option(g, 'atreidesKaramaOwnBattles') && !ownOrAllys(g)),
  ),
  waiting.window('look at a whole plan with Karama?', 'dune.atreides.karama-when', {
    seats: (g) => [atreides(g)],
    stake: (g) => fighters(g).includes(atreides(g)),
    options: (g, _v, seat) =>
      hasPower(g, seat)
        ? targets(g).filter((s) => g.table.battle?.fixed == null || g.table.battle.fixed.seat === s)
        : [],
    until: (g) => g.table.karamaPowers.includes(atreides(g)),
    play: looking.procedure(
      'a whole plan is looked at',
      'dune.atreides.karama',
      looking.act(function playIt(g, v) {
        discardCard(g, v.seat, 'karama', 'dune.treachery.karama-discard');
        powerUsed(g, v.seat);
      }, 'dune.atreides.karama'),
      looking.together('locking a plan', 'dune.atreides.karama', {
        seats: (_g, v) => [Number(v.choice)],
        each: makePlan,
        notes: (_g, _v, seat) => blankPlan(seat, ''),
        then: lock,
      }),
    ),
  }),
);
