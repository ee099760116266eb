// Secret answers: whoever answers with one under seal knows nothing of what the other has sealed.

import {
  begin,
  choose,
  imagine,
  seeded,
  settle,
  vocabulary,
  type DecisionOf,
  type Game,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { BEST, explainAnswers } from '../src/index.ts';

/** Two show a coin each: the first wants them alike, the second does not. */
interface Coins {
  shown: readonly string[];
}
type Questions = { 'which side up?': { option: 'heads' | 'tails' } };
const RULE = 'coins.show';
const { book, words, secretly, endGame } = vocabulary<Coins, typeof RULE, Questions>(2);
const { procedure, together, act } = words<Record<never, never>>();
const sealed = secretly<{ side: string }>();

const show = sealed.procedure(
  'show',
  RULE,
  sealed.ask('which side up?', RULE, {
    options: () => ['heads', 'tails'],
    then: (_g, v, side) => {
      v.side = side;
    },
  }),
);
const play = procedure(
  'coins',
  RULE,
  together('show', RULE, {
    seats: () => [0, 1],
    each: show,
    notes: () => ({ side: '' }),
    then: (g: Game<Coins>, _v: object, answers: readonly { seat: Seat; notes: { side: string } }[]) => {
      g.table.shown = answers.map((a) => a.notes.side);
    },
  }),
  act(function compare(g) {
    endGame(g, RULE, [g.table.shown[0] === g.table.shown[1] ? 0 : 1]);
  }),
);
const coins: Rules<Coins, DecisionOf<Questions>> = {
  id: 'coins',
  title: 'Coins',
  version: '0+coins',
  modes: [{ id: 'standard', title: 'Standard', players: { min: 2, max: 2 }, rule: RULE }],
  options: [],
  book,
  play,
  table: () => ({ shown: [] }),
  copyTable: (t) => ({ shown: t.shown }),
  round: () => 1,
  value: () => 0.5,
  ledger: [],
  applies: () => true,
  facts: {},
  text: {
    seat: (s) => `seat ${s}`,
    question: (d) => d.name,
    option: (_d, o) => String(o),
    offer: (o) => o.id,
    happening: (kind) => kind,
    position: () => [],
  },
};

const started = (): Game<Coins> => begin(coins, { mode: 'standard', players: 2, options: {} }, 1);

test.each([0, 1])('seat %i cannot count on the other to see its coin, nor fear it', (seat) => {
  const game = started();
  const decision = settle(coins, game, 'table').find((d) => d.seat === seat)!;
  const random = seeded('coins');
  const budget = { iterations: 2000 };
  const thoughts = explainAnswers({ rules: coins, game, seat, decision, mayAct: false, random, budget }, BEST);
  // Were the other's coin chosen by one who sees this one, both answers would always win or always lose.
  for (const { value } of thoughts) {
    expect(value).toBeGreaterThan(0.3);
    expect(value).toBeLessThan(0.7);
  }
});

test('what another has sealed is imagined as some answer, or left to be asked', () => {
  const game = started();
  const other = settle(coins, game, 'table').find((d) => d.seat === 1)!;
  choose(coins, game, 1, other.question, 'heads', 'table');
  const askedIn = (w: Game<Coins>): Seat[] => settle(coins, w, 'table').map((d) => d.seat);
  expect(askedIn(imagine(coins, game, 0, seeded(1)))).toEqual([0]);
  expect(askedIn(imagine(coins, game, 0, seeded(1), 'none yet'))).toEqual([0, 1]);
});
