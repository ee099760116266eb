// What happens at a table beside the game: people come and go, take back, agree.

import { PASS, type Seat } from '@landsraad/kernel';
import type { LogLine } from './source.ts';
import { spoken } from './words.ts';

/** What the game calls a thing; null for what is none. */
type NameOf = (part: string) => string | null;

const LINES: { readonly [kind: string]: (who: string, nouns: LogLine['nouns'], nameOf: NameOf) => string } = {
  'seat taken': (who, n) => `${named(n, 'name', 'Somebody')} takes the seat of ${who}.`,
  'seat left': (who) => `The seat of ${who} is free again.`,
  'bot seated': (who, n) => `A bot${typeof n['bot'] === 'string' ? ` (${n['bot']})` : ''} takes the seat of ${who}.`,
  'seat opened': (who) => `The seat of ${who} is open.`,
  started: (_who, n) => `The game begins.${fairness(n)}`,
  'taken back': (who) => `${who} undid the last choice.`,
  'done again': (who) => `${who} redid it.`,
  rewound: (_who, n) => `Everybody agreed to undo. Dice and draws will be new.${fairness(n)}`,
  'randomness renewed': (_who, n) =>
    `Somebody who did not choose the seed joins: dice and draws will be new.${fairness(n)}`,
  proposed: (who, n) => `${who} requests ${n['kind'] === 'end' ? 'to end the game' : 'an undo'}.`,
  'proposal accepted': () => 'Everybody agreed.',
  'proposal refused': (who) => `${who} declined.`,
  'standing answer': (who, n, nameOf) => {
    const asked = named(n, 'question', '');
    const said = n['option'];
    if (asked === '' || said == null) return `${who} answered automatically.`;
    return said === PASS
      ? `${who} passed automatically: “${asked}”`
      : `${who} answered automatically: “${asked}” ${spoken(String(said), nameOf)}.`;
  },
  said: (who, n) => `${who}, in secret: ${named(n, 'text', '')}`,
  'said to all': (who, n) => `${who}: “${named(n, 'text', '')}”`,
  'time ran out': (who) => `The time of ${who} ran out.`,
  'bot replaced': (who) => `The bot of ${who} failed or took too long; a simpler one answered for it.`,
  ended: () => 'Everybody agreed to end the game.',
  imported: () => 'This table continues a game that started elsewhere.',
};

/** What everybody can compare with the seed when the game is over. */
const fairness = (n: LogLine['nouns']): string => {
  const shown = n['commitment'];
  return typeof shown === 'string' ? ` Fairness code: ${shown.slice(0, 16)}.` : '';
};

const named = (nouns: LogLine['nouns'], noun: string, otherwise: string): string => {
  const name = nouns[noun];
  return typeof name === 'string' ? name : otherwise;
};

/** Null for what needs no line. */
export function tableLine(
  line: LogLine,
  seatTitle: (seat: Seat) => string,
  nameOf: NameOf = () => null,
): string | null {
  const seat = line.nouns['seat'];
  return LINES[line.kind]?.(typeof seat === 'number' ? seatTitle(seat) : 'Somebody', line.nouns, nameOf) ?? null;
}
