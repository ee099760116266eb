// What things are called.

import type { Option } from '@landsraad/kernel';
import { SECTORS, areaOf, idOf, printed, zoneOf, zoneSectors } from '../board/areas.ts';
import { cardName, deckOf } from '../components.ts';
import { FACTS } from '../facts.ts';
import { leaderName } from '../leaders.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import type { Result } from '../table.ts';
import { RESULT_NAMES } from './dice.ts';
import { GIVEN_NAMES } from './given-names.ts';

export const sideName = (side: unknown): string =>
  side === ATREIDES ? 'Atreides' : side === HARKONNEN ? 'Harkonnens' : 'Nobody';

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
/** In a sentence: by its printed name; unnamed areas by their ground and the nearest name. */
export function areaName(a: unknown): string {
  const n = typeof a === 'number' ? a : areaOf(String(a));
  const area = printed(n);
  if (area === undefined) return 'nowhere';
  const name = GIVEN_NAMES[idOf(n)] ?? area.name ?? area.id;
  return area.id === 'north-pole' ? `the ${name}` : name.replace(/^The /, 'the ');
}
/** By itself, on a label: "Sands above Gara Kulon". */
export const areaTitle = (a: unknown): string => capital(areaName(a).replace(/^the (?=[a-z]|North)/, ''));
export const sectorName = (id: string): string =>
  id === 'pole' ? 'North Pole' : (FACTS.board.sectors.find((s) => s.id === id)?.name ?? id);
export const zoneName = (id: string): string =>
  `Air Zone ${id.slice(2)} (${zoneSectors(zoneOf(id)).map(sectorName).join(' and ')})`;

const VISION_NAMES: { readonly [id: string]: string } = {
  kwisatzHaderach: 'Kwisatz Haderach',
  sandDwellers: 'Sand Dwellers',
  jihad: 'Jihad',
};
const MARKER_NAMES: { readonly [id: string]: string } = {
  choam: 'CHOAM',
  spacingGuild: 'Spacing Guild',
  landsraad: 'Landsraad',
};
const DECK_NAMES: { readonly [id: string]: string } = {
  houseAtreides: 'House Atreides deck',
  fremenAlly: 'Fremen Ally deck',
  houseHarkonnen: 'House Harkonnen deck',
  corrinoAlly: 'Corrino Ally deck',
};
const WORMSIGNS: { readonly [id: string]: string } = {
  sand: 'sand',
  sandworm: 'a sandworm',
  burrowingSandworm: 'a burrowing sandworm',
};
export const visionName = (id: unknown): string => VISION_NAMES[String(id)] ?? String(id);
export const markerName = (id: unknown): string => MARKER_NAMES[String(id)] ?? String(id);
export const deckName = (id: unknown): string => DECK_NAMES[String(id)] ?? String(id);
export const wormsignName = (id: unknown): string => WORMSIGNS[String(id)] ?? String(id);

const prescienceCard = (id: string): string | undefined => FACTS.prescienceCards.cards.find((c) => c.id === id)?.name;
/** A planning card or a prescience card. */
export const anyCardName = (id: unknown): string => prescienceCard(String(id)) ?? cardName(String(id));
const isCard = (id: string): boolean =>
  prescienceCard(id) !== undefined || FACTS.planningCards.decks[deckOf(id)].some((c) => c.id === id);

/** "a harvester", "an ornithopter". */
export const one = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
const KINDS: { readonly [kind: string]: readonly [string, string] } = {
  regular: ['Regular', 'Regulars'],
  elite: ['Elite', 'Elites'],
  special: ['Special Elite', 'Special Elites'],
  generic: ['Generic Leader', 'Generic Leaders'],
};
const OF_SIDES: readonly { readonly [kind: string]: readonly [string, string] }[] = [
  { special: ['Fedaykin', 'Fedaykin'], generic: ['Naib', 'Naibs'] },
  { special: ['Sardaukar', 'Sardaukar'], generic: ['Bashar', 'Bashars'] },
];
/** A figure as its side calls it: a Fedaykin, a Bashar. */
export const figureName = (kind: unknown, side: unknown, n = 1): string =>
  OF_SIDES[Number(side)]?.[String(kind)]?.[n === 1 ? 0 : 1] ?? kindName(String(kind), n);
