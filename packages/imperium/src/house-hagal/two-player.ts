// What House Hagal adds to a game of two: a third house that acts after the first player and gathers nothing.

import { takeControl } from '../board/control.ts';
import { FACTS } from '../facts.ts';
import { MODES } from '../modes.ts';
import { placeForHagal } from '../rise-of-ix/rival-fleet.ts';
import { conflictOf } from '../round/conflicts.ts';
import { pickFirstPlayer } from '../round/first-player.ts';
import { circleOf, houseOf, lookAt, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { shuffleHagal } from './hagal-deck.ts';

function setUpHouseHagal(g: G): void {
  const h = houseOf(g, g.table.players);
  h.supply = FACTS.baseBoard.setup.perPlayer.troopsTotal;
  h.garrison = FACTS.baseHagal.twoPlayer.garrison;
  h.agents = MODES['two-player'].rivalAgents;
}

const { act, procedure } = words<Record<never, never>>();
export const setUpTwoPlayers = procedure(
  'set-up for two players',
  'imp.two-player.setup-pieces',
  act(setUpHouseHagal, 'imp.two-player.setup-pieces'),
  act(shuffleHagal, 'imp.hagal.deck-composition'),
  act(pickFirstPlayer, 'imp.setup.first-player'),
);

/** Right after each agent turn of the first player, a rival outside the circle acts. */
export const actsAfterFirstPlayer = (g: G): boolean =>
  g.table.houses.length > circleOf(g) &&
  g.table.turn.kind === 'agent' &&
  g.table.current === g.table.first && // § imp.two-player.when-it-acts
  lookAt(g, g.table.players).agents > 0; // § imp.two-player.turn-count

/** It takes its place in a Conflict, and nobody the reward. */
export function leaveReward(g: G, house: number, place: number): void {
  emit(g, 'reward lost', 'imp.two-player.rank-counts', { house, place });
  if (place === 0) placeForHagal(g, house);
  const { location } = conflictOf(g.table.conflict);
  if (place === 0 && location !== null) takeControl(g, house, location);
}
