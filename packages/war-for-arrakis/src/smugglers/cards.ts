// The card that takes the place of the three Smugglers cards: what it does stands on it, in steps.

import { planningCard } from '../cards/play.ts';
import { stepByStep } from '../cards/steps.ts';
import { SMUGGLERS_WORDS } from './steps.ts';

/** § wfa.smugglers.drone-ornithopters */
planningCard('drone-ornithopters', ...stepByStep(...SMUGGLERS_WORDS));
