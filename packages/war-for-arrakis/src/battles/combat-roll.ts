// The combat roll: dice, leaders, special elites, hits.

import { replaced, things } from '@landsraad/kernel';
import { settlementRank, type Area } from '../board/areas.ts';
import { auxiliaryCount } from '../board/auxiliaries.ts';
import { figuresIn, hasBase, hasSettlement, legionAt, namedIn } from '../board/contents.ts';
import { bitOf } from '../board/figures.ts';
import { sietches } from '../components.ts';
import { combatOf } from '../leaders.ts';
import { chooserOf } from '../mahdi/mahdi.ts';
import { ATREIDES, HARKONNEN, NEITHER, SIDES, deciderOf, opponent, type Side } from '../sides.ts';
import { BASE_RANK } from '../smugglers/vehicles.ts';
import { theBattle, type Battle, type G, type Look } from '../table.ts';
import { altered, emit, words } from '../words.ts';
import { MOST_DICE, rollDice } from './dice.ts';
import { figureIn, leaderIn } from '../pieces.ts';

const NOBODY: readonly number[] = [0, 0];
const NO_BATTLE: Battle = {
  attacker: ATREIDES,
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
  winner: NEITHER,
};
export const battleOf = (g: Look): Readonly<Battle> => g.table.battle ?? NO_BATTLE;
const areaOfSide = (g: Look, side: Side): Area => (battleOf(g).attacker === side ? battleOf(g).from : battleOf(g).to);
export const defenderOf = (g: Look): Side => opponent(battleOf(g).attacker);
export const isStanding = (g: Look, side: Side): boolean =>
  figuresIn(g, areaOfSide(g, side)) > 0 && legionAt(g, areaOfSide(g, side))?.side === side;

/** The rank of the settlement of a side in an area, 0 without one. */
export function rankIn(g: Look, side: Side, a: Area): number {
  if (side === ATREIDES && hasBase(g, a)) return BASE_RANK;
  if (!hasSettlement(g, side, a)) return 0;
  if (side === ATREIDES) return Number(things(g, sietches.board)[g.table.sietches.indexOf(a)] ?? 0);
  return settlementRank(a);
}

/** The most dice a side may roll this round. */
export const mostDice = (g: Look, side: Side): number =>
  altered(g, 'most dice', MOST_DICE, { side, round: battleOf(g).round });
/** How many dice a side rolls this round. */
export function diceOf(g: Look, side: Side): number {
  const b = battleOf(g);
  const units = figuresIn(g, areaOfSide(g, side));
  const rank = side === b.attacker ? 0 : rankIn(g, side, b.to); // § wfa.battle.settlement-dice
  const all = altered(g, 'combat dice', units + rank + (b.cards[side] ?? 0), { side });
  return Math.min(all, mostDice(g, side)); // § wfa.battle.max-dice
}

export function rollBoth(g: G): void {
  const b = theBattle(g);
  for (const side of [b.attacker, opponent(b.attacker)]) {
    const dice = diceOf(g, side);
    const thrown = rollDice(g, dice);
    const surprises = side === b.attacker && b.surprise && b.round === 1; // § wfa.battle.surprise-attack
    // § wfa.battle.surprise-not-a-die
    const roll = surprises ? { ...thrown, specials: thrown.specials + 1 } : thrown;
    b.rolls = replaced(b.rolls, side, roll);
    emit(g, 'rolled', 'wfa.battle.dice-count', {
      seat: deciderOf(g, side),
      dice,
      hits: roll.hits,
      shields: roll.shields,
      specials: roll.specials,
    });
  }
  b.used = NOBODY;
  b.usedGeneric = NOBODY;
}

// ---- leaders ----

