// The advanced Bene Gesserit place their one starting force after the Fremen, as an advisor, anywhere.

import type { Seat } from '@landsraad/kernel';
import { lonelyAdvisors, putForces, takeReserve } from '../board/forces.ts';
import { locationsOf, TERRITORIES, type Location, type Territory } from '../board/map.ts';
import { is, seatOf, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';

type Starting = { territory: Territory | '' };
const starting = words<Starting>();

export const startsAsAdvisor = (g: Look, seat: Seat): boolean => g.table.advanced && is(g, seat, 'bene-gesserit');

function arrive(g: G, v: Starting, at: Location): void {
  const seat = seatOf(g, 'bene-gesserit');
  if (v.territory === '') return;
  takeReserve(g, seat, { forces: 1, starred: 0 });
  putForces(g, seat, at, { forces: 1, starred: 0 });
  g.table.advisors = [v.territory];
  emit(g, 'forces placed', 'dune.bene-gesserit.start-advanced', { seat, at, forces: 1 });
  lonelyAdvisors(g);
}

export const placeAdvisor = starting.procedure(
  'the first advisor',
  'dune.bene-gesserit.start-advanced',
  starting.finishIf((g) => !startsAsAdvisor(g, seatOf(g, 'bene-gesserit'))),
  starting.ask('place the advisor where?', 'dune.bene-gesserit.start-advanced', {
    who: (g) => seatOf(g, 'bene-gesserit'),
    options: () => TERRITORIES,
    then: (_g, v, territory) => {
      v.territory = territory;
    },
  }),
  starting.ask('in which sector?', 'dune.bene-gesserit.start-advanced', {
    who: (g) => seatOf(g, 'bene-gesserit'),
    about: (_g, v) => ({ territory: v.territory }),
    options: (_g, v) => (v.territory === '' ? [] : locationsOf(v.territory)),
    then: arrive,
  }),
);
