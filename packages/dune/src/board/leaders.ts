// Leaders: at home, in the tanks, face down in the tanks, or captive.

import {
  count,
  holdsThing,
  knows,
  moveOpenly,
  moveSecretly,
  reveal,
  show,
  things,
  WATCHER,
  type PlaceRef,
  type Seat,
} from '@landsraad/kernel';
import { leaders } from '../components.ts';
import { factionOf, seatOf, seats, type G, type Look } from '../table.ts';
import { emit, holds } from '../words.ts';
import { factionOfLeader, sheet, strengthOf } from './factions.ts';
import type { Territory } from './map.ts';

export const homeOf = (seat: Seat): PlaceRef => leaders.home[seat] ?? leaders.box;
export const faceDownOf = (seat: Seat): PlaceRef => leaders.faceDown[seat] ?? leaders.box;
/** Where a leader just taken waits for the captor's word. */
export const takenBy = (seat: Seat): PlaceRef => leaders.taken[seat] ?? leaders.box;
export const captivesOf = (seat: Seat): PlaceRef => leaders.captive[seat] ?? leaders.box;

export const ownerOf = (g: Look, leader: string): Seat => seatOf(g, factionOfLeader(leader));
export const seenDeaths = (g: Look, leader: string): number =>
  g.table.deaths.find((d) => d.leader === leader)?.times ?? 0;
/** Deaths, those face down included: for the leader's owner. */
export const deathsOf = (g: Look, leader: string): number =>
  seenDeaths(g, leader) + (holdsThing(g, faceDownOf(ownerOf(g, leader)), leader) ? 1 : 0);

/** Where a leader fought in this phase, '' if nowhere. */
export const usedIn = (g: Look, leader: string): Territory | '' =>
  g.table.used.find((u) => u.leader === leader)?.territory ?? '';

/** A seat's own leaders in the tanks: for itself. */
export const deadOf = (g: Look, seat: Seat): string[] => [
  ...things(g, leaders.tanks).filter((l) => factionOfLeader(l) === factionOf(g, seat)),
  ...things(g, faceDownOf(seat)),
];
/** How many of a seat's leaders are in the tanks: everybody can count them. */
export const howManyDead = (g: Look, seat: Seat): number =>
  things(g, leaders.tanks).filter((l) => factionOfLeader(l) === factionOf(g, seat)).length + count(g, faceDownOf(seat));
export const allDead = (g: Look, seat: Seat): boolean => count(g, homeOf(seat)) === 0;

/** Kills a leader for all to see. */
export function killLeader(g: G, leader: string): void {
  if (!holds('dune.battle.killed-to-tanks')) return;
  const owner = ownerOf(g, leader);
  const place = [homeOf(owner), ...seats(g).map(captivesOf)].find((p) => holdsThing(g, p, leader));
  if (place === undefined || (place.owner !== owner && !holds('dune.harkonnen.capture-killed'))) return;
  if (holds('dune.secrecy.public-pieces')) moveOpenly(g, place, leader, leaders.tanks);
  else moveSecretly(g, place, leader, faceDownOf(owner));
  g.table.deaths = [...g.table.deaths.filter((d) => d.leader !== leader), { leader, times: seenDeaths(g, leader) + 1 }];
  emit(g, 'leader killed', 'dune.battle.killed-to-tanks', { seat: owner, leader });
  captivesGoHome(g);
  tellByElimination(g);
}

/** When all of their own leaders have been killed, captives go home. */
export function captivesGoHome(g: G): void {
  const captor = seatOf(g, 'harkonnen');
  if (captor < 0 || count(g, captivesOf(captor)) === 0) return;
  if (howManyDead(g, captor) < sheet('harkonnen').leaders.length || !holds('dune.harkonnen.capture-return-all')) return;
  for (const leader of things(g, captivesOf(captor)).slice()) sendHome(g, captor, leader);
  emit(g, 'captives freed', 'dune.harkonnen.capture-return-all', { seat: captor });
}
export function sendHome(g: G, captor: Seat, leader: string): void {
  const owner = ownerOf(g, leader);
  moveSecretly(g, captivesOf(captor), leader, homeOf(owner));
  tellByElimination(g);
}

/**
 * What can be told by elimination everybody knows: when all of a faction's leaders whose place is unknown lie in one kind
 * of place, they are those.
 */
export function tellByElimination(g: G): void {
  const captor = seatOf(g, 'harkonnen');
  for (const s of seats(g)) {
    const held = captor < 0 ? [] : [captivesOf(captor), takenBy(captor)];
    const kinds: readonly (readonly PlaceRef[])[] = [[homeOf(s)], [faceDownOf(s)], held];
    const hidden = kinds.filter((places) => places.some((place) => unknownIn(g, place, s).length > 0));
    const [only] = hidden;
    if (hidden.length !== 1 || only === undefined) continue;
    for (const place of only)
      for (const leader of unknownIn(g, place, s)) reveal(g, place, things(g, place).indexOf(leader));
  }
}
const unknownIn = (g: G, place: PlaceRef, owner: Seat): string[] =>
  things(g, place).filter((l, n) => ownerOf(g, l) === owner && !knows(g, WATCHER, place, n));

/** A leader comes back from the tanks; a face-down one is shown. */
export function reviveLeader(g: G, seat: Seat, leader: string): void {
  const down = holdsThing(g, faceDownOf(seat), leader);
  if (down)
    g.table.deaths = [
      ...g.table.deaths.filter((d) => d.leader !== leader),
      { leader, times: seenDeaths(g, leader) + 1 },
    ];
  moveOpenly(g, down ? faceDownOf(seat) : leaders.tanks, leader, homeOf(seat));
  tellByElimination(g);
}

/**
 * Which dead leaders may be revived in the Revival phase: once all are gone (or it has begun), those who have died more
 * often than another wait until that one has died as often.
 */
export function mayRevive(g: Look, seat: Seat, leader: string): boolean {
  const times = deathsOf(g, leader);
  const mine = sheet(factionOf(g, seat))
    .leaders.map((l) => l.id)
    .filter((l) => !seats(g).some((s) => holdsThing(g, captivesOf(s), l)));
  return times <= 1 || !holds('dune.revival.death-count') || mine.every((l) => deathsOf(g, l) >= times);
}
export const revivalCost = (leader: string): number => strengthOf(leader);

/** Everybody sees this leader now. */
export function showLeader(g: G, leader: string): void {
  for (const place of [homeOf(ownerOf(g, leader)), ...seats(g).map(captivesOf)]) {
    const n = things(g, place).indexOf(leader);
    if (n >= 0) reveal(g, place, n);
  }
  tellByElimination(g);
}
export function showLeaderTo(g: G, place: PlaceRef, leader: string, seat: Seat): void {
  const n = things(g, place).indexOf(leader);
  if (n >= 0) show(g, place, n, seat);
}
