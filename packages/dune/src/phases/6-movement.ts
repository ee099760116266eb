// Phase 6, second half: one group moves from one territory to another.

import { reveal, things, type Option, type Procedure, type Seat } from '@landsraad/kernel';
import { arriveAs, hasTwoSides, intrusion, mayChooseSide } from '../advanced/advisors.ts';
import { advises, allyIsIn, groupsIn, groupsOf, isFull, isIn, othersAreIn, territoriesOf } from '../board/forces.ts';
import { bringTo, gather } from '../board/gathering.ts';
import { isOneOf, locationsOf, TERRITORIES, territoryOf, within, type Location, type Territory } from '../board/map.ts';
import { canLeave, goalsFrom, moveDistance, sectorsInReach } from '../board/reach.ts';
import { handOf, hasCard } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { type G, type Look, type Table } from '../table.ts';
import { discardCard } from '../treachery/karama.ts';
import { emit, words } from '../words.ts';

type Moving = {
  seat: Seat;
  /** Whether Hajr will be played for it. */
  hajr: boolean;
  from: Territory | '';
  goal: Territory | '';
  to: Location | '';
  advisors: boolean;
  joining: boolean;
  arrived: boolean;
};
const moving = words<Moving>();

const movable = (g: Look, seat: Seat): Territory[] => {
  const list: Territory[] = [];
  for (const t of territoriesOf(g, seat)) if (canLeave(g, seat, t)) list.push(t);
  return list;
};
function canMove(g: Look, seat: Seat): boolean {
  for (const x of groupsOf(g, seat)) if (canLeave(g, seat, territoryOf(x.at))) return true;
  return false;
}
const goals = (g: Look, v: Moving): readonly Territory[] => (v.from === '' ? [] : goalsFrom(g, v.seat, v.from));
function ends(g: Look, v: Moving): readonly Location[] {
  if (v.from === '' || v.goal === '') return [];
  const reached: Location[] = [];
  for (const x of groupsIn(g, v.seat, v.from)) reached.push(...sectorsInReach(g, v.seat, x.at, v.goal));
  return locationsOf(v.goal).filter((at) => isOneOf(reached, at));
}
/** The sectors whose forces can make the move; those cut off by the storm cannot join. */
function sources(g: Look, v: Moving): readonly Location[] {
  const list: Location[] = [];
  if (v.from === '' || v.to === '') return list;
  for (const x of groupsIn(g, v.seat, v.from))
    if (isOneOf(sectorsInReach(g, v.seat, x.at, territoryOf(v.to)), v.to)) list.push(x.at);
  return list;
}

function setOut(g: G, v: Moving): void {
  if (v.from === '' || v.goal === '') return;
  v.advisors = advises(g, v.seat, v.from);
  v.joining = isIn(g, v.seat, v.goal);
}
function arrive(g: G, v: Moving): void {
  if (v.to === '' || v.from === '' || v.goal === '') return;
  const n = bringTo(g, v.seat, v.to);
  v.arrived = true;
  emit(g, 'moved', 'dune.move.one-group', { seat: v.seat, from: v.from, to: v.to, forces: n });
}
function standAs(g: G, v: Moving, side: 'fighters' | 'advisors'): void {
  if (v.goal !== '' && v.goal !== v.from) arriveAs(g, v.goal, side, v.joining);
}
/** Advisors become fighters where nobody else is, and stay advisors where they may not fight. Fighters stay fighters. */
function standWithoutChoice(g: G, v: Moving): void {
  const unoccupied = v.goal !== '' && !othersAreIn(g, v.seat, v.goal);
  // § dune.bene-gesserit.move-unoccupied § dune.bene-gesserit.move-fighters
  standAs(g, v, v.advisors && !unoccupied ? 'advisors' : 'fighters');
}

/** Why a group cannot stop in a territory. */
function whyNotThere(g: Look, v: Moving, there: Option): RuleId | null {
  const to = TERRITORIES.find((t) => t === there);
  if (to === undefined) return null;
  if (isFull(g, v.seat, to)) return 'dune.move.full-stronghold';
  if (allyIsIn(g, v.seat, to)) return 'dune.alliance.no-shared-territory';
  return v.from !== '' && within(v.from, moveDistance(g, v.seat)).includes(to)
    ? 'dune.move.storm'
    : 'dune.move.one-territory';
}

/** A move that relied on an advantage stopped meanwhile is taken back and made again. */
const cannotGoOn = (g: G, v: Moving): boolean =>
  !v.arrived && v.goal !== '' && (v.to === '' ? !goals(g, v).includes(v.goal) : sources(g, v).length === 0);

