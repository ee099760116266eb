// The whole game: set-up, then rounds until a faction wins.

import { actionResolution } from './phases/2-action-resolution.ts';
import { desertHazards } from './phases/3-desert-hazards.ts';
import { endOfRound, ending } from './phases/5-end-of-the-round.ts';
import { spiceHarvesting } from './phases/4-spice-harvesting.ts';
import { startOfRound } from './phases/0-start-of-the-round.ts';
import { vehiclePlacement } from './phases/1-vehicle-placement.ts';
import { setUp } from './setup.ts';
import { ATREIDES } from './sides.ts';
import { words } from './words.ts';

const war = words<Record<never, never>>();

export const warForArrakis = war.procedure(
  'war for arrakis',
  'wfa.setup.factions',
  war.call(setUp, () => ({}), 'wfa.setup.factions'),
  war.repeat(
    war.call(startOfRound, () => ({}), 'wfa.round.sequence'),
    war.call(vehiclePlacement, () => ({})),
    war.call(actionResolution, () => ({})),
    war.call(desertHazards, () => ({ area: -1 })),
    war.call(spiceHarvesting, () => ({ said: '' })),
    war.call(endOfRound, () => ending(ATREIDES)),
  ),
);
