// Small sentences for any game, where the game itself has no words.

import type { Option, Seat, View, Waiting } from '@landsraad/kernel';
import type { SeatAt } from './source.ts';

/** 'bidLimit', 'bid-limit' and 'bid limit' as a person writes it: 'Bid limit'. */
export function plain(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An id of several parts as a person writes it, each part by the name that the game gives it. */
export function spoken(id: string, nameOf: (part: string) => string | null): string {
  const [first = '', ...rest] = id.split(': ');
  return [nameOf(first) ?? plain(first), ...rest.map((part) => nameOf(part) ?? plain(part).toLowerCase())].join(': ');
}

/** 'Amber', 'Amber and Jade', 'Amber, Cobalt and Jade'. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** Who sits there: a person by the own name, a bot by that of its level; nothing for an open seat. */
export const holderName = (seat: Pick<SeatAt, 'kind' | 'name'> | undefined): string =>
  seat?.kind === 'bot' ? plain(seat.name ?? '') : (seat?.name ?? '');

/** '1 troop', '3 troops'. */
export const several = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export type Doing = (question: string, several: boolean) => string | null;

function considers(question: string, several: boolean): string {
  return `${several ? 'consider' : 'considers'}: ${question.endsWith('?') ? question : `${question}.`}`;
}

/** Whom the table waits for and what they do, as sentences: 'Cobalt and Jade make a sealed bid.' */
export function waitingSentence(waiting: readonly Waiting[], name: (seat: Seat) => string, doing?: Doing): string {
  const byQuestion = new Map<string, Seat[]>();
  for (const w of waiting) byQuestion.set(w.name, [...(byQuestion.get(w.name) ?? []), w.seat]);
  return [...byQuestion]
    .map(([question, seats]) => {
      const several = seats.length > 1;
      const said = doing?.(question, several) ?? null;
      return `${listed(seats.map(name))} ${said === null ? considers(question, several) : `${said}.`}`;
    })
    .join(' ');
}

/** The options that are amounts: whole numbers in a row, each said as that number. None if there is no such row. */
export function amountsIn(options: readonly Option[], label: (option: Option) => string): readonly number[] {
  const numbers = options.filter((o) => typeof o === 'number');
  const [first] = numbers;
  if (first === undefined || numbers.length < 2) return [];
  const said = (o: number): boolean =>
    new RegExp(`(^|\\D)${Math.abs(o)}(\\D|$)`).test(label(o)) || (o === 0 && label(o) !== '');
  return numbers.every((o, n) => o === first + n && said(o)) ? numbers : [];
}

/** Letters that mean something else at the table. */
const TAKEN = new Set(['b', 'u', 'l', 'r', 'c', 'h']);

/** By option, the key that chooses it: an amount by itself, what stands beside amounts by its letter, all else by its place. */
export function keysOf(
  options: readonly Option[],
  label: (option: Option) => string,
  amounts: readonly number[],
): ReadonlyMap<Option, string> {
  const keys = new Map<Option, string>();
  const used = new Set(TAKEN);
  options.forEach((option, n) => {
    if (amounts.length === 0) {
      if (n < 9) keys.set(option, String(n + 1));
    } else if (typeof option === 'number') {
      if (option >= 0 && option <= 9) keys.set(option, String(option));
    } else {
      const letter = label(option)
        .toLowerCase()
        .match(/[a-z]/g)
        ?.find((x) => !used.has(x));
      if (letter === undefined) return;
      used.add(letter);
      keys.set(option, letter);
    }
  });
  return keys;
}

/** 'Amber wins', 'You and Jade win', 'Nobody wins'. */
export function winnersSentence(winners: readonly Seat[], name: (seat: Seat) => string): string {
  const names = winners.map(name);
  if (names.length === 0) return 'Nobody wins';
  return `${listed(names)} ${names.length > 1 || names[0] === 'You' ? 'win' : 'wins'}`;
}

export interface PlaceOfSeat {
  readonly pool: string;
  readonly place: string;
  readonly known: readonly string[];
  /** Null: how many is not public. */
  readonly backs: number | null;
}

const NUMBERED = /^(.+) (\d+)$/;
/** Whose a place is, and its plain name: places are named 'hand 0', 'store 2', or a whole pool is a seat's ('cards 1'). */
function ownedPlace(pool: string, place: string): { seat: Seat; name: string } | null {
  const mine = NUMBERED.exec(place);
  if (mine?.[1] !== undefined) return { seat: Number(mine[2]), name: mine[1] };
  const all = NUMBERED.exec(pool);
  return all === null ? null : { seat: Number(all[2]), name: place };
}

/** What lies behind a seat's shield, as far as the view shows it. */
export function placesOf(view: View, seat: Seat): PlaceOfSeat[] {
  const mine: PlaceOfSeat[] = [];
  for (const [pool, places] of Object.entries(view.hidden))
    for (const [name, place] of Object.entries(places)) {
      const owned = ownedPlace(pool, name);
      if (owned?.seat !== seat) continue;
      if ('row' in place) {
        const known = place.row.filter((x) => x !== null);
        mine.push({ pool, place: owned.name, known, backs: place.row.length - known.length });
      } else mine.push({ pool, place: owned.name, known: place.known, backs: place.backs });
    }
  return mine;
}

/** The places that belong to nobody, but for those that a game keeps to itself. */
export function openPlaces(
  view: View,
  players: number,
  inner: readonly string[] = [],
): { pool: string; place: string; row: readonly (string | null)[] }[] {
  const open: { pool: string; place: string; row: readonly (string | null)[] }[] = [];
  for (const [pool, places] of Object.entries(view.hidden))
    for (const [place, seen] of Object.entries(places)) {
      const owned = ownedPlace(pool, place);
      if ((owned !== null && owned.seat < players) || inner.includes(`${pool} ${place}`)) continue;
      open.push({
        pool,
        place,
        row: 'row' in seen ? seen.row : [...seen.known, ...Array.from({ length: seen.backs ?? 0 }, () => null)],
      });
    }
  return open;
}

/** Equal things once, with how many there are. */
export function counted(things: readonly string[]): { thing: string; count: number }[] {
  const all: { thing: string; count: number }[] = [];
  for (const thing of things) {
    const same = all.find((x) => x.thing === thing);
    if (same === undefined) all.push({ thing, count: 1 });
    else same.count++;
  }
  return all;
}

const AGO = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

/** '2 h', '3 d', 'now'. */
export function ago(then: number, now: number): string {
  for (const [unit, name] of AGO) if (now - then >= unit) return `${Math.floor((now - then) / unit)} ${name}`;
  return 'now';
}

const LONG = 36;
/** What was chosen, by its name; what it brings was read before. */
export const briefly = (words: string): string =>
  words.length > LONG ? (words.split(/ · |: | \(/)[0] ?? words) : words;
