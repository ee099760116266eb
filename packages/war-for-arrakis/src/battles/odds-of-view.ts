// The odds of a battle as a seat sees it: what it cannot know is guessed, and `certain` says so.

import type { View } from '@landsraad/kernel';
import { settlementRank, type Area } from '../board/areas.ts';
import { unitsShown, type Units } from '../components.ts';
import { FACTS } from '../facts.ts';
import { combatOf, namedOf } from '../leaders.ts';
import { TOKEN_SETS, type TokenSet } from '../mahdi/mahdi.ts';
import { printedFor } from '../printed/printed.ts';
import { ATREIDES, HARKONNEN, opponent, type Side } from '../sides.ts';
import { baseOf } from '../smugglers/smugglers.ts';
import { BASE_RANK } from '../smugglers/vehicles.ts';
import type { Table } from '../table.ts';
import { wormDice } from '../worms/effects.ts';
import { meanHazardHits } from './dice.ts';
import { battleOdds, type Odds, type Army } from './odds.ts';

export interface OddsSeen {
  readonly odds: Odds;
  readonly attacker: Army;
  readonly defender: Army;
  /** The rank of the settlement that is attacked; 0 without one. */
  readonly rank: number;
  /** Nothing had to be guessed: no facedown token, no facedown sietch. */
  readonly certain: boolean;
}

/** What a facedown token and a facedown sietch are worth on average. */
const GUESSED_UNITS: Units = { regular: 1, elite: 1, special: 0 };
const GUESSED_RANK = 2;
const UNITS = FACTS.units.limits.unitsPerArea;

/** What a facedown garrison token of a set holds on average. */
function guessedGarrison(t: Table, set: TokenSet): Units & { readonly generic: number } {
  const all = printedFor({ table: t }).garrisons[set];
  const mean = (kind: 'regular' | 'elite' | 'sardaukar' | 'bashar'): number =>
    Math.round(all.reduce((n, token) => n + (token[kind] ?? 0), 0) / all.length);
  return { regular: mean('regular'), elite: mean('elite'), special: mean('sardaukar'), generic: mean('bashar') };
}
/** How many facedown garrison tokens of a set lie in an area. */
const garrisonOf = (t: Table, set: TokenSet, a: Area): number =>
  t.mahdi?.tokens.filter((x) => x.set === set && x.area === a).length ?? 0;
const isGarrisoned = (t: Table, a: Area): boolean => TOKEN_SETS.some((set) => garrisonOf(t, set, a) > 0);

function rowOf(view: View, pool: string): readonly (string | null)[] {
  const place = view.hidden[pool]?.['board'];
  return place !== undefined && 'row' in place ? place.row : [];
}

function armyIn(view: View, t: Table, side: Side, a: Area, cards: number): { army: Army; certain: boolean } {
  const l = t.legions.find((x) => x.area === a && x.side === side);
  let { regular = 0, elite = 0, special = 0 } = l ?? {};
  let certain = true;
  const shown = rowOf(view, 'deployment tokens');
  if (side === ATREIDES)
    t.tokens.forEach((token, n) => {
      if (token.area !== a) return;
      const face = shown[n] ?? null;
      const units = face === null ? GUESSED_UNITS : unitsShown(face);
      if (face === null) certain = false;
      regular += units.regular;
      elite += units.elite;
      special += units.special;
    });
  let bashars = 0;
  if (side === HARKONNEN && isGarrisoned(t, a)) {
    certain = false;
    for (const set of TOKEN_SETS) {
      const tokens = garrisonOf(t, set, a);
      const units = guessedGarrison(t, set);
      regular += tokens * units.regular;
      elite += tokens * units.elite;
      special += tokens * units.special;
      bashars += tokens * units.generic;
    }
    // More than may stand there go when the tokens are turned up, the weakest first.
    const excess = (): number => Math.max(0, regular + elite + special - UNITS);
    regular -= Math.min(regular, excess());
    elite -= Math.min(elite, excess());
  }
  const named = namedOf(side)
    .filter((n) => t.leaders[n] === a)
    .map((n) => combatOf({ table: t }, n));
  // A troop is a unit and a leader.
  const troops = t.auxiliaries?.filter((x) => x.area === a && x.side === side && x.kind === 'troop').length ?? 0;
  const generic = (l?.generic ?? 0) + troops + bashars;
  return { army: { regular, elite, special, generic, escort: l?.escort ?? 0, named, cards }, certain };
}
function rankIn(view: View, t: Table, side: Side, a: Area): { rank: number; certain: boolean } {
  if (side !== ATREIDES) return { rank: t.settlements.includes(a) ? settlementRank(a) : 0, certain: true };
  const position = t.sietches.indexOf(a);
  if (position < 0) return { rank: baseOf({ table: t }) === a ? BASE_RANK : 0, certain: true };
  const rank = rowOf(view, 'sietches')[position] ?? null;
  return rank === null ? { rank: GUESSED_RANK, certain: false } : { rank: Number(rank), certain: true };
}

/** If the legion in one area attacked another area now; null without a legion. */
export function oddsOfAttack(view: View, from: Area, to: Area, surprise = false): OddsSeen | null {
  return oddsBetween(view, from, to, surprise, [0, 0]);
}
/** Of the battle under way, from its next round on; null without one. */
export function oddsOfBattle(view: View): OddsSeen | null {
  const b = (view.table as Table).battle;
  if (b === null) return null;
  return oddsBetween(view, b.from, b.to, b.surprise && b.round <= 1, b.cards);
}
/** Tokens alone are a legion too. */
function sideOfTokens(t: Table, a: Area): Side | null {
  if (t.tokens.some((x) => x.area === a)) return ATREIDES;
  return isGarrisoned(t, a) ? HARKONNEN : null;
}
function oddsBetween(view: View, from: Area, to: Area, surprise: boolean, cards: readonly number[]): OddsSeen | null {
  const t = view.table as Table;
  const side = t.legions.find((l) => l.area === from)?.side ?? sideOfTokens(t, from);
  if (side === null) return null;
  const enemy = opponent(side);
  const attacker = armyIn(view, t, side, from, cards[side] ?? 0);
  const defender = armyIn(view, t, enemy, to, cards[enemy] ?? 0);
  const settlement = rankIn(view, t, enemy, to);
  return {
    odds: battleOdds(attacker.army, defender.army, settlement.rank, surprise),
    attacker: attacker.army,
    defender: defender.army,
    rank: settlement.rank,
    certain: attacker.certain && defender.certain && settlement.certain,
  };
}

/** How many hits the sandworm in one area would score on another, on average. */
export function hitsOfSandworm(view: View, from: Area, to: Area): { readonly dice: number; readonly mean: number } {
  const t = view.table as Table;
  const dice = wormDice(t, from);
  return { dice, mean: dice * meanHazardHits(t, to) };
}
