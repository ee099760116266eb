// The odds of a battle: fought to the end, casualties taken in a fixed order. Exact, no dice are rolled.

import { FACTS } from '../facts.ts';

export interface Army {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  /** Generic leaders. */
  readonly generic: number;
  /** Escort Ornithopters: leaders that absorb two hits. */
  readonly escort: number;
  /** What each named leader turns a special into. */
  readonly named: readonly { readonly hits: number; readonly shields: number }[];
  /** Cards discarded for dice in the first round. */
  readonly cards: number;
}
export interface Odds {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly nobody: number;
  /** By number of units: how likely it is that so many are left. */
  readonly attackerLeft: readonly number[];
  readonly defenderLeft: readonly number[];
}

const { hit, shield, special } = FACTS.dice.atreidesCombatDie.faces;
const SIDES = hit + shield + special;
const MOST = FACTS.dice.maxCombatDice;
const UNITS = FACTS.units.limits.unitsPerArea;

/** All results of a number of dice, with their likelihood. */
function rolls(dice: number): { hits: number; shields: number; specials: number; p: number }[] {
  let all = [{ hits: 0, shields: 0, specials: 0, p: 1 }];
  for (let n = 0; n < dice; n++) {
    const next = new Map<number, { hits: number; shields: number; specials: number; p: number }>();
    for (const r of all)
      for (const [h, s, x, faces] of [
        [1, 0, 0, hit],
        [0, 1, 0, shield],
        [0, 0, 1, special],
      ] as const) {
        const key = (r.hits + h) * 100 + (r.shields + s) * 10 + r.specials + x;
        const there = next.get(key) ?? { hits: r.hits + h, shields: r.shields + s, specials: r.specials + x, p: 0 };
        there.p += (r.p * faces) / SIDES;
        next.set(key, there);
      }
    all = [...next.values()];
  }
  return all;
}
const ROLLS = Array.from({ length: MOST + 1 }, (_, n) => rolls(n));

const unitsOf = (s: Army): number => s.regular + s.elite + s.special;
/** The legion after one hit: elites are weakened first, then regulars go, special elites and leaders last. */
function afterHit(s: Army): Army {
  if (s.elite > 0) return { ...s, elite: s.elite - 1, regular: s.regular + 1 };
  if (s.regular > 1 || (s.regular === 1 && s.special > 0)) return { ...s, regular: s.regular - 1 };
  if (s.special > 0) return { ...s, special: s.special - 1, regular: s.regular + 1 };
  if (s.escort > 0) return { ...s, escort: s.escort - 1 };
  if (s.generic > 0) return { ...s, generic: s.generic - 1 };
  if (s.named.length > 0) return { ...s, named: s.named.slice(0, -1) };
  return { ...s, regular: 0 };
}
/** The legion after 0, 1, 2 … hits, down to nothing. */
function ladder(s: Army): Army[] {
  const steps = [s];
  for (let now = s; unitsOf(now) > 0;) {
    const next = afterHit(now);
    if (next.escort < now.escort) steps.push(next); // the second hit that it absorbs
    steps.push(next);
    now = next;
  }
  return steps;
}
/** After the round a single hit on an escort has removed it as well. */
const rest = (steps: readonly Army[], at: number): number => (at > 0 && steps[at + 1] === steps[at] ? at + 1 : at);
interface Outcome {
  readonly hits: number;
  readonly shields: number;
  readonly p: number;
}
/** All rolls of a side, its leaders using the specials, the best first. */
function outcomes(s: Army, dice: number, surprise: number): Outcome[] {
  const leaders = [
    ...s.named,
    ...Array.from({ length: s.generic + s.escort }, () => ({ hits: 1, shields: 0 })),
  ].toSorted((a, b) => b.hits + b.shields - a.hits - a.shields);
  // Rolls with the same outcome are counted together.
  const all = new Map<number, Outcome>();
  for (const r of ROLLS[dice] ?? []) {
    let { hits, shields } = r;
    for (let n = 0; n < Math.min(leaders.length, r.specials + surprise); n++) {
      hits += leaders[n]?.hits ?? 0;
      shields += leaders[n]?.shields ?? 0;
    }
    const key = hits * 100 + shields;
    all.set(key, { hits, shields, p: (all.get(key)?.p ?? 0) + r.p });
  }
  return [...all.values()];
}

