// Where in the rules one stands, in words that a player reads: cards by their title, actions by what they are. What is
// only a step of the round is told by the line under the brand.

import { PLANNING_CARDS } from '@landsraad/war-for-arrakis';

const CRUMBS: { readonly [procedure: string]: string } = {
  attack: 'An attack',
  'attack with a sandworm': 'A sandworm attacks',
  battle: 'Battle',
  'bene gesserit': 'Bene Gesserit',
  'cards for dice': 'Cards for dice',
  casualties: 'Casualties',
  claim: 'A vision is claimed',
  claims: 'Claims',
  'coriolis storms': 'Coriolis storm',
  'desert hazards': 'Desert hazards',
  'desert power': 'Desert power',
  'draw cards': 'Drawing cards',
  'excess dice': 'Excess dice',
  'family atomics': 'Family atomics',
  'guerrilla training': 'Guerrilla training',
  'hand limit': 'Too many cards',
  landing: 'A landing',
  'a raid pays': 'The raid pays',
  leaders: 'Leaders in battle',
  move: 'A move',
  'move again': 'A second move',
  'move sandworms': 'Sandworms move',
  'one more card': 'One more card',
  'place vehicles': 'Vehicles',
  'place wormsigns': 'Wormsigns',
  'put on the board': 'Deployment',
  'replace leaders': 'Leaders return',
  'replace units': 'Better units',
  retreat: 'Retreat',
  'a sandworm appears': 'A sandworm appears',
  'a sandworm comes': 'A sandworm comes',
  'sandworm attack': 'A sandworm attacks',
  scouting: 'Scouting',
  smugglers: 'Smugglers',
  'smugglers die': 'The smugglers die',
  'staban tuek': 'Staban Tuek',
  'staban tuek returns': 'Staban Tuek',
  'the smugglers ally': 'An alliance',
  'sort prescience cards': 'Visions are sorted',
  'special action': 'A leader’s action',
  'special attack': 'A special attack',
  'spice harvesting': 'Spice harvest',
  'too many units': 'Too many units',
  'vehicle placement': 'Vehicles',
  'wild maker': 'The Wild Maker',
  'the wild maker': 'The Wild Maker',
  wormsign: 'A wormsign',
};
const isCard = (name: string): name is keyof typeof PLANNING_CARDS => name in PLANNING_CARDS;

export const crumb = (procedure: string): string | null =>
  isCard(procedure) ? PLANNING_CARDS[procedure].title : (CRUMBS[procedure] ?? null);
