// Phase 1: the storm is dialed, moves counterclockwise, and fixes the First Player.

import type { Seat } from '@landsraad/kernel';
import { drawStormCard, fremenDrawStormCards, revealStormCard, stormByCard } from '../advanced/storm-cards.ts';
import { fremenAreCaught, fremenStormLosses, halvesItsLosses } from '../advanced/storm-losses.ts';
import { talk } from '../alliances/talk.ts';
import { exposed, groupsOf, killForces } from '../board/forces.ts';
import { isOneOf, locationsInSector, SECTORS } from '../board/map.ts';
import { loseSpice } from '../board/spice.ts';
import { FACTS } from '../facts.ts';
import { fromTo } from '../numbers.ts';
import { around, markerSector, seats, type G, type Group, type Look } from '../table.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { familyAtomicsAndWeatherControl } from '../treachery/storm-cards.ts';
import { emit, secretly, words } from '../words.ts';

const { firstTurn, later } = FACTS.spiceDeck.stormDials;

// ---- dialing ----

/** How far counterclockwise a marker lies from a sector. */
const ahead = (g: Look, seat: Seat, sector: number): number => (markerSector(g, seat) - sector + SECTORS) % SECTORS;

/** On turn 1 the nearest on either side of Storm Start; later the latest two users of the wheels. */
export function stormDialers(g: Look): Seat[] {
  // § dune.storm.later-dialers
  if (g.table.turn > 1 && g.table.dialers.length === 2) return g.table.dialers.slice();
  // § dune.storm.first-dialers
  const bySide = seats(g).toSorted((a, b) => ahead(g, a, g.table.storm) - ahead(g, b, g.table.storm));
  const [right, left] = [bySide[0], bySide.at(-1)];
  return right === undefined || left === undefined ? [] : [right, left];
}

const dialing = secretly<{ dial: number }>();
const dialFirst = dialing.procedure(
  'first storm dial',
  'dune.storm.first-dial-range',
  dialing.ask('dial the first storm', 'dune.storm.first-dial-range', {
    options: () => fromTo(firstTurn.min, firstTurn.max),
    then: (_g, v, n) => {
      v.dial = n;
    },
  }),
);
const dialLater = dialing.procedure(
  'storm dial',
  'dune.storm.later-dial-range',
  dialing.ask('dial the storm', 'dune.storm.later-dial-range', {
    options: () => fromTo(later.min, later.max),
    then: (_g, v, n) => {
      v.dial = n;
    },
  }),
);
function addTheDials(
  g: G,
  _v: object,
  answers: readonly { readonly seat: Seat; readonly notes: { dial: number } }[],
): void {
  g.table.stormMove = answers.reduce((sum, a) => sum + a.notes.dial, 0);
  g.table.dialers = answers.map((a) => a.seat);
  emit(g, 'storm dialed', g.table.turn === 1 ? 'dune.storm.first-move' : 'dune.storm.later-move', {
    first: answers[0]?.notes.dial ?? 0,
    second: answers[1]?.notes.dial ?? 0,
    sectors: g.table.stormMove,
  });
}

// ---- moving ----

/** On turn 1 only the sector where the storm comes to rest is hit: the marker is put there. § dune.storm.first-damage */
function firstStorm(g: G, v: Moving): void {
  g.table.storm = (g.table.storm + g.table.stormMove) % SECTORS;
  v.left = 0;
}
function oneSector(g: G, v: Moving): void {
  g.table.storm = (g.table.storm + 1) % SECTORS; // § dune.storm.start-sector-not-hit: it moves on before it hits
  v.left--;
}
const NOBODY: readonly Group[] = [];
function inItsWay(g: Look, seat: Seat): readonly Group[] {
  let there: Group[] | null = null;
  const covered = locationsInSector(g.table.storm);
  for (const x of groupsOf(g, seat)) if (isOneOf(covered, x.at)) (there ??= []).push(x); // § dune.storm.only-its-sector
  return there ?? NOBODY;
}
function hit(g: G): void {
  for (const s of seats(g))
    for (const x of inItsWay(g, s)) {
      if (!exposed(g, x.at) || halvesItsLosses(g, s)) continue;
      killForces(g, s, x.at, x); // § dune.storm.kills-on-sand
      emit(g, 'storm kills', 'dune.storm.kills-on-sand', { seat: s, at: x.at, forces: x.forces + x.starred });
    }
  // § dune.storm.spice-lost
  for (const s of g.table.spice) if (isOneOf(locationsInSector(g.table.storm), s.at)) loseSpice(g, s.at);
}

