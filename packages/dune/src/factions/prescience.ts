// Prescience: Atreides make the opponent show one element of the plan.

import type { Seat } from '@landsraad/kernel';
import { blankPlan, fixElement, foeOf, makePlan, type Planning } from '../phases/7-battle-plan.ts';
import { seatOf, type Element, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow, type Advantage } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { words } from '../words.ts';
import { sideOf } from './voice.ts';

const ELEMENTS = ['leader', 'weapon', 'defense', 'dial'] as const;

type Seeing = { element: string; uses: boolean };
const seeing = words<Seeing>();
const atreides = (g: Look): Seat => seatOf(g, 'atreides');
const seesFor = (g: Look): Seat => sideOf(g, atreides(g)); // § dune.atreides.alliance-prescience
const advantage: Advantage = 'atreides: prescience';

/**
 * The answer is for Atreides, and for the ally they help.
 * § dune.atreides.prescience-worthless § dune.atreides.prescience-dial-spice
 */
function foresee(g: G, v: Seeing, answers: readonly { readonly seat: Seat; readonly notes: Planning }[]): void {
  const element = ELEMENTS.find((e) => e === v.element);
  if (element === undefined) return;
  for (const { seat, notes } of answers) {
    const shown = String(notes[element]);
    fixElement(g, seat, element, shown, [...new Set([atreides(g), seesFor(g)])]);
  }
}
const ownBattle = (g: Look): boolean => seesFor(g) === atreides(g);
const elements = (): readonly (Element | 'nothing')[] => ['nothing', ...ELEMENTS];

export const prescience = seeing.procedure(
  'prescience',
  'dune.atreides.prescience',
  seeing.finishIf((g) => seesFor(g) < 0 || isStopped(g, advantage)),
  seeing.when(
    ownBattle,
    [
      seeing.ask('foresee which element?', 'dune.atreides.prescience', {
        who: atreides,
        options: elements,
        then: (_g, v, e) => {
          v.element = e;
        },
      }),
    ],
    [
      seeing.ask('use prescience for your ally?', 'dune.atreides.alliance-prescience-choice', {
        who: atreides,
        options: () => ['no', 'yes'],
        then: (_g, v, said) => {
          v.uses = said === 'yes';
        },
      }),
      seeing.finishIf((_g, v) => !v.uses),
      seeing.ask('which element does your ally foresee for you?', 'dune.atreides.alliance-prescience-choice', {
        who: seesFor,
        options: elements,
        then: (_g, v, e) => {
          v.element = e;
        },
      }),
    ],
  ),
  seeing.finishIf((_g, v) => v.element === 'nothing'),
  seeing.call(announcement, announce(advantage)),
  seeing.finishIf((g) => stoppedNow(g, advantage)),
  seeing.together('showing an element', 'dune.atreides.prescience-first', {
    seats: (g) => [foeOf(g, seesFor(g))],
    each: makePlan,
    notes: (_g, v, seat) => blankPlan(seat, v.element),
    then: foresee,
  }),
);
