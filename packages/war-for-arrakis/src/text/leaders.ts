// The cards of the named leaders, in our words.

import { leaderId, leaderName, leaderOf, leaderSide, type Leader, type LeaderId } from '../leaders.ts';
import { AS_ASSUMED, type Printed } from '../printed/printed.ts';
import { actionText } from './steps.ts';

export const LEADER_ENTERS: { readonly [leader in LeaderId]: string } = {
  'baron-harkonnen': 'In play from the start.',
  'beast-rabban': 'In play from the start. Leaves the game when Feyd-Rautha enters play.',
  'feyd-rautha': 'Enters play when supremacy reaches 6, or through Beloved Feyd-Rautha.',
  'thufir-hawat': "Enters play when supremacy reaches 1. Leaves the game through Hawat's Scheming.",
  'shaddam-iv': 'Enters play through Rage Overcame Shaddam IV.',
  'gaius-helen-mohiam': 'Enters play when Thufir Hawat leaves the game, with a Bene Gesserit token.',
  'captain-aramsham': 'In play from the start.',
  'paul-atreides': "In play from the start, until Paul-Muad'Dib replaces him.",
  'lady-jessica': 'In play from the start, until Reverend Mother Jessica replaces her.',
  'reverend-mother-jessica': 'Enters play when Sand Dwellers reaches 3: she replaces Lady Jessica.',
  'gurney-halleck': 'Enters play through Smugglers: he is placed on the board at once.',
  'staban-tuek': 'Enters play with the Smugglers, when a prescience marker reaches him.',
  alia: 'Enters play when any prescience marker reaches 6, or through Alia, the Abomination.',
  stilgar: 'In play from the start.',
  chani: 'Enters play when Jihad reaches 3.',
  'paul-muaddib': 'Enters play when Kwisatz Haderach reaches 3: he replaces Paul Atreides.',
  'wild-maker': 'Enters play through Shai-Hulud, spent. It is a sandworm in every respect.',
};

/** In a sentence. */
const SHORT: { readonly [leader: string]: string } = { 'beast-rabban': 'Rabban', 'paul-atreides': 'Paul' };
export const shortName = (l: Leader): string => SHORT[leaderId(l)] ?? leaderName(l);
const NOTES: { readonly [leader: string]: string } = { 'wild-maker': ' It rolls 6 dice.' };

/** What its special action does, by itself: "Draw 3 House Harkonnen cards." */
export const leaderAction = (l: Leader, printed: Printed = AS_ASSUMED): string =>
  actionText(leaderSide(l), shortName(l), printed.leaders[l]?.steps.said ?? []);
/** As its card says it, with the box where that matters; '' for none. */
export function leaderText(l: Leader, printed: Printed = AS_ASSUMED): string {
  const action = leaderAction(l, printed);
  if (action === '' || printed.leaders[l]?.slot !== 'desertPower') return action;
  return `With Desert Power: ${action.charAt(0).toLowerCase()}${action.slice(1)}${NOTES[leaderId(l)] ?? ''}`;
}
/** On the Desert Power box: "Special action of Staban Tuek: …"; null for other words. */
export function desertLeaderText(option: string, printed: Printed = AS_ASSUMED): string | null {
  const l = leaderOf(option);
  return l < 0 ? null : `Special action of ${leaderName(l)}: ${leaderAction(l, printed)}`;
}
