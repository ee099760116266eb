// The combat roll: dice, leaders, special elites, hits.

import { things, type Seat } from '@landsraad/kernel';
import { settlementRank, type Area } from '../board/areas.ts';
import { figuresIn, hasSettlement, legionAt, namedIn } from '../board/contents.ts';
import { bitOf } from '../board/figures.ts';
import { sietches } from '../components.ts';
import { ATREIDES, combatOf, opponent } from '../leaders.ts';
import { changeBattle, replaced, type Battle, type G, type Look } from '../table.ts';
import { altered, emit, words } from '../words.ts';
import { MOST_DICE, rollDice } from './dice.ts';

const NO_BATTLE: Battle = {
  attacker: -1,
  from: -1,
  to: -1,
  surprise: false,
  round: 0,
  cards: [0, 0],
  rolls: [],
  used: [0, 0],
  usedGeneric: [0, 0],
  hits: [0, 0],
  unitsAtStart: 0,
  ceased: true,
  retreated: false,
  displaced: false,
  winner: -1,
};
export const battleOf = (g: Look): Readonly<Battle> => (g.table.battle as Readonly<Battle> | null) ?? NO_BATTLE;
export const areaOfSide = (g: Look, seat: Seat): Area =>
  battleOf(g).attacker === seat ? battleOf(g).from : battleOf(g).to;
export const defenderOf = (g: Look): Seat => opponent(battleOf(g).attacker);
export const isStanding = (g: Look, seat: Seat): boolean =>
  figuresIn(g, areaOfSide(g, seat)) > 0 && legionAt(g, areaOfSide(g, seat))?.side === seat;

/** The rank of the settlement of a side in an area, 0 without one. */
export function rankIn(g: Look, seat: Seat, a: Area): number {
  if (!hasSettlement(g, seat, a)) return 0;
  if (seat === ATREIDES) return Number(things(g, sietches.board)[g.table.sietches.indexOf(a)] ?? 0);
  return settlementRank(a);
}

/** How many dice a side rolls this round. */
export function diceOf(g: Look, seat: Seat): number {
  const b = battleOf(g);
  const units = figuresIn(g, areaOfSide(g, seat));
  const rank = seat === b.attacker ? 0 : rankIn(g, seat, b.to); // § wfa.battle.settlement-dice
  const all = altered(g, 'combat dice', units + rank + (b.cards[seat] ?? 0), { seat });
  const most = altered(g, 'most dice', MOST_DICE, { seat, round: b.round });
  return Math.min(all, most); // § wfa.battle.max-dice
}

export function rollBoth(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  for (const seat of [b.attacker, opponent(b.attacker)]) {
    const dice = diceOf(g, seat);
    const thrown = rollDice(g, dice);
    const surprises = seat === b.attacker && b.surprise && b.round === 1; // § wfa.battle.surprise-attack
    // § wfa.battle.surprise-not-a-die
    const roll = surprises ? { ...thrown, specials: thrown.specials + 1 } : thrown;
    changeBattle(g, { rolls: replaced(battleOf(g).rolls, seat, roll) });
    emit(g, 'rolled', 'wfa.battle.dice-count', {
      seat,
      dice,
      hits: roll.hits,
      shields: roll.shields,
      specials: roll.specials,
    });
  }
  changeBattle(g, { used: [0, 0], usedGeneric: [0, 0] });
}

// ---- leaders ----

const specialsLeft = (g: Look, seat: Seat): number => {
  const b = battleOf(g);
  let used = b.usedGeneric[seat] ?? 0;
  for (const l of namedIn(g, seat, areaOfSide(g, seat))) if (((b.used[seat] ?? 0) & bitOf(l)) !== 0) used++;
  return (b.rolls[seat]?.specials ?? 0) - used;
};
/** Leaders that have not used a special this round: generic ones are one option. */
function idleLeaders(g: Look, seat: Seat): string[] {
  const b = battleOf(g);
  const a = areaOfSide(g, seat);
  const generic = (legionAt(g, a)?.generic ?? 0) - (b.usedGeneric[seat] ?? 0);
  const named = namedIn(g, seat, a).filter((l) => ((b.used[seat] ?? 0) & bitOf(l)) === 0);
  return [...named.map((l) => `leader ${l}`), ...Array.from({ length: Math.max(0, generic) }, () => 'generic')];
}
function useLeader(g: G, seat: Seat, who: string): void {
  const b = g.table.battle;
  if (b === null) return;
  if (who === 'generic')
    changeBattle(g, { usedGeneric: replaced(b.usedGeneric, seat, (b.usedGeneric[seat] ?? 0) + 1) });
  else
    changeBattle(g, {
      used: replaced(b.used, seat, (b.used[seat] ?? 0) | bitOf(Number(who.slice('leader '.length)))),
    });
}

const abilities = words<{ seat: Seat }>();

/** With fewer specials than leaders their owner chooses who uses them. */
export const useSpecials = abilities.procedure(
  'leaders',
  'wfa.battle.named-leader',
  abilities.whilst(
    function mustChoose(g, v) {
      return specialsLeft(g, v.seat) > 0 && idleLeaders(g, v.seat).length > specialsLeft(g, v.seat);
    },
    abilities.ask('which leader uses the special?', 'wfa.battle.excess-leaders', {
      who: (_g, v) => v.seat,
      options: (g, v): string[] => [...new Set(idleLeaders(g, v.seat))],
      then: (g, v, who) => useLeader(g, v.seat, who),
    }),
  ),
  abilities.whilst(
    // § wfa.battle.result-special § wfa.battle.excess-specials
    (g, v) => specialsLeft(g, v.seat) > 0 && idleLeaders(g, v.seat).length > 0,
    abilities.act(function everyLeaderActs(g, v) {
      useLeader(g, v.seat, idleLeaders(g, v.seat)[0] ?? 'generic');
    }, 'wfa.battle.leader-once'),
  ),
);

// ---- hits ----

interface Results {
  readonly hits: number;
  readonly shields: number;
}
/** What a side has after its leaders have acted. */
function results(g: Look, seat: Seat): Results {
  const b = battleOf(g);
  const roll = b.rolls[seat] ?? { hits: 0, shields: 0, specials: 0 };
  let hits = roll.hits + (b.usedGeneric[seat] ?? 0); // § wfa.battle.result-hit § wfa.battle.generic-leader
  let shields = roll.shields;
  for (const l of namedIn(g, seat, areaOfSide(g, seat)))
    if (((b.used[seat] ?? 0) & bitOf(l)) !== 0) {
      hits += combatOf(l).hits; // § wfa.battle.named-leader-values
      shields += combatOf(l).shields;
    }
  return { hits, shields };
}
const specialElites = (g: Look, seat: Seat): number => legionAt(g, areaOfSide(g, seat))?.special ?? 0;

/** Special elites cancel shields, the shields that are left cancel hits. */
export function countHits(g: G): void {
  const b = g.table.battle;
  if (b === null) return;
  const sides = [results(g, ATREIDES), results(g, opponent(ATREIDES))] as const;
  for (const seat of [0, 1] as const) {
    const own = sides[seat];
    const enemy = sides[seat === 0 ? 1 : 0];
    // They act after the leaders: shields made from specials are cancelled too. § wfa.battle.special-elites-timing
    const shields = Math.max(0, own.shields - specialElites(g, opponent(seat))); // § wfa.battle.special-elites
    const hits = Math.max(0, enemy.hits - shields); // § wfa.battle.result-shield
    changeBattle(g, { hits: replaced(battleOf(g).hits, seat, hits) });
    emit(g, 'hits', 'wfa.battle.special-elites-timing', { seat, hits });
  }
}
