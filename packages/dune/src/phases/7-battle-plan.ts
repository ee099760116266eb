// The battle plan: a leader or cheap hero, a weapon, a defense, the dial, and in the advanced game spice. Made in secret,
// element by element; an element is offered only if some legal plan completes it.

import { hands, heap, holdsThing, kinds, moveSecretly, revealAll, show, things, type Seat } from '@landsraad/kernel';
import { haderachIsReady } from '../advanced/kwisatz-haderach.ts';
import { battlesAreSupported } from '../advanced/support.ts';
import { ALL_LEADERS } from '../board/factions.ts';
import { captivesOf, homeOf, usedIn } from '../board/leaders.ts';
import type { Location, Territory } from '../board/map.ts';
import { spiceOfSeat } from '../board/spice.ts';
import { handOf, isCheapHero, isDefense, isWeapon, kindOf } from '../components.ts';
import { FACTS } from '../facts.ts';
import { is, type Battle, type Element, type G, type Look, type Plan } from '../table.ts';
import { emit, pool, secretly } from '../words.ts';
import { armyOf, dials, spiceWays, type Army } from './7-forces-in-battle.ts';
import type { PlanSoFar } from '../questions.ts';

export const NONE = 'none';
/** A battle that has just begun. */
export const newBattle = (
  territory: Territory,
  locations: readonly Location[],
  aggressor: Seat,
  defender: Seat,
): Battle => ({
  territory,
  locations,
  aggressor,
  defender,
  voice: null,
  fixed: null,
  oaths: [],
  plans: [],
  calls: [],
  winner: -1,
  killed: [],
  outcome: '',
});
const NO_BATTLE: Battle = newBattle('polar-sink', [], -1, -1);
export const battleOf = (g: Look): Battle => g.table.battle ?? NO_BATTLE;
export const foeOf = (g: Look, seat: Seat): Seat =>
  seat === battleOf(g).aggressor ? battleOf(g).defender : battleOf(g).aggressor;
export const fighters = (g: Look): Seat[] => [battleOf(g).aggressor, battleOf(g).defender];
export const planOf = (g: Look, seat: Seat): Plan | undefined => battleOf(g).plans.find((p) => p.seat === seat);

// ---- elements that are fixed before the plan is shown ----

const CARDS = FACTS.treachery.cards.map((c) => c.id);
/** Twenty forces, five of them Sardaukar that count double. */
const MOST_DIAL = 25;
const MOST_SPICE = 20;
const VALUES: readonly string[] = [
  ...[NONE, ...ALL_LEADERS.map((l) => l.id), ...CARDS.filter(isCheapHero)].map((x) => `leader ${x}`),
  ...[NONE, ...CARDS.filter(isWeapon)].map((x) => `weapon ${x}`),
  ...[NONE, ...CARDS.filter(isDefense)].map((x) => `defense ${x}`),
  ...Array.from({ length: 2 * MOST_DIAL + 1 }, (_, n) => `dial ${n / 2}`),
  ...Array.from({ length: MOST_SPICE + 1 }, (_, n) => `spice ${n}`),
  'kwisatz haderach yes',
  'kwisatz haderach no',
].toSorted();
/** What prescience has fixed is known to its owner and to those who foresaw it. */
export const fixedElements = pool('fixed elements', {
  rule: 'dune.atreides.prescience-first',
  things: () => VALUES,
  start: 'values',
  places: { values: heap, fixed: hands },
  // Sets are sorted by name, so each position belongs to one element.
  may: (g, place, value, position) =>
    place.owner === null || value.startsWith(`${(g.table.battle?.fixed?.elements ?? []).toSorted()[position] ?? ''} `),
});
const fixedBy = (seat: Seat) => fixedElements.fixed[seat] ?? fixedElements.values;

export function fixedValue(g: Look, seat: Seat, element: Element): string | null {
  const value = things(g, fixedBy(seat)).find((x) => x.startsWith(`${element} `));
  return value === undefined ? null : value.slice(element.length + 1); // § dune.atreides.prescience-binding
}
export function fixElement(g: G, seat: Seat, element: Element, value: string, shownTo: readonly Seat[]): void {
  const name = `${element} ${value}`;
  if (!holdsThing(g, fixedElements.values, name)) return;
  const b = g.table.battle;
  if (b === null) return;
  b.fixed = { seat, elements: [...(b.fixed?.elements ?? []), element] };
  moveSecretly(g, fixedElements.values, name, fixedBy(seat));
  for (const s of shownTo) show(g, fixedBy(seat), things(g, fixedBy(seat)).indexOf(name), s);
  emit(g, 'element shown', 'dune.atreides.prescience', { seat, element }, { to: [seat, ...shownTo], nouns: { value } });
}
/** After the battle nothing about it is secret. */
export function forgetFixed(g: G): void {
  const seat = g.table.battle?.fixed?.seat;
  if (seat === undefined) return;
  for (const x of things(g, fixedBy(seat)).slice()) moveSecretly(g, fixedBy(seat), x, fixedElements.values);
  revealAll(g, fixedElements.values);
}

