// Moving sandworms and attacking with them.

import { replaced } from '@landsraad/kernel';
import { AREA_COUNT, RIMWALL_WEST, areaOf, behindWalls, idOf, near, type Area } from '../board/areas.ts';
import { hasHarvester, hasLegion, isDesert, isMountain } from '../board/contents.ts';
import {
  BASE,
  CAMP,
  HARVESTER,
  SANDWORM,
  SETTLEMENT,
  SIETCH,
  SOMEBODY,
  WORMSIGN,
  occupancy,
} from '../board/occupancy.ts';
import { whichArea } from '../board/which-area.ts';
import { WILD_MAKER } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { removeHarvester } from '../actions/entering.ts';
import { isRidden, ridersFollow } from '../desert-war/riding.ts';
import { wormComesUp } from '../desert-war/troopers.ts';
import { removeAttacker, wormAttack } from './effects.ts';

/** Neighbours for a worm: the walls of a detonated Rimwall West no longer hold it. § wfa.atomics.rimwall-worm-passage */
function wormNear(g: Look, a: Area): readonly Area[] {
  if (g.table.atomics !== RIMWALL_WEST) return near(a);
  if (a === RIMWALL_WEST) return [...near(a), ...behindWalls(a)];
  return behindWalls(a).includes(RIMWALL_WEST) ? [...near(a), RIMWALL_WEST] : near(a);
}
/** All sandworms on the board, the Wild Maker among them. */
export const wormAreas = (g: Look): Area[] => [
  ...g.table.sandworms,
  ...((g.table.leaders[WILD_MAKER] ?? -1) >= 0 ? [g.table.leaders[WILD_MAKER] ?? -1] : []),
];
/** Where the Wild Maker is; -1 if it is not on the board. */
export const wildMakerArea = (g: Look): Area => Math.max(-1, g.table.leaders[WILD_MAKER] ?? -1);

const FIGURES_AND_TOKENS = SOMEBODY | SANDWORM | WORMSIGN | HARVESTER | SIETCH | SETTLEMENT | CAMP | BASE;
/** Desert Troopers are no hindrance. § wfa.desert-war.troopers-worm-moves-in § wfa.desert-war.camps-block-worms */
const noFigureOrToken = (g: Look, a: Area): boolean => ((occupancy(g).all[a] ?? 0) & FIGURES_AND_TOKENS) === 0;

const reached = new Uint8Array(AREA_COUNT);
/** How far it goes: with a Sandrider one area further. */
const wormRange = (g: Look, from: Area): number => (isRidden(g.table, from) ? 3 : 2); // § wfa.desert-war.sandrider-range
/** The areas within its range where it may `end`, `through` the areas between; in the order of the board. */
function withinRange(g: Look, from: Area, through: Test, end: Test): Area[] {
  reached.fill(0);
  let edge: Area[] = [from];
  for (let steps = wormRange(g, from); steps > 0; steps--) {
    const next: Area[] = [];
    for (const a of edge)
      for (const b of wormNear(g, a)) {
        if (end(g, b)) reached[b] = 1;
        if (steps > 1 && through(g, b)) next.push(b);
      }
    edge = next;
  }
  reached[from] = 0;
  const areas: Area[] = [];
  for (let a = 0; a < AREA_COUNT; a++) if (reached[a] === 1) areas.push(a);
  return areas;
}
type Test = (g: Look, a: Area) => boolean;

// ---- moving ----

/** Through the desert, past everything that is there. */
const wormReach = (g: Look, from: Area): Area[] => withinRange(g, from, isDesert, isDesert); // § wfa.worms.move
const noWormTo = (g: Look, a: Area): RuleId | null => (noFigureOrToken(g, a) ? null : 'wfa.worms.move-destination');

type Moving = { left: number; only: Area; from: Area; moved: readonly number[]; sector: string };
/** `only`: just the sandworm there. */
export const movingWorms = (left: number, only: Area = -1): Moving => ({ left, only, from: -1, moved: [], sector: '' });
const moving = words<Moving>();
const DONE = 'done';

function cannotMove(g: G, v: Moving, option: string): RuleId | null {
  if (option === DONE) return null;
  const a = areaOf(option);
  if (v.only >= 0 && v.only !== a) return 'wfa.leaders.wild-maker-special';
  if (v.moved.includes(a)) return 'wfa.actions.desert-power-move';
  return wormReach(g, a).some((to) => noWormTo(g, to) === null) ? null : 'wfa.worms.move-destination';
}
function moveWorm(g: G, v: Moving, to: Area): void {
  if (to < 0) return;
  if (g.table.leaders[WILD_MAKER] === v.from) g.table.leaders = replaced(g.table.leaders, WILD_MAKER, to);
  else g.table.sandworms = g.table.sandworms.map((a) => (a === v.from ? to : a));
  wormComesUp(g, to);
  ridersFollow(g, v.from, to);
  v.moved = [...v.moved, to];
  v.left--;
  emit(g, 'sandworm moves', 'wfa.worms.move', { from: v.from, to });
}

