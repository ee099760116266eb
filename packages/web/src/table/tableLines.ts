// What happens at a table beside the game: people come and go, take back, agree.

import type { Seat } from '@landsraad/kernel';
import type { LogLine } from './source.ts';

const LINES: { readonly [kind: string]: (who: string, nouns: LogLine['nouns']) => string } = {
  'seat taken': (who, n) => `${named(n, 'name', 'Somebody')} takes the seat of ${who}.`,
  'seat left': (who) => `The seat of ${who} is free again.`,
  'bot seated': (who, n) => `A bot${typeof n['bot'] === 'string' ? ` (${n['bot']})` : ''} takes the seat of ${who}.`,
  'seat opened': (who) => `The seat of ${who} is open.`,
  started: () => 'The game begins.',
  'taken back': (who) => `${who} takes the last choice back.`,
  'done again': (who) => `${who} does it again after all.`,
  rewound: () => 'By consent the table goes back; dice and draws come out fresh.',
  proposed: (who, n) => `${who} asks the others to ${n['kind'] === 'end' ? 'end the game' : 'go back'}.`,
  'proposal accepted': () => 'All agree.',
  'proposal refused': (who) => `${who} does not agree.`,
  'standing answer': (who) => `${who} has said so in advance.`,
  'bot replaced': (who) => `The bot of ${who} failed; the first legal choice was taken instead.`,
  ended: () => 'The game is ended by consent.',
  imported: () => 'The table goes on from a game that was begun elsewhere.',
};

const named = (nouns: LogLine['nouns'], noun: string, otherwise: string): string => {
  const name = nouns[noun];
  return typeof name === 'string' ? name : otherwise;
};

/** Null for what needs no line. */
export function tableLine(line: LogLine, seatTitle: (seat: Seat) => string): string | null {
  const seat = line.nouns['seat'];
  return LINES[line.kind]?.(typeof seat === 'number' ? seatTitle(seat) : 'Somebody', line.nouns) ?? null;
}
