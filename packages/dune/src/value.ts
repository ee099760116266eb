// How good a position is for a seat, from 0 to 1: the share of the victory that it may expect. A side wins at the next
// pause if it holds what it needs, or later, by what it has and by what it may wait for.

import { count, things, type Seat } from '@landsraad/kernel';
import { strengthOf } from './board/factions.ts';
import { groupsOf, occupies, reserveOf, size } from './board/forces.ts';
import { homeOf } from './board/leaders.ts';
import { STRONGHOLDS, territoryOf, type Territory } from './board/map.ts';
import { spiceAt, spiceOfSeat } from './board/spice.ts';
import { handOf, kindOf, predictedFaction, predictedTurn, traitors } from './components.ts';
import { fremenCondition, partnersToo, strongholdsNeeded } from './phases/9-mentat-pause.ts';
import { allied, factionOf, seatOf, seats, TURNS, type G } from './table.ts';

/** What each thing is worth, in the logarithm of the odds; fitted to games of bots. */
const WORTH = {
  /** Strongholds expected at the pause, of those needed; and the last one more than the first. */
  held: 1.5,
  nearly: 1.2,
  onMap: 0.02,
  /** The first few to send are worth more than the rest. */
  toSend: 0.035,
  reserve: 0.01,
  spice: 0.02,
  plenty: 0.01,
  card: 0.08,
  leader: 0.015,
  traitor: 0.03,
  ally: 0.4,
  guild: 0.5,
  guildLast: 2.3,
  fremen: 0,
  fremenLast: 0.5,
  /** How much an opponent who still has to move spoils of what is held. */
  spoils: 0.35,
};

// ---- battles to come ----

const strengthThere = (g: G, seat: Seat, territory: Territory): number =>
  groupsOf(g, seat).reduce((n, x) => n + (territoryOf(x.at) === territory ? x.forces + 2 * x.starred : 0), 0);

const WEAPONS: readonly string[] = ['projectile', 'poison', 'lasgun'];
const DEFENSES: readonly string[] = ['shield', 'snooper'];

/** What a seat brings to any battle: a leader, a weapon, a defense. */
function arms(g: G, seat: Seat): number {
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

/** How much of every stronghold each seat may expect to hold: all of it alone, its chance where it must fight. */
function holdings(g: G, all: readonly Seat[]): number[][] {
  const shares = all.map((): number[] => []);
  const armed: (number | undefined)[] = [];
  for (const t of STRONGHOLDS) {
    const there = all.filter((s) => occupies(g, s, t));
    let total = 0;
    const powers = there.map((s) => {
      if (there.length === 1) return 1;
      const power = (strengthThere(g, s, t) + (armed[s] ??= arms(g, s))) ** 2;
      total += power;
      return power;
    });
    there.forEach((s, n) => shares[s]?.push(there.length === 1 || total === 0 ? 1 : (powers[n] ?? 0) / total));
  }
  return shares;
}

/** The chance that at least so many of these come true. */
function atLeast(needed: number, chances: readonly number[]): number {
  if (chances.length < needed) return 0;
  // The chance of exactly n so far.
  const exactly = [1];
  for (const p of chances)
    for (let n = exactly.length; n >= 0; n--) exactly[n] = (exactly[n] ?? 0) * (1 - p) + (exactly[n - 1] ?? 0) * p;
  let sum = 0;
  for (let n = needed; n < exactly.length; n++) sum += exactly[n] ?? 0;
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
  /** The chance to win at the coming pause, and the weight among all when nobody does. */
  now: number;
  later: number;
}

function sidesOf(g: G): Side[] {
  const all = seats(g);
  const sides: Side[] = [];
  for (const s of all) {
    if (sides.some((x) => x.members.includes(s))) continue;
    sides.push({ members: all.filter((o) => o === s || allied(g, o, s)), now: 0, later: 0 });
  }
  return sides;
}

const AFTER_MOVES: ReadonlySet<string> = new Set(['battle', 'collection', 'mentat pause']);

/** Works out what every side may hope for. */
function prospects(g: G): readonly Side[] {
  const all = seats(g);
  const sides = sidesOf(g);
  const shares = holdings(g, all);
  const { phase, turn, moved } = g.table;
  const near = (turn / TURNS) ** 2;
  const [guild, fremen] = [seatOf(g, 'spacing-guild'), seatOf(g, 'fremen')];
  let sum = 0;
  for (const side of sides) {
    const first = side.members[0] ?? 0;
    const chances = side.members.flatMap((s) => shares[s] ?? []);
    const needed = strongholdsNeeded(g, first);
    const others = AFTER_MOVES.has(phase)
      ? 0
      : all.filter((s) => !side.members.includes(s) && !(phase === 'shipment' && moved.includes(s))).length;
    side.now = atLeast(needed, chances) / (1 + WORTH.spoils * others);
    sum += side.now;
    let held = 0;
    for (const c of chances) held += c;
    const progress = Math.min(1, held / needed);
    let u = WORTH.held * progress + WORTH.nearly * progress ** 3;
    for (const s of side.members) u += means(g, s) / side.members.length;
    if (side.members.length > 1) u += WORTH.ally;
    if (side.members.includes(guild)) u += WORTH.guild + WORTH.guildLast * near;
    if (side.members.includes(fremen))
      u += WORTH.fremen + (fremenCondition(g) || guild < 0 ? WORTH.fremenLast * near : 0);
    side.later = Math.exp(u);
  }
  if (sum > 1) for (const side of sides) side.now /= sum;
  if (turn >= TURNS) lastTurn(g, sides, guild, fremen);
  return normal(sides);
}

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
  if (turn === g.table.turn) return turn === TURNS ? side.now + open * side.later : side.now;
  return (open * side.later) / (TURNS - g.table.turn + 1);
}

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