/** How many hits each side takes in one round, with the likelihood of each pair. */
function round(a: Army, d: Army, rank: number, first: boolean, surprise: boolean): Map<number, number> {
  const pairs = new Map<number, number>();
  const dice = (s: Army, extra: number): number => Math.min(MOST, unitsOf(s) + extra + (first ? s.cards : 0));
  const defending = outcomes(d, dice(d, rank), 0);
  for (const attacker of outcomes(a, dice(a, 0), first && surprise ? 1 : 0))
    for (const defender of defending) {
      const onDefender = Math.max(0, attacker.hits - Math.max(0, defender.shields - a.special));
      const onAttacker = Math.max(0, defender.hits - Math.max(0, attacker.shields - d.special));
      const key = onAttacker * 100 + onDefender;
      pairs.set(key, (pairs.get(key) ?? 0) + attacker.p * defender.p);
    }
  return pairs;
}

/** The attacker goes on until one side is gone; against a settlement that costs a hit each time. */
export function battleOdds(attacker: Army, defender: Army, rank = 0, surprise = false): Odds {
  const a = ladder(attacker);
  const d = ladder(defender);
  const lastA = a.length - 1;
  const lastD = d.length - 1;
  const attackerLeft = Array.from({ length: UNITS + 1 }, () => 0);
  const defenderLeft = Array.from({ length: UNITS + 1 }, () => 0);
  const odds = { attackerWins: 0, defenderWins: 0, nobody: 0 };
  const over = (i: number, j: number, p: number): void => {
    const leftA = unitsOf(a[i] ?? attacker);
    const leftD = unitsOf(d[j] ?? defender);
    if (leftA > 0) odds.attackerWins += p;
    else if (leftD > 0) odds.defenderWins += p;
    else odds.nobody += p;
    attackerLeft[leftA] = (attackerLeft[leftA] ?? 0) + p;
    defenderLeft[leftD] = (defenderLeft[leftD] ?? 0) + p;
  };
  /** Positions by hits taken, before a round that is not the first. */
  const waiting = a.map(() => d.map(() => 0));
  const settle = (i: number, j: number, pairs: Map<number, number>, p: number): void => {
    for (const [key, q] of pairs) {
      const x = rest(a, Math.min(lastA, i + Math.floor(key / 100)));
      const y = rest(d, Math.min(lastD, j + (key % 100)));
      if (x === lastA || y === lastD) over(x, y, p * q);
      else {
        // To go on against a settlement the attacker takes a hit.
        const paid = rest(a, Math.min(lastA, x + (rank > 0 ? 1 : 0)));
        if (paid === lastA) over(paid, y, p * q);
        else if (paid === i && y === j) stuck += q;
        else add(paid, y, p * q);
      }
    }
  };
  let stuck = 0;
  const add = (i: number, j: number, p: number): void => {
    const row = waiting[i];
    if (row !== undefined) row[j] = (row[j] ?? 0) + p;
  };
  if (lastA === 0 || lastD === 0) over(0, 0, 1);
  else {
    settle(0, 0, round(attacker, defender, rank, true, surprise), 1);
    // A first round in which nothing happens leads to a plain one.
    if (stuck > 0) add(0, 0, stuck);
    for (let i = 0; i < lastA; i++)
      for (let j = 0; j < lastD; j++) {
        const p = waiting[i]?.[j] ?? 0;
        if (p === 0) continue;
        const pairs = round(a[i] ?? attacker, d[j] ?? defender, rank, false, false);
        // Rounds in which nothing happens are fought again: leave them out and weigh the rest.
        const idle = rank > 0 ? 0 : (pairs.get(0) ?? 0);
        stuck = 0;
        settle(i, j, pairs, p / (1 - idle));
      }
  }
  return { ...odds, attackerLeft, defenderLeft };
}
