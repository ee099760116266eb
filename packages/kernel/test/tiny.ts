// Games of a few lines, each for one property of the kernel.

import {
  begin,
  settle,
  vocabulary,
  type Book,
  type Game,
  type PlayMode,
  type Procedure,
  type Questions,
  type Rules,
} from '@landsraad/kernel';

/** Ids of the tiny games' ledger. */
export type Id =
  | 'tiny.play.begins'
  | 'tiny.play.asks'
  | 'tiny.play.forbids'
  | 'tiny.play.forbids-too'
  | 'tiny.play.acts';
export interface Log {
  /** What was done, in order. */
  done: string[];
  number: number;
}

export const tiny = <A extends { [rule: string]: { value: unknown; about: unknown } } = Record<never, never>>() =>
  vocabulary<Log, Id, Questions, A>(4);

export const rulesOf = (
  book: Book<Log>,
  play: Procedure<Log, Record<never, never>>,
  more: Partial<Rules<Log>> = {},
): Rules<Log> => ({
  id: 'tiny',
  title: 'Tiny',
  version: '0+tiny',
  modes: [{ id: 'standard', title: 'Standard', players: { min: 1, max: 4 }, rule: 'tiny.play.begins' }],
  options: [{ id: 'long', title: 'A long game', values: [false, true], default: false }],
  book,
  play,
  table: () => ({ done: [], number: 0 }),
  copyTable: (t) => ({ done: t.done.slice(), number: t.number }),
  round: () => 1,
  value: () => 0.5,
  ledger: (
    ['tiny.play.begins', 'tiny.play.asks', 'tiny.play.forbids', 'tiny.play.forbids-too', 'tiny.play.acts'] as const
  ).map((id) => ({
    id,
    part: 'Play',
    modes: ['all'],
    rule: id,
  })),
  applies: () => true,
  facts: {},
  text: {
    seat: (s) => `seat ${s}`,
    question: (d) => d.name,
    option: (_q, o) => String(o),
    offer: (o) => o.id,
    happening: (kind) => kind,
    position: () => [],
  },
  ...more,
});

export const started = (rules: Rules<Log>, players = 2, mode: PlayMode = 'table') => {
  const g = begin(rules, { mode: 'standard', players, options: {} }, 1);
  return { g, asked: settle(rules, g, mode) };
};
export type TinyGame = Game<Log>;
