// Wormsign tokens: placing them, and what happens when one is revealed.

import { added, count, drawMany, drawTop, replaced, reveal, shuffle, takeAt, without } from '@landsraad/kernel';
import { areaOf, idOf, isDeepDesert, type Area } from '../board/areas.ts';
import { auxiliaryCount } from '../board/auxiliaries.ts';
import {
  deserts,
  hasBase,
  hasHarvester,
  hasLegion,
  hasSandworm,
  hasSietch,
  hasSuspensors,
  hasWormsign,
  isEmpty,
  wildMakerInPlay,
} from '../board/contents.ts';
import { whichArea } from '../board/which-area.ts';
import { wormsigns } from '../components.ts';
import { FACTS } from '../facts.ts';
import { putTrooper, troopersLeft, wormComesUp } from '../desert-war/troopers.ts';
import { WILD_MAKER } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { sandwormEffects } from './effects.ts';

// ---- placing tokens ----

/** Facedown, unseen by anybody. */
export function putWormsign(g: G, a: Area): void {
  drawTop(g, wormsigns.pool, wormsigns.board);
  g.table.wormsigns = added(g.table.wormsigns, a);
  emit(g, 'wormsign placed', 'wfa.actions.desert-power-unseen', { area: a });
}
/** One in each of several areas. */
export function putWormsigns(g: G, areas: readonly Area[]): void {
  drawMany(g, wormsigns.pool, wormsigns.board, areas.length);
  g.table.wormsigns = [...g.table.wormsigns, ...areas];
  for (const area of areas) emit(g, 'wormsign placed', 'wfa.actions.desert-power-unseen', { area });
}
/** Back into the pool, which is shuffled. § wfa.hazards.discard-means-pool */
export function returnWormsign(g: G, a: Area): void {
  const position = g.table.wormsigns.indexOf(a);
  if (position < 0) return;
  takeAt(g, wormsigns.board, position, wormsigns.pool);
  g.table.wormsigns = without(g.table.wormsigns, position);
  shuffle(g, wormsigns.pool);
}

/** `rider`: one Sandrider may come instead of one of the tokens. */
type Placing = { left: number; sector: string; rider: boolean; piece: string };
export const placingWormsigns = (left: number, rider = false): Placing => ({ left, sector: '', rider, piece: '' });
const placing = words<Placing>();
const poolIsEmpty = (g: Look): boolean => count(g, wormsigns.pool) === 0;

function noWormsignIn(g: G, _v: Placing, a: Area): RuleId | null {
  const barred = hasWormsign(g, a) || hasSandworm(g, a) || hasSietch(g, a);
  if (barred) return 'wfa.actions.desert-power-wormsigns';
  if (auxiliaryCount(g, 'smuggler', a) > 0 || hasBase(g, a)) return 'wfa.smugglers.allied-hazards';
  const keptOut = hasSuspensors(g, a) && !hasLegion(g, HARKONNEN, a) && !hasHarvester(g, a); // § wfa.desert-war.suspensor-no-wormsign
  return keptOut ? 'wfa.desert-war.suspensor-no-wormsign' : null;
}
const emptyDeserts = (g: Look): Area[] => deserts(g).filter((a) => isEmpty(g, a));
const canRide = (g: Look, v: Placing): boolean =>
  v.rider && troopersLeft(g, 'sandrider') > 0 && emptyDeserts(g).length > 0;

export const placeWormsigns = placing.procedure(
  'place wormsigns',
  'wfa.actions.desert-power-wormsigns',
  placing.whilst(
    (g, v) => v.left > 0 && !poolIsEmpty(g),
    placing.when(
      canRide,
      [
        placing.ask('a wormsign or a sandrider?', 'wfa.desert-war.sandrider-placement', {
          who: (g) => deciderOf(g, ATREIDES),
          options: () => ['wormsign', 'sandrider'],
          then: (_g, v, piece) => {
            v.piece = piece;
          },
        }),
      ],
      [
        placing.act(function aToken(_g, v) {
          v.piece = 'wormsign';
        }),
      ],
    ),
    placing.when(
      (_g, v) => v.piece === 'sandrider',
      whichArea(placing, 'place a sandrider where?', 'wfa.desert-war.sandrider-placement', {
        who: (g) => deciderOf(g, ATREIDES),
        areas: emptyDeserts,
        then: (g, v, a) => {
          v.left--;
          v.rider = false; // only one
          if (a >= 0) putTrooper(g, 'sandrider', a);
        },
      }),
      whichArea(placing, 'place a wormsign where?', 'wfa.actions.desert-power-wormsigns', {
        who: (g) => deciderOf(g, ATREIDES),
        areas: deserts,
        refuse: noWormsignIn,
        none: 'no more',
        then: (g, v, a) => {
          v.left = a < 0 ? 0 : v.left - 1;
          if (a >= 0) putWormsign(g, a);
        },
      }),
    ),
  ),
);

