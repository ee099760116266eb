// The Desert War tokens of the Harkonnens, and the actions they pay for.

import { isVehicle } from '../actions/vehicles.ts';
import type { Seat } from '@landsraad/kernel';
import { SECTORS, ALL_ZONES, areaOf, areasOfSector, idOf, touching, zoneSectors, type Area } from '../board/areas.ts';
import { hasSietch, isDesert, isEmpty, isFree, hasWormsign, tokenCount } from '../board/contents.ts';
import { revealTokensIn } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { revealSietch } from '../battles/battle.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, allyOf, deciderOf } from '../sides.ts';
import { MARKERS, type G, type Look } from '../table.ts';
import { handBack, handOver } from '../three-four-players/acting.ts';
import { returnWormsign } from '../worms/wormsigns.ts';
import { emit, words } from '../words.ts';
import { changeDesertWar, desertWarOf } from './desert-war.ts';
import {
  moveTrooper,
  putTrooper,
  removeTrooper,
  trooperAreas,
  troopersIn,
  troopersLeft,
  type Trooper,
} from './troopers.ts';

// ---- tokens ----

const SLOTS = FACTS.tracks.spiceMustFlow.rows.filter((r) => r.dieSlot).length;
const TOKENS = FACTS.desertWar.components.harkonnen.desertWarToken;

/** Those of the round before make room for the dice. § wfa.desert-war.tokens-cleared */
export function clearTokens(g: G): void {
  changeDesertWar(g, { tokens: 0 });
}
/** One on each slot without a die. § wfa.desert-war.tokens-blocked */
export function placeTokens(g: G): void {
  changeDesertWar(g, { tokens: Math.min(TOKENS, SLOTS - g.table.diceAside) });
  emit(g, 'desert war tokens', 'wfa.desert-war.tokens-placed', { tokens: desertWarOf(g).tokens });
}

// ---- what can be done ----

type Acting = {
  how: string;
  /** Where troopers are deployed, and how many more. */
  sector: string;
  inSector: string;
  left: number;
  used: readonly number[];
  from: Area;
  before: Seat;
};
export const acting = (): Acting => ({ how: '', sector: '', inSector: '', left: 3, used: [], from: -1, before: -1 });
const actions = words<Acting>();

/** Whether a vehicle flies in an air zone connected to the sector. */
const isUnderWatch = (g: Look, sector: string): boolean =>
  ALL_ZONES.some((z) => isVehicle(g.table.air[z] ?? '') && zoneSectors(z).some((s) => s === sector));
/** Empty, or empty before this action put troopers there. § wfa.desert-war.deploy-suspensors-together */
const couldLand = (g: Look, sector: string, used: readonly number[]): Area[] =>
  areasOfSector(sector).filter((a) => isDesert(g, a) && (isEmpty(g, a) || used.includes(a)));
const landingSectors = (g: Look): string[] =>
  SECTORS.filter((s) => isUnderWatch(g, s) && couldLand(g, s, []).length > 0);

/** One area or two, over any border. § wfa.desert-war.suspensor-movement */
function floatsTo(g: Look, from: Area): Area[] {
  const reached = new Set<Area>();
  for (const a of touching(from)) {
    if (!isFree(g, HARKONNEN, a)) continue;
    reached.add(a);
    for (const b of touching(a)) if (isFree(g, HARKONNEN, b)) reached.add(b);
  }
  reached.delete(from);
  return [...reached].sort((x, y) => x - y);
}
const inSight = (g: Look, from: Area): Area[] => touching(from).filter((a) => hasSietch(g, a) || tokenCount(g, a) > 0);

const SPACING_GUILD = MARKERS.indexOf('spacingGuild');
const WAYS = ['deploy troopers', 'move a trooper', 'scout with a trooper'];
const LATER = 'afterwards';
const NO = 'no';
const NO_MORE = 'no more';

