// Which component answers which question: every question of the game stands here once.

import { AREA_QUESTIONS, type Asked, type SectorName } from '@landsraad/war-for-arrakis';
import type { ComponentType } from 'react';
import type { BoardProps } from '../../parts.ts';
import { Cards } from './Cards.tsx';
import { Casualties } from './Casualties.tsx';
import { Decks } from './Decks.tsx';
import { Dice } from './Dice.tsx';
import { Leaders } from './Leaders.tsx';
import { Markers } from './Markers.tsx';
import { OnBoard } from './OnBoard.tsx';
import { Pieces, Placing } from './Placing.tsx';
import { Sorting } from './Sorting.tsx';
import { SpendSpice } from './SpendSpice.tsx';
import { Along, Split } from './Split.tsx';
import { Ways } from './Ways.tsx';
import { WormsAndStorm } from './WormsAndStorm.tsx';
import { YesNo } from './YesNo.tsx';
import './answers.css';

const COMPONENTS = {
  Along,
  Cards,
  Casualties,
  Decks,
  Dice,
  Leaders,
  Markers,
  OnBoard,
  Pieces,
  Placing,
  Sorting,
  SpendSpice,
  Split,
  Ways,
  WormsAndStorm,
  YesNo,
} as const satisfies { readonly [name: string]: ComponentType<BoardProps> };
type Component = keyof typeof COMPONENTS;
/** Where the thing is that one presses; a panel brings its own buttons. */
export type Where = 'board' | 'hand' | 'dashboard' | 'battle' | 'panel' | 'generic';

