// What a sandworm does where it appears or attacks.

import { replaced } from '@landsraad/kernel';
import { takeHits } from '../battles/casualties.ts';
import { hitsOfHazard, rollDice } from '../battles/dice.ts';
import { retreat, retreatAreas } from '../battles/retreat.ts';
import { ALL_ZONES, zoneId, zoneOf, zoneServes, type Area, type Zone, idOf } from '../board/areas.ts';
import { figuresIn, hasHarvester, hasLegion } from '../board/contents.ts';
import { removeHarvester } from '../actions/entering.ts';
import { isRidden } from '../desert-war/riding.ts';
import { removeTroopers } from '../desert-war/troopers.ts';
import { revealTokensIn } from '../board/figures.ts';
import { ASIDE, WILD_MAKER } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { keptForDeepDesert } from '../mahdi/combat.ts';
import { chooserOf, inMahdi } from '../mahdi/mahdi.ts';
import { HARKONNEN } from '../sides.ts';
import { isSmuggled } from '../smugglers/smugglers.ts';
import { SMUGGLER_CARRYALL } from '../smugglers/vehicles.ts';
import { isBarred } from '../spacing-guild/guild.ts';
import type { G, Look, Table } from '../table.ts';
import { emit, words } from '../words.ts';

// ---- a sandworm attacks a legion ----

type Attack = { area: Area; dice: number; hits: number; carryall: boolean };
const attacks = words<Attack>();

function rollForTheWorm(g: G, v: Attack): void {
  revealTokensIn(g, v.area); // a garrison that is attacked turns up
  const roll = rollDice(g, v.dice);
  v.hits = hitsOfHazard(g, v.area, roll);
  emit(g, 'sandworm attacks', 'wfa.worms.attack-legion-dice', { area: v.area, dice: v.dice, hits: v.hits });
}

export const wormAttack = attacks.procedure(
  'sandworm attack',
  'wfa.worms.attack-legion-dice',
  attacks.when(
    (g, v) => hasLegion(g, HARKONNEN, v.area),
    [
      attacks.act(rollForTheWorm),
      attacks.call(
        takeHits,
        (_g, v) => ({ side: HARKONNEN, area: v.area, left: v.hits, by: 'sandworm' }),
        'wfa.worms.attack-casualties',
      ),
    ],
  ),
  attacks.when(
    (g, v) => !v.carryall && figuresIn(g, v.area) === 0 && hasHarvester(g, v.area),
    [
      attacks.act(function harvesterGoesToo(g, v) {
        removeHarvester(g, v.area);
        g.table.deeds.wormTook++;
      }, 'wfa.worms.attack-harvester-with-legion'),
    ],
  ),
);

const SANDWORM_DICE = 4;
const RIDDEN_DICE = 5;
const WILD_MAKER_DICE = 6;
const isWildMaker = (t: Pick<Table, 'leaders'>, from: Area): boolean => t.leaders[WILD_MAKER] === from;
/** How many dice the sandworm there rolls. § wfa.worms.attack-legion-dice § wfa.desert-war.sandrider-dice */
export function wormDice(t: Pick<Table, 'leaders' | 'desertWar'>, from: Area): number {
  if (isWildMaker(t, from)) return WILD_MAKER_DICE; // § wfa.desert-war.sandrider-wild-maker
  return isRidden(t, from) ? RIDDEN_DICE : SANDWORM_DICE;
}
/** An attacking sandworm leaves the board; returns how many dice it rolls. */
export function removeAttacker(g: G, from: Area): number {
  const dice = wormDice(g.table, from);
  if (isWildMaker(g.table, from)) g.table.leaders = replaced(g.table.leaders, WILD_MAKER, ASIDE);
  else g.table.sandworms = g.table.sandworms.filter((a) => a !== from);
  removeTroopers(g, 'sandrider', from); // § wfa.desert-war.sandrider-attack-removed
  return dice;
}

