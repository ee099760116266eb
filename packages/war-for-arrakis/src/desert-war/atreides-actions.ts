// The Desert War actions of the Atreides, with every Desert Power action: Rocket Launchers.

import { VISIONS } from '../table.ts';
import {
  ALL_ZONES,
  SECTORS,
  areaOf,
  areasOfSector,
  idOf,
  touching,
  zoneId,
  zoneSectors,
  type Area,
} from '../board/areas.ts';
import { isVehicle } from '../actions/vehicles.ts';
import { hasCamp } from '../board/contents.ts';
import { rollDice } from '../battles/dice.ts';
import { removeVehicle } from '../cards/vehicles-lost.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { advancePrescience } from '../tracks.ts';
import { emit, words } from '../words.ts';
import { giveUpCamp } from './camps.ts';
import { changeDesertWar, desertWarOf } from './desert-war.ts';
import { putTrooper, removeTrooper, trooperAreas, troopersIn, troopersLeft } from './troopers.ts';

type Salvo = {
  how: string;
  /** How many more are deployed, or hits that are left. */
  left: number;
  sector: string;
  inSector: string;
  /** Where the attacking launchers stand. */
  areas: readonly number[];
  removed: number;
  harvesters: number;
};
export const salvo = (): Salvo => ({
  how: '',
  left: 3,
  sector: '',
  inSector: '',
  areas: [],
  removed: 0,
  harvesters: 0,
});
const actions = words<Salvo>();

// ---- what can be done ----

const launchersIn = (g: Look, sector: string): Area[] =>
  trooperAreas(g, 'rocket').filter((a) => areasOfSector(sector).includes(a));
/** Harvesters beside the launchers, aircraft in the air zones of the sector. § wfa.desert-war.rocket-attack-adjacent */
function targets(g: Look, sector: string, launchers: readonly Area[]): string[] {
  const harvesters = g.table.harvesters.filter((a) => launchers.some((x) => touching(x).includes(a)));
  const zones = ALL_ZONES.filter((z) => isVehicle(g.table.air[z] ?? '') && zoneSectors(z).some((s) => s === sector));
  return [...harvesters.map(idOf), ...zones.map(zoneId)];
}
const sectorsArmed = (g: Look): string[] => SECTORS.filter((s) => launchersIn(g, s).length > 0);

/** What launchers of a sector could hit, and how many of them there are: for bots. */
export const targetsOf = (g: Look, sector: string): readonly string[] => targets(g, sector, launchersIn(g, sector));
export const firingSectors = (g: Look): { readonly sector: string; readonly launchers: number }[] =>
  sectorsArmed(g).map((sector) => ({
    sector,
    launchers: launchersIn(g, sector).reduce((n, a) => n + troopersIn(g, 'rocket', a), 0),
  }));

const WAYS = ['deploy rockets', 'rocket attack'];
const LATER = 'afterwards';
const NO = 'no';
const NO_MORE = 'no more';
function cannot(g: G, _v: Salvo, how: string): RuleId | null {
  if (how === 'deploy rockets')
    return troopersLeft(g, 'rocket') > 0 && desertWarOf(g).camps.length > 0 ? null : 'wfa.desert-war.deploy-rockets';
  if (how !== 'rocket attack') return null;
  return sectorsArmed(g).some((s) => targets(g, s, launchersIn(g, s)).length > 0)
    ? null
    : 'wfa.desert-war.rocket-attack-action';
}
const canAct = (g: G, v: Salvo): boolean => WAYS.some((how) => cannot(g, v, how) === null);
function decided(g: G, v: Salvo, how: string): void {
  v.how = how === LATER || how === NO ? '' : how;
  changeDesertWar(g, { afterwards: how === LATER });
  if (v.how !== '')
    emit(g, 'desert war action', 'wfa.desert-war.atreides-action', { seat: deciderOf(g, ATREIDES), how });
}

// ---- deploying ----

const deploys = [
  actions.whilst(
    (g, v) => v.left > 0 && troopersLeft(g, 'rocket') > 0,
    actions.ask('deploy a trooper where?', 'wfa.desert-war.deploy-rockets', {
      who: (g) => deciderOf(g, ATREIDES),
      about: () => ({ trooper: 'rocket' }),
      options: (g): string[] => [...desertWarOf(g).camps.map(idOf), NO_MORE],
      then: (g, v, option) => {
        v.left = option === NO_MORE ? 0 : v.left - 1;
        if (option !== NO_MORE) putTrooper(g, 'rocket', areaOf(option));
      },
    }),
  ),
];

