// What things are called.

import type { Option } from '@landsraad/kernel';
import { SECTORS, areaOf, idOf, printed, zoneOf, zoneSectors } from '../board/areas.ts';
import { DECKS, cardName, deckOf } from '../components.ts';
import { FACTS } from '../facts.ts';
import { leaderName } from '../leaders.ts';
import { garrisonShown, tacticalCard } from '../mahdi/components.ts';
import { AS_ASSUMED, type Printed } from '../printed/printed.ts';
import { SUPPLY, figureIn, type Counted, type Figure } from '../pieces.ts';
import { ATREIDES, HARKONNEN, type Side } from '../sides.ts';
import { SPENDING } from '../questions.ts';
import type { Result } from '../table.ts';
import { RESULT_NAMES } from './dice.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { capital } from './sentences.ts';

export const sideName = (side: unknown): string =>
  side === ATREIDES ? 'Atreides' : side === HARKONNEN ? 'Harkonnens' : 'Nobody';

/** In a sentence: by its printed name; unnamed areas by their ground and the nearest name. */
export function areaName(a: unknown): string {
  const n = typeof a === 'number' ? a : areaOf(String(a));
  const area = printed(n);
  if (area === undefined) return 'nowhere';
  const name = GIVEN_NAMES[idOf(n)] ?? area.name ?? area.id;
  return area.id === 'north-pole' ? `the ${name}` : name.replace(/^The /, 'the ');
}
/** "in Carthag", "at the North Pole". */
export const inArea = (a: unknown): string => `${areaName(a) === 'the North Pole' ? 'at' : 'in'} ${areaName(a)}`;
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

/** A planning card or a prescience card. */
export const anyCardName = (id: unknown, printed: Printed = AS_ASSUMED): string =>
  printed.prescience.get(String(id))?.name ?? cardName(String(id));
const isCard = (id: string): boolean => AS_ASSUMED.prescience.has(id) || DECKS[deckOf(id)].some((c) => c.id === id);

/** "a harvester", "an ornithopter". */
export const one = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
/** A vehicle in the middle of a sentence. */
export const vehicleName = (kind: unknown): string => VEHICLE_NAMES[String(kind)] ?? String(kind);
const VEHICLE_NAMES: { readonly [kind: string]: string } = {
  escort: 'Escort Ornithopter',
  'frigate atreides': 'Atreides frigate',
  'frigate harkonnen': 'Harkonnen frigate',
};
const TROOPERS: { readonly [kind: string]: string } = {
  suspensor: 'Suspensor Trooper',
  rocket: 'Rocket Launcher',
  sandrider: 'Sandrider',
};
export const trooperName = (kind: unknown): string => TROOPERS[String(kind)] ?? String(kind);
const KINDS: { readonly [kind: string]: readonly [string, string] } = {
  regular: ['Regular', 'Regulars'],
  elite: ['Elite', 'Elites'],
  special: ['Special Elite', 'Special Elites'],
  generic: ['Generic Leader', 'Generic Leaders'],
  escort: ['Escort Ornithopter', 'Escort Ornithopters'],
  smuggler: ['Smuggler', 'Smugglers'],
  troop: ['Houses Major Troop', 'Houses Major Troops'],
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
  const f = figureIn(piece);
  if (f === null) return one(figureName(piece, side));
  if (f.kind === 'token' && f.which < 0) return 'a deployment token';
  if (f.which >= 0) return figureTitle(f);
  const what = one(figureName(f.kind, side));
  return f.from === '' || f.from === SUPPLY ? what : `${what} from ${areaName(f.from)}`;
}
/** By itself, on a label: "Stilgar", "Elite from Carthag"; with a side, as that side calls it: "Naib". */
export function figureTitle(f: Figure | null, side?: unknown): string {
  if (f === null) return '';
  if (f.kind === 'leader') return leaderName(f.which);
  if (f.kind === 'token') return f.which < 0 ? 'A deployment token' : `Deployment token ${f.which + 1}`;
  const kind = figureName(f.kind, side);
  return f.from === '' ? kind : `${kind} from ${f.from === SUPPLY ? 'the supply' : areaName(f.from)}`;
}
/** "2 Regulars", "No Elite"; one that is unlike all others by its name. */
export function countedName({ count, kind }: Counted, side?: unknown): string {
  const f = figureIn(kind);
  if (count === 0) return `No ${figureTitle(f, side)}`;
  return f !== null && f.which >= 0 ? figureTitle(f) : `${count} ${figureName(kind, side, count)}`;
}
/** In a sentence: in an area or an air zone. */
export const inPlace = (id: unknown): string =>
  zoneOf(String(id)) >= 0 ? `in ${zoneName(String(id))}` : inArea(typeof id === 'number' ? id : areaOf(String(id)));
