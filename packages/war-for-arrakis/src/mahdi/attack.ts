// Attacking: a sietch if possible, else an Atreides legion beside them.

import { ANY, type Filter } from '../actions/filters.ts';
import { noAttackOn, ornithoptersFor } from '../actions/reach.ts';
import { battle, declareBattle } from '../battles/battle.ts';
import { rankIn } from '../battles/combat-roll.ts';
import { areaOf, idOf, touching, zoneId, zoneOf, type Area, type Zone } from '../board/areas.ts';
import { hasLegion, hasSietch, namedIn } from '../board/contents.ts';
import { flyWith } from '../desert-war/escorts.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import type { Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { advantage, combatPower, fineAdvantage, finePower, isStronger } from './combat-power.ts';
import { chosen, distinct, narrow, type Criterion, type Narrowed } from './criteria.ts';
import { changeMahdi, mahdiOf } from './mahdi.ts';
import { legionsFor } from './movement.ts';
import { areasAway } from './paths.ts';
import { targetSietch } from './targets.ts';

interface Assault {
  readonly from: Area;
  readonly to: Area;
}

// ---- a sietch ----

const BY_AIR = 2;
/** Beside the legion, or two areas away if an ornithopter can carry it. § wfa.solo.attack-sietch-reach § wfa.solo.ignore-impassable */
function isInReach(g: Look, from: Area, to: Area): boolean {
  const away = areasAway(from, to);
  if (away === 1) return true;
  return away === BY_AIR && !mahdiOf(g).flown && ornithoptersFor(g, HARKONNEN, from, to, true).length > 0;
}
/** § wfa.solo.attack-sietch */
const assaultsOnSietches = (g: Look, filter: Filter): Assault[] =>
  legionsFor(g, filter).flatMap((from) =>
    g.table.sietches
      .filter((to) => isInReach(g, from, to) && isStronger(g, from, to) && noAttackOn(g, HARKONNEN, from, to) === null)
      .map((to) => ({ from, to })),
  );
/** § wfa.solo.attack-sietch-priority § wfa.solo.attack-sietch-nearest */
const sietchPriority = (g: Look): readonly Criterion<Assault>[] => [
  { why: 'rank', score: (x) => rankIn(g, ATREIDES, x.to) },
  { why: 'advantage', score: (x) => advantage(g, x.from, x.to) },
  { why: 'advantage', score: (x) => fineAdvantage(g, x.from, x.to) },
  { why: 'near', score: (x) => -areasAway(x.from, x.to) },
  { why: 'target', score: (x) => (x.to === targetSietch(g) ? 1 : 0) },
];
/** A legion that would need just an ornithopter to attack a sietch. § wfa.solo.ornithopter-attack-check */
export const isAlmostInReach = (g: Look, from: Area): boolean =>
  g.table.sietches.some((to) => areasAway(from, to) === BY_AIR && isStronger(g, from, to));

// ---- a legion ----

/** Without ornithopters, and only where there is no sietch. § wfa.solo.attack-legion */
const assaultsOnLegions = (g: Look, filter: Filter): Assault[] =>
  legionsFor(g, filter).flatMap((from) =>
    touching(from)
      .filter(
        (to) =>
          hasLegion(g, ATREIDES, to) &&
          !hasSietch(g, to) &&
          isStronger(g, from, to) &&
          noAttackOn(g, HARKONNEN, from, to) === null,
      )
      .map((to) => ({ from, to })),
  );
const legionPriority = (g: Look): readonly Criterion<Assault>[] => [
  // § wfa.solo.attack-legion-priority
  { why: 'strongest', score: (x) => combatPower(g, ATREIDES, x.to) },
  { why: 'strongest', score: (x) => finePower(g, ATREIDES, x.to) },
  { why: 'named', score: (x) => (namedIn(g, ATREIDES, x.to).length > 0 ? 1 : 0) },
  // § wfa.solo.attack-legion-attacker
  { why: 'advantage', score: (x) => advantage(g, x.from, x.to) },
  { why: 'advantage', score: (x) => fineAdvantage(g, x.from, x.to) },
];

// ---- which ----

/** Sietches come before legions. § wfa.solo.military-order */
function assaults(g: Look, filter: Filter): Narrowed<Assault> {
  const sietches = assaultsOnSietches(g, filter);
  return sietches.length > 0
    ? narrow(sietches, sietchPriority(g))
    : narrow(assaultsOnLegions(g, filter), legionPriority(g));
}
export const canAssault = (g: Look, filter: Filter = ANY): boolean => assaults(g, filter).best.length > 0;

type Attack = Filter & { surprise: boolean; from: Area; to: Area; zone: Zone };
/** `surprise`: § wfa.solo.leadership-surprise */
export const assaulting = ({ who, leader, area, along }: Filter, surprise: boolean): Attack => ({
  who,
  leader,
  area,
  along,
  surprise,
  from: -1,
  to: -1,
  zone: -1,
});
const attacks = words<Attack>();
const fromWhere = (g: Look, v: Attack): Area[] =>
  distinct(
    assaults(g, v)
      .best.filter((x) => x.to === v.to)
      .map((x) => x.from),
  );

export const assault = attacks.procedure(
  'the harkonnens attack',
  'wfa.solo.military-order',
  chosen(attacks, 'attack', {
    among: (g, v) => distinct(assaults(g, v).best.map((x) => x.to)).map(idOf),
    then: (_g, v, option) => {
      v.to = areaOf(option);
    },
  }),
  attacks.finishIf((_g, v) => v.to < 0),
  chosen(attacks, 'attack with', {
    among: (g, v) => fromWhere(g, v).map(idOf),
    then: (g, v, option) => {
      v.from = areaOf(option);
      const rule = hasSietch(g, v.to) ? 'wfa.solo.attack-sietch-priority' : 'wfa.solo.attack-legion-priority';
      emit(g, 'assault', rule, () => ({ area: idOf(v.to), from: option, why: assaults(g, v).why ?? '' }));
    },
  }),
  attacks.when(
    (_g, v) => areasAway(v.from, v.to) === BY_AIR,
    [
      chosen(attacks, 'fly with', {
        among: (g, v) => ornithoptersFor(g, HARKONNEN, v.from, v.to, true).map(zoneId),
        then: (g, v, zone) => {
          v.zone = zoneOf(zone);
          flyWith(g, v.zone, v.from);
          changeMahdi(g, { flown: true });
        },
      }),
    ],
  ),
  attacks.act(function declare(g, v) {
    declareBattle(g, HARKONNEN, v.from, v.to, v.surprise);
  }, 'wfa.solo.attack-sietch'),
  attacks.call(battle, () => ({}), 'wfa.battle.when'),
);
