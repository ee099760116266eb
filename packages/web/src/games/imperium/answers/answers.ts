// Which component answers which question: every question of the game stands here once.

import type { Asked } from '@landsraad/imperium';
import type { ComponentType } from 'react';
import type { BoardProps } from '../../parts.ts';
import { Cards, TrashFrom } from './Cards.tsx';
import { ChooseEffect, Houses, IntrigueRound, Leaders, Sell, Troops, YesNo } from './Choosing.tsx';
import { Factions } from './Factions.tsx';
import { FromTheRow, OnSpaces, PlayCard } from './OnBoard.tsx';
import { IntrigueCards, TechTiles, Units } from './RiseOfIx.tsx';
import { WhatNext } from './WhatNext.tsx';

const COMPONENTS = {
  Cards,
  ChooseEffect,
  Factions,
  FromTheRow,
  Houses,
  IntrigueRound,
  Leaders,
  OnSpaces,
  PlayCard,
  Sell,
  TrashFrom,
  Troops,
  IntrigueCards,
  TechTiles,
  Units,
  WhatNext,
  YesNo,
} as const satisfies { readonly [name: string]: ComponentType<BoardProps> };
type Component = keyof typeof COMPONENTS;
/** Where the thing is that one presses; a panel brings its own buttons. */
export type Where = 'board' | 'hand' | 'reveal' | 'combat' | 'panel' | 'generic';

const QUESTIONS: { readonly [N in Asked['name']]: readonly [Component, Where] } = {
  // Before the first round.
  'which leader?': ['Leaders', 'panel'],
  'which faction, in secret?': ['Factions', 'panel'],
  'deploy a troop in defence?': ['YesNo', 'panel'],
  // An agent turn.
  'play which card?': ['PlayCard', 'hand'],
  'which agent?': ['OnSpaces', 'board'],
  'send the agent where?': ['OnSpaces', 'board'],
  'sell how much spice?': ['Sell', 'panel'],
  'what next?': ['WhatNext', 'panel'],
  // A reveal turn.
  'acquire or resolve?': ['WhatNext', 'reveal'],
  'where does the card go?': ['YesNo', 'panel'],
  'end the turn?': ['WhatNext', 'panel'],
  // Effects.
  'choose which?': ['ChooseEffect', 'panel'],
  'influence with which faction?': ['Factions', 'panel'],
  'lose influence with which faction?': ['Factions', 'panel'],
  'who takes the alliance?': ['Houses', 'panel'],
  'trash a card from where?': ['TrashFrom', 'panel'],
  'trash which card?': ['Cards', 'hand'],
  'discard which card?': ['Cards', 'hand'],
  'take which card into hand?': ['Cards', 'panel'],
  'deploy how many troops?': ['Troops', 'panel'],
  'retreat how many troops?': ['Troops', 'panel'],
  'who loses a troop?': ['Houses', 'panel'],
  'lose a troop from where?': ['YesNo', 'panel'],
  'discard or lose a troop?': ['YesNo', 'panel'],
  'recall the agent from which space?': ['OnSpaces', 'board'],
  'close which space?': ['OnSpaces', 'board'],
  'acquire which card?': ['FromTheRow', 'board'],
  'set aside which card of the row?': ['FromTheRow', 'board'],
  // Combat and the end.
  'play a combat card?': ['IntrigueRound', 'combat'],
  'take which reward?': ['ChooseEffect', 'panel'],
  'play a card for the win?': ['IntrigueRound', 'hand'],
  'play an endgame card?': ['IntrigueRound', 'hand'],
  // Rise of Ix.
  'advance or recall the freighter?': ['YesNo', 'panel'],
  'acquire which tech tile?': ['TechTiles', 'board'],
  'pay with spice or Solari?': ['YesNo', 'panel'],
  'return how many negotiators?': ['Troops', 'panel'],
  'place the dreadnought where?': ['OnSpaces', 'board'],
  'deploy how many dreadnoughts?': ['Troops', 'panel'],
  'retreat how many dreadnoughts?': ['Troops', 'panel'],
  'which unit retreats?': ['Units', 'panel'],
  'put which intrigue card under the deck?': ['IntrigueCards', 'panel'],
  'set aside which card of your hand?': ['Cards', 'hand'],
  'keep which intrigue card?': ['IntrigueCards', 'panel'],
  'take which effect?': ['ChooseEffect', 'panel'],
};

/** By the name of the question: the component that answers it, and where the thing is that one presses. */
export const ANSWERED_BY: { readonly [question: string]: { readonly component: Component; readonly where: Where } } =
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([question, [component, where]]) => [question, { component, where }]),
  );

export const ANSWERS: { readonly [question: string]: ComponentType<BoardProps> } = Object.fromEntries(
  Object.entries(QUESTIONS).map(([question, [component]]) => [question, COMPONENTS[component]]),
);
