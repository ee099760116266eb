// As it was when `greedy` became the yardstick: it changes no more, whatever becomes of ../value.ts.
//
// How good a position is for a seat, from 0 to 1: strongholds now and next turn, who else is about to win, forces, spice,
// cards, leaders, traitors, and what each faction waits for.

import { count, things, type Seat } from '@landsraad/kernel';
import { strengthOf } from '../board/factions.ts';
import { groupsOf, occupants, reserveOf, size, tanksOf } from '../board/forces.ts';
import { homeOf } from '../board/leaders.ts';
import { STRONGHOLDS, territoryOf, type Territory } from '../board/map.ts';
import { spiceAt, spiceOfSeat } from '../board/spice.ts';
import { handOf, kindOf, predictedFaction, predictedTurn, traitors } from '../components.ts';
import { fremenCondition, strongholdsNeeded } from '../phases/9-mentat-pause.ts';
import { allied, alliesOf, factionOf, inPlay, is, seats, TURNS, type G } from '../table.ts';

const strengthThere = (g: G, seat: Seat, territory: Territory): number =>
  groupsOf(g, seat).reduce((n, x) => n + (territoryOf(x.at) === territory ? x.forces + 2 * x.starred : 0), 0);

/** A leader to send and the better half of the forces: a rough guess at a battle. */
function power(g: G, seat: Seat, territory: Territory): number {
  const n = strengthThere(g, seat, territory);
  const best = Math.max(0, ...things(g, homeOf(seat)).map(strengthOf));
  return n + best * 0.7;
}

/** How much of a stronghold is a seat's: all of it alone, its chance where it must fight. */
function share(g: G, seat: Seat, territory: Territory): number {
  const there = occupants(g, territory).filter((s) => s === seat || !allied(g, s, seat));
  if (!there.includes(seat)) return 0;
  if (there.length === 1) return 1;
  const total = there.reduce((n, s) => n + power(g, s, territory) ** 2, 0);
  return total === 0 ? 0 : power(g, seat, territory) ** 2 / total;
}
const holdings = (g: G, seat: Seat): number => STRONGHOLDS.reduce((n, t) => n + share(g, seat, t), 0);

const CARD_WORTH: { readonly [kind: string]: number } = {
  projectile: 0.5,
  poison: 0.55,
  lasgun: 0.5,
  shield: 0.55,
  snooper: 0.55,
  'cheap hero': 0.35,
  worthless: 0.05,
  '': 0.5,
};

/** The first few are worth more than the rest: spice to ship with, forces to send. */
const first = (many: number, amount: number, each: number, beyond: number): number =>
  Math.min(amount, many) * each + Math.max(0, amount - many) * beyond;

/** What a seat has besides strongholds, in stronghold's hundredths. */
function means(g: G, seat: Seat): number {
  const onMap = groupsOf(g, seat).reduce((n, x) => n + x.forces + 2 * x.starred, 0);
  const off = size(reserveOf(g, seat));
  const fields = groupsOf(g, seat).reduce((n, x) => n + Math.min(spiceAt(g, x.at), size(x) * 2), 0);
  const money = Math.min(spiceOfSeat(g, seat) + 0.6 * fields, 25);
  const cards = things(g, handOf(seat)).reduce((n, c) => n + (CARD_WORTH[kindOf(c)] ?? 0), 0);
  const leaders = things(g, homeOf(seat)).reduce((n, l) => n + strengthOf(l), 0);
  const known = traitors.kept[seat];
  const spies = known === undefined ? 0 : things(g, known).length;
  return (
    onMap * 1.2 +
    first(4, off, 1.4, 0.6) -
    size(tanksOf(g, seat)) * 0.3 +
    first(5, money, 1.4, 0.8) +
    cards * 5 +
    leaders * 0.8 +
    Math.min(spies, 4) * 1.5
  );
}

/** What the last turn would bring, weighed by how near it is. */
function patience(g: G, seat: Seat): number {
  const near = (g.table.turn / TURNS) ** 2;
  if (is(g, seat, 'fremen')) return (fremenCondition(g) || !inPlay(g, 'spacing-guild') ? 0.9 : 0.15) * near;
  if (is(g, seat, 'spacing-guild')) return (inPlay(g, 'fremen') && fremenCondition(g) ? 0.2 : 0.8) * near;
  return 0;
}

/** How near a seat's side is to winning, in strongholds. */
function side(g: G, seat: Seat): number {
  const members = [seat, ...alliesOf(g, seat)];
  const held = members.reduce((n, s) => n + holdings(g, s), 0);
  const needed = strongholdsNeeded(g, seat);
  const progress = Math.min(1, held / needed);
  const rest = members.reduce((n, s) => n + means(g, s), 0) / members.length;
  const waiting = Math.max(...members.map((s) => patience(g, s)));
  return 3 * progress + 2 * progress ** 4 + rest / 60 + 1.5 * waiting;
}

/** The Bene Gesserit want the one they foretold to win when they said. */
function foretold(g: G, seat: Seat): number {
  const [factions, turns] = [predictedFaction.chosen[seat], predictedTurn.chosen[seat]];
  if (!is(g, seat, 'bene-gesserit') || factions === undefined || turns === undefined || count(g, factions) === 0)
    return 0;
  const meant = seats(g).find((s) => factionOf(g, s) === things(g, factions)[0]);
  if (meant === undefined || things(g, turns)[0] !== `turn ${g.table.turn}`) return 0;
  return Math.min(1, holdings(g, meant) / strongholdsNeeded(g, meant)) * 1.5;
}

export function value(g: G, seat: Seat): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
  if (g.table.factions.length === 0) return 1 / g.table.players;
  const mine = side(g, seat) + foretold(g, seat);
  let best = 0;
  let sum = 0;
  let n = 0;
  for (const s of seats(g)) {
    if (s === seat || allied(g, s, seat)) continue;
    const theirs = side(g, s);
    best = Math.max(best, theirs);
    sum += theirs;
    n++;
  }
  const rivals = n === 0 ? 0 : 0.6 * best + (0.4 * sum) / n;
  // A shared win is half a win.
  const shared = alliesOf(g, seat).length > 0 ? 0.92 : 1;
  return shared / (1 + Math.exp(1.2 * (rivals - mine) + 0.5));
}
