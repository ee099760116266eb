// Every question of the game: what it is answered with, what explains it, and what an option stands for.

import { meanings, type DecisionOf } from '@landsraad/kernel';
import type { Faction } from './effects/grammar.ts';
import { FACTS } from './facts.ts';

/** For which house: one's own, or a rival that the player decides for. */
type For = { readonly house: number };
/** For which house, and by which effect. */
type ByEffect = { readonly house: number; readonly effect: string };

export type Questions = {
  'which leader?': { option: string; about: For };
  'which faction, in secret?': { option: Faction };
  'deploy a troop in defence?': { option: 'defend' | 'decline'; about: For };
  'play which card?': { option: string };
  'which agent?': { option: string; about: { card: string } };
  'send the agent where?': { option: string; about: { card: string } };
  'sell how much spice?': { option: number; means: { solari: number } };
  'what next?': { option: string; means: Deploys };
  'acquire or resolve?': { option: string; about: { persuasion: number }; means: Acquires };
  'where does the card go?': { option: 'discard' | 'deck'; about: { card: string } };
  'end the turn?': { option: string };
  'choose which?': { option: string; about: ByEffect };
  'influence with which faction?': { option: Faction; about: ByEffect };
  'lose influence with which faction?': { option: Faction; about: ByEffect };
  'who takes the alliance?': { option: number; about: { house: number; faction: Faction } };
  'trash a card from where?': { option: string; about: ByEffect };
  'trash which card?': { option: string; about: { house: number; effect: string; zone: string } };
  'discard which card?': { option: string; about: ByEffect };
  'take which card into hand?': { option: string; about: ByEffect };
  'deploy how many troops?': { option: number; about: ByEffect };
  'retreat how many troops?': { option: number; about: ByEffect };
  'who loses a troop?': { option: number; about: ByEffect };
  'lose a troop from where?': { option: 'garrison' | 'conflict'; about: ByEffect };
  'discard or lose a troop?': { option: string; about: ByEffect };
  'recall the agent from which space?': { option: string; about: ByEffect };
  'close which space?': { option: string; about: ByEffect };
  'acquire which card?': { option: string; about: ByEffect };
  'set aside which card of the row?': { option: string; about: ByEffect };
  'play a combat card?': { option: string };
  'take which reward?': { option: string; about: For };
  'play a card for the win?': { option: string };
  'play an endgame card?': { option: string };
  'advance or recall the freighter?': { option: 'advance' | 'recall'; about: ByEffect };
  'acquire which tech tile?': { option: string; about: ByEffect };
  'pay with spice or Solari?': { option: 'spice' | 'solari'; about: ByEffect };
  'return how many negotiators?': { option: number; about: { house: number; effect: string; card: string } };
  'place the dreadnought where?': { option: string; about: ByEffect };
  'deploy how many dreadnoughts?': { option: number; about: ByEffect };
  'retreat how many dreadnoughts?': { option: number; about: ByEffect };
  'which unit retreats?': { option: string; about: ByEffect; means: Retreats };
  'put which intrigue card under the deck?': { option: string; about: ByEffect };
  'set aside which card of your hand?': { option: string };
  'keep which intrigue card?': { option: string };
  'take which effect?': { option: string; about: For };
};
/** Asked round the table until all pass. */
export type RoundName = 'play a combat card?' | 'play an endgame card?';

/** A card that is acquired on a reveal turn. */
export type Acquires = { readonly card: string };
export const ACQUIRES = meanings<Acquires>(
  [...FACTS.baseImperium.cards, ...FACTS.baseReserve.cards, ...FACTS.ixImperium.cards].map((c) => ({ card: c.id })),
  (m) => `acquire ${m.card}`,
);
const MOST_TROOPS = 12;
/** Troops that are deployed on an agent turn, or a dreadnought. */
export type Deploys = { readonly troops: number; readonly dreadnoughts: number };
export const DEPLOYS = meanings<Deploys>(
  [
    ...Array.from({ length: MOST_TROOPS + 1 }, (_, troops) => ({ troops, dreadnoughts: 0 })),
    { troops: 0, dreadnoughts: 1 },
  ],
  (m) => (m.dreadnoughts > 0 ? 'deploy a dreadnought' : `deploy ${m.troops}`),
);

/** A unit that is made to retreat. */
export type Retreats = { readonly house: number; readonly unit: 'troop' | 'dreadnought' };
export const RETREATS = meanings<Retreats>(
  [0, 1, 2, 3].flatMap((house) => [
    { house, unit: 'troop' as const },
    { house, unit: 'dreadnought' as const },
  ]),
  (m) => `${m.unit} of ${m.house}`,
);

/** A decision of this game. */
export type Asked = DecisionOf<Questions>;
