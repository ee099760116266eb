// Rewards of a Conflict, and the intrigue cards of its winner.

import { wins } from '../effects/conditions.ts';
import { keysOf, type Lines } from '../effects/grammar.ts';
import { mustGoOn, resolvable, resolveByItself, takeOff } from '../effects/pending.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import { leaveReward } from '../house-hagal/two-player.ts';
import { things } from '@landsraad/kernel';
import { intrigueHeld, intrigueOf, isForWinner, waitingCards } from '../intrigue/holding.ts';
import { heldOfKind, playIntrigue, refuseLines } from '../intrigue/playing.ts';
import type { RuleId } from '../ledger.ts';
import { mustPlace, PLACING } from '../rise-of-ix/dreadnoughts.ts';
import { tilesForTheWinner } from '../rise-of-ix/tech.ts';
import { rivalsSpend } from '../solo/rival-spending.ts';
import { decider, gathers, isRival, NOBODY, noTurn, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { conflictOf } from './conflicts.ts';

export type Reward = { house: number; place: number; next: string };
const { act, ask, call, finishIf, leaveIf, repeat, when, whilst, procedure } = words<Reward>();

const ENOUGH = 'no more';

const takesNothing = (g: G, v: Reward): boolean => !gathers(g, v.house); // § imp.two-player.rank-counts

/** § imp.solo.rewards § imp.solo.control § imp.ix.rival-troop-rewards: for a rival as for a player. */
function layOut(g: G, v: Reward): void {
  const lines = conflictOf(g.table.conflict).rewards[v.place] ?? [];
  emit(g, 'reward', PLACE_RULE[v.place] ?? 'imp.combat.winner', {
    house: v.house,
    place: v.place,
    conflict: g.table.conflict,
  });
  g.table.turn = noTurn(v.house);
  g.table.turn.kind = 'reward';
  // A rival takes what it can use.
  if (isRival(g, v.house) && lines.some((l) => l.op === 'trashCard'))
    emit(g, 'no use for it', 'imp.solo.rewards-useless', { house: v.house });
  g.table.turn.won = v.place === 0 && wins(g, v.house); // § imp.combat.win-effects
  g.table.turn.todo = [...keysOf(lines), ...(g.table.turn.won ? keysOf(forTheWinner(g, v.house)) : [])];
}
/** What the winner gets besides the reward, in any order with it. § imp.dreadnought.marker-under-dreadnought */
const forTheWinner = (g: G, house: number): Lines => [
  ...(isRival(g, house)
    ? []
    : things(g, waitingCards(house)).flatMap((card) => intrigueOf(card).combat.filter(isForWinner))),
  ...tilesForTheWinner(g, house),
  ...(mustPlace(g, house) ? PLACING : []),
];
const PLACE_RULE: readonly RuleId[] = ['imp.combat.winner', 'imp.combat.second', 'imp.combat.third-four-players'];

/** A rival takes its reward from top to bottom. */
const options = (g: G, v: Reward): string[] => {
  const list = resolvable(g, v.house);
  return isRival(g, v.house) ? [list[0] ?? ENOUGH] : [...list, ENOUGH];
};
const refuse = (g: G, v: Reward, option: string): RuleId | null =>
  option === ENOUGH && mustGoOn(g, v.house) ? 'imp.combat.rewards-as-effects' : null;

const isWinner = (g: G, v: Reward): boolean => g.table.turn.won && !isRival(g, v.house);
const mayPlay = (g: G, v: Reward): boolean => v.next !== ENOUGH && intrigueHeld(g, v.house) > 0;
function refuseWinCard(g: G, v: Reward, card: string): RuleId | null {
  if (card === ENOUGH) return null;
  return intrigueOf(card).onWin ? refuseLines(g, v.house, intrigueOf(card).combat) : 'imp.combat.phase-order';
}

export const rewards = procedure(
  'rewards',
  'imp.combat.rewards-as-effects',
  when(takesNothing, [act((g, v) => leaveReward(g, v.house, v.place))]),
  finishIf(takesNothing),
  act(layOut),
  repeat(
    act(function effectsByThemselves(g, v) {
      resolveByItself(g, v.house);
    }),
    ask('take which reward?', 'imp.combat.rewards-as-effects', {
      who: (g, v) => decider(g, v.house),
      about: (_g, v) => ({ house: v.house }),
      options,
      refuse,
      then: (g, v, option) => {
        v.next = option;
        takeOff(g, option);
      },
    }),
    leaveIf((_g, v) => v.next === ENOUGH),
    call(resolve, (_g, v) => resolving(v.house, v.next)),
  ),
  when(isWinner, [
    act(function winnerLooks(_g, v) {
      v.next = '';
    }),
    whilst(
      mayPlay,
      ask('play a card for the win?', 'imp.combat.win-cards-after', {
        who: (_g, v) => v.house,
        options: (g, v) => [ENOUGH, ...heldOfKind(g, v.house, 'combat')],
        refuse: refuseWinCard,
        always: true,
        then: (_g, v, card) => {
          v.next = card;
        },
      }),
      when(
        (_g, v) => v.next !== ENOUGH,
        [
          call(
            playIntrigue,
            (_g, v) => ({ house: v.house, card: v.next, kind: 'combat' }),
            'imp.combat.win-card-from-reward',
          ),
        ],
      ),
    ),
  ]),
  act(function rewardIsOver(g) {
    g.table.turn.house = NOBODY;
    rivalsSpend(g);
  }),
);
