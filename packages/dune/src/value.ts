// How good a position is for a seat, from 0 to 1: the share of the victory that it may expect. A side wins at the next
// pause if it holds what it needs, or later, by what it has and by what it may wait for.

import { count, things, type Seat } from '@landsraad/kernel';
import { strengthOf } from './board/factions.ts';
import { groupsOf, occupies, reserveOf, size } from './board/forces.ts';
import { homeOf } from './board/leaders.ts';
import { isStronghold, STRONGHOLDS, territoryOf, type Territory } from './board/map.ts';
import { spiceAt, spiceOfSeat } from './board/spice.ts';
import { handOf, kindOf, predictedFaction, predictedTurn, traitors } from './components.ts';
import { playerOrder } from './phases/1-storm.ts';
import { fremenCondition, partnersToo, strongholdsNeeded } from './phases/9-mentat-pause.ts';
import { allied, factionOf, is, seatOf, seats, TURNS, type G } from './table.ts';

/** What each thing is worth, in the logarithm of the odds; fitted to games of bots. */
const WORTH = {
  /** Strongholds expected at the pause, of those needed; and the last one more than the first. */
  held: 2.3,
  nearly: 0.9,
  onMap: 0.03,
  /** The first few to send are worth more than the rest. */
  toSend: 0.1,
  reserve: 0.03,
  spice: 0.06,
  plenty: 0.025,
  card: 0.19,
  leader: 0.033,
  traitor: 0.03,
  ally: 0,
  guild: 0.8,
  guildLast: 2.7,
  fremen: 0,
  fremenLast: 0.5,
  /** How likely somebody who has yet to move comes to a stronghold, and how much likelier if it would stop a win. */
  comes: 0.125,
  comesToStop: 0.06,
  /** How likely somebody who has yet to move takes the stronghold that is missing, if it can be had; and two of them. */
  takes: 0.32,
  takesTwo: 0.08,
};

// ---- battles to come ----

const WEAPONS: readonly string[] = ['projectile', 'poison', 'lasgun'];
const DEFENSES: readonly string[] = ['shield', 'snooper'];

/** What a seat brings to any battle: a leader, a weapon, a defense. */
function armsOf(g: G, seat: Seat): number {
  let leader = 0;
  for (const l of things(g, homeOf(seat))) leader = Math.max(leader, strengthOf(l));
  let weapon = 0;
  let defense = 0;
  for (const card of things(g, handOf(seat))) {
    const kind = kindOf(card);
    if (WEAPONS.includes(kind)) weapon = 1;
    else if (DEFENSES.includes(kind)) defense = 1;
  }
  return 0.7 * leader + 1.5 * weapon + defense;
}

/** As much as a seat could still send to one place this turn. */
function reachOf(g: G, seat: Seat): number {
  const spice = spiceOfSeat(g, seat);
  const paid = is(g, seat, 'fremen') ? Infinity : is(g, seat, 'spacing-guild') ? 2 * spice : spice;
  let abroad = 0;
  for (const x of groupsOf(g, seat)) if (!isStronghold(territoryOf(x.at))) abroad += x.forces + 2 * x.starred;
  return Math.min(size(reserveOf(g, seat)), paid) + abroad / 2;
}

/** The chance of the stronger: forces and arms of both. */
const beats = (attack: number, defense: number): number => (attack * attack) / (attack * attack + defense * defense);

/** Who stands in a stronghold, with how much, and how likely each is to be left there after the battles. */
interface Garrison {
  readonly seat: Seat;
  readonly power: number;
  share: number;
  /** All of them there. */
  readonly at: readonly Garrison[];
}
/** The board as its strongholds see it. */
interface Front {
  /** By stronghold. */
  readonly garrisons: readonly (readonly Garrison[])[];
  /** Who still has to ship and move this turn, in order. */
  readonly waiting: readonly Seat[];
  readonly arms: readonly number[];
  readonly reach: readonly number[];
}

function garrisonsOf(g: G, all: readonly Seat[], t: Territory, arms: readonly number[]): readonly Garrison[] {
  const there: Garrison[] = [];
  for (const seat of all) {
    if (!occupies(g, seat, t)) continue;
    let power = arms[seat] ?? 0;
    for (const x of groupsOf(g, seat)) if (territoryOf(x.at) === t) power += x.forces + 2 * x.starred;
    there.push({ seat, power, share: 1, at: there });
  }
  if (there.length > 1) {
    let sum = 0;
    for (const x of there) sum += x.power ** 2;
    for (const x of there) x.share = sum === 0 ? 1 : x.power ** 2 / sum;
  }
  return there;
}

const AFTER_MOVES: ReadonlySet<string> = new Set(['battle', 'collection', 'mentat pause']);
function frontOf(g: G, all: readonly Seat[]): Front {
  const { phase, moved } = g.table;
  const waiting = AFTER_MOVES.has(phase)
    ? []
    : playerOrder(g).filter((s) => phase !== 'shipment' || !moved.includes(s));
  const arms = all.map((s) => armsOf(g, s));
  const reach = all.map((s) => (waiting.includes(s) ? reachOf(g, s) : 0));
  return { garrisons: STRONGHOLDS.map((t) => garrisonsOf(g, all, t, arms)), waiting, arms, reach };
}

