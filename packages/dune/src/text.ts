// English for players.

import { asking, type Text } from '@landsraad/kernel';
import { factionOfLeader, isLeader, leaderName, sheet, strengthOf } from './board/factions.ts';
import { cardName } from './components.ts';
import { FACTS } from './facts.ts';
import type { Asked } from './questions.ts';
import type { Table } from './table.ts';
import { LINES } from './text/happenings.ts';
import { CARDS, noun, seatName, settled } from './text/names.ts';
import { offer, option } from './text/options.ts';
import { position } from './text/position.ts';
import { QUESTIONS } from './text/questions.ts';
import { OVERVIEW } from './text/overview.ts';

const EFFECTS = new Map<string, string>(
  FACTS.treachery.cards.flatMap((c) => ('effect' in c && typeof c.effect === 'string' ? [[c.id, c.effect]] : [])),
);
function thing(id: string): { readonly title: string; readonly note?: string } | null {
  if (isLeader(id)) return { title: leaderName(id), note: `${sheet(factionOfLeader(id)).name}, ${strengthOf(id)}` };
  const effect = EFFECTS.get(id);
  if (CARDS.has(id)) return effect === undefined ? { title: cardName(id) } : { title: cardName(id), note: effect };
  const name = noun(id);
  return name === id ? null : { title: name };
}

export const text: Text<Table, Asked> = {
  overview: OVERVIEW,
  seat: seatName,
  settled,
  question: (d, v) => asking(QUESTIONS, d, v),
  option,
  offer,
  happening: (kind, nouns, config) => LINES[kind]?.(nouns, (seat) => seatName(seat, config)) ?? null,
  position,
  thing,
  inner: ['fixed elements values', 'predicted faction cards', 'predicted turn cards'],
};
