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
import { emit } from '../words.ts';
import { factionOfLeader, sheet } from './factions.ts';
import type { Territory } from './map.ts';

export const homeOf = (seat: Seat): PlaceRef => leaders.home[seat] ?? leaders.box;
export const faceDownOf = (seat: Seat): PlaceRef => leaders.faceDown[seat] ?? leaders.box;
/** Where a leader just taken waits until its captor decides. */
export const takenBy = (seat: Seat): PlaceRef => leaders.taken[seat] ?? leaders.box;
export const captivesOf = (seat: Seat): PlaceRef => leaders.captive[seat] ?? leaders.box;

export const ownerOf = (g: Look, leader: string): Seat => seatOf(g, factionOfLeader(leader));
export function seenDeaths(g: Look, leader: string): number {
  for (const d of g.table.deaths) if (d.leader === leader) return d.times;
  return 0;
}
/** Deaths, including the secret ones: only its owner may know. */
export const deathsOf = (g: Look, leader: string): number =>
  seenDeaths(g, leader) + (holdsThing(g, faceDownOf(ownerOf(g, leader)), leader) ? 1 : 0);

/** Where a leader fought in this phase, '' if nowhere. */
export function usedIn(g: Look, leader: string): Territory | '' {
  for (const u of g.table.used) if (u.leader === leader) return u.territory;
  return '';
}

/** A seat's own leaders in the tanks, including those face down: only the seat may know. */
export const deadOf = (g: Look, seat: Seat): string[] => [
  ...things(g, leaders.tanks).filter((l) => factionOfLeader(l) === factionOf(g, seat)),
  ...things(g, faceDownOf(seat)),
];
/** How many of a seat's leaders are in the tanks: everybody can count them. */
export const howManyDead = (g: Look, seat: Seat): number =>
  things(g, leaders.tanks).filter((l) => factionOfLeader(l) === factionOf(g, seat)).length + count(g, faceDownOf(seat));
/** Each is in the tanks or held captive. */
export const noneAtHome = (g: Look, seat: Seat): boolean => count(g, homeOf(seat)) === 0;

/** Where a living leader is: at home, or held captive. */
function placeOfLiving(g: Look, leader: string): PlaceRef | undefined {
  const home = homeOf(ownerOf(g, leader));
  if (holdsThing(g, home, leader)) return home;
  // § dune.harkonnen.capture-killed
  for (const s of seats(g)) if (holdsThing(g, captivesOf(s), leader)) return captivesOf(s);
  return undefined;
}
/** Kills a leader for all to see. § dune.secrecy.public-pieces § dune.battle.killed-to-tanks */
export function killLeader(g: G, leader: string): void {
  const owner = ownerOf(g, leader);
  const place = placeOfLiving(g, leader);
  if (place === undefined) return;
  moveOpenly(g, place, leader, leaders.tanks);
  g.table.deaths = [...g.table.deaths.filter((d) => d.leader !== leader), { leader, times: seenDeaths(g, leader) + 1 }];
  emit(g, 'leader killed', 'dune.battle.killed-to-tanks', { seat: owner, leader });
  captivesGoHome(g);
  tellByElimination(g);
}

/** When all of their own leaders have been killed, captives go home. § dune.harkonnen.capture-return-all */
export function captivesGoHome(g: G): void {
  const captor = seatOf(g, 'harkonnen');
  if (captor < 0 || count(g, captivesOf(captor)) === 0) return;
  if (howManyDead(g, captor) < sheet('harkonnen').leaders.length) return;
  for (const leader of things(g, captivesOf(captor)).slice()) sendHome(g, captor, leader);
  emit(g, 'captives freed', 'dune.harkonnen.capture-return-all', { seat: captor });
}
export function sendHome(g: G, captor: Seat, leader: string): void {
  const [held, home] = [captivesOf(captor), homeOf(ownerOf(g, leader))];
  // A captive that everybody has seen fight leaves openly, so that nobody loses track of the others.
  if (knows(g, WATCHER, held, things(g, held).indexOf(leader))) moveOpenly(g, held, leader, home);
  else moveSecretly(g, held, leader, home);
  tellByElimination(g);
}

/**
 * What can be told by elimination everybody knows: when all of a faction's leaders whose place is unknown lie in one kind
 * of place, they are those.
 */
export function tellByElimination(g: G): void {
  const captor = seatOf(g, 'harkonnen');
  for (const s of seats(g)) {
    const home = unknownIn(g, homeOf(s), s);
    const faceDown = unknownIn(g, faceDownOf(s), s);
    const captive = captor < 0 ? 0 : unknownIn(g, captivesOf(captor), s);
    const taken = captor < 0 ? 0 : unknownIn(g, takenBy(captor), s);
    const kinds = (home > 0 ? 1 : 0) + (faceDown > 0 ? 1 : 0) + (captive + taken > 0 ? 1 : 0);
    if (kinds !== 1) continue;
    if (home > 0) revealAllOf(g, homeOf(s), s);
    else if (faceDown > 0) revealAllOf(g, faceDownOf(s), s);
    else for (const place of [captivesOf(captor), takenBy(captor)]) revealAllOf(g, place, s);
  }
}
/** How many of a faction's leaders there are not known to everybody. */
function unknownIn(g: G, place: PlaceRef, owner: Seat): number {
  const there = things(g, place);
  let n = 0;
  for (let k = 0; k < there.length; k++) if (!knows(g, WATCHER, place, k) && ownerOf(g, there[k] ?? '') === owner) n++;
  return n;
}
function revealAllOf(g: G, place: PlaceRef, owner: Seat): void {
  for (const leader of things(g, place))
    if (ownerOf(g, leader) === owner) reveal(g, place, things(g, place).indexOf(leader));
}

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
  return times <= 1 || mine.every((l) => deathsOf(g, l) >= times); // § dune.revival.death-count
}

/** Everybody sees this leader now: where it was hidden, others may be told by elimination. */
export function showLeader(g: G, leader: string): void {
  const place = placeOfLiving(g, leader);
  if (place === undefined) return;
  const n = things(g, place).indexOf(leader);
  if (knows(g, WATCHER, place, n)) return;
  reveal(g, place, n);
  tellByElimination(g);
}
export function showLeaderTo(g: G, place: PlaceRef, leader: string, seat: Seat): void {
  const n = things(g, place).indexOf(leader);
  if (n >= 0) show(g, place, n, seat);
}