export const moveSandworms = moving.procedure(
  'move sandworms',
  'wfa.actions.desert-power-move',
  moving.whilst(
    (_g, v) => v.left > 0,
    moving.ask('move which sandworm?', 'wfa.actions.desert-power-move', {
      who: (g) => deciderOf(g, ATREIDES),
      options: (g): string[] => [...wormAreas(g).map(idOf), DONE],
      refuse: cannotMove,
      then: (_g, v, option) => {
        v.from = option === DONE ? -1 : areaOf(option);
      },
    }),
    moving.leaveIf((_g, v) => v.from < 0),
    ...whichArea(moving, 'move it where?', 'wfa.worms.move', {
      who: (g) => deciderOf(g, ATREIDES),
      about: (_g, v) => ({ from: idOf(v.from), piece: 'sandworm' }),
      areas: (g, v) => wormReach(g, v.from),
      refuse: (g, _v, a) => noWormTo(g, a),
      then: moveWorm,
    }),
  ),
);

// ---- attacking ----

const anywhere = (): boolean => true;
/** With nothing but desert between. § wfa.worms.attack-range */
const strikes = (g: Look, from: Area): Area[] => withinRange(g, from, isDesert, anywhere);
function noStrikeOn(g: Look, a: Area): RuleId | null {
  const legion = hasLegion(g, HARKONNEN, a) && !isMountain(g, a);
  return legion || (hasHarvester(g, a) && isDesert(g, a)) ? null : 'wfa.worms.attack-targets';
}
const canStrike = (g: Look, from: Area): boolean => strikes(g, from).some((a) => noStrikeOn(g, a) === null);

type Strike = { only: Area; from: Area; to: Area; dice: number; sector: string };
export const strike = (only: Area = -1): Strike => ({ only, from: -1, to: -1, dice: 0, sector: '' });
const striking = words<Strike>();

function cannotStrike(g: G, v: Strike, option: string): RuleId | null {
  if (option === DONE) return null;
  const a = areaOf(option);
  if (v.only >= 0 && v.only !== a) return 'wfa.leaders.wild-maker-special';
  return canStrike(g, a) ? null : 'wfa.worms.attack-range';
}

export const attackWithSandworm = striking.procedure(
  'attack with a sandworm',
  'wfa.actions.desert-power-attack',
  striking.ask('attack with which sandworm?', 'wfa.actions.desert-power-attack', {
    who: (g) => deciderOf(g, ATREIDES),
    options: (g): string[] => [...wormAreas(g).map(idOf), DONE],
    refuse: cannotStrike,
    then: (_g, v, option) => {
      v.from = option === DONE ? -1 : areaOf(option);
    },
  }),
  striking.finishIf((_g, v) => v.from < 0),
  ...whichArea(striking, 'the sandworm attacks where?', 'wfa.worms.attack-range', {
    who: (g) => deciderOf(g, ATREIDES),
    about: (_g, v) => ({ from: idOf(v.from), piece: 'sandworm' }),
    areas: (g, v) => strikes(g, v.from),
    refuse: (g, _v, a) => noStrikeOn(g, a),
    then: (_g, v, a) => {
      v.to = a;
    },
  }),
  striking.finishIf((_g, v) => v.to < 0),
  striking.act(function wormDives(g, v) {
    v.dice = removeAttacker(g, v.from);
    if (hasLegion(g, HARKONNEN, v.to)) return; // § wfa.worms.attack-harvester
    removeHarvester(g, v.to);
    g.table.deeds.wormTook++;
    emit(g, 'sandworm swallows', 'wfa.worms.attack-harvester', { area: v.to });
  }),
  striking.when(
    (g, v) => hasLegion(g, HARKONNEN, v.to),
    [striking.call(wormAttack, (_g, v) => ({ area: v.to, dice: v.dice, hits: 0, carryall: false }))],
  ),
);
export const wormsCanMove = (g: Look): boolean =>
  wormAreas(g).some((a) => wormReach(g, a).some((to) => noWormTo(g, to) === null));
export const wormsCanStrike = (g: Look): boolean => wormAreas(g).some((a) => canStrike(g, a));
