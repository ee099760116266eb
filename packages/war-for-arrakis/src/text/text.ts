// English for players.

import type { Decision, Offer, Option, Text } from '@landsraad/kernel';
import { leaderId, type Leader, type LeaderId } from '../leaders.ts';
import { ATREIDES, NEITHER, sidesAt } from '../sides.ts';
import { resultOf } from '../table.ts';
import { LINES } from './happenings.ts';
import { LEADER_TEXTS } from './leaders.ts';
import { anyCardName, areaName, nounName, resultName, zoneName } from './names.ts';
import { position } from './position.ts';
import { QUESTIONS } from './questions.ts';
import { OVERVIEW } from './overview.ts';

const SECTOR = ' in which sector?';

function question(d: Decision): string {
  if (!d.name.endsWith(SECTOR)) return QUESTIONS[d.name] ?? d.name;
  return `${QUESTIONS[d.name.slice(0, -SECTOR.length)] ?? d.name} First the sector.`;
}

const WAYS: { readonly [option: string]: string } = {
  move: 'Move',
  attack: 'Attack',
  'surprise attack': 'Make a surprise attack',
  deploy: 'Deploy',
  draw: 'Draw 2 cards',
  elites: 'Replace 2 Regulars by Elites',
  vehicles: 'Place 2 vehicles',
  wormsigns: 'Place 2 wormsigns',
  'wild-maker': 'The Wild Maker',
  'desert power': 'Use Desert Power, without a die',
  'claim a card': 'Spend a die to claim a prescience card',
  'take the reserve': 'Take the spice of the reserve',
  'save one': 'Save one spice in the reserve, and be done',
  stockpile: 'Stockpile 3 spice for a point of supremacy',
};
const actionOf = (l: Leader): string => {
  const id = leaderId(l);
  return id in LEADER_TEXTS ? LEADER_TEXTS[id as LeaderId].action : '';
};
function option(asked: string, o: Option): string {
  const word = String(o);
  if (asked === 'use the die how?' && word.startsWith('leader '))
    return `Special action of ${nounName(o)}: ${actionOf(Number(word.slice('leader '.length)))}`;
  if (asked === 'what do you do?' && resultOf(word) >= 0) return `Spend a die of ${resultName(word)}`;
  if (asked === 'continue the battle?') return word === 'cease' ? 'Cease the attack' : 'Go on';
  return WAYS[word] ?? nounName(o);
}

function offer(o: Offer): string {
  const noun = String(o.noun);
  switch (o.name) {
    case 'guerrilla training':
      return `Reveal ${nounName(noun).toLowerCase()}`;
    case 'scouting':
      return `Scout with the ornithopter of ${zoneName(noun)}`;
    case 'hawats scheming':
      return `Discard ${noun} Hawat's Scheming: Hawat falls, Mohiam enters`;
    case 'family atomics':
      return `Detonate the Family Atomics at ${areaName(noun)}`;
    default:
      return `Claim ${anyCardName(noun)}`;
  }
}

export const text: Text = {
  overview: OVERVIEW,
  seat: (seat, config) => (sidesAt(config)[seat] === ATREIDES ? 'Atreides' : 'Harkonnen'),
  question,
  option,
  offer,
  happening: (kind, nouns, config) => {
    const seat = nouns['seat'];
    const side = typeof seat === 'number' ? (sidesAt(config)[seat] ?? NEITHER) : NEITHER;
    return LINES[kind]?.({ ...nouns, side }) ?? null;
  },
  position,
};