// ---- attacking ----

/** One die for each launcher in the sector; hits and specials score. */
function fire(g: G, v: Salvo): void {
  v.areas = launchersIn(g, v.inSector);
  const dice = v.areas.reduce((n, a) => n + troopersIn(g, 'rocket', a), 0); // § wfa.desert-war.rocket-attack-roll
  const roll = rollDice(g, dice);
  v.left = roll.hits + roll.specials; // § wfa.desert-war.rocket-attack-effect
  emit(g, 'rocket attack', 'wfa.desert-war.rocket-attack-roll', { sector: v.inSector, dice, hits: v.left });
}
/** § wfa.desert-war.rocket-attack-cost */
function launchersSpent(g: G, v: Salvo): void {
  for (const a of v.areas)
    for (let n = troopersIn(g, 'rocket', a); n > 0 && v.removed > 0; n--, v.removed--) removeTrooper(g, 'rocket', a);
}
/** The camp beside the attacking launchers; -1 if there is none. Camps lie in different sectors. */
const campThere = (g: Look, v: Salvo): Area => v.areas.find((a) => hasCamp(g, a)) ?? -1;
const attacks = [
  actions.ask('fire from which sector?', 'wfa.desert-war.rocket-attack-roll', {
    who: (g) => deciderOf(g, ATREIDES),
    options: sectorsArmed,
    refuse: (g, _v, s): RuleId | null =>
      targets(g, s, launchersIn(g, s)).length > 0 ? null : 'wfa.desert-war.rocket-attack-adjacent',
    then: (_g, v, sector) => {
      v.inSector = sector;
    },
  }),
  actions.act(fire),
  actions.whilst(
    (g, v) => v.left > 0 && targets(g, v.inSector, v.areas).length > 0,
    actions.ask('remove which vehicle?', 'wfa.desert-war.rocket-attack-effect', {
      who: (g) => deciderOf(g, ATREIDES),
      options: (g, v): string[] => targets(g, v.inSector, v.areas),
      then: (g, v, where) => {
        v.left--;
        v.removed++;
        if (areaOf(where) >= 0) v.harvesters++;
        removeVehicle(g, where);
      },
    }),
  ),
  actions.act(launchersSpent, 'wfa.desert-war.rocket-attack-cost'),
  actions.when(
    (g, v) => v.harvesters > 0 && campThere(g, v) >= 0, // § wfa.desert-war.rocket-camp-point-once
    [
      actions.ask('give up the camp?', 'wfa.desert-war.rocket-camp-point', {
        who: (g) => deciderOf(g, ATREIDES),
        about: (g, v) => ({ area: idOf(campThere(g, v)) }),
        options: () => ['keep it', 'give it up'],
        then: (g, v, said) => {
          if (said === 'keep it') return;
          const area = campThere(g, v);
          const symbol = giveUpCamp(g, area);
          emit(g, 'camp given up', 'wfa.desert-war.rocket-camp-point', { area, symbol });
          advancePrescience(
            g,
            VISIONS.findIndex((x) => x === symbol),
            1,
          );
        },
      }),
    ],
  ),
];

const carryOut = [
  actions.when((_g, v) => v.how === 'deploy rockets', deploys),
  actions.when((_g, v) => v.how === 'rocket attack', attacks),
];

export const atreidesBefore = actions.procedure(
  'atreides desert war',
  'wfa.desert-war.atreides-action',
  actions.act(function stillOpen(g) {
    changeDesertWar(g, { afterwards: true });
  }),
  actions.finishIf((g, v) => !canAct(g, v)),
  actions.ask('take a Desert War action?', 'wfa.desert-war.atreides-action', {
    who: (g) => deciderOf(g, ATREIDES),
    about: () => ({ tokens: 0 }),
    options: () => [...WAYS, LATER, NO],
    refuse: cannot,
    then: decided,
  }),
  ...carryOut,
);
export const atreidesAfterwards = actions.procedure(
  'atreides desert war afterwards',
  'wfa.desert-war.atreides-action',
  actions.finishIf((g, v) => !canAct(g, v)),
  actions.ask('take a Desert War action?', 'wfa.desert-war.atreides-action', {
    who: (g) => deciderOf(g, ATREIDES),
    about: () => ({ tokens: 0 }),
    options: () => [...WAYS, NO],
    refuse: cannot,
    then: decided,
  }),
  ...carryOut,
);