function cannot(g: G, _v: Acting, how: string): RuleId | null {
  const standing = trooperAreas(g, 'suspensor');
  if (how === 'deploy troopers')
    return troopersLeft(g, 'suspensor') > 0 && landingSectors(g).length > 0 ? null : 'wfa.desert-war.deploy-suspensors';
  if (how === 'move a trooper')
    return standing.some((a) => floatsTo(g, a).length > 0) ? null : 'wfa.desert-war.move-suspensor';
  if (how !== 'scout with a trooper') return null;
  if (g.table.bans[SPACING_GUILD] === true) return 'wfa.spice.ban-spacing-guild';
  return standing.some((a) => inSight(g, a).length > 0) ? null : 'wfa.desert-war.scout-suspensor';
}
const canAct = (g: G, v: Acting): boolean =>
  desertWarOf(g).tokens > 0 && WAYS.some((how) => cannot(g, v, how) === null); // § wfa.desert-war.harkonnen-token-gone

/** A token leaves the board with the action; one that was put off or refused stays. */
function decided(g: G, v: Acting, how: string): void {
  v.how = how === LATER || how === NO ? '' : how;
  changeDesertWar(g, { afterwards: how === LATER });
  if (v.how === '') return;
  changeDesertWar(g, { tokens: desertWarOf(g).tokens - 1 });
  emit(g, 'desert war action', 'wfa.desert-war.harkonnen-action', { seat: deciderOf(g, HARKONNEN), how });
}

// ---- carrying it out ----

const deploys = [
  actions.ask('deploy troopers in which sector?', 'wfa.desert-war.deploy-suspensors', {
    who: (g) => deciderOf(g, HARKONNEN),
    options: landingSectors,
    then: (_g, v, sector) => {
      v.inSector = sector;
    },
  }),
  actions.whilst(
    (g, v) => v.left > 0 && troopersLeft(g, 'suspensor') > 0,
    actions.ask('deploy a trooper where?', 'wfa.desert-war.deploy-suspensors', {
      who: (g) => deciderOf(g, HARKONNEN),
      about: () => ({ trooper: 'suspensor' }),
      options: (g, v): string[] => [...couldLand(g, v.inSector, v.used).map(idOf), NO_MORE],
      then: (g, v, option) => {
        v.left = option === NO_MORE ? 0 : v.left - 1;
        if (option === NO_MORE) return;
        v.used = [...v.used, areaOf(option)];
        putTrooper(g, 'suspensor', areaOf(option));
      },
    }),
  ),
];

const PREY: readonly Trooper[] = ['rocket', 'sandrider'];
/** Atreides Desert Troopers that it may take with it. */
const preyIn = (g: Look, a: Area): Trooper[] => PREY.filter((kind) => troopersIn(g, kind, a) > 0);
function floats(g: G, v: Acting, to: Area): void {
  if (to < 0) return;
  moveTrooper(g, v.from, to);
  v.from = to;
  if (!hasWormsign(g, to)) return;
  returnWormsign(g, to); // § wfa.desert-war.suspensor-discards-wormsign
  emit(g, 'wormsign discarded', 'wfa.desert-war.suspensor-discards-wormsign', { area: to });
}
const moves = [
  actions.ask('move which trooper?', 'wfa.desert-war.move-suspensor', {
    who: (g) => deciderOf(g, HARKONNEN),
    options: (g): string[] => trooperAreas(g, 'suspensor').map(idOf),
    refuse: (g, _v, a): RuleId | null =>
      floatsTo(g, areaOf(a)).length > 0 ? null : 'wfa.desert-war.suspensor-movement',
    then: (_g, v, a) => {
      v.from = areaOf(a);
    },
  }),
  ...whichArea(actions, 'move the trooper where?', 'wfa.desert-war.suspensor-movement', {
    who: (g) => deciderOf(g, HARKONNEN),
    about: (_g, v) => ({ from: idOf(v.from), piece: 'suspensor' }),
    areas: (g, v) => floatsTo(g, v.from),
    then: floats,
  }),
  actions.when(
    (g, v) => preyIn(g, v.from).length > 0,
    [
      actions.ask('take which trooper along?', 'wfa.desert-war.suspensor-trade', {
        who: (g) => deciderOf(g, HARKONNEN),
        about: (_g, v) => ({ area: idOf(v.from) }),
        options: (g, v): Trooper[] => preyIn(g, v.from),
        then: (g, v, kind) => {
          removeTrooper(g, 'suspensor', v.from);
          removeTrooper(g, kind, v.from);
        },
      }),
    ],
  ),
];

