// How Imperium looks: its board, cards and panels.

import { pointsToWin } from '@landsraad/imperium';
import type { GameParts } from '../parts.ts';
import { ANSWERS } from './answers/answers.ts';
import { ImperiumBoard } from './Board.tsx';
import { doing } from './doing.ts';
import { Automata } from './hagal/Automata.tsx';
import { moments } from './moments.ts';
import { closer, names } from './names.ts';
import { ImperiumHand } from './panels/Hand.tsx';
import { LeaderPanel } from './panels/Leader.tsx';
import { SeatPanel } from './panels/SeatPanel.tsx';
import { lies, pile, sizeOf, tableOf } from './position.ts';

export const look: Omit<GameParts, 'book'> = {
  board: ImperiumBoard,
  seatPanel: SeatPanel,
  dashboard: LeaderPanel,
  dashboardTab: ['leader-named', 'Leader'],
  hand: ImperiumHand,
  held: (view) => sizeOf(pile(view, view.seat, 'hand')) + sizeOf(lies(view, 'intrigue', `hand ${view.seat}`)),
  parts: ANSWERS,
  automata: Automata,
  doing,
  moments,
  names,
  closer,
  score: () => 'victory points',
  lessons: async () => (await import('./lessons.ts')).lessons,
  phase: (view) => {
    const t = tableOf(view);
    return t.round === 0
      ? ['Set-up']
      : [`Round ${t.round}`, t.ending ? 'Endgame' : `first to ${pointsToWin({ table: t })}`];
  },
};
