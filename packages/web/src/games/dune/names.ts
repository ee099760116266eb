// What cards, leaders and factions are called on the screen.

import { FACTS } from '@landsraad/dune';

const LEADERS = new Map<string, { readonly name: string; readonly strength: number }>(
  FACTS.factions.factions.flatMap((f) => f.leaders.map((l) => [l.id, l])),
);
const CARDS = new Map<string, string>(FACTS.treachery.cards.map((c) => [c.id, c.name]));
const FACTION_NAMES = new Map<string, string>(FACTS.factions.factions.map((f) => [f.id, f.name]));

export const leaderTitle = (id: string): { readonly name: string; readonly strength: number } =>
  LEADERS.get(id) ?? { name: id, strength: 0 };
export const cardTitle = (id: string): string => CARDS.get(id) ?? FACTION_NAMES.get(id) ?? LEADERS.get(id)?.name ?? id;
