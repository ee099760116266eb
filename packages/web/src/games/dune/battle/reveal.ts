// Two plans turned over: what each weapon and defense does, who lives, and what it comes to.

import type { Seat } from '@landsraad/kernel';
import { isKilled, total, type Plan } from '@landsraad/dune';
import type { LogLine } from '../../../table/source.ts';
import { cardKind, cardTitle, isLeader, leaderTitle } from '../names.ts';
import { HADERACH, leaderStrength, NONE } from './draft.ts';

export interface CardShown {
  readonly card: string;
  readonly does: string;
  /** It did what it is for. */
  readonly works: boolean;
}
export interface SideShown {
  readonly plan: Plan;
  readonly lives: boolean;
  readonly leader: string;
  readonly weapon: CardShown | null;
  readonly defense: CardShown | null;
  /** What the strength is made of. */
  readonly sum: readonly { readonly what: string; readonly value: number }[];
  readonly total: number;
}

const kind = (card: string): string => (card === NONE ? NONE : cardKind(card)[0]);
const WEAPONS = ['projectile', 'poison', 'lasgun'];
const nameOf = (leader: string): string =>
  leader === NONE ? 'nobody' : isLeader(leader) ? leaderTitle(leader).name : cardTitle(leader);

function weaponOf(mine: Plan, theirs: Plan): CardShown | null {
  if (mine.weapon === NONE) return null;
  const kills = isKilled(theirs, mine);
  const does = kills
    ? `kills ${nameOf(theirs.leader)}`
    : WEAPONS.includes(kind(mine.weapon))
      ? `stopped by ${cardTitle(theirs.defense)}`
      : 'does nothing';
  return { card: mine.weapon, does, works: kills };
}
function defenseOf(mine: Plan, theirs: Plan): CardShown | null {
  if (mine.defense === NONE) return null;
  const attacked = WEAPONS.includes(kind(theirs.weapon));
  const stops = attacked && !isKilled(mine, theirs);
  const does =
    kind(mine.defense) === 'worthless'
      ? 'does nothing'
      : stops
        ? `stops ${cardTitle(theirs.weapon)}`
        : attacked
          ? 'wrong kind'
          : 'nothing to stop';
  return { card: mine.defense, does, works: stops };
}
function side(mine: Plan, theirs: Plan): SideShown {
  const killed = isKilled(mine, theirs);
  const strength = leaderStrength(mine.leader);
  return {
    plan: mine,
    lives: !killed,
    leader: nameOf(mine.leader),
    weapon: weaponOf(mine, theirs),
    defense: defenseOf(mine, theirs),
    sum: [
      { what: mine.spice > 0 ? `dialed, ${mine.spice} spice` : 'dialed', value: mine.dial },
      { what: nameOf(mine.leader), value: killed ? 0 : strength },
      ...(mine.haderach ? [{ what: 'Kwisatz Haderach', value: killed ? 0 : HADERACH }] : []),
    ],
    total: total(mine, killed),
  };
}
/** Aggressor first; null until both plans are open. */
export function revealed(plans: readonly Plan[], aggressor: Seat): readonly [SideShown, SideShown] | null {
  const [a, b] = plans.toSorted((x, y) => Number(y.seat === aggressor) - Number(x.seat === aggressor));
  return a === undefined || b === undefined ? null : [side(a, b), side(b, a)];
}

/** The plans that a log tells of. */
export const plansIn = (lines: readonly LogLine[]): Plan[] =>
  lines
    .filter((l) => l.kind === 'plan')
    .map(({ nouns: n }) => ({
      seat: Number(n['seat']),
      leader: String(n['leader']),
      weapon: String(n['weapon']),
      defense: String(n['defense']),
      dial: Number(n['dial']),
      spice: Number(n['spice'] ?? 0),
      haderach: n['haderach'] === true,
    }));
