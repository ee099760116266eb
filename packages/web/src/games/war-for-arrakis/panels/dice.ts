// The action dice of a side, wherever they are: on their boxes, spent, set aside, not yet rolled.

import type { Seat } from '@landsraad/kernel';
import { ATREIDES, FACTS, RESULTS, dashboardOf, type Table } from '@landsraad/war-for-arrakis';

export type Result = (typeof RESULTS)[number];

/** A line of the log, as far as dice are concerned. */
export interface DiceLine {
  readonly kind: string;
  readonly nouns: { readonly [noun: string]: string | number | boolean | null };
}

const { atreidesActionDie, harkonnenActionDie } = FACTS.dice;
export const diceOf = (side: number): number => (side === ATREIDES ? atreidesActionDie : harkonnenActionDie).count;
/** How many dice fit on each box. */
export const slotsOf = (t: Table, seat: Seat): number => dashboardOf({ table: t }, seat).slotsPerBox;

const ofSeat = (line: DiceLine, kind: string, seat: Seat): boolean => line.kind === kind && line.nouns['seat'] === seat;

/** Where the dice spent this round lay, by result. The table itself knows only how many they are. */
export function spentByResult(log: readonly DiceLine[], t: Table, seat: Seat): number[] {
  const spent = RESULTS.map(() => 0);
  let left = t.used[seat] ?? 0;
  for (let n = log.length - 1; n >= 0 && left > 0; n--) {
    const line = log[n];
    if (line === undefined || ofSeat(line, 'action dice', seat)) break;
    const result = RESULTS.findIndex((r) => r === line.nouns['result']);
    if (!ofSeat(line, 'die spent', seat) || line.nouns['token'] === true || result < 0) continue;
    spent[result] = (spent[result] ?? 0) + 1;
    left--;
  }
  return spent;
}

/** The result of the die that the turn going on has spent. */
export function resultInUse(log: readonly DiceLine[], t: Table, seat: Seat): Result | null {
  if (t.turn !== t.sides[seat] || (t.acting >= 0 && t.acting !== seat) || !t.dieSpent) return null;
  const last = log.findLast((line) => ofSeat(line, 'die spent', seat));
  return RESULTS.find((r) => r === last?.nouns['result']) ?? null;
}

export interface DieSeen {
  readonly result: Result | null;
  readonly state: 'unused' | 'token' | 'excess' | 'used' | 'aside' | 'unrolled';
}

/** All dice that a partner has received. */
const onDashboard = (t: Table, seat: Seat): number =>
  (t.dice[seat] ?? []).reduce((a, b) => a + b, 0) + (t.excess[seat] ?? 0) + (t.used[seat] ?? 0);

/** Every die of a seat in one row: what can still be used first. */
export function diceSeen(log: readonly DiceLine[], t: Table, seat: Seat): DieSeen[] {
  const all: DieSeen[] = [];
  if (isAutomatic(t, seat)) return automaticDice(t);
  const put = (n: number, result: Result | null, state: DieSeen['state']): void => {
    for (let k = 0; k < n; k++) all.push({ result, state });
  };
  RESULTS.forEach((result, n) => put(t.dice[seat]?.[n] ?? 0, result, 'unused'));
  put(t.excess[seat] ?? 0, null, 'excess');
  const spent = spentByResult(log, t, seat);
  RESULTS.forEach((result, n) => put(spent[n] ?? 0, result, 'used'));
  put((t.used[seat] ?? 0) - spent.reduce((a, b) => a + b, 0), null, 'used');
  const side = t.sides[seat] ?? ATREIDES;
  // What is not on a dashboard lies with the House player.
  if (seat === t.sides.indexOf(side)) {
    const aside = side === ATREIDES ? 0 : t.diceAside;
    const partner = t.sides.lastIndexOf(side);
    const elsewhere = partner === seat ? 0 : onDashboard(t, partner);
    put(diceOf(side) - aside - all.length - elsewhere, null, 'unrolled');
    put(aside, null, 'aside');
  }
  const box = RESULTS[t.gesseritBox[seat] ?? -1];
  if (box !== undefined) all.unshift({ result: box, state: 'token' });
  return all;
}

const isAutomatic = (t: Table, seat: Seat): boolean => t.mahdi !== null && t.sides[seat] !== ATREIDES;
/** The automatic Harkonnens roll one die at a time: used dice keep showing their result. */
function automaticDice(t: Table): DieSeen[] {
  const { shown, unrolled } = t.mahdi ?? { shown: [], unrolled: 0 };
  const many = (n: number, die: DieSeen): DieSeen[] => Array.from({ length: n }, () => die);
  return [
    ...many(unrolled, { result: null, state: 'unrolled' }),
    ...RESULTS.flatMap((result, n) => many(shown[n] ?? 0, { result, state: 'used' })),
    ...many(t.diceAside, { result: null, state: 'aside' }),
  ];
}

/** Dice and token that can still be used. */
export const unusedOf = (t: Table, seat: Seat): number =>
  (t.dice[seat] ?? []).reduce((a, b) => a + b, 0) +
  ((t.gesseritBox[seat] ?? -1) >= 0 ? 1 : 0) +
  ((t.smugglers?.die ?? -1) >= 0 && seat === t.sides.indexOf(ATREIDES) ? 1 : 0);
