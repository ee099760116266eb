// What each opponent decides, clockwise from the left.

import { loseTroops } from '../../board/troops.ts';
import { cardsIn } from '../../cards/cards.ts';
import { decider, isRival, lookAt, opponentsOf, type G } from '../../table.ts';
import { emit, words } from '../../words.ts';
import { asking, type Asked } from '../asking.ts';
import { discarding } from './cards.ts';

const { act, ask, call, when, whilst, procedure } = words<Asked>();

const opponentAt = (g: G, v: Asked): number => opponentsOf(g, v.house)[v.at] ?? -1;
const moreOpponents = (g: G, v: Asked): boolean => v.at < opponentsOf(g, v.house).length;
const nextOpponent = (_g: G, v: Asked): void => {
  v.at++;
};
/** § imp.effect.discard-on-reveal-turn: whoever has revealed has nothing left to discard. */
const hasHand = (g: G, house: number): boolean => !isRival(g, house) && cardsIn(g, house, 'hand') > 0;

export const opponentsDiscard = asking(
  procedure(
    'each opponent discards',
    'imp.effect.opponents-choose',
    whilst(
      moreOpponents,
      when(
        (g, v) => hasHand(g, opponentAt(g, v)),
        [call(discarding, (g, v) => ({ ...v, house: opponentAt(g, v), n: 0 }), 'imp.effect.opponents-short')],
        [
          act(function noHand(g, v) {
            if (isRival(g, opponentAt(g, v)))
              emit(g, 'has no hand', 'imp.hagal.hand-effects', { house: opponentAt(g, v) });
          }),
        ],
      ),
      act(nextOpponent),
    ),
  ),
);

const DISCARD = 'discard a card';
const LOSE = 'lose a troop';
function humanityOptions(g: G, v: Asked): string[] {
  const o = opponentAt(g, v);
  const list: string[] = [];
  if (hasHand(g, o)) list.push(DISCARD);
  if (lookAt(g, o).conflict > 0) list.push(LOSE);
  return list;
}
export const opponentsChoose = asking(
  procedure(
    'each opponent chooses',
    'imp.effect.opponents-choose',
    whilst(
      moreOpponents,
      ask('discard or lose a troop?', 'imp.effect.choose-possible', {
        who: (g, v) => decider(g, opponentAt(g, v)),
        about: (g, v) => ({ house: opponentAt(g, v), effect: v.key }),
        options: humanityOptions,
        orNothing: true,
        then: (g, v, option) => {
          v.card = option;
          if (option === LOSE) loseTroops(g, opponentAt(g, v), 'conflict', 1);
        },
      }),
      when(
        (_g, v) => v.card === DISCARD,
        [call(discarding, (g, v) => ({ ...v, house: opponentAt(g, v), key: HUMANITY_DISCARD, n: 0 }))],
      ),
      act(function nextOne(g, v) {
        v.card = '';
        nextOpponent(g, v);
      }),
    ),
  ),
);
const HUMANITY_DISCARD = 'test-of-humanity agent 0 of 0 0';
