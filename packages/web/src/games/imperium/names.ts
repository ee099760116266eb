// What a line of the log names: spaces to point out on the board, cards to look at closer.

import { BOARD_SPACES, CARDS, CONFLICTS, HAGAL, INTRIGUE, LEADERS, leaderTexts, TILES } from '@landsraad/imperium';
import type { LogLine } from '../../table/source.ts';
import type { Named, ThingLook } from '../parts.ts';

export function names({ nouns }: LogLine): readonly Named[] {
  const space = BOARD_SPACES.get(String(nouns['space'] ?? ''));
  const things = [nouns['card'], nouns['conflict'], nouns['leader'], nouns['tile']].flatMap((id): Named[] => {
    const key = String(id ?? '');
    const words = (
      CARDS.get(key) ??
      INTRIGUE.get(key) ??
      HAGAL.get(key) ??
      CONFLICTS.get(key) ??
      LEADERS.get(key) ??
      TILES.get(key)
    )?.name;
    return words === undefined ? [] : [{ kind: 'thing', id: key, words }];
  });
  return [...(space === undefined ? [] : [{ kind: 'place', id: space.id, words: space.name } as const]), ...things];
}

/** Both abilities of a leader; everything else has its words already. */
export function closer(id: string): ThingLook | null {
  const leader = LEADERS.get(id);
  return leader === undefined
    ? null
    : { title: leader.name, note: leaderTexts(leader).join('. '), icon: 'leader-named' };
}
