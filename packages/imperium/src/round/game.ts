// The whole game: set-up, rounds of five phases, the endgame.

import { words } from '../words.ts';
import { combat } from './combat.ts';
import { endgame } from './endgame.ts';
import { makers, recall } from './makers-and-recall.ts';
import { playerTurns } from './player-turns.ts';
import { roundStart } from './round-start.ts';
import { setUp } from './set-up.ts';

const { call, procedure, whilst } = words<Record<never, never>>();

const round = procedure(
  'round',
  'imp.round.phases',
  call(roundStart, () => ({})),
  call(playerTurns, () => ({ owed: 0 })),
  call(combat, () => ({ placed: [], at: 0 })),
  call(makers, () => ({})),
  call(recall, () => ({})),
);

export const game = procedure(
  'Imperium',
  'imp.setup.player-count',
  call(setUp, () => ({})),
  whilst(
    (g) => !g.table.ending,
    call(round, () => ({})),
  ),
  call(endgame, () => ({})),
);
