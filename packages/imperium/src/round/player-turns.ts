// Player turns: one turn at a time, clockwise, until everybody has revealed.

import { rivalCanAct, rivalTurn } from '../house-hagal/rival-turn.ts';
import { actsAfterFirstPlayer } from '../house-hagal/two-player.ts';
import { circleOf, isRival, lookAt, NOBODY, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { turn } from './turn.ts';

/** How many turns House Hagal of two players still has to take, one for each agent turn of the first player. */
export type Turns = { owed: number };
const { act, call, repeat, leaveIf, when, whilst, procedure } = words<Turns>();

function everyoneRevealed(g: G): boolean {
  for (let seat = 0; seat < g.table.players; seat++) if (lookAt(g, seat).revealed === 0) return false;
  return true;
}

/** Rivals in the circle keep the phase open while they can send an agent. */
function somebodyIsToAct(g: G): boolean {
  if (!everyoneRevealed(g)) return true;
  for (let house = g.table.players; house < circleOf(g); house++) if (rivalCanAct(g, house)) return true; // § imp.solo.rival-turns
  return false;
}

function firstPlayerBegins(g: G): void {
  g.table.current = g.table.first;
}
/** Whoever has revealed is skipped. */
function nextPlayer(g: G): void {
  const circle = circleOf(g);
  for (let n = 0; n < circle; n++) {
    g.table.current = (g.table.current + 1) % circle;
    if (rivalsTurn(g) || lookAt(g, g.table.current).revealed === 0) return;
  }
}
function countTurn(g: G, v: Turns): void {
  if (actsAfterFirstPlayer(g)) v.owed++;
}
/** Weirding Way: the same player again. */
const noExtraTurn = (g: G): boolean => !g.table.turn.extra; // § imp.round.extra-turn

const rivalsTurn = (g: G): boolean => isRival(g, g.table.current);

function phaseEnds(g: G): void {
  g.table.current = NOBODY;
  g.table.closed = []; // § imp.agent.the-voice-ends
  emit(g, 'turns over', 'imp.round.player-turns-end', {});
}

export const playerTurns = procedure(
  'player turns',
  'imp.round.turn-order',
  act(firstPlayerBegins, 'imp.round.turn-order'),
  whilst(
    somebodyIsToAct,
    when(
      rivalsTurn,
      [call(rivalTurn, (g) => ({ house: g.table.current, card: '', errand: [] }), 'imp.solo.rival-turns')],
      [
        repeat(
          call(turn, (g) => ({ house: g.table.current, card: '' })),
          act(countTurn),
          leaveIf(noExtraTurn),
        ),
        whilst(
          (_g, v) => v.owed > 0,
          act(function takeOne(_g, v) {
            v.owed--;
          }),
          call(rivalTurn, (g) => ({ house: g.table.players, card: '', errand: [] }), 'imp.two-player.when-it-acts'),
        ),
      ],
    ),
    act(nextPlayer),
  ),
  act(phaseEnds, 'imp.round.player-turns-end'),
);
