// How War for Arrakis looks: its board and panels, and the words around its questions.

import type { Config, Seat } from '@landsraad/kernel';
import { ATREIDES, areaName, houseOf, sidesAt, tokenIn } from '@landsraad/war-for-arrakis';
import type { GameParts, SeatLook } from '../parts.ts';
import { ANSWERS } from './answers/answers.ts';
import { BattleScene } from './battle/BattleScene.tsx';
import { ArrakisBoard } from './Board.tsx';
import { crumb } from './crumbs.ts';
import { doing } from './doing.ts';
import { Automata } from './mahdi/Automata.tsx';
import { moments } from './moments/moments.ts';
import { closer, names } from './names.ts';
import { Dashboard } from './panels/Dashboard.tsx';
import { ArrakisHand } from './panels/Hand.tsx';
import { SeatPanel } from './panels/SeatPanel.tsx';
import { sideOfSeat, tableOf } from './position.ts';

const ATREIDES_LOOK: SeatLook = {
  colour: 'var(--atreides)',
  on: 'var(--atreides-on)',
  text: 'var(--atreides-text)',
  outline: 'circle',
  emblem: 'emblem-atreides',
};
const HARKONNEN_LOOK: SeatLook = {
  colour: 'var(--harkonnen-rim)',
  on: 'var(--harkonnen)',
  text: 'var(--harkonnen-text)',
  outline: 'octagon',
  emblem: 'emblem-harkonnen',
};

/** Partners share colour and outline; the emblem tells them apart. */
function seatLook(seat: Seat, config: Config): SeatLook {
  const table = { sides: sidesAt(config) };
  const side = table.sides[seat] ?? ATREIDES;
  const look = side === ATREIDES ? ATREIDES_LOOK : HARKONNEN_LOOK;
  if (seat === houseOf({ table }, side)) return look;
  return { ...look, emblem: side === ATREIDES ? 'emblem-fremen' : 'emblem-corrino' };
}

const PHASES: { readonly [phase: string]: string } = {
  start: 'Start of the round',
  vehicles: 'Vehicles',
  actions: 'Actions',
  hazards: 'Desert hazards',
  spice: 'Spice harvest',
  end: 'End of the round',
};

export const look: Omit<GameParts, 'book'> = {
  board: ArrakisBoard,
  scene: (view) => (tableOf(view).battle === null || view.over !== null ? null : BattleScene),
  seatPanel: SeatPanel,
  automata: Automata,
  dashboard: Dashboard,
  dashboardTab: ['leadership', 'Dice'],
  hand: ArrakisHand,
  parts: ANSWERS,
  seat: seatLook,
  doing,
  moments,
  names,
  closer,
  crumb,
  offer: (offer, view) => {
    if (offer.name !== 'guerrilla training') return null;
    const token = tableOf(view).tokens[tokenIn(String(offer.noun))];
    return token === undefined ? null : `Reveal the token in ${areaName(token.area)}`;
  },
  score: (seat, view) => (sideOfSeat(view, seat) === ATREIDES ? 'steps of prescience' : 'supremacy'),
  lessons: async () => (await import('./lessons.ts')).lessons,
  phase: (view) => {
    const t = tableOf(view);
    return [`Round ${t.round}`, PHASES[t.phase] ?? ''];
  },
};
