// What things and seats are called.

import type { Config, View } from '@landsraad/kernel';
import { isLeader, leaderName, sheet } from '../board/factions.ts';
import { locationsOf, nameOf, TERRITORIES } from '../board/map.ts';
import { cardName } from '../components.ts';
import { FACTS } from '../facts.ts';
import { SUGGESTED } from '../phases/0-set-up.ts';
import type { Asked } from '../questions.ts';
import { FACTIONS, type Table } from '../table.ts';
import { ADVANTAGE_NAMES } from '../treachery/advantages.ts';

export const CARDS = new Set<string>(FACTS.treachery.cards.map((c) => c.id));
const ELSE: { readonly [id: string]: string } = {
  none: 'nothing',
  'shai-hulud': 'Shai-Hulud',
  'kwisatz-haderach': 'the Kwisatz Haderach',
  karama: 'Karama',
  '': 'the reserves',
  bank: 'the bank',
};
/** The sector is said where there is more than one. */
function placeOf(id: string): string | null {
  const [first, sector] = id.split('@');
  const territory = TERRITORIES.find((x) => x === first);
  if (territory === undefined) return null;
  const name = nameOf(territory);
  return sector === undefined || locationsOf(territory).length === 1 ? name : `${name}, sector ${sector}`;
}
const factionName = (id: string): string | null => {
  const f = FACTIONS.find((x) => x === id);
  return f === undefined ? null : sheet(f).name;
};
/** An advantage: "atreides: prescience" is "Atreides: prescience". */
const ADVANTAGES: ReadonlyMap<string, string> = new Map(
  ADVANTAGE_NAMES.map((a) => [a, a.replace(/^[^:]+/, (faction) => factionName(faction) ?? faction)]),
);
/** Whatever an id stands for, as a person would say it. */
export function noun(id: unknown): string {
  const s = String(id);
  if (isLeader(s)) return leaderName(s);
  return ELSE[s] ?? (CARDS.has(s) ? cardName(s) : null) ?? placeOf(s) ?? factionName(s) ?? ADVANTAGES.get(s) ?? s;
}
export const player = (seat: unknown): string => `Player ${Number(seat) + 1}`;
export const seatName = (seat: unknown, config: Config): string => {
  const factions = String(config.options['factions']);
  const inOrder = factions === 'suggested' ? (SUGGESTED[config.players] ?? []) : factions.split(' ');
  return factionName(inOrder[Number(seat)] ?? '') ?? player(seat);
};
/** Factions that were picked, dealt or swapped, in the order of the seats. */
export const settled = (config: Config, { table: { factions } }: View<Table>): Config =>
  config.options['factions'] === 'suggested' || factions.length === 0
    ? config
    : { ...config, options: { ...config.options, factions: factions.join(' ') } };
export const spice = (n: unknown): string => `${String(n)} spice`;
/** What was paid for it: " for 4 spice", " for free". */
export const paid = (n: unknown): string => (n === 0 ? ' for free' : ` for ${spice(n)}`);
export const forces = (n: unknown): string => (n === 1 ? '1 force' : `${String(n)} forces`);
export const sectors = (n: unknown): string => (n === 1 ? '1 sector' : `${String(n)} sectors`);
export const cards = (n: unknown): string => (n === 1 ? '1 treachery card' : `${String(n)} treachery cards`);

/** What the Voice commands: "a poison weapon". */
const ORDERED: { readonly [what: string]: string } = {
  poison: 'a poison weapon',
  projectile: 'a projectile weapon',
  lasgun: 'a lasgun',
  snooper: 'a snooper',
  shield: 'a shield',
  worthless: 'a worthless card',
  'cheap hero': 'a Cheap Hero',
};
export const orderedName = (what: unknown): string => ORDERED[String(what)] ?? noun(what);

// ---- in a view ----

/** A view of this game. */
export type Seen = View<Table, Asked>;
export const seatIn = (v: View<Table>, seat: unknown): string => {
  const f = v.table.factions[Number(seat)];
  return f === undefined ? player(seat) : sheet(f).name;
};
export const me = (v: View<Table>): number => v.seat;

/** A battle from the point of view of the seat that is asked. */
export function battle(v: View<Table>): string {
  const b = v.table.battle;
  if (b === null) return '';
  const mine = me(v) === b.aggressor || me(v) === b.defender;
  return mine
    ? `You fight ${seatIn(v, me(v) === b.aggressor ? b.defender : b.aggressor)} in ${noun(b.territory)}.`
    : `${seatIn(v, b.aggressor)} fights ${seatIn(v, b.defender)} in ${noun(b.territory)}.`;
}

/** What is promised in a deal. */
export function promiseText(promise: string, about: string): string {
  if (about === '') return promise;
  return promise === 'honour' ? `on their honour: “${about}”` : `${promise} of ${noun(about)}`;
}
