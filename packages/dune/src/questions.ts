// Every question of the game: what it is answered with, what explains it, and what an option stands for.

import { meanings, type DecisionOf, type Seat } from '@landsraad/kernel';
import type { Location, Territory } from './board/map.ts';
import { FACTS } from './facts.ts';
import type { Element, Faction, Order } from './table.ts';
import type { Advantage } from './treachery/advantages.ts';
import type { Topic } from './treachery/truthtrance.ts';

/** What an option would cost, in spice. */
type Priced = { readonly price: number };
type YesNo = 'yes' | 'no';
/** A battle plan as far as it is made. */
export type PlanSoFar = { leader: string; weapon: string; defense: string; dial: number };
/** One sector that forces are taken from, and how many have been taken elsewhere. */
type Taking = { at: Location; gathered: number };

export type Questions = {
  // Set-up
  'which faction?': { option: Faction };
  'swap with whom?': { option: Seat | 'nobody' };
  'swap factions?': { option: 'swap' | 'keep'; about: { from: Seat } };
  'predict which faction?': { option: Faction };
  'predict which turn?': { option: number; about: { faction: string } };
  'keep which traitor?': { option: string };
  'how many Fedaykin among the ten?': { option: number };
  'place how many there?': { option: number; about: { at: string; left: number } };
  'place how many Fedaykin there?': { option: number; about: { at: string; left: number } };
  'place the advisor where?': { option: Territory };
  'in which sector?': { option: Location; about: { territory: string } };
  // Storm
  'dial the first storm': { option: number };
  'dial the storm': { option: number };
  'play a card before the storm moves?': { option: string; about: { sectors: number } };
  'move the storm how far?': { option: number };
  'lose how many Fedaykin?': { option: number; about: { at: string; dead: number } };
  // Spice blow and Nexus
  'protect your ally from the worm?': { option: 'protect' | 'let it happen'; about: { territory: string } };
  'ride the worm where?': { option: Territory | 'stay'; about: { from: Territory } };
  'to which sector?': { option: Location; about: { territory: string } };
  'place the sandworm where?': { option: Territory | 'nowhere' };
  'call a sandworm with Karama?': { option: Territory };
  'what do you say in the Nexus?': { option: string; means: Said };
  // CHOAM charity and bidding
  'claim charity?': { option: 'claim' | 'decline' };
  'announce battle where?': { option: Territory | 'no more' };
  'bid?': { option: number | string; about: { bid: number; high: Seat; most: number } };
  'bid how much?': { option: number | string; about: { bid: number; high: Seat; most: number } };
  'pay with spice or Karama?': { option: string; about: { price: number } };
  'how much do your allies pay?': { option: number; about: { price: number } };
  // Revival
  'revive how many forces?': { option: number; about: { free: number }; means: Priced };
  'how many of them starred?': { option: number; about: { forces: number } };
  'revive which leader?': { option: string; means: Priced };
  'let your ally revive three free?': { option: 'allow' | 'refuse' };
  'pay for how many extra revivals?': { option: number; about: { ally: Seat }; means: Priced };
  'revive how many by the card?': { option: number };
  'how many of them starred by the card?': { option: number; about: { forces: number } };
  // Shipment and movement
  'take your turn now?': { option: 'wait' | 'now' };
  'ship?': { option: string };
  'ship from which territory?': { option: Territory };
  'ship to which territory?': { option: Territory; about: { from: string }; means: Priced };
  'ship to which sector?': { option: Location; about: { territory: string } };
  'ship how many forces?': { option: number; about: { to: string }; means: Priced };
  'ship how many starred forces?': { option: number; about: { forces: number } };
  'ship how many from there?': { option: number; about: Taking };
  'ship how many starred forces from there?': { option: number; about: Taking };
  'how much of it do your allies pay?': { option: number; about: { price: number } };
  'stop the shipment with Karama?': { option: 'stop it'; about: { faction: string } };
  'send an advisor?': { option: Territory | 'no'; about: { territory: string } };
  'to which sector does the advisor go?': { option: Location; about: { territory: string } };
  'become advisors?': { option: 'stay fighters' | 'become advisors'; about: { territory: string } };
  'move?': { option: string };
  'move from which territory?': { option: Territory | 'stay' };
  'move to which territory?': { option: Territory; about: { from: string } };
  'move to which sector?': { option: Location; about: { from: string; territory: string } };
  'how many from there?': { option: number; about: Taking };
  'how many starred forces from there?': { option: number; about: Taking };
  'arrive as fighters or advisors?': { option: 'advisors' | 'fighters'; about: { territory: string } };
  // Battle
  'fight where?': { option: Territory | Location; means: { territory: Territory } };
  'fight whom?': { option: Seat; about: { at: string } };
  'use the Voice?': { option: string; means: VoiceOrder };
  'foresee which element?': { option: Element | 'nothing' };
  'use prescience for your ally?': { option: YesNo };
  'which element does your ally foresee for you?': { option: Element | 'nothing' };
  'look at a whole plan with Karama?': { option: Seat };
  'which leader?': { option: string; about: PlanSoFar };
  'add the Kwisatz Haderach?': { option: string; about: PlanSoFar };
  'which weapon?': { option: string; about: PlanSoFar };
  'which defense?': { option: string; about: PlanSoFar };
  'dial how much?': { option: number; about: PlanSoFar };
  'and a half?': { option: 'no' | 'and a half'; about: PlanSoFar };
  'support with how much spice?': { option: number; about: PlanSoFar };
  'call treachery?': { option: 'no' | 'treachery' };
  'lose how many starred forces?': { option: number };
  'lose how many ordinary forces?': { option: number; about: { starred: number } };
  'keep the card?': { option: string; about: { card: string }; means: Kept };
  'capture a leader?': { option: 'no' | 'capture' };
  'kill the captive or keep it?': { option: 'kill' | 'keep' };
  // Spice collection
  'collect how much?': { option: number; about: { at: string } };
  'take which share of the field?': { option: number | 'no split'; about: { at: string } };
  'agree to the split?': { option: 'agree' | 'refuse'; about: { at: string; share: number; from: Seat } };
  // Deals, Karama and Truthtrance
  'anything to settle first?': { option: never };
  'stop the advantage?': { option: string; about: { advantage: Advantage } };
  'stop the worthless card?': { option: string; about: { advantage: Advantage } };
  'accept the deal?': { option: 'accept' | 'refuse' };
  'show which card?': { option: string; about: { to: Seat } };
  'ask about what?': { option: Topic; about: { of: Seat } };
  'ask which?': { option: string; about: { of: Seat; topic: Topic } };
  'answer truthfully': { option: string; about: { by: Seat; topic: Topic; noun: string } };
  'draw how many cards?': { option: number; about: { from: Seat } };
  'give back which card?': { option: string; about: { to: Seat; left: number } };
};

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
/** What is said to somebody in a Nexus. */
export type Said = { readonly says: 'propose to' | 'agree with' | 'refuse'; readonly to: Seat };
export const SAID = meanings<Said>(
  SEATS.flatMap((to) => (['propose to', 'agree with', 'refuse'] as const).map((says) => ({ says, to }))),
  (m) => `${m.says} ${m.to}`,
);

/** What the Voice orders. */
export type VoiceOrder = { readonly play: boolean; readonly what: Order };
const ORDERS: readonly Order[] = ['poison', 'projectile', 'lasgun', 'snooper', 'shield', 'worthless', 'cheap hero'];
export const VOICE_ORDERS: readonly VoiceOrder[] = ORDERS.flatMap((what) => [
  { play: true, what },
  { play: false, what },
]);
export const VOICE = meanings(VOICE_ORDERS, (m) => (m.play ? `play ${m.what}` : `do not play ${m.what}`));

/** What becomes of a winner's card. */
export type Kept = { readonly keep: boolean; readonly card: string };
export const KEPT = meanings<Kept>(
  FACTS.treachery.cards.flatMap((c) => [
    { keep: true, card: c.id },
    { keep: false, card: c.id },
  ]),
  (m) => (m.keep ? `keep ${m.card}` : `discard ${m.card}`),
);

/** A decision of this game. */
export type Asked = DecisionOf<Questions>;