const specialsLeft = (g: Look, side: Side): number => {
  const b = battleOf(g);
  let used = b.usedGeneric[side] ?? 0;
  for (const l of namedIn(g, side, areaOfSide(g, side))) if (((b.used[side] ?? 0) & bitOf(l)) !== 0) used++;
  return (b.rolls[side]?.specials ?? 0) - used;
};
/** Leaders that have not used a special this round: generic ones are one option. */
function idleLeaders(g: Look, side: Side): string[] {
  const b = battleOf(g);
  const a = areaOfSide(g, side);
  const l = legionAt(g, a);
  const troops = auxiliaryCount(g, 'troop', a); // § wfa.guild.troops
  const generic = (l?.generic ?? 0) + (l?.escort ?? 0) + troops - (b.usedGeneric[side] ?? 0); // § wfa.battle.leader-once
  const named = namedIn(g, side, a).filter((l) => ((b.used[side] ?? 0) & bitOf(l)) === 0);
  return [...named.map((l) => `leader ${l}`), ...Array.from({ length: Math.max(0, generic) }, () => 'generic')];
}
function useLeader(g: G, side: Side, who: string): void {
  const b = theBattle(g);
  if (who === 'generic') b.usedGeneric = replaced(b.usedGeneric, side, (b.usedGeneric[side] ?? 0) + 1);
  else b.used = replaced(b.used, side, (b.used[side] ?? 0) | bitOf(leaderIn(who)));
}

const abilities = words<{ side: Side }>();

/** With fewer specials than leaders their owner chooses who uses them. */
export const useSpecials = abilities.procedure(
  'leaders',
  'wfa.battle.named-leader',
  // A claim in the middle of a battle may take the legion, and its leaders with it. § wfa.actions.overtaken
  abilities.abandonIf((g, v) => idleLeaders(g, v.side).length === 0),
  abilities.whilst(
    function mustChoose(g, v) {
      return specialsLeft(g, v.side) > 0 && idleLeaders(g, v.side).length > specialsLeft(g, v.side);
    },
    abilities.ask('which leader uses the special?', 'wfa.battle.excess-leaders', {
      who: (g, v) => chooserOf(g, v.side),
      means: (_g, _v, who) => figureIn(who),
      options: (g, v): string[] => [...new Set(idleLeaders(g, v.side))],
      then: (g, v, who) => useLeader(g, v.side, who),
    }),
  ),
  abilities.whilst(
    // § wfa.battle.result-special § wfa.battle.excess-specials
    (g, v) => specialsLeft(g, v.side) > 0 && idleLeaders(g, v.side).length > 0,
    abilities.act(function everyLeaderActs(g, v) {
      useLeader(g, v.side, idleLeaders(g, v.side)[0] ?? 'generic');
    }, 'wfa.battle.leader-once'),
  ),
);

// ---- hits ----

interface Results {
  readonly hits: number;
  readonly shields: number;
}
/** What a side has after its leaders have acted. */
function results(g: Look, side: Side): Results {
  const b = battleOf(g);
  const roll = b.rolls[side] ?? { hits: 0, shields: 0, specials: 0 };
  let hits = roll.hits + (b.usedGeneric[side] ?? 0); // § wfa.battle.generic-leader
  let shields = roll.shields;
  for (const l of namedIn(g, side, areaOfSide(g, side)))
    if (((b.used[side] ?? 0) & bitOf(l)) !== 0) {
      hits += combatOf(g, l).hits; // § wfa.battle.named-leader-values
      shields += combatOf(g, l).shields;
    }
  return { hits, shields };
}
const specialElites = (g: Look, side: Side): number => legionAt(g, areaOfSide(g, side))?.special ?? 0;

/** Special elites cancel shields, the shields that are left cancel hits. */
export function countHits(g: G): void {
  const b = theBattle(g);
  const scored = [results(g, ATREIDES), results(g, HARKONNEN)] as const;
  for (const side of SIDES) {
    const own = scored[side];
    const enemy = scored[opponent(side)];
    // They act after the leaders: shields made from specials are cancelled too. § wfa.battle.special-elites-timing
    const shields = Math.max(0, own.shields - specialElites(g, opponent(side))); // § wfa.battle.special-elites
    const hits = Math.max(0, enemy.hits - shields); // § wfa.battle.result-hit § wfa.battle.result-shield
    b.hits = replaced(b.hits, side, hits);
    emit(g, 'hits', 'wfa.battle.special-elites-timing', { seat: deciderOf(g, side), hits });
  }
}
