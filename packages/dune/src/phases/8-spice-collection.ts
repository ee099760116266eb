// Phase 8: Spice Collection. Forces in a sector with spice collect it; in the advanced game three strongholds pay.

import type { Seat } from '@landsraad/kernel';
import { strongholdIncome } from '../advanced/stronghold-income.ts';
import { COMMON } from '../board/factions.ts';
import { advises, groupAt, isPaid, occupies, size } from '../board/forces.ts';
import { CITIES, territoryOf, type Location } from '../board/map.ts';
import { collectSpice, spiceAt } from '../board/spice.ts';
import { fromTo } from '../numbers.ts';
import { option, type G, type Look } from '../table.ts';
import { emit, words, type None } from '../words.ts';
import { playerOrder } from './1-storm.ts';

export const collectionRate = (g: Look, seat: Seat): number =>
  CITIES.some((t) => occupies(g, seat, t) && isPaid(g, t)) // § dune.collect.rate
    ? COMMON.spicePerForceCollectedWithCity
    : COMMON.spicePerForceCollected;

/** What a seat's forces in a location can carry, at most what lies there. */
export function canCollect(g: Look, seat: Seat, at: Location): number {
  const forces = size(groupAt(g, seat, at)); // § dune.collect.who
  if (forces === 0 || advises(g, seat, territoryOf(at))) return 0; // § dune.bene-gesserit.advisors-no-collect
  return Math.min(forces * collectionRate(g, seat), spiceAt(g, at)); // § dune.collect.limit
}

/** The field being harvested, by whom; who has collected where; fields over which nobody could agree. */
type Collecting = { seat: Seat; at: Location; done: readonly string[]; asked: readonly string[]; share: number };
const collecting = words<Collecting>();
const key = (seat: Seat, at: Location): string => `${seat} ${at}`;

function nextHarvest(g: Look, done: readonly string[]): { seat: Seat; at: Location } | null {
  if (g.table.spice.length === 0) return null;
  for (const seat of playerOrder(g))
    // § dune.collect.no-sharing
    for (const { at } of g.table.spice)
      if (canCollect(g, seat, at) > 0 && !done.includes(key(seat, at))) return { seat, at };
  return null;
}
/** From all down to nothing, at most 41 choices. */
function amounts(g: Look, v: Collecting): number[] {
  const most = canCollect(g, v.seat, v.at);
  return fromTo(Math.max(0, most - 40), most).toReversed();
}

function collect(g: G, v: Collecting, seat: Seat, n: number): void {
  collectSpice(g, seat, v.at, n);
  v.done = [...v.done, key(seat, v.at)];
  emit(g, 'collected', 'dune.collect.rate', { seat, at: v.at, spice: n });
}

// ---- splitting a field, by option ----

const NO_SPLIT = 'no split';
/** The next in order who could collect from the same sector, -1 for none. */
function partner(g: Look, v: Collecting): Seat {
  const mayShare = (s: Seat) => s !== v.seat && !v.done.includes(key(s, v.at)) && canCollect(g, s, v.at) > 0;
  return playerOrder(g).find(mayShare) ?? -1;
}
const mayAgree = (g: Look, v: Collecting): boolean =>
  option(g, 'collectBySplit') && !v.asked.includes(v.at) && partner(g, v) >= 0;
function split(g: G, v: Collecting, said: 'agree' | 'refuse'): void {
  const other = partner(g, v);
  if (said === 'refuse') return;
  collect(g, v, v.seat, v.share);
  collect(g, v, other, canCollect(g, other, v.at));
}
/** The first in order names a share; the other takes the rest, or refuses, and then they collect in player order. */
const agreeOnASplit = [
  collecting.ask('take which share of the field?', 'dune.collect.no-sharing', {
    who: (_g, v) => v.seat,
    about: (_g, v) => ({ at: v.at }),
    options: (g, v): readonly (number | typeof NO_SPLIT)[] => [NO_SPLIT, ...amounts(g, v)],
    then: (_g, v, share) => {
      v.share = share === NO_SPLIT ? -1 : share;
      if (v.share < 0) v.asked = [...v.asked, v.at];
    },
  }),
  collecting.when(
    (_g, v) => v.share >= 0,
    [
      collecting.ask('agree to the split?', 'dune.collect.no-sharing', {
        who: partner,
        about: (_g, v) => ({ at: v.at, share: v.share, from: v.seat }),
        options: (): readonly ('agree' | 'refuse')[] => ['agree', 'refuse'],
        then: (g, v, said) => {
          v.asked = [...v.asked, v.at];
          split(g, v, said);
        },
      }),
    ],
  ),
];

const harvest = collecting.procedure(
  'harvest',
  'dune.collect.who',
  collecting.whilst(
    (g, v) => nextHarvest(g, v.done) !== null,
    collecting.act(function thisField(g, v) {
      const next = nextHarvest(g, v.done);
      if (next === null) return;
      v.seat = next.seat;
      v.at = next.at;
    }),
    collecting.when(mayAgree, agreeOnASplit, [
      collecting.ask('collect how much?', 'dune.collect.who', {
        who: (_g, v) => v.seat,
        about: (_g, v) => ({ at: v.at }),
        options: amounts,
        then: (g, v, n, seat) => collect(g, v, seat, n),
      }),
    ]),
  ),
);

const { act, call, procedure } = words<None>();
export const collectionPhase = procedure(
  'spice collection',
  'dune.setup.simultaneous-phases',
  act(function collectionBegins(g) {
    g.table.phase = 'collection';
  }),
  call(harvest, () => ({ seat: -1, at: 'polar-sink' as const, done: [], asked: [], share: 0 })),
  strongholdIncome,
);
