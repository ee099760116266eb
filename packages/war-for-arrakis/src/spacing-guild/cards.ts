// The twelve planning cards of the Spacing Guild, three for each deck: what each does stands on it, in steps.

import { planningCard } from '../cards/play.ts';
import { stepByStep } from '../cards/steps.ts';
import { FACTS } from '../facts.ts';
import { GUILD_WORDS } from './steps.ts';

/** § wfa.guild.planning-cards */
for (const deck of Object.values(FACTS.spacingGuild.planningCards))
  for (const card of deck) planningCard(card.id, ...stepByStep(...GUILD_WORDS));
