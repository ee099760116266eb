// Names as players read them.

import type { Config } from '@landsraad/kernel';
import { BOARD_SPACES, type Space } from '../board/spaces.ts';
import { CARDS } from '../cards/cards.ts';
import { INTRIGUE } from '../intrigue/holding.ts';
import { LEADERS } from '../leaders/leaders.ts';
import { TILES } from '../rise-of-ix/tech.ts';
import { CONFLICTS } from '../round/conflicts.ts';

const COLOURS = ['Red', 'Blue', 'Green', 'Yellow'];
export const colour = (house: unknown): string => COLOURS[Number(house)] ?? 'Nobody';
/** People go by their colour; the rivals by what they are. */
export function houseName(house: unknown, config: Config): string {
  const n = Number(house);
  if (n < config.players) return colour(n);
  return sentence(rivalName(n, config.mode));
}
/** With two players there is only one rival, House Hagal. */
export const rivalName = (house: number, mode: string): string =>
  mode === 'two-player' ? 'House Hagal' : `the ${colour(house).toLowerCase()} rival`;

const FACTION_NAMES: { readonly [faction: string]: string } = {
  emperor: 'the Emperor',
  'spacing-guild': 'the Spacing Guild',
  'bene-gesserit': 'the Bene Gesserit',
  fremen: 'the Fremen',
};
export const factionName = (faction: unknown): string => FACTION_NAMES[String(faction)] ?? String(faction);
const SHORT: { readonly [faction: string]: string } = {
  emperor: 'Emperor',
  'spacing-guild': 'Spacing Guild',
  'bene-gesserit': 'Bene Gesserit',
  fremen: 'Fremen',
};
export const factionShort = (faction: unknown): string => SHORT[String(faction)] ?? String(faction);

const ICONS: { readonly [icon: string]: string } = {
  landsraad: 'Landsraad',
  city: 'city',
  'spice-trade': 'spice trade',
};
export const iconName = (icon: string): string => ICONS[icon] ?? factionShort(icon);

const GOODS: { readonly [good: string]: string } = { solari: 'Solari', spice: 'spice', water: 'water' };
export const goodName = (good: unknown): string => GOODS[String(good)] ?? String(good);

export const cardName = (card: unknown): string => CARDS.get(String(card))?.name ?? String(card);
export const intrigueName = (card: unknown): string => INTRIGUE.get(String(card))?.name ?? String(card);
export const spaceNamed = (space: unknown): Space | undefined => BOARD_SPACES.get(String(space));
export const spaceName = (space: unknown): string => spaceNamed(space)?.name ?? String(space);
export const tileName = (tile: unknown): string => TILES.get(String(tile))?.name ?? String(tile);
export const leaderName = (leader: unknown): string => LEADERS.get(String(leader))?.name ?? 'nobody';

/** The card, space, leader, conflict or track that an effect stands on. */
export const sourceName = (source: string): string =>
  CARDS.get(source)?.name ??
  INTRIGUE.get(source)?.name ??
  LEADERS.get(source)?.name ??
  spaceNamed(source)?.name ??
  CONFLICTS.get(source)?.name ??
  TILES.get(source)?.name ??
  PLACES.get(source) ??
  factionShort(source);
/** What gives effects and is neither card nor space. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['shipping', 'Shipping track'],
  ['dreadnought fleet', 'Dreadnought'],
]);

const LEVELS: { readonly [level: string]: string } = {
  mercenary: 'Mercenary',
  sardaukar: 'Sardaukar',
  mentat: 'Mentat',
  'kwisatz-haderach': 'Kwisatz Haderach',
};
export const levelName = (level: unknown): string => LEVELS[String(level)] ?? String(level);

/** All four conflicts of tier I are called Skirmish. */
export const conflictName = (conflict: unknown): string => CONFLICTS.get(String(conflict))?.name ?? 'no Conflict';

export const count = (n: unknown, one: string, many = `${one}s`): string =>
  `${String(n)} ${Number(n) === 1 ? one : many}`;
export const troops = (n: unknown): string => count(n, 'troop');
export const dreadnoughts = (n: unknown): string => count(n, 'dreadnought');
export const cards = (n: unknown): string => count(n, 'card');
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
export const list = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
