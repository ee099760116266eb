// Only half of the Fremen forces caught by the storm die, rounded up; they choose which.

import type { Seat } from '@landsraad/kernel';
import { exposed, groupAt, groupsOf, killForces, size } from '../board/forces.ts';
import { sectorOf, type Location } from '../board/map.ts';
import { is, seatOf, type Look } from '../table.ts';
import { isStopped } from '../treachery/advantages.ts';
import { emit, words } from '../words.ts';

/** § dune.fremen.storm-losses */
export const halvesItsLosses = (g: Look, seat: Seat): boolean =>
  g.table.advanced && is(g, seat, 'fremen') && !isStopped(g, 'fremen: half storm losses');

export const half = (n: number): number => Math.ceil(n / 2);

type Losing = { at: Location | ''; dead: number };
const losing = words<Losing>();

/** The next location where the storm has caught them. Each is halved by itself, once. */
function caught(g: Look, done: readonly string[]): Location | '' {
  const fremen = fremenSeat(g);
  if (fremen < 0 || !halvesItsLosses(g, fremen)) return '';
  for (const { at } of groupsOf(g, fremen))
    if (sectorOf(at) === g.table.storm && exposed(g, at) && !done.includes(at)) return at;
  return '';
}
const fremenSeat = (g: Look): Seat => seatOf(g, 'fremen');
/** Whether the storm has caught any Fremen where it is now. */
export const fremenAreCaught = (g: Look): boolean => caught(g, []) !== '';

/** How many of the dead may be starred. */
function starredDead(g: Look, v: Losing): number[] {
  if (v.at === '') return [];
  const x = groupAt(g, fremenSeat(g), v.at);
  const ways: number[] = [];
  for (let n = Math.max(0, v.dead - x.forces); n <= Math.min(x.starred, v.dead); n++) ways.push(n);
  return ways;
}

const oneLocation = losing.procedure(
  'half are lost',
  'dune.fremen.storm-losses-choice',
  losing.ask('lose how many Fedaykin?', 'dune.fremen.storm-losses-choice', {
    who: fremenSeat,
    about: (_g, v) => ({ at: v.at, dead: v.dead }),
    options: starredDead,
    then: (g, v, starred, seat) => {
      if (v.at === '') return;
      killForces(g, seat, v.at, { forces: v.dead - starred, starred });
      emit(g, 'storm kills', 'dune.fremen.storm-losses', { seat, at: v.at, forces: v.dead });
    },
  }),
);
const rounds = words<{ at: Location | ''; done: readonly string[] }>();
export const fremenStormLosses = rounds.procedure(
  'Fremen storm losses',
  'dune.fremen.storm-losses',
  rounds.act(function firstCaught(g, v) {
    v.at = caught(g, []);
  }),
  rounds.whilst(
    (_g, v) => v.at !== '',
    rounds.call(oneLocation, (g, v) => ({
      at: v.at,
      dead: v.at === '' ? 0 : half(size(groupAt(g, fremenSeat(g), v.at))),
    })),
    rounds.act(function nextCaught(g, v) {
      v.done = [...v.done, v.at];
      v.at = caught(g, v.done);
    }),
  ),
);