// ---- which sandworm appears ----

/** `plain`: not the Wild Maker. */
type Source = { area: Area; plain: boolean };
const source = words<Source>();
const SANDWORMS = FACTS.units.figures.atreides.sandworm;
const OFF_BOARD = 'off the board';
const WILD = 'wild-maker';

function couldCome(g: G, v: Source): string[] {
  const all: string[] = [];
  if (g.table.sandworms.length < SANDWORMS) all.push(OFF_BOARD); // § wfa.setup.sandworm-figures
  if (wildMakerInPlay(g) && !v.plain) all.push(WILD); // § wfa.hazards.wild-maker-appears
  for (const a of g.table.sandworms) if (a !== v.area) all.push(idOf(a));
  return all;
}
/** In desert hazards a sandworm that has appeared is not placed again. */
function settledAlready(g: G, _v: Source, option: string): RuleId | null {
  if (option === OFF_BOARD) return null;
  const a = option === WILD ? (g.table.leaders[WILD_MAKER] ?? -1) : areaOf(option);
  return a >= 0 && g.table.settled.includes(a) ? 'wfa.hazards.sandworm-not-twice' : null;
}
function comes(g: G, v: Source, option: string): void {
  if (option === WILD) g.table.leaders = replaced(g.table.leaders, WILD_MAKER, v.area);
  else {
    if (option !== OFF_BOARD) g.table.sandworms = g.table.sandworms.filter((a) => a !== areaOf(option));
    g.table.sandworms = added(g.table.sandworms, v.area);
  }
  wormComesUp(g, v.area);
  g.table.settled = added(g.table.settled, v.area);
  emit(g, 'sandworm appears', 'wfa.hazards.sandworm-source', { area: v.area, from: option });
}

export const sandwormComes = source.procedure(
  'a sandworm comes',
  'wfa.hazards.sandworm-source',
  source.ask('which sandworm comes?', 'wfa.hazards.sandworm-source', {
    who: (g) => deciderOf(g, ATREIDES),
    about: (_g, v) => ({ area: idOf(v.area) }),
    options: couldCome,
    refuse: settledAlready,
    orNothing: true,
    then: comes,
  }),
);

// ---- a token is revealed under a legion ----

/**
 * Whether a token of this kind makes a sandworm appear there.
 * § wfa.hazards.token-sandworm § wfa.hazards.token-sand § wfa.hazards.token-burrowing
 */
export function bringsWorm(kind: string, a: Area): boolean {
  return kind === 'sandworm' || (kind === 'burrowingSandworm' && isDeepDesert(a));
}

const rising = words<{ area: Area }>();
const inHazards = (g: Look): boolean => g.table.phase === 'hazards';
/** A Harkonnen legion has stirred up a sandworm. */
export const sandwormRises = rising.procedure(
  'a sandworm rises',
  'wfa.worms.appears-under-legion',
  rising.call(sandwormComes, (_g, v) => ({ area: v.area, plain: false })),
  rising.act(function forgetSettled(g) {
    if (!inHazards(g)) g.table.settled = [];
  }),
  rising.when(
    (g, v) => hasSandworm(g, v.area),
    [
      rising.call(
        sandwormEffects,
        (g, v) => ({ area: v.area, carryall: inHazards(g), dice: 0, zone: -1 }),
        'wfa.worms.appears-under-legion',
      ),
    ],
  ),
);

type Revealed = { area: Area; comes: boolean };
const revealed = words<Revealed>();

function flip(g: G, v: Revealed): void {
  const kind = reveal(g, wormsigns.board, g.table.wormsigns.indexOf(v.area));
  emit(g, 'wormsign revealed', 'wfa.worms.legion-enters', { area: v.area, kind });
  v.comes = bringsWorm(kind, v.area);
  returnWormsign(g, v.area);
}

/** A Harkonnen legion has entered an area with a wormsign. */
export const revealWormsign = revealed.procedure(
  'wormsign',
  'wfa.worms.legion-enters',
  revealed.act(flip),
  revealed.when((_g, v) => v.comes, [revealed.call(sandwormRises, (_g, v) => ({ area: v.area }))]),
);
/** The first of these areas in which a Harkonnen legion stands on a wormsign; -1 for none. */
export const onWormsign = (g: Look, areas: readonly Area[]): Area =>
  areas.find((a) => hasWormsign(g, a) && hasLegion(g, HARKONNEN, a)) ?? -1;
