// What lies in the pools, by name: cards, intrigue cards, conflicts, House Hagal cards, the Baron's tokens.

import { CARDS, infiltrates, type Card } from '../cards/cards.ts';
import { FACTIONS } from '../effects/grammar.ts';
import { HAGAL } from '../house-hagal/hagal-deck.ts';
import { INTRIGUE, type Intrigue } from '../intrigue/holding.ts';
import { TILES, type Tile } from '../rise-of-ix/tech.ts';
import { CONFLICTS } from '../round/conflicts.ts';
import { boxText } from './effects.ts';
import { count, factionName, factionShort, iconName, sentence } from './names.ts';

interface Named {
  readonly title: string;
  readonly note?: string;
}
const joined = (parts: readonly string[]): string => parts.filter((x) => x !== '').join(' · ');

/** Its icons; those that infiltrate say so. */
export const iconNames = (c: Card): string =>
  c.icons.map((i) => (infiltrates(c, i) ? `${iconName(i)} (infiltrates)` : iconName(i))).join(', ');

export const cardNote = (c: Card): string =>
  joined([
    c.factions.map(factionShort).join(' and '),
    c.icons.length === 0 ? '' : `icons ${iconNames(c)}`,
    c.agent.length === 0 ? '' : `agent: ${boxText(c.agent)}`,
    c.reveal.length === 0 ? '' : `${c.unload.length === 0 ? 'reveal' : 'reveal or unload'}: ${boxText(c.reveal)}`,
    c.acquire.length === 0 ? '' : `when acquired: ${boxText(c.acquire)}`,
    c.trash.length === 0 ? '' : `when trashed: ${boxText(c.trash)}`,
  ]);
export const tileNote = (t: Tile): string =>
  joined([
    t.acquire.length === 0 ? '' : `when acquired: ${boxText(t.acquire)}`,
    t.ownTurn.length === 0 ? '' : `on your turns: ${boxText(t.ownTurn)}`,
    t.revealTurn.length === 0 ? '' : `on your reveal turn: ${boxText(t.revealTurn)}`,
    t.roundStart.length === 0 ? '' : `at the start of a round: ${boxText(t.roundStart)}`,
    t.won.length === 0 ? '' : `when you win a Conflict: ${boxText(t.won)}`,
    t.id === 'troop-transports'
      ? 'the shipping reward that recruits troops recruits 1 more, and you may deploy any of them at once'
      : t.always.length === 0
        ? ''
        : boxText(t.always),
    t.endgame.length === 0 ? '' : `at the end: ${boxText(t.endgame)}`,
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
  ...[...TILES.values()].map((t): [string, Named] => [t.id, { title: `${t.name} (${t.price})`, note: tileNote(t) }]),
  ...FACTIONS.map((f): [string, Named] => [f, { title: sentence(factionName(f)) }]),
]);

export const thing = (id: string): Named | null => THINGS.get(id) ?? null;