// ---- what can be played ----

/** Living leaders under the seat's control that have not fought elsewhere in this phase. */
export const availableLeaders = (g: Look, seat: Seat): string[] =>
  [
    ...things(g, homeOf(seat)),
    ...(is(g, seat, 'harkonnen') ? things(g, captivesOf(seat)) : []), // § dune.harkonnen.capture-leader-duty
  ].filter((l) => {
    const where = usedIn(g, l);
    return where === '' || where === battleOf(g).territory; // § dune.battle.leader-available § dune.battle.leader-same-territory
  });
export const cheapHeroes = (g: Look, seat: Seat): string[] => kinds(g, handOf(seat)).filter(isCheapHero);

/** Drops what would break an answer given under Truthtrance, unless nothing else is left. */
function trueTo<E>(
  g: Look,
  seat: Seat,
  element: Element,
  list: readonly E[],
  fits: (e: E, what: string) => boolean,
): readonly E[] {
  if (battleOf(g).oaths.length === 0) return list;
  const oaths = battleOf(g).oaths.filter((o) => o.seat === seat && o.element === element);
  return oaths.length === 0 ? list : obeying(list, (e) => oaths.every((o) => fits(e, o.what) === o.holds));
}
/** Drops what does not obey, unless nothing does. § dune.bene-gesserit.voice-cannot */
const obeying = <E>(list: readonly E[], obeys: (e: E) => boolean): readonly E[] => {
  const kept = list.filter(obeys);
  return kept.length > 0 ? kept : list;
};
/** The order that the Voice has given this seat. */
const ordered = (g: Look, seat: Seat) => {
  const v = battleOf(g).voice;
  return v !== null && v.on === seat ? v : null;
};

export function leaderOptions(g: Look, seat: Seat): readonly string[] {
  const fixed = fixedValue(g, seat, 'leader');
  const heroes = cheapHeroes(g, seat);
  const leaders = availableLeaders(g, seat);
  let list: readonly string[] = [...leaders, ...heroes];
  if (list.length === 0 || mayLeaveOutLeader(g, seat)) list = [...list, NONE]; // § dune.battle.leader-required
  const v = ordered(g, seat);
  // § dune.bene-gesserit.voice-cheap-hero
  if (v !== null && v.what === 'cheap hero') {
    if (!v.play && leaders.length === 0) list = [NONE];
    else list = obeying(list, (l) => isCheapHero(l) === v.play);
  }
  list = trueTo(g, seat, 'leader', list, (l, what) => l === what);
  return fixed !== null && list.includes(fixed) ? [fixed] : list;
}
/** By option. A plan without a leader holds no cards, so it is no way around a card that has to be played. */
const mayLeaveOutLeader = (g: Look, seat: Seat): boolean =>
  g.table.options['battleWithoutLeader'] === true &&
  slot(g, seat, 'weapon', SOME_LEADER, NONE).includes(NONE) &&
  slot(g, seat, 'defense', SOME_LEADER, NONE).includes(NONE);
const SOME_LEADER = 'some leader';

/** Cards for one slot of the plan. A worthless card may take either place, but not both. */
function slot(g: Look, seat: Seat, element: 'weapon' | 'defense', leader: string, other: string): readonly string[] {
  if (leader === NONE) return [NONE]; // § dune.battle.no-leader-no-cards
  const fits = element === 'weapon' ? isWeapon : isDefense;
  const taken = element === 'weapon' ? (fixedValue(g, seat, 'defense') ?? '') : other;
  const held = kinds(g, handOf(seat)).filter(
    (c) =>
      fits(c) && // § dune.battle.battle-cards-only § dune.treachery.cheap-hero-only-leader § dune.treachery.worthless
      !(c === taken && kindOf(c) === 'worthless'),
  );
  let list: readonly string[] = [NONE, ...held];
  list = trueTo(g, seat, element, list, (c, what) => kindOf(c) === what);
  const v = ordered(g, seat);
  const kindsHere = element === 'weapon' ? ['poison', 'projectile', 'lasgun'] : ['shield', 'snooper'];
  if (v !== null && kindsHere.includes(v.what)) list = obeying(list, (c) => (kindOf(c) === v.what) === v.play);
  if (v !== null && v.what === 'worthless' && !v.play) list = obeying(list, (c) => kindOf(c) !== 'worthless');
  // Ordered to play a worthless card, a player may put it in either place; the defense is the last chance.
  if (v !== null && v.what === 'worthless' && v.play && element === 'defense' && kindOf(other) !== 'worthless')
    list = obeying(list, (c) => kindOf(c) === 'worthless');
  const fixed = fixedValue(g, seat, element);
  return fixed !== null && list.includes(fixed) ? [fixed] : list;
}

