// Shai-Hulud: devouring, the Fremen's immunity, and the ride when the Nexus is over.

import { added, type Seat } from '@landsraad/kernel';
import { intrusion } from '../advanced/advisors.ts';
import { allyIsIn, forcesIn, groupsIn, inStorm, isFull, isIn, killAllIn, locationsFree } from '../board/forces.ts';
import { bringTo, gather } from '../board/gathering.ts';
import { locationsOf, territoryOf, TERRITORIES, type Location, type Territory } from '../board/map.ts';
import { loseSpiceIn } from '../board/spice.ts';
import type { RuleId } from '../ledger.ts';
import { allied, alliesOf, inPlay, option, seatOf, seats, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';

const fremen = (g: Look): Seat => seatOf(g, 'fremen');

// ---- devouring ----

type Devouring = { territory: Territory; spares: boolean };
const devouring = words<Devouring>();

const allyThere = (g: Look, v: Devouring): boolean =>
  inPlay(g, 'fremen') &&
  alliesOf(g, fremen(g)).some((s) => forcesIn(g, s, v.territory) > 0) &&
  !isStopped(g, 'fremen: worm protection for an ally');

/** Whether the Fremen's immunity counts, and can be stopped, where the worm appears. */
const fremenThere = (g: Look, v: Devouring): boolean => inPlay(g, 'fremen') && isIn(g, fremen(g), v.territory);

function devour(g: G, v: Devouring): void {
  const spice = loseSpiceIn(g, v.territory);
  const immune = inPlay(g, 'fremen') && !stoppedNow(g, 'fremen: worm immunity'); // § dune.fremen.worm-immune
  const spared = v.spares && !isStopped(g, 'fremen: worm protection for an ally');
  let dead = 0;
  for (const s of seats(g)) {
    if ((immune && s === fremen(g)) || (spared && allied(g, s, fremen(g)))) continue;
    dead += killAllIn(g, s, v.territory);
  }
  g.table.worms = added(g.table.worms, v.territory);
  emit(g, 'devoured', 'dune.blow.worm-devours', { territory: v.territory, forces: dead, spice });
}

/** All spice and forces of the territory, in every sector. */
export const devours = devouring.procedure(
  'Shai-Hulud devours',
  'dune.blow.worm-devours',
  devouring.when(allyThere, [
    devouring.ask('protect your ally from the worm?', 'dune.fremen.alliance-worm', {
      who: fremen,
      about: (_g, v) => ({ territory: v.territory }),
      options: () => ['protect', 'let it happen'],
      then: (_g, v, said) => {
        v.spares = said === 'protect';
      },
    }),
    devouring.when(
      (_g, v) => v.spares,
      [devouring.call(announcement, announce('fremen: worm protection for an ally'))],
    ),
  ]),
  devouring.when(fremenThere, [devouring.call(announcement, announce('fremen: worm immunity'))]),
  devouring.act(devour, 'dune.blow.worm-whole-territory'),
);

// ---- riding ----

type Riding = { territory: Territory; to: Location | ''; goal: Territory | '' };
const riding = words<Riding>();

const riders = (g: Look, t: Territory): Location[] =>
  fremen(g) < 0
    ? []
    : groupsIn(g, fremen(g), t)
        .filter((x) => !inStorm(g, x.at)) // § dune.fremen.worm-ride-limits
        .map((x) => x.at);

export function rideForbidden(g: Look, t: Territory): RuleId | null {
  if (isFull(g, fremen(g), t) || allyIsIn(g, fremen(g), t)) return 'dune.fremen.worm-ride-limits';
  return locationsFree(g, t).length === 0 && !option(g, 'fremenMayMoveIntoStorm')
    ? 'dune.fremen.no-move-into-storm'
    : null;
}
function land(g: G, v: Riding): void {
  if (v.to === '') return;
  const n = bringTo(g, fremen(g), v.to);
  emit(g, 'worm ride', 'dune.fremen.worm-ride', { seat: fremen(g), from: v.territory, to: v.to, forces: n });
}

const ride = riding.procedure(
  'worm ride',
  'dune.fremen.worm-ride',
  riding.finishIf((g, v) => isStopped(g, 'fremen: worm ride') || riders(g, v.territory).length === 0),
  riding.ask('ride the worm where?', 'dune.fremen.worm-ride', {
    who: fremen,
    about: (_g, v) => ({ from: v.territory }),
    options: (_g, v): readonly (Territory | 'stay')[] => ['stay', ...TERRITORIES.filter((t) => t !== v.territory)],
    refuse: (g, _v, t) => (t === 'stay' ? null : rideForbidden(g, t)),
    then: (_g, v, t) => {
      v.goal = t === 'stay' ? '' : t;
    },
  }),
  riding.finishIf((_g, v) => v.goal === ''),
  riding.call(announcement, announce('fremen: worm ride')),
  riding.finishIf((g) => stoppedNow(g, 'fremen: worm ride')),
  riding.ask('to which sector?', 'dune.move.end-sector', {
    who: fremen,
    about: (_g, v) => ({ territory: v.goal }),
    options: (g, v) =>
      v.goal === '' ? [] : option(g, 'fremenMayMoveIntoStorm') ? locationsOf(v.goal) : locationsFree(g, v.goal),
    then: (_g, v, at) => {
      v.to = at;
    },
  }),
  riding.call(gather, (g, v) => ({ seat: fremen(g), sources: riders(g, v.territory), at: 0, most: 20 })),
  riding.act(land, 'dune.fremen.worm-ride-harmless'),
  riding.call(
    intrusion,
    (g, v) => ({ seat: fremen(g), territory: v.to === '' ? v.territory : territoryOf(v.to), flips: false }),
    'dune.bene-gesserit.intrusion-ride',
  ),
);

const rides = words<{ at: number }>();
/** Once for each worm that appeared, while there are still forces where it did. */
export const wormRides = rides.procedure(
  'worm rides',
  'dune.fremen.worm-ride-again',
  rides.finishIf((g) => !inPlay(g, 'fremen')),
  rides.whilst(
    (g, v) => v.at < g.table.worms.length,
    rides.call(ride, (g, v) => ({
      territory: g.table.worms[v.at] ?? 'polar-sink',
      to: '' as const,
      goal: '' as const,
    })),
    rides.act(function nextWorm(_g, v) {
      v.at++;
    }),
  ),
  rides.act(function wormsLeave(g) {
    g.table.worms = [];
  }),
);
