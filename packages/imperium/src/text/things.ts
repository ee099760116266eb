// What lies in the pools, by name: cards, intrigue cards, conflicts, House Hagal cards, the Baron's tokens.

import { CARDS, type Card } from '../cards/cards.ts';
import { FACTIONS } from '../effects/grammar.ts';
import { HAGAL } from '../house-hagal/hagal-deck.ts';
import { INTRIGUE, type Intrigue } from '../intrigue/holding.ts';
import { CONFLICTS } from '../round/conflicts.ts';
import { boxText } from './effects.ts';
import { count, factionName, factionShort, iconName, sentence } from './names.ts';

interface Named {
  readonly title: string;
  readonly note?: string;
}
const joined = (parts: readonly string[]): string => parts.filter((x) => x !== '').join(' · ');

export const cardNote = (c: Card): string =>
  joined([
    c.factions.map(factionShort).join(' and '),
    c.icons.length === 0 ? '' : `icons ${c.icons.map(iconName).join(', ')}`,
    c.agent.length === 0 ? '' : `agent: ${boxText(c.agent)}`,
    c.reveal.length === 0 ? '' : `reveal: ${boxText(c.reveal)}`,
    c.acquire.length === 0 ? '' : `when acquired: ${boxText(c.acquire)}`,
    c.trash.length === 0 ? '' : `when trashed: ${boxText(c.trash)}`,
  ]);
const intrigueNote = (c: Intrigue): string =>
  joined(
    (['plot', 'combat', 'endgame'] as const).map((kind) =>
      c[kind].length === 0 ? '' : `${kind}: ${boxText(c[kind])}`,
    ),
  );

const THINGS: ReadonlyMap<string, Named> = new Map<string, Named>([
  ...[...CARDS.values()].map((c): [string, Named] => [
    c.id,
    { title: c.cost === null ? c.name : `${c.name} (${c.cost})`, note: cardNote(c) },
  ]),
  ...[...INTRIGUE.values()].map((c): [string, Named] => [c.id, { title: c.name, note: intrigueNote(c) }]),
  ...[...CONFLICTS.values()].map((c): [string, Named] => [
    c.id,
    { title: c.name, note: c.rewards.map((box, n) => `${n + 1}. ${boxText(box)}`).join(' · ') },
  ]),
  ...[...HAGAL.values()].map((c): [string, Named] => [
    c.id,
    { title: c.name, note: joined([boxText(c.effect), count(c.swords, 'sword')]) },
  ]),
  ...FACTIONS.map((f): [string, Named] => [f, { title: sentence(factionName(f)) }]),
]);

export const thing = (id: string): Named | null => THINGS.get(id) ?? null;
