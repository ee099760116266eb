// Whenever another faction ships from off-planet, one Bene Gesserit force goes along: to the Polar Sink, or (advanced) as an
// advisor to the same territory.

import { added } from '@landsraad/kernel';
import { arriveAs, hasTwoSides } from '../advanced/advisors.ts';
import { forcesIn, inStorm, putForces, reserveOf, size, takeReserve } from '../board/forces.ts';
import { locationsOf, POLAR_SINK, type Location, type Territory } from '../board/map.ts';
import type { RuleId } from '../ledger.ts';
import { seatOf, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow, type Advantage } from '../treachery/advantages.ts';
import { announced, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';

type Sending = { territory: Territory; goal: Territory | '' };
const sending = words<Sending>();
const sisters = (g: Look): number => seatOf(g, 'bene-gesserit');

const advantageFor = (v: Sending): Advantage =>
  v.goal !== POLAR_SINK ? 'bene-gesserit: sending advisors' : 'bene-gesserit: spiritual advisors';

function cannotSend(g: Look, v: Sending, to: Territory): RuleId | null {
  if (to === POLAR_SINK) return isStopped(g, 'bene-gesserit: spiritual advisors') ? 'dune.treachery.karama-stop' : null;
  if (isStopped(g, 'bene-gesserit: sending advisors')) return 'dune.treachery.karama-stop';
  if (sectors(g, to).length === 0) return 'dune.bene-gesserit.advisors-sector';
  return forcesIn(g, sisters(g), v.territory) > 0 && !g.table.advisors.includes(to)
    ? 'dune.bene-gesserit.advisors-with-fighters'
    : null;
}
const sectors = (g: Look, t: Territory): Location[] => locationsOf(t).filter((at) => !inStorm(g, at));

function arrive(g: G, v: Sending, at: Location): void {
  const seat = sisters(g);
  takeReserve(g, seat, { forces: 1, starred: 0 });
  const joining = v.goal !== '' && forcesIn(g, seat, v.goal) > 0;
  putForces(g, seat, at, { forces: 1, starred: 0 });
  if (v.goal !== '' && v.goal !== POLAR_SINK) {
    arriveAs(g, v.goal, 'advisors', joining);
    if (!g.table.sent.includes(v.goal)) g.table.sent = added(g.table.sent, v.goal);
  }
  emit(g, 'advisor sent', hasTwoSides(g, seat) ? 'dune.bene-gesserit.advisors' : 'dune.bene-gesserit.advisor-basic', {
    seat,
    at,
  });
}

export const spiritualAdvisors = sending.procedure(
  'spiritual advisors',
  'dune.bene-gesserit.advisor-off-planet-only',
  sending.finishIf((g) => size(reserveOf(g, sisters(g))) === 0),
  sending.ask('send an advisor?', 'dune.bene-gesserit.advisor-off-planet-only', {
    who: sisters,
    about: (_g, v) => ({ territory: v.territory }),
    // § dune.bene-gesserit.advisor-basic § dune.bene-gesserit.advisors § dune.bene-gesserit.advisors-or-sink
    options: (g, v): readonly (Territory | 'no')[] => [
      'no',
      POLAR_SINK,
      ...(hasTwoSides(g, sisters(g)) && v.territory !== POLAR_SINK ? [v.territory] : []),
    ],
    refuse: (g, v, to) => (to === 'no' ? null : cannotSend(g, v, to)),
    then: (_g, v, to) => {
      v.goal = to === 'no' ? '' : to;
    },
  }),
  sending.finishIf((_g, v) => v.goal === ''),
  sending.call(announcement, (_g, v) => announced(advantageFor(v))),
  sending.finishIf((g, v) => stoppedNow(g, advantageFor(v))),
  sending.ask('to which sector does the advisor go?', 'dune.bene-gesserit.advisors-sector', {
    who: sisters,
    about: (_g, v) => ({ territory: v.goal }),
    options: (g, v) => (v.goal === '' ? [] : sectors(g, v.goal)),
    then: arrive,
  }),
);
