// How readily somebody who chooses without thinking takes each option: what depends on the position. What does not is in
// the table that bots learn (policy.json).

import { weighing, type QuestionWeights } from '@landsraad/kernel';
import { influenceOf, TRACK } from './board/influence.ts';
import { spaceOf } from './board/spaces.ts';
import { factionNumber } from './effects/grammar.ts';
import type { Asked, Questions } from './questions.ts';
import { lookAt, type G, type Table } from './table.ts';

const GLADLY = 4;
const SELDOM = 0.3;

/** A step that brings a victory point or an alliance. */
function step(g: G, house: number, faction: number): number {
  const now = influenceOf(g, house, faction);
  if (now >= TRACK.top) return SELDOM;
  return now === TRACK.vpAt - 1 || now === TRACK.bonusAt - 1 ? GLADLY : 1;
}
/** A step back that costs one. */
function stepBack(g: G, house: number, faction: number): number {
  const now = influenceOf(g, house, faction);
  return now === TRACK.vpAt || now === TRACK.bonusAt ? SELDOM : 1;
}

const WEIGHTS: QuestionWeights<Table, Questions> = {
  'influence with which faction?': (g, d) => d.options.map((f) => step(g, d.about.house, factionNumber(f))),
  'lose influence with which faction?': (g, d) => d.options.map((f) => stepBack(g, d.about.house, factionNumber(f))),
  'send the agent where?': (g, d) =>
    d.options.map((space) => {
      const { faction } = spaceOf(space);
      return faction < 0 ? 1 : step(g, d.seat, faction);
    }),
  // The middle of the shipping track is worth the wait.
  'advance or recall the freighter?': (g, d) => {
    const { freighter } = lookAt(g, d.about.house);
    return d.options.map((move) => (move === 'recall' && freighter < 2 ? SELDOM : 1));
  },
  'place the dreadnought where?': (_g, d) => d.options.map((o) => (o === 'detonate' ? GLADLY : 1)),
  'take which effect?': (_g, d) => d.options.map((o) => (o === 'no more' ? SELDOM : 1)),
  // Whoever has many troops at home seldom sends none.
  'deploy how many troops?': (g, d) =>
    d.options.map((n) => (n === 0 && lookAt(g, d.about.house).garrison > 2 ? SELDOM : 1)),
};

export const weigh = (g: G, d: Asked): readonly number[] | null => weighing(WEIGHTS, g, d);