const scouts = [
  actions.ask('scout with which trooper?', 'wfa.desert-war.scout-suspensor', {
    who: (g) => deciderOf(g, HARKONNEN),
    options: (g): string[] => trooperAreas(g, 'suspensor').map(idOf),
    refuse: (g, _v, a): RuleId | null => (inSight(g, areaOf(a)).length > 0 ? null : 'wfa.desert-war.scout-suspensor'),
    then: (g, v, a) => {
      v.from = areaOf(a);
      removeTrooper(g, 'suspensor', v.from);
    },
  }),
  ...whichArea(actions, 'scout which area?', 'wfa.desert-war.scout-suspensor', {
    who: (g) => deciderOf(g, HARKONNEN),
    about: (_g, v) => ({ from: idOf(v.from), piece: 'suspensor' }),
    areas: (g, v) => inSight(g, v.from),
    then: (g, _v, a) => {
      if (a < 0) return;
      revealSietch(g, a);
      revealTokensIn(g, a);
    },
  }),
  actions.call(removeExcess, () => ({ side: ATREIDES })),
  actions.call(leadersLeftAlone, () => ({ side: ATREIDES })),
];

const does = (how: string) =>
  function thatWay(_g: Look, v: Acting): boolean {
    return v.how === how;
  };
const carryOut = [
  actions.when(does('deploy troopers'), deploys),
  actions.when(does('move a trooper'), moves),
  actions.when(does('scout with a trooper'), scouts),
];

/** Suspensor Troopers are the Corrino Ally's. § wfa.desert-war.team-owners § wfa.desert-war.team-decisions */
const theOwnerDecides = [
  actions.act(function corrinoActs(g, v) {
    v.before = handOver(g, HARKONNEN, allyOf(g, HARKONNEN));
  }),
];
function theOthersAgain(g: G, v: Acting): void {
  handBack(g, v.before);
}

/** § wfa.desert-war.harkonnen-action-impossible: what was chosen has become impossible: the last vehicle has scouted, or the Atreides have shown what was to be scouted. */
function comesToNothing(g: G, v: Acting): boolean {
  return v.how !== '' && v.inSector === '' && v.from < 0 && cannot(g, v, v.how) !== null;
}
const givenUp = actions.abandonIf(comesToNothing, actions.act(theOthersAgain));

/** A die has been spent: now, or after its action. */
export const harkonnenBefore = actions.procedure(
  'harkonnen desert war',
  'wfa.desert-war.harkonnen-action',
  givenUp,
  actions.act(function stillOpen(g) {
    changeDesertWar(g, { afterwards: true });
  }),
  actions.finishIf((g, v) => !canAct(g, v)),
  ...theOwnerDecides,
  actions.ask('take a Desert War action?', 'wfa.desert-war.harkonnen-action', {
    who: (g) => deciderOf(g, HARKONNEN),
    about: (g) => ({ tokens: desertWarOf(g).tokens }),
    options: () => [...WAYS, LATER, NO],
    refuse: cannot,
    then: decided,
  }),
  ...carryOut,
  actions.act(theOthersAgain),
);
export const harkonnenAfterwards = actions.procedure(
  'harkonnen desert war afterwards',
  'wfa.desert-war.harkonnen-action',
  givenUp,
  actions.finishIf((g, v) => !canAct(g, v)),
  ...theOwnerDecides,
  actions.ask('take a Desert War action?', 'wfa.desert-war.harkonnen-action', {
    who: (g) => deciderOf(g, HARKONNEN),
    about: (g) => ({ tokens: desertWarOf(g).tokens }),
    options: () => [...WAYS, NO],
    refuse: cannot,
    then: decided,
  }),
  ...carryOut,
  actions.act(theOthersAgain),
);