const QUESTIONS: { readonly [N in Exclude<Asked['name'], SectorName>]: readonly [Component, Where] } = {
  // A turn.
  'what do you do?': ['Dice', 'dashboard'],
  'who acts?': ['Ways', 'panel'],
  'do which of these?': ['Ways', 'panel'],
  'spend which die?': ['Dice', 'dashboard'],
  'spend the die or the token?': ['YesNo', 'panel'],
  'use the die how?': ['Ways', 'panel'],
  'use a Bene Gesserit token?': ['Dice', 'dashboard'],
  'change the die to what?': ['Dice', 'dashboard'],
  'name which die?': ['Dice', 'dashboard'],
  'move or attack?': ['Ways', 'panel'],
  'use desert power how?': ['Ways', 'panel'],
  // Legions.
  'move which legion?': ['OnBoard', 'board'],
  'move where?': ['OnBoard', 'board'],
  'move on where?': ['OnBoard', 'board'],
  'move the legion where?': ['OnBoard', 'board'],
  'how much of the legion?': ['Split', 'panel'],
  'how many go along?': ['Along', 'panel'],
  'which ornithopter?': ['OnBoard', 'board'],
  'attack with which legion?': ['OnBoard', 'board'],
  'attack where?': ['OnBoard', 'board'],
  'push which legion?': ['OnBoard', 'board'],
  'push it where?': ['OnBoard', 'board'],
  'strike which legion?': ['OnBoard', 'board'],
  'spy where?': ['OnBoard', 'board'],
  'scout which area?': ['OnBoard', 'board'],
  // Battles.
  'discard a card for a die?': ['Cards', 'hand'],
  'which leader uses the special?': ['Casualties', 'battle'],
  'take the hit on what?': ['Casualties', 'battle'],
  'remove which unit?': ['Casualties', 'battle'],
  'continue the battle?': ['YesNo', 'battle'],
  'retreat?': ['YesNo', 'battle'],
  'retreat where?': ['OnBoard', 'board'],
  'advance?': ['YesNo', 'battle'],
  // Placing.
  'put which piece on the board?': ['Pieces', 'panel'],
  'put it where?': ['Placing', 'board'],
  'place which vehicle?': ['Pieces', 'panel'],
  'take it from where?': ['Placing', 'board'],
  'place a harvester where?': ['Placing', 'board'],
  'in which air zone?': ['Placing', 'board'],
  'replace a unit where?': ['Placing', 'board'],
  'place a wormsign where?': ['Placing', 'board'],
  'place a sandworm where?': ['Placing', 'board'],
  'remove which vehicle?': ['OnBoard', 'board'],
  'capture which ornithopter?': ['OnBoard', 'board'],
  'move which sietch?': ['OnBoard', 'board'],
  'move the sietch where?': ['OnBoard', 'board'],
  'swap the tokens of which sietch?': ['OnBoard', 'board'],
  'swap them with which sietch?': ['OnBoard', 'board'],
  // The desert.
  'put a wormsign where?': ['WormsAndStorm', 'board'],
  'discard which wormsign?': ['OnBoard', 'board'],
  'which wormsign is resolved?': ['WormsAndStorm', 'board'],
  'which sandworm comes?': ['WormsAndStorm', 'board'],
  'which sandworm strikes first?': ['WormsAndStorm', 'board'],
  'send a carryall?': ['WormsAndStorm', 'board'],
  'where does the storm strike?': ['WormsAndStorm', 'board'],
  'where does the Wild Maker come?': ['Placing', 'board'],
  'replace the Wild Maker?': ['WormsAndStorm', 'panel'],
  'move which sandworm?': ['OnBoard', 'board'],
  'move it where?': ['OnBoard', 'board'],
  'attack with which sandworm?': ['WormsAndStorm', 'board'],
  'the sandworm attacks where?': ['OnBoard', 'board'],
  'swallow which harvester?': ['OnBoard', 'board'],
  'detonate where?': ['OnBoard', 'board'],
  'open dust chasms where?': ['OnBoard', 'board'],
  'fire rockets where?': ['OnBoard', 'board'],
  // The Desert War.
  'take a Desert War action?': ['Ways', 'panel'],
  'deploy troopers in which sector?': ['OnBoard', 'board'],
  'deploy a trooper where?': ['Placing', 'board'],
  'move which trooper?': ['OnBoard', 'board'],
  'move the trooper where?': ['OnBoard', 'board'],
  'take which trooper along?': ['Ways', 'panel'],
  'scout with which trooper?': ['OnBoard', 'board'],
  'pitch the camp in which sector?': ['OnBoard', 'board'],
  'pitch the camp where?': ['Placing', 'board'],
  'fire from which sector?': ['OnBoard', 'board'],
  'give up the camp?': ['YesNo', 'panel'],
  'a wormsign or a sandrider?': ['Ways', 'panel'],
  'place a sandrider where?': ['Placing', 'board'],
  'call a sandworm to which sandrider?': ['OnBoard', 'board'],
  // The Smugglers.
  'build the base where?': ['Placing', 'board'],
  'drive off which smuggler ornithopter?': ['OnBoard', 'board'],
  'send a smuggler ornithopter where?': ['OnBoard', 'board'],
  'take its place with a smuggler ornithopter?': ['YesNo', 'panel'],
  'use the smugglers die how?': ['Ways', 'panel'],
  'which legion does Staban Tuek join?': ['OnBoard', 'board'],
  'keep which card?': ['Cards', 'panel'],
  // The automatic Harkonnens: the player decides between equals.
  'which do the Harkonnens choose?': ['OnBoard', 'board'],
  // The Spacing Guild.
  'land a troop where?': ['Placing', 'board'],
  'land a frigate where?': ['OnBoard', 'board'],
  'send the navigator where?': ['OnBoard', 'board'],
  'take which imperium action?': ['Ways', 'panel'],
  'remove the navigator or a frigate?': ['OnBoard', 'board'],
  // Leaders and tokens.
  'take which leader off the board?': ['Leaders', 'panel'],
  'which leader is struck?': ['Leaders', 'panel'],
  'who flees to the south?': ['Leaders', 'panel'],
  'who goes to the tank first?': ['Leaders', 'panel'],
  'reveal which token?': ['Leaders', 'panel'],
  // Cards.
  'draw from which deck?': ['Decks', 'panel'],
  'draw or play?': ['Ways', 'panel'],
  'play one more card?': ['Cards', 'hand'],
  'which partner discards?': ['Ways', 'panel'],
  'discard a card?': ['Cards', 'hand'],
  'discard which card?': ['Cards', 'hand'],
  'claim a prescience card?': ['Cards', 'hand'],
  'claim which card?': ['Cards', 'hand'],
  'attach it to which card?': ['Cards', 'hand'],
  'replace which card?': ['Cards', 'hand'],
  'shuffle back which card?': ['Cards', 'hand'],
  'remove the card or shuffle it back?': ['Sorting', 'panel'],
  // Tracks and spice.
  'spend spice how?': ['SpendSpice', 'panel'],
  'advance which marker?': ['Markers', 'panel'],
  'raise which marker?': ['Markers', 'panel'],
  'lower which marker?': ['Markers', 'panel'],
  'lower which imperium marker?': ['Markers', 'panel'],
  'by how many steps?': ['Markers', 'panel'],
};

const ALL = [
  ...Object.entries(QUESTIONS),
  ...AREA_QUESTIONS.map((q) => [`${q} in which sector?`, QUESTIONS[q]] as const),
];

/** By the name of the question: the component that answers it, and where the thing is that one presses. */
export const ANSWERED_BY: { readonly [question: string]: { readonly component: Component; readonly where: Where } } =
  Object.fromEntries(ALL.map(([question, [component, where]]) => [question, { component, where }]));

export const ANSWERS: { readonly [question: string]: ComponentType<BoardProps> } = Object.fromEntries(
  ALL.map(([question, [component]]) => [question, COMPONENTS[component]]),
);
