// How Dune looks: its board and panels, and the words around its questions.

import type { GameParts } from '../parts.ts';
import { AMOUNTS, ANSWERS } from './answers/answers.ts';
import { BattleScene } from './battle/BattleScene.tsx';
import { DuneBoard } from './Board.tsx';
import { doing, question, trail } from './doing.ts';
import { HABITS, WINDOW_WORDS } from './habits.ts';
import { moments } from './moments.ts';
import { DuneForm } from './panels/DuneForm.tsx';
import { DuneHand } from './panels/Hand.tsx';
import { Shield } from './panels/Shield.tsx';
import { SeatPanel } from './panels/SeatPanel.tsx';
import { lies, tableOf } from './position.ts';
import './layout.css';

const PHASES: { readonly [phase: string]: string } = {
  'set-up': 'Set-up',
  storm: 'Storm',
  'spice blow': 'Spice blow',
  charity: 'Charity',
  bidding: 'Bidding',
  revival: 'Revival',
  shipment: 'Movement',
  battle: 'Battle',
  collection: 'Collection',
  'mentat pause': 'Mentat pause',
};
const TURNS = 10;

export const look: Omit<GameParts, 'book'> = {
  board: DuneBoard,
  scene: (view) => ((tableOf(view).battle?.plans.length ?? 0) < 2 || view.over !== null ? null : BattleScene),
  seatPanel: SeatPanel,
  dashboard: Shield,
  dashboardTab: ['shield', 'Shield'],
  hand: DuneHand,
  held: (view) => lies(view, 'treachery', `hand ${view.seat}`).known.length,
  parts: ANSWERS,
  amounts: AMOUNTS,
  form: DuneForm,
  habits: HABITS,
  windowWords: WINDOW_WORDS,
  moments,
  question,
  trail,
  doing,
  score: () => null,
  lessons: async () => (await import('./lessons.ts')).lessons,
  phase: (view) => {
    const t = tableOf(view);
    return [...(t.turn === 0 ? [] : [`Turn ${t.turn} of ${TURNS}`]), PHASES[t.phase] ?? t.phase];
  },
};
