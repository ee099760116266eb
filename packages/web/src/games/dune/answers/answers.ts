// Which component answers which question: every question of the game stands here once.

import type { Asked } from '@landsraad/dune';
import type { ComponentType } from 'react';
import type { BoardProps } from '../../parts.ts';
import { Amount, Turns } from './Amount.tsx';
import { Auction } from './Auction.tsx';
import { Deal, Settle } from './Deal.tsx';
import { Dials } from './Dials.tsx';
import { Groups } from './Groups.tsx';
import { Nexus } from './Nexus.tsx';
import { OnMap } from './OnMap.tsx';
import { Plan } from './Plan.tsx';
import { Revival } from './Revival.tsx';
import { Cards, Factions, Leaders } from './Things.tsx';
import { Draw, Truth } from './Truth.tsx';
import { Elements, Voice } from './Voice.tsx';
import { Ways } from './Ways.tsx';

const COMPONENTS = {
  Amount,
  Auction,
  Cards,
  Deal,
  Dials,
  Draw,
  Elements,
  Factions,
  Groups,
  Leaders,
  Nexus,
  OnMap,
  Plan,
  Revival,
  Settle,
  Truth,
  Turns,
  Voice,
  Ways,
} as const satisfies { readonly [name: string]: ComponentType<BoardProps> };
type Component = keyof typeof COMPONENTS;
/** Where the thing is that one presses; a panel brings its own buttons. */
type Where = 'map' | 'hand' | 'panel' | 'generic';

