// The odds of a battle as a seat sees it: what it cannot know is guessed, and said to be.

import type { View } from '@landsraad/kernel';
import { settlementRank, type Area } from '../board/areas.ts';
import { unitsShown, type Units } from '../components.ts';
import { ATREIDES, combatOf, namedOf, opponent } from '../leaders.ts';
import type { Table } from '../table.ts';
import { battleOdds, type Odds, type Side } from './odds.ts';

export interface OddsSeen {
  readonly odds: Odds;
  readonly attacker: Side;
  readonly defender: Side;
  /** The rank of the settlement that is attacked; 0 without one. */
  readonly rank: number;
  /** Nothing had to be guessed: no facedown token, no facedown sietch. */
  readonly certain: boolean;
}

/** What a facedown token and a facedown sietch are worth on average. */
const GUESSED_UNITS: Units = { regular: 1, elite: 1, special: 0 };
const GUESSED_RANK = 2;

function rowOf(view: View, pool: string): readonly (string | null)[] {
  const place = view.hidden[pool]?.['board'];
  return place !== undefined && 'row' in place ? place.row : [];
}

function sideIn(view: View, t: Table, seat: number, a: Area, cards: number): { side: Side; certain: boolean } {
  const l = t.legions.find((x) => x.area === a && x.side === seat);
  let { regular = 0, elite = 0, special = 0 } = l ?? {};
  let certain = true;
  const shown = rowOf(view, 'deployment tokens');
  if (seat === ATREIDES)
    t.tokens.forEach((token, n) => {
      if (token.area !== a) return;
      const face = shown[n] ?? null;
      const units = face === null ? GUESSED_UNITS : unitsShown(face);
      if (face === null) certain = false;
      regular += units.regular;
      elite += units.elite;
      special += units.special;
    });
  const named = namedOf(seat)
    .filter((n) => t.leaders[n] === a)
    .map(combatOf);
  return { side: { regular, elite, special, generic: l?.generic ?? 0, named, cards }, certain };
}
function rankIn(view: View, t: Table, seat: number, a: Area): { rank: number; certain: boolean } {
  if (seat !== ATREIDES) return { rank: t.settlements.includes(a) ? settlementRank(a) : 0, certain: true };
  const position = t.sietches.indexOf(a);
  if (position < 0) return { rank: 0, certain: true };
  const rank = rowOf(view, 'sietches')[position] ?? null;
  return rank === null ? { rank: GUESSED_RANK, certain: false } : { rank: Number(rank), certain: true };
}

/** If the legion in one area attacked another one now; null if there is none. */
export function oddsOfAttack(view: View, from: Area, to: Area, surprise = false): OddsSeen | null {
  return oddsBetween(view, from, to, surprise, [0, 0]);
}
/** Of the battle that is going on, from its next round; null in peace. */
export function oddsOfBattle(view: View): OddsSeen | null {
  const b = (view.table as Table).battle;
  if (b === null) return null;
  return oddsBetween(view, b.from, b.to, b.surprise && b.round <= 1, b.cards);
}
function oddsBetween(view: View, from: Area, to: Area, surprise: boolean, cards: readonly number[]): OddsSeen | null {
  const t = view.table as Table;
  const seat = t.legions.find((l) => l.area === from)?.side ?? (t.tokens.some((x) => x.area === from) ? ATREIDES : -1);
  if (seat < 0) return null;
  const enemy = opponent(seat);
  const attacker = sideIn(view, t, seat, from, cards[seat] ?? 0);
  const defender = sideIn(view, t, enemy, to, cards[enemy] ?? 0);
  const settlement = rankIn(view, t, enemy, to);
  return {
    odds: battleOdds(attacker.side, defender.side, settlement.rank, surprise),
    attacker: attacker.side,
    defender: defender.side,
    rank: settlement.rank,
    certain: attacker.certain && defender.certain && settlement.certain,
  };
}
