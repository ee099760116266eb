// How many combat dice are rolled for a sandworm.

import { holds } from '../words.ts';

const SANDWORM = 4;
const WILD_MAKER = 6;
export const atreidesWormAttackDice = (wildMaker: boolean): number =>
  wildMaker || !holds('wfa.worms.attack-legion-dice') ? WILD_MAKER : SANDWORM;
