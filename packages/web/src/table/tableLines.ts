// What happens at a table beside the game: people come and go, take back, agree.

import type { Seat } from '@landsraad/kernel';
import type { LogLine } from './source.ts';

const LINES: { readonly [kind: string]: (who: string, nouns: LogLine['nouns']) => string } = {
  'seat taken': (who, n) => `${named(n, 'name', 'Somebody')} takes the seat of ${who}.`,
  'seat left': (who) => `The seat of ${who} is free again.`,
  'bot seated': (who, n) => `A bot${typeof n['bot'] === 'string' ? ` (${n['bot']})` : ''} takes the seat of ${who}.`,
  'seat opened': (who) => `The seat of ${who} is open.`,
  started: () => 'The game begins.',
  'taken back': (who) => `${who} undid the last choice.`,
  'done again': (who) => `${who} redid it.`,
  rewound: () => 'Everybody agreed to undo. Dice and draws will be new.',
  proposed: (who, n) => `${who} requests ${n['kind'] === 'end' ? 'to end the game' : 'an undo'}.`,
  'proposal accepted': () => 'Everybody agreed.',
  'proposal refused': (who) => `${who} declined.`,
  'standing answer': (who) => `${who} answered automatically.`,
  'bot replaced': (who) => `The bot of ${who} failed; the first legal choice was taken instead.`,
  ended: () => 'Everybody agreed to end the game.',
  imported: () => 'This table continues a game that started elsewhere.',
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
