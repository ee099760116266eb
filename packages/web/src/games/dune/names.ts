// What cards, leaders and factions are called on the screen, and the icon that stands for each kind of card.

import { FACTS, type Faction } from '@landsraad/dune';
import type { IconName } from '../../look/iconNames.ts';

const LEADERS = new Map<string, { readonly name: string; readonly strength: number; readonly faction: Faction }>(
  FACTS.factions.factions.flatMap((f) =>
    f.leaders.map((l) => [l.id, { name: l.name, strength: l.strength, faction: f.id }] as const),
  ),
);
type Card = (typeof FACTS.treachery.cards)[number];
const CARDS = new Map<string, Card>(FACTS.treachery.cards.map((c) => [c.id, c]));
const FACTION_NAMES = new Map<string, string>(FACTS.factions.factions.map((f) => [f.id, f.name]));

export const leaderTitle = (id: string): { readonly name: string; readonly strength: number } =>
  LEADERS.get(id) ?? { name: id, strength: 0 };
export const isLeader = (id: unknown): id is string => typeof id === 'string' && LEADERS.has(id);
export const factionOfLeader = (id: string): Faction | undefined => LEADERS.get(id)?.faction;
export const isCard = (id: unknown): id is string => typeof id === 'string' && CARDS.has(id);
export const isFaction = (id: unknown): id is Faction => typeof id === 'string' && FACTION_NAMES.has(id);
export const cardTitle = (id: string): string =>
  CARDS.get(id)?.name ?? FACTION_NAMES.get(id) ?? LEADERS.get(id)?.name ?? id;

const KINDS: { readonly [kind in Card['kind']]?: readonly [IconName, string] } = {
  'weapon-projectile': ['projectile', 'projectile weapon'],
  'weapon-poison': ['poison', 'poison weapon'],
  'weapon-lasgun': ['lasgun', 'lasgun'],
  'defense-projectile': ['shield', 'stops projectiles'],
  'defense-poison': ['snooper', 'stops poison'],
  'cheap-hero': ['hero', 'stands in for a leader'],
  worthless: ['worthless', 'worthless'],
};
/** The icon of a card and what kind it is, in a word or two. */
export function cardKind(id: string): readonly [icon: IconName, words: string] {
  const card = CARDS.get(id);
  return (card === undefined ? undefined : KINDS[card.kind]) ?? [id === 'karama' ? 'karama' : 'card', 'special card'];
}
const slotOf = (id: string): string => {
  const kind = CARDS.get(id)?.kind ?? '';
  return kind === 'worthless'
    ? 'either'
    : kind.startsWith('weapon')
      ? 'weapon'
      : kind.startsWith('defense')
        ? 'defense'
        : '';
};
export const fitsSlot = (id: string, slot: 'weapon' | 'defense'): boolean =>
  slotOf(id) === slot || slotOf(id) === 'either';
export const isHero = (id: string): boolean => CARDS.get(id)?.kind === 'cheap-hero';