const STEP = 0.5;
export const armyFor = (g: Look, seat: Seat): Army => armyOf(g, battleOf(g), seat);
/** § dune.battle.dial-range § dune.advanced.support § dune.advanced.dial-halves */
export function dialOptions(g: Look, seat: Seat): readonly number[] {
  const army = armyFor(g, seat);
  let list: readonly number[] = dials(army, spiceOfSeat(g, seat), army.full ? 1 : STEP);
  list = trueTo(g, seat, 'dial', list, (d, what) => d >= Number(what));
  const fixed = fixedValue(g, seat, 'dial');
  return fixed !== null && list.includes(Number(fixed)) ? [Number(fixed)] : list;
}

// ---- the plan, in secret ----

export type Planning = {
  seat: Seat;
  leader: string;
  weapon: string;
  defense: string;
  dial: number;
  spice: number;
  haderach: boolean;
  /** The one element that prescience asks for; '' for the whole plan. */
  only: string;
};
export const blankPlan = (seat: Seat, only: string): Planning => ({
  seat,
  leader: NONE,
  weapon: NONE,
  defense: NONE,
  dial: 0,
  spice: 0,
  haderach: false,
  only,
});
const planning = secretly<Planning>();
const soFar = (_g: Look, { leader, weapon, defense, dial }: Planning): PlanSoFar => ({ leader, weapon, defense, dial });
const wants = (v: Planning, element: Element): boolean => v.only === '' || v.only === element;

/** The whole numbers of a list in order, each once. */
function whole(list: readonly number[]): number[] {
  const once: number[] = [];
  for (const n of list) if (Math.floor(n) !== once[once.length - 1]) once.push(Math.floor(n));
  return once;
}

export const makePlan = planning.procedure(
  'battle plan',
  'dune.battle.plan',
  planning.when(
    (g, v) => wants(v, 'leader') || leaderOptions(g, v.seat).length === 1,
    [
      planning.ask('which leader?', 'dune.battle.leader-required', {
        about: soFar,
        options: (g, v) => leaderOptions(g, v.seat),
        then: (_g, v, leader) => {
          v.leader = leader;
        },
      }),
    ],
    [
      // Prescience asks for another element: assume some leader.
      planning.note((g, v) => {
        v.leader = leaderOptions(g, v.seat)[0] ?? NONE;
      }),
    ],
  ),
  planning.when(
    (g, v) => wants(v, 'kwisatz haderach') && v.leader !== NONE && haderachIsReady(g, v.seat),
    [
      planning.ask('add the Kwisatz Haderach?', 'dune.atreides.kh-bonus', {
        about: soFar,
        options: (g, v) => {
          const fixed = fixedValue(g, v.seat, 'kwisatz haderach');
          return fixed === null ? ['no', 'yes'] : [fixed];
        },
        then: (_g, v, said) => {
          v.haderach = said === 'yes';
        },
      }),
    ],
  ),
  planning.when(
    (_g, v) => wants(v, 'weapon'),
    [
      planning.ask('which weapon?', 'dune.battle.card-slots', {
        about: soFar,
        options: (g, v) => slot(g, v.seat, 'weapon', v.leader, NONE),
        then: (_g, v, card) => {
          v.weapon = card;
        },
      }),
    ],
  ),
  planning.when(
    (_g, v) => wants(v, 'defense'),
    [
      planning.ask('which defense?', 'dune.battle.card-slots', {
        about: soFar,
        options: (g, v) => slot(g, v.seat, 'defense', v.leader, v.weapon),
        then: (_g, v, card) => {
          v.defense = card;
        },
      }),
    ],
  ),
  planning.when(
    (_g, v) => wants(v, 'dial'),
    [
      planning.ask('dial how much?', 'dune.battle.plan', {
        about: soFar,
        options: (g, v) => whole(dialOptions(g, v.seat)),
        then: (_g, v, n) => {
          v.dial = n;
        },
      }),
      planning.when(
        (g, v) => dialOptions(g, v.seat).includes(v.dial + STEP),
        [
          planning.ask('and a half?', 'dune.advanced.dial-halves', {
            about: soFar,
            options: (g, v) => (dialOptions(g, v.seat).includes(v.dial) ? ['no', 'and a half'] : ['and a half']),
            then: (_g, v, said) => {
              if (said === 'and a half') v.dial += STEP;
            },
          }),
        ],
      ),
    ],
  ),
  planning.when(
    (g, v) => v.only === '' && battlesAreSupported(g),
    [
      planning.ask('support with how much spice?', 'dune.advanced.plan-spice', {
        about: soFar,
        // § dune.advanced.plan-spice-held
        options: (g, v) => {
          const ways = spiceWays(armyFor(g, v.seat), v.dial, spiceOfSeat(g, v.seat));
          const fixed = fixedValue(g, v.seat, 'spice');
          return fixed !== null && ways.includes(Number(fixed)) ? [Number(fixed)] : ways.length > 0 ? ways : [0];
        },
        then: (_g, v, n) => {
          v.spice = n;
        },
      }),
    ],
  ),
);

/** The cards that could still fill a place of the plan. */
export const slotOptions = (g: Look, seat: Seat, element: 'weapon' | 'defense', leader: string): readonly string[] =>
  slot(g, seat, element, leader, NONE);
