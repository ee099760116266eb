// Advancing or recalling the freighter.

import { asking, byEffect, who, type Asked } from '../effects/asking.ts';
import { remember } from '../effects/pending.ts';
import { lineOf } from '../effects/grammar.ts';
import { isRival, lookAt, type G } from '../table.ts';
import { words } from '../words.ts';
import { atOnce } from './at-once.ts';
import { advanceFreighter, freighterMoves, recallFreighter, rewardsUpTo } from './shipping.ts';

const { act, ask, call, when, procedure } = words<Asked>();

/** `at`: the position from which the freighter was recalled. */
const recalled = (_g: G, v: Asked): boolean => v.at > 0;
/** The rewards wait among the effects of the turn; a rival has none outside the rewards of a Conflict. */
const inOwnTurn = (g: G, v: Asked): boolean =>
  g.table.turn.house === v.house && (!isRival(g, v.house) || g.table.turn.kind === 'reward');
/** Looked up when it is needed: rewards are effects, and effects move freighters. */
const rewardsAtOnce = () => atOnce;

export const movingFreighter = asking(
  procedure(
    'moving the freighter',
    'imp.shipping.freighter-icon',
    ask('advance or recall the freighter?', 'imp.shipping.freighter-icon', {
      who,
      about: byEffect,
      options: (g, v) => freighterMoves(g, v.house),
      then: (g, v, move) => {
        if (move === 'advance') return advanceFreighter(g, v.house);
        v.at = lookAt(g, v.house).freighter;
        recallFreighter(g, v.house);
      },
    }),
    when(recalled, [
      when(
        inOwnTurn,
        [
          act(function rewardsWait(g, v) {
            remember(g, rewardsUpTo(v.at).map(lineOf));
          }, 'imp.shipping.reward-order'),
        ],
        [call(rewardsAtOnce, (_g, v) => ({ house: v.house, left: rewardsUpTo(v.at), next: '' }))],
      ),
    ]),
  ),
);
