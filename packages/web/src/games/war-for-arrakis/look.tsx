// How War for Arrakis looks: its board and panels, and the words around its questions.

import { ATREIDES } from '@landsraad/war-for-arrakis';
import type { GameParts, SeatLook } from '../parts.ts';
import { tableOf } from './position.ts';

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

const PHASES: { readonly [phase: string]: string } = {
  start: 'Start of the round',
  vehicles: 'Vehicles',
  actions: 'Actions',
  hazards: 'Desert hazards',
  spice: 'Spice harvest',
  end: 'End of the round',
};

/** What the other side is doing, in the words of somebody watching it. */
const DOING: { readonly [question: string]: string } = {
  'what do you do?': 'choose an action',
  'use the die how?': 'choose what to do with a die',
  'move which legion?': 'move a legion',
  'move where?': 'move a legion',
  'attack where?': 'choose whom to attack',
  'attack with which legion?': 'prepare an attack',
  'take the hit on what?': 'take a hit',
  'continue the battle?': 'decide whether to fight on',
  'retreat?': 'decide whether to retreat',
  'retreat where?': 'choose where the beaten legion goes',
  'discard a card for a die?': 'may discard a card for a die',
  'spend spice how?': 'spend the spice',
  'place which vehicle?': 'place vehicles',
  'put which piece on the board?': 'deploy',
  'put it where?': 'deploy',
  'draw from which deck?': 'draw cards',
  'which wormsign is resolved?': 'resolve the wormsigns',
  'claim a prescience card?': 'may claim a prescience card',
};

export const look: Omit<GameParts, 'book'> = {
  seat: (seat) => (seat === ATREIDES ? ATREIDES_LOOK : HARKONNEN_LOOK),
  doing: (question) => DOING[question.replace(/ in which sector\?$/, '')] ?? null,
  phase: (view) => {
    const t = tableOf(view);
    return [`Round ${t.round}`, PHASES[t.phase] ?? ''];
  },
};
