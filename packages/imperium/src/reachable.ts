// What random games of the base box can hardly reach, and why.

import { applies } from './applies.ts';
import { LEDGER } from './ledger.ts';

const TABLES = [
  { mode: 'standard', players: 3, options: {} },
  { mode: 'standard', players: 4, options: {} },
  { mode: 'two-player', players: 2, options: {} },
  { mode: 'solo', players: 1, options: {} },
];
const later = LEDGER.filter((e) => !TABLES.some((t) => applies(e, t)));

const NO_BASE_EFFECT = 'no card of the base box leaves the place of a lost troop open';
const RARE_CARD = 'one card in the box, played with another of its faction';

export const unreachable: { readonly [what: string]: string } = {
  ...Object.fromEntries(later.map((e) => [e.id, 'belongs to Rise of Ix or the epic game'])),
  'losing a troop › unless': NO_BASE_EFFECT,
  'losing a troop › lose a troop from where?': NO_BASE_EFFECT,
  'lose a troop from where?': NO_BASE_EFFECT,
  'imp.effect.lose-troop-choice': NO_BASE_EFFECT,
  'imp.effect.opponents-short': RARE_CARD,
  'imp.alliance.lost-when-tied': 'the holder of an alliance must play Shifting Allegiances against it',
  'a rival’s turn › skipTurn': 'a whole House Hagal deck without a free space',
  'imp.hagal.no-free-space': 'a whole House Hagal deck without a free space',
  'losing influence › who takes the alliance?': 'the holder of an alliance must lose influence while others are level',
  'who takes the alliance?': 'the holder of an alliance must lose influence while others are level',
  'each opponent discards › discarding': RARE_CARD,
};