/** The chances to hold each stronghold at the pause: those who have yet to move may come, the more so where a win is near. */
function keeping({ garrisons, waiting, arms, reach }: Front, side: Side, needed: number): number[] {
  const kept: number[] = [];
  const mine: Garrison[] = [];
  for (const there of garrisons)
    for (const x of there)
      if (isOf(side, x.seat)) {
        mine.push(x);
        kept.push(x.share);
      }
  if (waiting.length === 0 || mine.length === 0) return kept;
  const comes = WORTH.comes + WORTH.comesToStop * atLeast(needed, kept);
  for (const o of waiting) {
    const force = reach[o] ?? 0;
    if (isOf(side, o) || force < 1) continue;
    const attack = force + (arms[o] ?? 0);
    for (let n = 0; n < mine.length; n++) {
      const { power, at } = mine[n] as Garrison;
      if (!at.some((x) => x.seat === o)) kept[n] = (kept[n] ?? 0) * (1 - comes * beats(attack, power));
    }
  }
  return kept;
}

/** The chance that a side which lacks one stronghold takes it, and that it takes two. */
function taking(
  { garrisons, waiting, arms, reach }: Front,
  side: Side,
): { readonly one: number; readonly two: number } {
  let one = 0;
  let two = 0;
  let after = 0;
  for (let n = waiting.length - 1; n >= 0; n--) {
    const seat = waiting[n] as Seat;
    if (!isOf(side, seat)) {
      after++;
      continue;
    }
    const force = reach[seat] ?? 0;
    if (force < 1) continue;
    let best = 0;
    for (const there of garrisons)
      if (!there.some((x) => isOf(side, x.seat)))
        best = Math.max(best, beats(force + (arms[seat] ?? 0), strongest(there)));
    const p = WORTH.takes * best * (1 - WORTH.comes) ** after;
    two += one * p * (1 - two);
    one += p - one * p;
  }
  return { one, two: Math.max(two, WORTH.takesTwo * one) };
}
const strongest = (there: readonly Garrison[]): number => there.reduce((most, x) => Math.max(most, x.power), 0);

/** How likely so many of these come true, from none to all. */
function exactly(chances: readonly number[]): number[] {
  const so = [1];
  for (const p of chances) for (let n = so.length; n >= 0; n--) so[n] = (so[n] ?? 0) * (1 - p) + (so[n - 1] ?? 0) * p;
  return so;
}
/** The chance that at least so many of these come true. */
function atLeast(needed: number, chances: readonly number[]): number {
  if (chances.length < needed) return 0;
  const so = exactly(chances);
  let sum = 0;
  for (let n = needed; n < so.length; n++) sum += so[n] ?? 0;
  return sum;
}

// ---- what a seat has besides ----

const CARD_WORTH: { readonly [kind: string]: number } = {
  projectile: 1,
  poison: 1.1,
  lasgun: 0.9,
  shield: 1.1,
  snooper: 1.1,
  'cheap hero': 0.7,
  worthless: 0.1,
  '': 1,
};

function means(g: G, seat: Seat): number {
  let onMap = 0;
  let fields = 0;
  for (const x of groupsOf(g, seat)) {
    onMap += x.forces + 2 * x.starred;
    fields += Math.min(spiceAt(g, x.at), size(x) * 2);
  }
  const money = Math.min(spiceOfSeat(g, seat) + 0.6 * fields, 25);
  const reserve = size(reserveOf(g, seat));
  let cards = 0;
  for (const c of things(g, handOf(seat))) cards += CARD_WORTH[kindOf(c)] ?? 0;
  let leaders = 0;
  for (const l of things(g, homeOf(seat))) leaders += strengthOf(l);
  const known = traitors.kept[seat];
  return (
    WORTH.onMap * onMap +
    WORTH.toSend * Math.min(reserve, 6) +
    WORTH.reserve * Math.max(0, reserve - 6) +
    WORTH.spice * Math.min(money, 6) +
    WORTH.plenty * Math.max(0, money - 6) +
    WORTH.card * cards +
    WORTH.leader * leaders +
    WORTH.traitor * (known === undefined ? 0 : count(g, known))
  );
}

// ---- who wins ----

interface Side {
  readonly members: readonly Seat[];
  /** Its seats as bits. */
  readonly seats: number;
  /** The chance to win at the coming pause, and the weight among all when nobody does. */
  now: number;
  later: number;
}

const isOf = (side: Side, seat: Seat): boolean => ((side.seats >> seat) & 1) === 1;

