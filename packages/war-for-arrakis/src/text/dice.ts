// What the results of the action dice are called and what they are good for.

import { ATREIDES, type Side } from '../sides.ts';
import type { Result } from '../table.ts';

export const RESULT_NAMES: { readonly [result in Result]: string } = {
  leadership: 'Leadership',
  strategy: 'Strategy',
  deployment: 'Deployment',
  mentat: 'Mentat',
  house: 'House',
};
const BOTH_SIDES = {
  leadership: 'Move up to 2 legions with leaders, or make a surprise attack with a legion that has a leader.',
  strategy: 'Move up to 2 legions, or attack with one.',
  mentat: 'Draw 2 cards from your decks.',
} as const;
const OF_THE_ATREIDES: { readonly [result in Result]: string } = {
  ...BOTH_SIDES,
  deployment: 'Deploy a deployment token and a leader in one sietch.',
  house: 'Use it as any other result.',
};
const OF_THE_HARKONNENS: { readonly [result in Result]: string } = {
  ...BOTH_SIDES,
  deployment: 'Deploy 3 Regulars and a leader in your settlements.',
  house: 'Replace 2 Regulars with Elites, or place 2 vehicles.',
};
/** What a die of that result does, besides playing a card or the special action of a leader on its box. */
export const resultText = (side: Side, result: Result): string =>
  (side === ATREIDES ? OF_THE_ATREIDES : OF_THE_HARKONNENS)[result];