type Moving = { left: number };
const moving = words<Moving>();
/** What happens in a sector that the storm has entered. */
const strike = [
  moving.when(fremenAreCaught, [moving.call(announcement, announce('fremen: half storm losses'))]),
  moving.act(hit),
  moving.when(fremenAreCaught, [moving.call(fremenStormLosses, () => ({ at: '' as const, done: [] }))]),
];
/** Sector by sector; the Fremen of the advanced game choose which half of theirs dies. */
export const stormMoves = moving.procedure(
  'the storm moves',
  'dune.storm.later-move',
  moving.act(function howFar(g, v) {
    v.left = g.table.stormMove;
  }),
  moving.when((g) => g.table.turn === 1, [moving.act(firstStorm, 'dune.storm.first-move'), ...strike]),
  moving.whilst(
    (_g, v) => v.left > 0, // § dune.treachery.weather-control-zero
    moving.act(oneSector),
    ...strike,
  ),
  moving.act(function comesToRest(g) {
    emit(g, 'storm moved', g.table.turn === 1 ? 'dune.storm.first-move' : 'dune.storm.later-move', {
      sector: g.table.storm,
      sectors: g.table.stormMove,
    });
  }),
);

// ---- the First Player ----

/** The marker that the storm would reach next; one in its own sector has already been reached. */
export function nextMarker(g: Look): Seat {
  let [next, nearest]: [Seat, number] = [0, Infinity];
  for (const s of seats(g)) {
    const n = ahead(g, s, g.table.storm);
    const distance = n === 0 ? SECTORS : n; // § dune.storm.on-marker
    if (distance < nearest) [next, nearest] = [s, distance];
  }
  return next;
}
function firstPlayer(g: G): void {
  g.table.first = nextMarker(g);
  emit(g, 'first player', 'dune.storm.first-player', { seat: g.table.first });
}
/** The First Player, then counterclockwise. */
export const playerOrder = (g: Look): readonly Seat[] => around(g, g.table.first); // § dune.setup.play-order

/** The next seat in that order, wrapping around. */
export const nextInOrder = (g: Look, seat: Seat): Seat => around(g, seat)[1] ?? seat; // § dune.setup.play-order

function stormBegins(g: G): void {
  g.table.phase = 'storm';
  g.table.stormMove = 0;
}

const { act, call, when, together, procedure } = words<Record<never, never>>();
export const stormPhase = procedure(
  'storm',
  'dune.setup.phase-order',
  act(stormBegins),
  when(
    (g) => g.table.turn === 1,
    [
      together('dialing the first storm', 'dune.storm.first-move', {
        seats: stormDialers,
        each: dialFirst,
        notes: () => ({ dial: 0 }),
        then: addTheDials,
      }),
    ],
    [
      when(
        stormByCard,
        [act(revealStormCard, 'dune.fremen.storm-card')],
        [
          together('dialing the storm', 'dune.storm.later-move', {
            seats: stormDialers,
            each: dialLater,
            notes: () => ({ dial: 0 }),
            then: addTheDials,
          }),
        ],
      ),
      call(familyAtomicsAndWeatherControl, () => ({})),
    ],
  ),
  call(stormMoves, () => ({ left: 0 })),
  when(fremenDrawStormCards, [
    call(announcement, announce('fremen: look at the storm card')),
    act(drawStormCard, 'dune.fremen.storm-card-draw'),
  ]),
  act(firstPlayer, 'dune.storm.first-player'),
  call(talk, () => ({})),
);
