// What the automatic Harkonnens do and why, and what the player chooses for them.

import type { Nouns } from '@landsraad/kernel';
import type { Doing, Why } from '../mahdi/criteria.ts';
import { areaOf } from '../board/areas.ts';
import { HARKONNEN } from '../sides.ts';
import type { Printed } from '../printed/printed.ts';
import {
  anyCardName,
  areaName,
  deckName,
  figureName,
  garrisonName,
  inArea,
  inPlace,
  markerName,
  one,
  resultName,
  sectorTitle,
  vehicleName,
} from './names.ts';

const WHY: { readonly [why in Why]: string } = {
  rank: 'the sietch of the highest rank',
  advantage: 'the greatest advantage in Combat Power',
  near: 'no ornithopter needed',
  target: 'the Target Sietch',
  strongest: 'the strongest legion they can beat',
  named: 'a named leader',
  power: 'the highest Combat Power',
  'near target': 'the closest to the Target Sietch',
  'near sietch': 'the closest to a sietch',
  join: 'another legion to join',
  mountain: 'a mountain area',
  firm: 'a plateau or a minor erg',
  quiet: 'desert without a wormsign',
  deep: 'deep desert away from the Fremen',
  desert: 'desert away from the Fremen',
  'deep beside': 'deep desert, though the Fremen are near',
  harvesters: 'connected to the most harvesters',
  'within reach': 'a legion there is 2 areas away from a sietch',
  'target sector': 'connected to the sector of the Target Sietch',
  central: 'between two central sectors',
};
const isWhy = (why: unknown): why is Why => typeof why === 'string' && why in WHY;
/** ": the closest to a sietch", or nothing where there was nothing to decide. */
const because = (n: Nouns): string => (isWhy(n['why']) ? `: ${WHY[n['why']]}` : '');
const areaIn = (id: unknown): string => inArea(typeof id === 'number' ? id : areaOf(String(id)));
const many = (n: unknown, noun: string, more = `${noun}s`): string => `${String(n)} ${n === 1 ? noun : more}`;

export const MAHDI_LINES: { readonly [kind: string]: (n: Nouns, printed: Printed) => string | null } = {
  'harvesting sector': (n) => `The Harkonnens harvest in ${sectorTitle(n['sector'])}.`,
  'target sietch': (n) => `The Target Sietch of the Harkonnens is ${areaName(n['area'])}.`,
  'temporary target': (n) =>
    `The Target Sietch is too well defended. For this turn the Harkonnens make for ${areaName(n['area'])}.`,
  reinforcement: (n) => `A card of the ${deckName(n['deck'])} joins the Harkonnen reinforcements.`,
  'deck renewed': (n) => `The ${deckName(n['deck'])} is made anew from its discards.`,
  'harkonnen die': (n) =>
    `The Harkonnens use a die: ${resultName(n['result'])}. ${many(n['left'], 'die', 'dice')} left.`,
  'rolled again': (n) => `${resultName(n['result'])} shows on 3 used dice: the die is rolled again.`,
  'die taken back': () => 'The Harkonnens take a die from the Spice Must Flow board.',
  'no die to take': () => 'The Harkonnens find no die on the Spice Must Flow board and gain supremacy.',
  assault: (n) => `The Harkonnens attack ${areaName(n['area'])} from ${areaName(n['from'])}${because(n)}.`,
  'legion chosen': (n) => `The legion ${areaIn(n['area'])} marches on ${areaName(n['target'])}${because(n)}.`,
  'way chosen': (n) => (isWhy(n['why']) ? `Its way leads to ${areaName(n['area'])}${because(n)}.` : null),
  'settlement chosen': (n) => `The Harkonnens deploy ${areaIn(n['area'])}${because(n)}.`,
  'place chosen': (n) => (isWhy(n['why']) ? `The Harkonnens place figures ${areaIn(n['area'])}${because(n)}.` : null),
  'legion upgraded': (n) => `The legion ${areaIn(n['area'])} gets better troops${because(n)}.`,
  'vehicle sent': (n) => `The Harkonnens place ${one(vehicleName(n['vehicle']))} ${inPlace(n['where'])}${because(n)}.`,
  'sector chosen': (n) => `The Harvesting Sector is full: harvesters go to ${sectorTitle(n['sector'])}.`,
  'settlement left': () => null,
  'garrison placed': (n) => `Two facedown tokens guard ${areaName(n['area'])}.`,
  'garrison revealed': (n) => `A garrison token ${inArea(n['area'])} shows ${garrisonName(String(n['token']))}.`,
  'garrison too large': (n) =>
    `Too many units ${inArea(n['area'])}: ${one(figureName(n['unit'], HARKONNEN))} is removed.`,
  reinforced: (n) => `The Harkonnens discard ${many(n['cards'], 'reinforcement')} for combat dice.`,
  'card impossible': (n) => `Nothing of ${anyCardName(n['card'])} is possible: it joins the reinforcements.`,
  'scheming begins': () => 'Hawat’s Scheming is laid beside the board: a second one will bring Hawat down.',
  'vision lost': (n, printed) => `${anyCardName(n['card'], printed)} is shuffled back into the prescience deck.`,
  'marker kept': (n) => `The Harkonnens pay 2 spice to keep the ${markerName(n['marker'])} marker up.`,
  'marker raised': (n) => `The Harkonnens pay to raise the ${markerName(n['marker'])} marker.`,
  'spice for supremacy': () => 'All markers are on the top step: the spice to spare brings supremacy.',
  'spice reserved': () => 'The Harkonnens keep 1 spice in reserve.',
  'supremacy advances': () => 'The round is over: Harkonnen supremacy advances.',
};

/** The player decides between equals. */
export const DOING_TEXTS: { readonly [doing in Doing]: string } = {
  attack: 'You break the tie: which target do the Harkonnens attack?',
  'attack with': 'You break the tie: which Harkonnen legion attacks?',
  'fly with': 'Which ornithopter carries the Harkonnen legion?',
  'aim at': 'Which sietch do the Harkonnens make for this turn?',
  move: 'You break the tie: which Harkonnen legion moves?',
  'move to': 'You break the tie: where does the Harkonnen legion move?',
  'deploy in': 'You break the tie: where do the Harkonnens deploy?',
  'deploy leader': 'Which leader do the Harkonnens deploy?',
  'place in': 'You break the tie: where do the Harkonnens place figures?',
  'upgrade in': 'You break the tie: which Harkonnen legion gets a better unit?',
  harvester: 'You break the tie: where does the Harkonnen harvester go?',
  sector: 'The Harvesting Sector is full. Which sector do the other harvesters go to?',
  carryall: 'You break the tie: where does the Harkonnen carryall go?',
  ornithopter: 'You break the tie: where does the Harkonnen ornithopter go?',
  'turn up': 'No Harkonnen token is left. Where is one turned up to be used again?',
  'discard wormsign': 'Which wormsign do the Harkonnens discard?',
  'strike leader': 'Which of your leaders do the Harkonnens send to the tank?',
  shell: 'Which of your legions do the Harkonnens shell?',
  spy: 'Which area do the Harkonnens spy on?',
  'shuffle back': 'Which prescience card is shuffled back?',
  carry: 'Which Harkonnen legion do the troop carriers take?',
  'carry to': 'Which legion do the troop carriers fly to?',
  keep: 'There is not enough spice for all markers. Which one do the Harkonnens pay for?',
  raise: 'There is not enough spice to raise all markers. Which one do the Harkonnens raise?',
};
