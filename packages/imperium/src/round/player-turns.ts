// Player turns: one turn at a time, clockwise, until everybody has revealed.

import { rivalCanAct, rivalTurn } from '../house-hagal/rival-turn.ts';
import { houses, isRival, lookAt, NOBODY, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { turn } from './turn.ts';

type Nothing = Record<never, never>;
const { act, call, when, whilst, procedure } = words<Nothing>();

function everyoneRevealed(g: G): boolean {
  for (let seat = 0; seat < g.table.players; seat++) if (lookAt(g, seat).revealed === 0) return false;
  return true;
}

/** Rivals of a solo game keep the phase open while they can send an agent. */
const somebodyIsToAct = (g: G): boolean => {
  if (!everyoneRevealed(g)) return true;
  return g.table.mode === 'solo' && houses(g).some((h) => isRival(g, h) && rivalCanAct(g, h)); // § imp.solo.rival-turns
};

function firstPlayerBegins(g: G): void {
  g.table.current = g.table.first;
}
/** Whoever has revealed is skipped. */
function nextPlayer(g: G): void {
  // House Hagal of two players takes its turns apart.
  const circle = g.table.mode === 'two-player' ? g.table.players : g.table.houses.length;
  for (let n = 0; n < circle; n++) {
    g.table.current = (g.table.current + 1) % circle;
    if (rivalsTurn(g) || lookAt(g, g.table.current).revealed === 0) return;
  }
}
const rivalsTurn = (g: G): boolean => isRival(g, g.table.current);

/** With two players House Hagal acts right after each agent turn of the first player. */
const houseHagalActs = (g: G): boolean =>
  g.table.mode === 'two-player' &&
  g.table.turn.kind === 'agent' &&
  g.table.current === g.table.first && // § imp.two-player.when-it-acts
  lookAt(g, g.table.players).agents > 0; // § imp.two-player.turn-count

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
      [call(rivalTurn, (g) => ({ house: g.table.current, card: '' }), 'imp.solo.rival-turns')],
      [
        call(turn, (g) => ({ house: g.table.current, card: '' })),
        when(houseHagalActs, [
          call(rivalTurn, (g) => ({ house: g.table.players, card: '' }), 'imp.two-player.when-it-acts'),
        ]),
      ],
    ),
    act(nextPlayer),
  ),
  act(phaseEnds, 'imp.round.player-turns-end'),
);