export const kindName = (kind: string, n = 1): string => {
  const f = figureIn(kind);
  return f !== null && f.which >= 0 ? figureTitle(f) : (KINDS[kind]?.[n === 1 ? 0 : 1] ?? kind);
};
const SHOWN = ['Regular', 'Elite', 'Fedaykin'] as const;
/** What a deployment token shows: "1 Regular and 1 Elite". */
export const tokenName = (token: unknown): string =>
  SHOWN.map((name) => [String(token).slice(2).split(name.charAt(0)).length - 1, name] as const)
    .filter(([n]) => n > 0)
    .map(([n, name]) => `${n} ${name}${n > 1 && name !== 'Fedaykin' ? 's' : ''}`)
    .join(' and ');
const isToken = (thing: string): boolean => /^[SD]-[REF]+$/.test(thing);
/** The sector of a tactical card: two of them speak of all central sectors as one. */
export const sectorTitle = (sector: unknown): string =>
  sector === 'central' ? 'the central sectors' : sectorName(String(sector));
const isGarrison = (thing: string): boolean => /^(black|silver) [RESB]+$/.test(thing);
/** What a Harkonnen deployment token shows: "1 Regular, 1 Sardaukar, 1 Bashar". */
export function garrisonName(token: string): string {
  const shown = garrisonShown(token);
  return (['regular', 'elite', 'special', 'generic'] as const)
    .filter((kind) => shown[kind] > 0)
    .map((kind) => `${shown[kind]} ${figureName(kind, HARKONNEN, shown[kind])}`)
    .join(', ');
}
const isObjective = (thing: string): boolean => /^\d+-\d+-\d+$/.test(thing);
/** A secret objective: how far each prescience marker must come. */
export const objectiveName = (card: string): string =>
  card
    .split('-')
    .map((n, marker) => `${Object.values(VISION_NAMES)[marker] ?? ''} ${n}`)
    .join(', ');
/** Whatever lies in a hand, a row or a pile: a card, a token, a wormsign, a station, the rank of a sietch. */
export function thingName(thing: string, printed: Printed = AS_ASSUMED): string {
  if (isToken(thing)) return tokenName(thing);
  if (isObjective(thing)) return objectiveName(thing);
  const card = tacticalCard(thing);
  if (card !== undefined)
    return `${card.sector === 'central' ? 'Central' : sectorName(card.sector)}: ${areaName(card.sietch)}`;
  if (isGarrison(thing)) return garrisonName(thing);
  if (thing in WORMSIGNS) return capital(wormsignName(thing).replace(/^a /, ''));
  if (thing in VISION_NAMES) return visionName(thing);
  return /^\d$/.test(thing) ? `Rank ${thing}` : anyCardName(thing, printed);
}

const isResult = (word: string): word is Result => word in RESULT_NAMES;
export const resultName = (word: unknown): string =>
  isResult(String(word)) ? RESULT_NAMES[String(word) as Result] : String(word);
const SPENDING_WORDS: { readonly [option: string]: string } = {
  'take the reserve': 'Take the spice from the reserve',
  'save one': 'Save 1 spice in the reserve and finish',
  stockpile: 'Stockpile 3 spice for 1 supremacy',
};
/** A way to spend spice. */
export function spendingName(option: string): string {
  const m = SPENDING.of(option);
  if (m === null) return SPENDING_WORDS[option] ?? nounName(option);
  return m.how === 'keep'
    ? `Pay 2 spice to keep the ${markerName(m.marker)} marker where it is`
    : `Pay 3 spice to raise the ${markerName(m.marker)} marker`;
}
/** One noun as a player reads it, whatever was asked; a figure as the side calls it. */
export function nounName(option: Option, printed: Printed = AS_ASSUMED, side?: Side): string {
  const word = String(option);
  if (typeof option === 'number') return word;
  if (areaOf(word) >= 0) return areaTitle(word);
  if (zoneOf(word) >= 0) return zoneName(word);
  if (SECTORS.some((s) => s === word)) return sectorName(word);
  const f = figureIn(word);
  if (f !== null) return figureTitle(f, side);
  if (word in TROOPERS) return trooperName(word);
  if (word in VISION_NAMES) return visionName(word);
  if (word in MARKER_NAMES) return markerName(word);
  if (word in DECK_NAMES) return deckName(word);
  if (isCard(word)) return anyCardName(word, printed);
  return word === SUPPLY ? 'From the supply' : capital(word);
}