const QUESTIONS: { readonly [N in Asked['name']]: readonly [Component, Where] } = {
  // Set-up
  'which faction?': ['Factions', 'panel'],
  'swap with whom?': ['Factions', 'panel'],
  'swap factions?': ['Ways', 'panel'],
  'predict which faction?': ['Factions', 'panel'],
  'predict which turn?': ['Turns', 'panel'],
  'keep which traitor?': ['Leaders', 'panel'],
  'how many Fedaykin among the ten?': ['Amount', 'panel'],
  'place how many there?': ['Amount', 'panel'],
  'place how many Fedaykin there?': ['Amount', 'panel'],
  'place the advisor where?': ['OnMap', 'map'],
  'in which sector?': ['OnMap', 'map'],
  // Storm
  'dial the first storm': ['Dials', 'panel'],
  'dial the storm': ['Dials', 'panel'],
  'play a card before the storm moves?': ['Cards', 'hand'],
  'move the storm how far?': ['Dials', 'panel'],
  'lose how many Fedaykin?': ['Amount', 'panel'],
  // Spice blow and Nexus
  'protect your ally from the worm?': ['Ways', 'panel'],
  'ride the worm where?': ['OnMap', 'map'],
  'to which sector?': ['OnMap', 'map'],
  'place the sandworm where?': ['OnMap', 'map'],
  'call a sandworm with Karama?': ['OnMap', 'map'],
  'what do you say in the Nexus?': ['Nexus', 'panel'],
  // CHOAM charity and bidding
  'claim charity?': ['Ways', 'panel'],
  'announce battle where?': ['OnMap', 'map'],
  'bid?': ['Auction', 'panel'],
  'bid how much?': ['Auction', 'panel'],
  'pay with spice or Karama?': ['Cards', 'hand'],
  'how much do your allies pay?': ['Amount', 'panel'],
  // Revival
  'revive how many forces?': ['Revival', 'panel'],
  'how many of them starred?': ['Revival', 'panel'],
  'revive which leader?': ['Revival', 'panel'],
  'let your ally revive three free?': ['Ways', 'panel'],
  'pay for how many extra revivals?': ['Amount', 'panel'],
  'revive how many by the card?': ['Amount', 'panel'],
  'how many of them starred by the card?': ['Amount', 'panel'],
  // Shipment and movement
  'take your turn now?': ['Ways', 'panel'],
  'ship?': ['Ways', 'panel'],
  'ship from which territory?': ['OnMap', 'map'],
  'ship to which territory?': ['OnMap', 'map'],
  'ship to which sector?': ['OnMap', 'map'],
  'ship how many forces?': ['Groups', 'panel'],
  'ship how many starred forces?': ['Amount', 'panel'],
  'ship how many from there?': ['Groups', 'panel'],
  'ship how many starred forces from there?': ['Amount', 'panel'],
  'how much of it do your allies pay?': ['Amount', 'panel'],
  'stop the shipment with Karama?': ['Ways', 'panel'],
  'send an advisor?': ['OnMap', 'map'],
  'to which sector does the advisor go?': ['OnMap', 'map'],
  'become advisors?': ['Ways', 'panel'],
  'move?': ['Ways', 'panel'],
  'move from which territory?': ['OnMap', 'map'],
  'move to which territory?': ['OnMap', 'map'],
  'move to which sector?': ['OnMap', 'map'],
  'how many from there?': ['Groups', 'panel'],
  'how many starred forces from there?': ['Amount', 'panel'],
  'arrive as fighters or advisors?': ['Ways', 'panel'],
  // Battle
  'fight where?': ['OnMap', 'map'],
  'fight whom?': ['Factions', 'panel'],
  'use the Voice?': ['Voice', 'panel'],
  'foresee which element?': ['Elements', 'panel'],
  'use prescience for your ally?': ['Ways', 'panel'],
  'which element does your ally foresee for you?': ['Elements', 'panel'],
  'look at a whole plan with Karama?': ['Factions', 'panel'],
  'which leader?': ['Plan', 'panel'],
  'add the Kwisatz Haderach?': ['Plan', 'panel'],
  'which weapon?': ['Plan', 'panel'],
  'which defense?': ['Plan', 'panel'],
  'dial how much?': ['Plan', 'panel'],
  'and a half?': ['Plan', 'panel'],
  'support with how much spice?': ['Plan', 'panel'],
  'call treachery?': ['Ways', 'panel'],
  'lose how many starred forces?': ['Amount', 'panel'],
  'lose how many ordinary forces?': ['Amount', 'panel'],
  'keep the card?': ['Cards', 'hand'],
  'capture a leader?': ['Ways', 'panel'],
  'kill the captive or keep it?': ['Ways', 'panel'],
  // Spice collection
  'collect how much?': ['Amount', 'panel'],
  'take which share of the field?': ['Amount', 'panel'],
  'agree to the split?': ['Ways', 'panel'],
  // Deals, Karama and Truthtrance
  'anything to settle first?': ['Settle', 'panel'],
  'stop the advantage?': ['Cards', 'hand'],
  'stop the worthless card?': ['Cards', 'hand'],
  'accept the deal?': ['Deal', 'panel'],
  'show which card?': ['Cards', 'hand'],
  'ask about what?': ['Truth', 'panel'],
  'ask which?': ['Truth', 'panel'],
  'answer truthfully': ['Truth', 'panel'],
  'draw how many cards?': ['Draw', 'panel'],
  'give back which card?': ['Cards', 'hand'],
};

/** By the name of the question: the component that answers it, and where the thing is that one presses. */
export const ANSWERED_BY: { readonly [question: string]: { readonly component: Component; readonly where: Where } } =
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([question, [component, where]]) => [question, { component, where }]),
  );
export const ANSWERS: { readonly [question: string]: ComponentType<BoardProps> } = Object.fromEntries(
  Object.entries(QUESTIONS).map(([question, [component]]) => [question, COMPONENTS[component]]),
);
const IN_NUMBERS: ReadonlySet<Component> = new Set(['Amount', 'Dials', 'Draw', 'Groups', 'Turns', 'Auction']);
/** Questions whose answers are amounts. */
export const AMOUNTS: ReadonlySet<string> = new Set(
  Object.entries(QUESTIONS).flatMap(([question, [component]]) =>
    IN_NUMBERS.has(component) || question === 'revive how many forces?' ? [question] : [],
  ),
);
