// What is printed on the faction sheets.

import { FACTS } from '../facts.ts';
import type { Faction } from '../table.ts';
import type { Territory } from './map.ts';

const COMMON = FACTS.factions.common;
export { COMMON };

export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly strength: number;
  readonly faction: Faction;
}
interface Sheet {
  readonly id: Faction;
  readonly name: string;
  readonly colour: string;
  readonly leaders: readonly Leader[];
  readonly spice: number;
  readonly onMap: readonly { readonly territory: Territory; readonly forces: number }[];
  readonly freeRevival: number;
  readonly handLimit: number;
  readonly startCards: number;
  readonly starred: number;
}

const SHEETS: readonly Sheet[] = FACTS.factions.factions.map((f) => ({
  id: f.id,
  name: f.name,
  colour: f.colour,
  leaders: f.leaders.map((l) => ({ id: l.id, name: l.name, strength: l.strength, faction: f.id })),
  spice: f.start.spice,
  onMap: 'onMap' in f.start ? f.start.onMap : [],
  freeRevival: f.freeRevival,
  handLimit: 'handLimit' in f ? f.handLimit : COMMON.handLimit,
  startCards: 'startTreacheryCards' in f ? f.startTreacheryCards : COMMON.startTreacheryCards,
  starred: 'starredForces' in f.start ? f.start.starredForces : 0,
}));
const byId = new Map<string, Sheet>(SHEETS.map((s) => [s.id, s]));

export function sheet(faction: Faction): Sheet {
  const s = byId.get(faction);
  if (s === undefined) throw new Error(`no faction is named ${faction}`);
  return s;
}
export const ALL_LEADERS: readonly Leader[] = SHEETS.flatMap((s) => s.leaders);
const leaderById = new Map<string, Leader>(ALL_LEADERS.map((l) => [l.id, l]));
export const isLeader = (id: string): boolean => leaderById.has(id);
export const strengthOf = (id: string): number => leaderById.get(id)?.strength ?? 0;
export const factionOfLeader = (id: string): Faction => leaderById.get(id)?.faction ?? 'atreides';
export const leaderName = (id: string): string => leaderById.get(id)?.name ?? id;
