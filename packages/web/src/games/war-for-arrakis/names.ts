// What the lines of the log name, by their nouns: areas, cards and leaders; and what is shown of a card or a leader.

import type { Config } from '@landsraad/kernel';
import { AREAS, LEADERS, PLANNING_CARDS, areaName, drawnAt, printedIn, thingName } from '@landsraad/war-for-arrakis';
import type { LogLine } from '../../table/source.ts';
import type { Named, ThingLook } from '../parts.ts';
import { DECKS } from './panels/decks.ts';

const AREA_NOUNS = ['area', 'from', 'to', 'where'] as const;
/** Lines in which 'from' and 'to' are kinds of units, not areas. */
const NOT_AREAS = new Set(['replaced', 'sandworm appears']);
const CARD_NOUNS = ['card'] as const;
const LEADER = 'leader ';
const isPlanning = (id: string): id is keyof typeof PLANNING_CARDS => id in PLANNING_CARDS;

function areaNamed(noun: LogLine['nouns'][string] | undefined): Named[] {
  const area = AREAS.find((a) => a.area === noun || a.id === noun);
  return area === undefined ? [] : [{ kind: 'place', id: area.id, words: areaName(area.area) }];
}

export function names({ kind, nouns }: LogLine, { box }: Config): readonly Named[] {
  const areas = AREA_NOUNS.filter((n) => n === 'area' || !NOT_AREAS.has(kind)).flatMap((n) => areaNamed(nouns[n]));
  const cards = CARD_NOUNS.flatMap((n): Named[] => {
    const card = nouns[n];
    return typeof card === 'string' ? [{ kind: 'thing', id: card, words: thingName(card, printedIn(box)) }] : [];
  });
  const leader = LEADERS[Number(nouns['leader'] ?? -1)];
  return [
    ...areas,
    ...cards,
    ...(leader === undefined ? [] : [{ kind: 'thing', id: `${LEADER}${leader.leader}`, words: leader.name } as const]),
  ];
}

/** A card's text, or what a leader does. */
export function closer(id: string, config: Config): ThingLook | null {
  const { leaders, planning, prescience } = drawnAt(config);
  if (id.startsWith(LEADER)) {
    const leader = leaders[Number(id.slice(LEADER.length))];
    return leader === undefined ? null : { title: leader.name, note: leader.action, icon: 'leader-named' };
  }
  const card = isPlanning(id) ? planning[id] : undefined;
  if (card !== undefined) return { title: card.title, note: card.text, icon: DECKS[card.deck].emblem };
  const vision = prescience[id];
  return vision === undefined ? null : { title: vision.title, note: vision.text, icon: 'prescience' };
}