function playHajr(g: G, v: Moving): void {
  discardCard(g, v.seat, 'hajr', 'dune.treachery.hajr');
}
const freshMove = (seat: Seat, hajr: boolean): Moving => ({
  seat,
  hajr,
  from: '',
  goal: '',
  to: '',
  advisors: false,
  joining: false,
  arrived: false,
});

/** One move: from where, where to, how many. */
export const forceMove: Procedure<Table, Moving> = moving.procedure(
  'force move',
  'dune.move.no-pick-up',
  moving.abandonIf(
    cannotGoOn,
    moving.act(function takeItBack(g) {
      g.table.gathered = [];
    }),
    moving.call(
      () => forceMove,
      (_g, v) => freshMove(v.seat, false),
    ),
  ),
  moving.ask('move from which territory?', 'dune.move.one-group', {
    who: (_g, v) => v.seat,
    options: (g, v): readonly (Territory | 'stay')[] => ['stay', ...movable(g, v.seat)],
    then: (_g, v, t) => {
      v.from = t === 'stay' ? '' : t;
    },
  }),
  moving.finishIf((g, v) => v.from === '' || (v.hajr && !hasCard(g, v.seat, 'hajr'))),
  // § dune.treachery.hajr-moves: who stays keeps the card
  moving.when((_g, v) => v.hajr, [moving.act(playHajr, 'dune.treachery.hajr')]),
  moving.ask('move to which territory?', 'dune.move.one-territory', {
    who: (_g, v) => v.seat,
    about: (_g, v) => ({ from: v.from }),
    options: goals,
    because: (g, v, t) => whyNotThere(g, v, t),
    then: (_g, v, t) => {
      v.goal = t;
    },
  }),
  moving.ask('move to which sector?', 'dune.move.end-sector', {
    who: (_g, v) => v.seat,
    about: (_g, v) => ({ from: v.from, territory: v.goal }),
    options: ends,
    then: (_g, v, at) => {
      v.to = at;
    },
  }),
  moving.act(setOut),
  moving.call(gather, (g, v) => ({ seat: v.seat, sources: sources(g, v), at: 0, most: 20 })),
  moving.act(arrive, 'dune.move.one-group'),
  moving.when(
    (g, v) => hasTwoSides(g, v.seat),
    [
      moving.when(
        (g, v) => v.goal !== '' && v.goal !== v.from && mayChooseSide(g, v.seat, v.goal, v.advisors, v.joining),
        [
          moving.ask('arrive as fighters or advisors?', 'dune.bene-gesserit.move-occupied', {
            who: (_g, v) => v.seat,
            about: (_g, v) => ({ territory: v.goal }),
            options: (): readonly ('advisors' | 'fighters')[] => ['advisors', 'fighters'],
            then: (g, v, side) => standAs(g, v, side),
          }),
        ],
        [moving.act(standWithoutChoice)],
      ),
    ],
    [moving.call(intrusion, (_g, v) => ({ seat: v.seat, territory: v.goal || 'polar-sink', flips: false }))],
  ),
);

// ---- Hajr ----

type Turn = { seat: Seat; moved: boolean; more: boolean; hajr: boolean };
const turn = words<Turn>();
function waysToMove(g: Look, v: Turn): string[] {
  const ways = ['end the turn'];
  if (!canMove(g, v.seat)) return ways; // § dune.move.can-move § dune.treachery.hajr-moves
  if (!v.moved) ways.push('move');
  if (hasCard(g, v.seat, 'hajr')) ways.push('hajr'); // § dune.treachery.hajr-order
  return ways;
}
/** The move of the turn, and another one with Hajr, before or after it. */
export const movement = turn.procedure(
  'movement',
  'dune.move.one-move',
  turn.whilst(
    (_g, v) => v.more,
    turn.ask('move?', 'dune.move.one-move', {
      who: (_g, v) => v.seat,
      options: waysToMove,
      always: true,
      then: (g, v, said) => {
        if (said === 'end the turn') v.more = false;
        if (said === 'move') v.moved = true;
        v.hajr = said === 'hajr';
        if (v.hajr) reveal(g, handOf(v.seat), things(g, handOf(v.seat)).indexOf('hajr'));
      },
    }),
    turn.when((_g, v) => v.more, [turn.call(forceMove, (_g, v) => freshMove(v.seat, v.hajr))]),
  ),
);
