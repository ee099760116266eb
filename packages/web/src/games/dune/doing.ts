// What somebody is doing who is asked something, in the words of somebody who watches.

import type { Asked } from '@landsraad/dune';
import type { Decision, Seat, View } from '@landsraad/kernel';
import { askedOf, lies, nameOf, sheetOf, tableOf } from './position.ts';

type Doing = readonly [one: string, several: string];
const same = (words: string): Doing => [words, words];
const DOING: { readonly [N in Asked['name']]?: Doing } = {
  'which faction?': ['chooses a faction', 'choose factions'],
  'keep which traitor?': ['chooses a traitor', 'choose their traitors'],
  'predict which faction?': ['makes a prediction', 'make predictions'],
  'dial the first storm': ['dials the storm', 'dial the storm'],
  'dial the storm': ['dials the storm', 'dial the storm'],
  'play a card before the storm moves?': same('may play a card before the storm moves'),
  'ride the worm where?': ['rides the worm', 'ride the worm'],
  'what do you say in the Nexus?': ['talks in the Nexus', 'talk in the Nexus'],
  'claim charity?': same('may claim charity'),
  'bid?': ['bids', 'bid'],
  'bid how much?': ['bids', 'bid'],
  'pay with spice or Karama?': ['pays for the card', 'pay for the card'],
  'revive how many forces?': ['revives forces', 'revive forces'],
  'revive which leader?': ['revives a leader', 'revive leaders'],
  'take your turn now?': same('may take the turn now'),
  'ship?': ['decides whether to ship', 'decide whether to ship'],
  'ship to which territory?': ['ships forces', 'ship forces'],
  'ship to which sector?': ['ships forces', 'ship forces'],
  'ship how many forces?': ['ships forces', 'ship forces'],
  'send an advisor?': same('may send an advisor'),
  'move?': ['decides whether to move', 'decide whether to move'],
  'move from which territory?': ['moves forces', 'move forces'],
  'move to which territory?': ['moves forces', 'move forces'],
  'how many from there?': ['moves forces', 'move forces'],
  'fight where?': ['chooses a battle', 'choose a battle'],
  'fight whom?': ['chooses an opponent', 'choose an opponent'],
  'use the Voice?': same('may use the Voice'),
  'foresee which element?': same('may foresee a part of the plan'),
  'which leader?': ['makes a battle plan', 'make battle plans'],
  'call treachery?': same('may call treachery'),
  'keep the card?': ['decides which cards to keep', 'decide which cards to keep'],
  'collect how much?': ['collects spice', 'collect spice'],
  'accept the deal?': ['thinks about the deal', 'think about the deal'],
  'anything to settle first?': same('may make a deal first'),
  'stop the advantage?': same('may play Karama'),
};
/** Sealed answers go by the name of the whole. */
const TOGETHER: { readonly [name: string]: Doing } = {
  'choosing traitors': ['chooses a traitor', 'choose their traitors'],
  'the prediction': ['makes a prediction', 'make predictions'],
  'dialing the first storm': ['dials the storm', 'dial the storm'],
  'dialing the storm': ['dials the storm', 'dial the storm'],
  'claiming charity': same('may claim charity'),
  revival: ['revives forces and leaders', 'revive forces and leaders'],
  'making battle plans': ['makes a battle plan', 'make battle plans'],
  'calling traitors': same('may call treachery'),
  'showing an element': ['shows a part of the plan', 'show a part of the plan'],
};
const WORDS: ReadonlyMap<string, Doing> = new Map([...Object.entries(DOING), ...Object.entries(TOGETHER)]);
export const doing = (question: string, several: boolean): string | null =>
  WORDS.get(question)?.[several ? 1 : 0] ?? null;

/** While others decide: how the auction stands, who fights whom and where. */
export function trail(view: View, seatTitle: (seat: Seat) => string): readonly string[] {
  const { auction, battle } = tableOf(view);
  if (auction !== null) {
    const { known, backs } = lies(view, 'treachery', 'row');
    const left = known.length + backs;
    return [
      left === 1 ? 'The last card' : `${left} cards left`,
      auction.high < 0 ? 'No bid yet' : `${seatTitle(auction.high)} bids ${auction.bid}`,
    ];
  }
  if (battle === null) return [];
  return [nameOf(battle.territory), `${seatTitle(battle.aggressor)} against ${seatTitle(battle.defender)}`];
}

/** The whole plan is one panel, whatever part of it the rules ask for first. */
export function question(decision: Decision, view: View): string | null {
  const { battle, factions } = tableOf(view);
  if (askedOf(decision)?.name !== 'which leader?' || battle === null || view.breadcrumb.includes('prescience'))
    return null;
  const foe = sheetOf(factions[battle.aggressor === view.seat ? battle.defender : battle.aggressor]);
  return `Plan your battle against ${foe?.name ?? 'them'} in ${nameOf(battle.territory)}.`;
}
