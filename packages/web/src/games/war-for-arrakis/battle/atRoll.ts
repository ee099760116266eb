// One side of a battle as it was when the dice fell, whatever it has lost since.

import type { Seat, View } from '@landsraad/kernel';
import { LEADERS, drawnAt, type Battle, type Table, leaderIn } from '@landsraad/war-for-arrakis';
import type { LogLine } from '../../../table/source.ts';
import { areasSeen, sideOfSeat, tableOf, unitsIn, type LegionSeen } from '../position.ts';
import { kindName } from './legions.ts';

export interface LeaderSeen {
  readonly kind: string;
  readonly name: string;
  readonly hits: number;
  readonly shields: number;
  readonly used: boolean;
}
const num = (line: LogLine, noun: string): number => Number(line.nouns[noun] ?? -1);

/** A side as it was when the dice fell. */
export interface AtRoll {
  /** The side, whoever plays it. */
  readonly seat: Seat;
  readonly rank: number;
  readonly cards: number;
  readonly roll: { readonly hits: number; readonly shields: number; readonly specials: number };
  readonly leaders: readonly LeaderSeen[];
  /** Special elites that cancel shields. */
  readonly special: number;
  readonly now: LegionSeen;
  readonly losses: readonly LogLine[];
  /** Null before the roll. */
  readonly dice: number | null;
}
const emptyLegion = (side: Seat): LegionSeen => ({
  side,
  regular: 0,
  elite: 0,
  special: 0,
  generic: 0,
  escort: 0,
  smuggler: 0,
  troop: 0,
  tokens: [],
  named: [],
});
const NO_ROLL = { hits: 0, shields: 0, specials: 0 };
export const NOBODY: AtRoll = {
  seat: -1,
  rank: 0,
  cards: 0,
  roll: NO_ROLL,
  leaders: [],
  special: 0,
  now: emptyLegion(-1),
  losses: [],
  dice: null,
};

export function sideAtRoll(view: View, b: Battle, seat: Seat, round: readonly LogLine[]): AtRoll {
  const at = seat === b.attacker ? b.from : b.to;
  const seen = areasSeen(view)[at];
  const now = seen?.legions.find((l) => l.side === seat) ?? emptyLegion(seat);
  const losses = round.filter(
    (l) => l.kind === 'casualty' && sideOfSeat(view, num(l, 'seat')) === seat && num(l, 'area') === at,
  );
  const lost = (kind: string): number => losses.filter((l) => l.nouns['what'] === kind).length;
  const t = tableOf(view);
  const used = b.used[seat] ?? 0;
  const named = LEADERS.filter(
    (l) => l.side === seat && (now.named.includes(l.leader) || lost(`leader ${l.leader}`) > 0),
  ).map((l) => l.leader);
  const generic = now.generic + lost('generic');
  const escort = now.escort + lost('escort') + lost('escort, 2 hits');
  // Bashars and Escorts act alike.
  const acting = b.usedGeneric[seat] ?? 0;
  const roll = round.find((l) => l.kind === 'rolled' && sideOfSeat(view, num(l, 'seat')) === seat);
  return {
    seat,
    rank: seat === b.attacker ? 0 : (seen?.site?.rank ?? 0),
    cards: b.cards[seat] ?? 0,
    roll: b.rolls[seat] ?? NO_ROLL,
    leaders: [
      ...named.map((n) => leaderSeen(t, `leader ${n}`, seat, (used & (1 << n)) !== 0)),
      ...Array.from({ length: generic }, (_, n) => leaderSeen(t, 'generic', seat, n < acting)),
      ...Array.from({ length: escort }, (_, n) => leaderSeen(t, 'escort', seat, n + generic < acting)),
    ],
    special: now.special + lost('special'),
    now,
    losses,
    dice: roll === undefined ? null : num(roll, 'dice'),
  };
}
function leaderSeen(t: Table, kind: string, seat: Seat, used: boolean): LeaderSeen {
  const drawn = kind === 'generic' || kind === 'escort' ? undefined : drawnAt(t).leaders[leaderIn(kind)];
  return { kind, name: kindName(kind, seat), hits: drawn?.hits ?? 1, shields: drawn?.shields ?? 0, used };
}
export const unitsOf = unitsIn;
