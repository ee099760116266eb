// Advisors and fighters: on which side arriving Bene Gesserit forces stand, and what they do when others come in.

import { added, type Seat } from '@landsraad/kernel';
import { allyIsIn, isFull, isIn, lonelyAdvisors, othersAreIn } from '../board/forces.ts';
import { POLAR_SINK, type Territory } from '../board/map.ts';
import { is, seatOf, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';

const sisters = (g: Look): Seat => seatOf(g, 'bene-gesserit');
/** Whether a seat's forces are fighters or advisors. */
export const hasTwoSides = (g: Look, seat: Seat): boolean => g.table.advanced && is(g, seat, 'bene-gesserit');

/** Fighters and advisors never mix: arriving forces join the side of those already there. */
export function arriveAs(g: G, territory: Territory, side: 'fighters' | 'advisors', joining: boolean): void {
  if (territory === POLAR_SINK) return lonelyAdvisors(g);
  if (joining) return; // § dune.bene-gesserit.one-side-per-territory
  g.table.advisors = g.table.advisors.filter((t) => t !== territory);
  if (side === 'advisors') g.table.advisors = added(g.table.advisors, territory);
  lonelyAdvisors(g);
}

// ---- intrusion ----

type Entering = { seat: Seat; territory: Territory; flips: boolean };
const entering = words<Entering>();

const disturbed = (g: G, v: Entering): boolean =>
  hasTwoSides(g, sisters(g)) &&
  v.seat !== sisters(g) &&
  v.territory !== POLAR_SINK &&
  isIn(g, sisters(g), v.territory) &&
  !g.table.advisors.includes(v.territory) &&
  !isStopped(g, 'bene-gesserit: intrusion');

function becomeAdvisors(g: G, v: Entering): void {
  if (stoppedNow(g, 'bene-gesserit: intrusion')) return;
  g.table.advisors = added(g.table.advisors, v.territory);
  emit(g, 'fighters advise', 'dune.bene-gesserit.intrusion', { seat: sisters(g), territory: v.territory });
}

/** Somebody has been shipped, moved or carried by a worm into a territory. */
export const intrusion = entering.procedure(
  'intrusion',
  'dune.bene-gesserit.intrusion',
  entering.act(function lookForAdvisors(g) {
    lonelyAdvisors(g);
  }),
  entering.finishIf((g, v) => !disturbed(g, v)),
  entering.ask('become advisors?', 'dune.bene-gesserit.intrusion', {
    who: sisters,
    about: (_g, v) => ({ territory: v.territory }),
    options: () => ['stay fighters', 'become advisors'],
    then: (_g, v, said) => {
      v.flips = said === 'become advisors';
    },
  }),
  entering.when(
    (_g, v) => v.flips,
    [
      entering.call(announcement, announce('bene-gesserit: intrusion')),
      entering.act(becomeAdvisors, 'dune.bene-gesserit.intrusion'),
    ],
  ),
);

// ---- moving ----

/** Advisors who come into an occupied territory choose; into an unoccupied one they become fighters. § dune.bene-gesserit.move-occupied */
export const mayChooseSide = (
  g: Look,
  seat: Seat,
  territory: Territory,
  wereAdvisors: boolean,
  joining: boolean,
): boolean =>
  wereAdvisors &&
  !joining &&
  territory !== POLAR_SINK &&
  othersAreIn(g, seat, territory) &&
  !isFull(g, seat, territory) &&
  !allyIsIn(g, seat, territory) &&
  is(g, seat, 'bene-gesserit');