/** What was taken up to be put down: "a Fedaykin", "Stilgar", "a deployment token". */
export function pieceName(piece: string, side: unknown): string {
  if (piece === 'token') return 'a deployment token';
  if (piece.startsWith('leader ')) return kindName(piece);
  const [first = '', rest = ''] = piece.split(' ');
  const what = one(figureName(rest === '' ? first : rest, side));
  return areaOf(first) >= 0 ? `${what} of ${areaName(first)}` : what;
}
/** In a sentence: an area or an air zone. */
export const placeName = (id: unknown): string =>
  zoneOf(String(id)) >= 0 ? zoneName(String(id)) : areaName(typeof id === 'number' ? id : areaOf(String(id)));
export const kindName = (kind: string, n = 1): string => {
  if (kind.startsWith('leader ')) return leaderName(Number(kind.slice('leader '.length)));
  if (kind.startsWith('token ')) return `Deployment token ${Number(kind.slice('token '.length)) + 1}`;
  return KINDS[kind]?.[n === 1 ? 0 : 1] ?? kind;
};
const SHOWN = ['Regular', 'Elite', 'Fedaykin'] as const;
/** What a deployment token shows: "1 Regular and 1 Elite". */
export const tokenName = (token: unknown): string =>
  SHOWN.map((name) => [String(token).slice(2).split(name.charAt(0)).length - 1, name] as const)
    .filter(([n]) => n > 0)
    .map(([n, name]) => `${n} ${name}${n > 1 && name !== 'Fedaykin' ? 's' : ''}`)
    .join(' and ');
const isToken = (thing: string): boolean => /^[SD]-[REF]+$/.test(thing);
const isObjective = (thing: string): boolean => /^\d+-\d+-\d+$/.test(thing);
/** A secret objective: how far each prescience marker must come. */
export const objectiveName = (card: string): string =>
  card
    .split('-')
    .map((n, marker) => `${Object.values(VISION_NAMES)[marker] ?? ''} ${n}`)
    .join(', ');
/** Whatever lies in a hand, a row or a pile: a card, a token, a wormsign, a station, the rank of a sietch. */
export function thingName(thing: string): string {
  if (isToken(thing)) return tokenName(thing);
  if (isObjective(thing)) return objectiveName(thing);
  if (thing in WORMSIGNS) return capital(wormsignName(thing).replace(/^a /, ''));
  if (thing in VISION_NAMES) return visionName(thing);
  return /^\d$/.test(thing) ? `Rank ${thing}` : anyCardName(thing);
}

const isResult = (word: string): word is Result => word in RESULT_NAMES;
export const resultName = (word: unknown): string =>
  isResult(String(word)) ? RESULT_NAMES[String(word) as Result] : String(word);
/** One noun as a player reads it, whatever was asked. */
export function nounName(option: Option): string {
  const word = String(option);
  const [first = '', ...rest] = word.split(' ');
  const tail = rest.join(' ');
  if (typeof option === 'number') return word;
  if (areaOf(word) >= 0) return areaTitle(word);
  if (zoneOf(word) >= 0) return zoneName(word);
  if (SECTORS.some((s) => s === word)) return sectorName(word);
  if (word in KINDS || word.startsWith('leader ') || word.startsWith('token ')) return kindName(word);
  if (word in VISION_NAMES) return visionName(word);
  if (word in MARKER_NAMES) return markerName(word);
  if (word in DECK_NAMES) return deckName(word);
  if (isCard(word)) return anyCardName(word);
  if (/^\d+$/.test(first) && tail !== '')
    return Number(first) === 0
      ? `No ${kindName(tail)}`
      : tail.includes(' ')
        ? kindName(tail)
        : `${first} ${kindName(tail, Number(first))}`;
  if (word === 'supply') return 'From the supply';
  if (word === 'token') return 'A deployment token';
  if (first === 'supply') return `${kindName(tail)} from the supply`;
  if (first === 'as' && isResult(tail)) return `Use it as ${RESULT_NAMES[tail]}`;
  if (areaOf(first) >= 0) return `${kindName(tail)} from ${areaName(first)}`;
  if (first === 'play' && isCard(tail)) return `Play ${anyCardName(tail)}`;
  if (first === 'remove' && isCard(tail)) return `Remove ${anyCardName(tail)} from the game`;
  if (first === 'shuffle' && isCard(tail)) return `Shuffle ${anyCardName(tail)} back`;
  if (first === 'keep' && tail in MARKER_NAMES) return `Keep the ${markerName(tail)} marker where it is for 2 spice`;
  if (first === 'raise' && tail in MARKER_NAMES) return `Raise the ${markerName(tail)} marker for 3 spice`;
  return capital(word);
}