function sidesOf(g: G): Side[] {
  const all = seats(g);
  const sides: Side[] = [];
  for (const s of all) {
    if (sides.some((x) => x.members.includes(s))) continue;
    const members = all.filter((o) => o === s || allied(g, o, s));
    sides.push({ members, seats: members.reduce((bits, o) => bits | (1 << o), 0), now: 0, later: 0 });
  }
  return sides;
}

/** Works out what every side may hope for. */
function prospects(g: G): readonly Side[] {
  const all = seats(g);
  const sides = sidesOf(g);
  const front = frontOf(g, all);
  const { turn } = g.table;
  const near = (turn / TURNS) ** 2;
  const [guild, fremen] = [seatOf(g, 'spacing-guild'), seatOf(g, 'fremen')];
  let sum = 0;
  for (const side of sides) {
    const needed = strongholdsNeeded(g, side.members[0] ?? 0);
    const kept = keeping(front, side, needed);
    const { one, two } = taking(front, side);
    const held = exactly(kept);
    side.now = (held[needed - 1] ?? 0) * one + (held[needed - 2] ?? 0) * two;
    for (let n = needed; n < held.length; n++) side.now += held[n] ?? 0;
    sum += side.now;
    let expected = 0;
    for (const c of kept) expected += c;
    const progress = Math.min(1, expected / needed);
    let u = WORTH.held * progress + WORTH.nearly * progress ** 3;
    for (const s of side.members) u += means(g, s) / side.members.length;
    if (side.members.length > 1) u += WORTH.ally;
    if (side.members.includes(guild)) u += WORTH.guild + WORTH.guildLast * near;
    if (side.members.includes(fremen))
      u += WORTH.fremen + (fremenCondition(g) || guild < 0 ? WORTH.fremenLast * near : 0);
    side.later = Math.exp(u);
  }
  if (sum > SURE) for (const side of sides) side.now *= SURE / sum;
  if (turn >= TURNS) lastTurn(g, sides, guild, fremen);
  return normal(sides);
}
/** Somebody always may spoil it, as long as it has not happened. */
const SURE = 0.97;

/** When nobody holds enough after the last turn it is the Fremen's, or the Guild's. */
function lastTurn(g: G, sides: readonly Side[], guild: Seat, fremen: Seat): void {
  const heir = (fremenCondition(g) || guild < 0) && fremen >= 0 ? fremen : guild;
  if (heir < 0) return;
  const settled = AFTER_MOVES.has(g.table.phase) ? 0.02 : 0.2;
  for (const side of sides) side.later *= side.members.includes(heir) ? 1 : settled * 0.2;
}

function normal(sides: readonly Side[]): readonly Side[] {
  let later = 0;
  for (const side of sides) later += side.later;
  for (const side of sides) side.later /= later;
  return sides;
}

/** The Bene Gesserit alone win if the one they foretold would, when they said. */
function foretold(g: G, seat: Seat, sides: readonly Side[], open: number): number {
  const [factions, turns] = [predictedFaction.chosen[seat], predictedTurn.chosen[seat]];
  if (factions === undefined || turns === undefined || count(g, factions) === 0) return 0;
  const meant = seats(g).find((s) => factionOf(g, s) === things(g, factions)[0]);
  const turn = Number((things(g, turns)[0] ?? '').slice(5));
  const side = sides.find((x) => meant !== undefined && x.members.includes(meant));
  if (side === undefined || side.members.includes(seat) || turn < g.table.turn) return 0;
  // Only a victory by strongholds can be foretold.
  if (turn === g.table.turn) return side.now;
  const byStrongholds = factionOf(g, meant ?? -1) === 'spacing-guild' ? BY_STRONGHOLDS : 1;
  return open * side.later * byStrongholds * ENDS * (1 - ENDS) ** (turn - g.table.turn - 1);
}
/** How likely somebody wins in any one turn, and how much of what the Guild wins it wins so. */
const ENDS = 0.12;
const BY_STRONGHOLDS = 0.4;

/** What the position is worth to every seat: most of the work is the same for all. */
export function values(g: G): readonly number[] {
  const all = seats(g);
  if (g.over !== null) {
    const { winners } = g.over;
    return all.map((s) => (winners.includes(s) ? 1 / winners.length : 0));
  }
  // Before the factions are chosen all are alike.
  if (g.table.factions.length === 0) return all.map(() => 1 / g.table.players);
  const sides = prospects(g);
  let open = 1;
  for (const side of sides) open -= side.now;
  const worths = all.map(() => 0);
  for (const side of sides) {
    const winners = partnersToo(g, side.members);
    for (const s of winners)
      worths[s] = (worths[s] ?? 0) + (side.now + Math.max(0, open) * side.later) / winners.length;
  }
  const sisters = seatOf(g, 'bene-gesserit');
  if (sisters >= 0)
    worths[sisters] = Math.min(1, (worths[sisters] ?? 0) + foretold(g, sisters, sides, Math.max(0, open)));
  return worths;
}

export const value = (g: G, seat: Seat): number => values(g)[seat] ?? 0;
