// The prescience cards, in our words.

import { FACTS } from '../facts.ts';
import { VISIONS } from '../table.ts';
import { visionName } from './names.ts';

type PrescienceId = (typeof FACTS.prescienceCards.cards)[number]['id'];

const ASKS: { readonly [card in PrescienceId]: string } = {
  'dew-collectors-for-the-planting': 'Atreides legions stand in 3 or more plateau areas.',
  'the-fremen-call-paul-the-mahdi': 'Paul is in an area with a facedown sietch: reveal it.',
  'the-water-discipline':
    'Paul and Jessica are both in deep desert areas without a sietch. They need not be in the same area.',
  'new-hidden-wind-traps': 'Atreides legions stand in 3 or more mountain areas.',
  'stunted-worms': 'Atreides legions stand in 2 or more minor erg areas.',
  'jessica-trains-paul': 'Paul and Jessica are in the same sietch area.',
  'the-desert-war': 'Atreides legions stand in 4 or more desert areas without a sietch, deep or not.',
  'the-lisan-al-gaib': 'Paul is in an area with 2 or more deployment tokens: reveal 2 of them.',
  'paul-drinks-the-water-of-life':
    'Paul is in a sector without Harkonnen legions: on your turn spend a die and send him to the regeneration tank.',
  'families-flee-to-the-palmaries-of-the-south': 'On your turn remove 2 units or deployment tokens from sietch areas.',
  'unknown-ar-3':
    'An attacking Atreides legion has wiped out a Harkonnen legion that began the battle with 2 or more units.',
  'unknown-ar-4': 'A sandworm has removed a Harkonnen unit, leader or harvester in this phase.',
  'unknown-ar-5': 'Atreides legions have removed 2 harvesters in this phase.',
  'unknown-ar-6': 'Jessica is in a sietch of a sector without Harkonnen legions: on your turn spend a die.',
  'unknown-ar-7': 'A legion with Paul has ridden across 2 or more areas in one move or attack.',
  'unknown-ar-8': 'A Harkonnen legion has attacked a sietch and has not won the battle.',
};

const cardOf = (id: string) => FACTS.prescienceCards.cards.find((c) => c.id === id);
/** By how many steps it advances each of the three markers. */
export function prescienceSteps(id: string): number[] {
  const markers: { readonly [vision: string]: number } = cardOf(id)?.markers ?? {};
  return VISIONS.map((v) => markers[v] ?? 0);
}
const reward = (id: string): string =>
  prescienceSteps(id)
    .map((n, marker) => (n === 0 ? '' : `${visionName(VISIONS[marker])} +${n}`))
    .filter((s) => s !== '')
    .join(', ');
export function prescienceText(id: string): string {
  const card = cardOf(id);
  if (card === undefined) return '';
  const when = card.phase === 'endOfRound' ? 'End of the round' : 'Action resolution';
  return `${when}: ${ASKS[card.id]} ${reward(id)}.`;
}