// ---- a sandworm has appeared ----

type Appeared = { area: Area; carryall: boolean; dice: number; zone: Zone };
const effects = words<Appeared>();

const carryallsFor = (g: Look, a: Area): Zone[] =>
  ALL_ZONES.filter((z) => g.table.air[z] === carryallOf(g, a) && zoneServes(z, a) && !isBarred(g, HARKONNEN, z));
/** Each force's carryalls save its own harvesters. § wfa.smugglers.neutral-vehicles */
const carryallOf = (g: Look, a: Area): string => (isSmuggled(g, a) ? SMUGGLER_CARRYALL : 'carryall');
const STAY = 'no';

function saveTheHarvester(g: G, v: Appeared, option: string): void {
  v.zone = zoneOf(option);
  if (v.zone < 0) return;
  g.table.air = replaced(g.table.air, v.zone, '');
  emit(g, 'carryall', 'wfa.hazards.carryall', { area: v.area, zone: zoneId(v.zone) });
}
function notNow(g: G, v: Appeared, option: string): RuleId | null {
  if (option !== STAY && !v.carryall) return 'wfa.hazards.carryall-only-phase';
  return inMahdi(g) && v.carryall ? notByCriteria(g, v, option) : null;
}
/** Always one that can save it and need not be kept for another. § wfa.solo.carryall-use */
function notByCriteria(g: G, v: Appeared, option: string): RuleId | null {
  const kept = keptForDeepDesert(g, v.area);
  const usable = carryallsFor(g, v.area).filter((z) => !kept.includes(z));
  const sends = option !== STAY && usable.includes(zoneOf(option));
  return sends || (option === STAY && usable.length === 0) ? null : 'wfa.solo.carryall-use';
}

export const sandwormEffects = effects.procedure(
  'a sandworm appears',
  'wfa.hazards.effects-after-placement',
  effects.when(
    function cannotRetreat(g, v) {
      return hasLegion(g, HARKONNEN, v.area) && retreatAreas(g, HARKONNEN, v.area).length === 0;
    },
    [
      effects.act(function wormRises(g, v) {
        v.dice = removeAttacker(g, v.area);
      }, 'wfa.hazards.legion-cannot-retreat'),
      effects.call(
        wormAttack,
        (_g, v) => ({ area: v.area, dice: v.dice, hits: 0, carryall: true }),
        'wfa.hazards.legion-cannot-retreat',
      ),
    ],
    [
      effects.when(
        (g, v) => hasLegion(g, HARKONNEN, v.area), // § wfa.solo.retreat-from-worms
        [
          effects.call(
            retreat,
            (_g, v) => ({ side: HARKONNEN, area: v.area, to: -1, sector: '' }),
            'wfa.hazards.legion-retreats',
          ),
        ],
      ),
    ],
  ),
  effects.finishIf((g, v) => !hasHarvester(g, v.area)),
  effects.finishIf((g, v) => figuresIn(g, v.area) > 0, 'wfa.hazards.legion-and-harvester'),
  effects.when(
    (g, v) => carryallsFor(g, v.area).length > 0,
    [
      effects.ask('send a carryall?', 'wfa.hazards.carryall', {
        who: (g) => chooserOf(g, HARKONNEN),
        about: (_g, v) => ({ area: idOf(v.area) }),
        options: (g, v): string[] => [...carryallsFor(g, v.area).map(zoneId), STAY],
        refuse: notNow,
        then: saveTheHarvester,
      }),
    ],
  ),
  effects.finishIf((_g, v) => v.zone >= 0, 'wfa.hazards.carryall-coexist'),
  // § wfa.worms.appears-harvester
  effects.act(function harvesterIsLost(g, v) {
    removeHarvester(g, v.area);
    if (g.table.phase === 'actions') g.table.deeds.wormTook++;
  }, 'wfa.hazards.harvester-only'),
);
