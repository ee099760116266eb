// The cards of the named leaders, in our words.

import type { LeaderId } from '../leaders.ts';

interface LeaderText {
  /** The special action on its box; '' for none. */
  readonly action: string;
  readonly enters: string;
}

export const LEADER_TEXTS: { readonly [leader in LeaderId]: LeaderText } = {
  'baron-harkonnen': {
    action: 'Replace up to 3 Regulars with Elites, anywhere on the board.',
    enters: 'In play from the start.',
  },
  'beast-rabban': {
    action: 'Move the legion with Rabban, then move it again to an adjacent area.',
    enters: 'In play from the start. Leaves the game when Feyd-Rautha enters play.',
  },
  'feyd-rautha': {
    action: 'Move the legion with Feyd-Rautha, then attack with it.',
    enters: 'Enters play when supremacy reaches 6, or through Beloved Feyd-Rautha.',
  },
  'thufir-hawat': {
    action: 'Draw 3 House Harkonnen cards.',
    enters: "Enters play when supremacy reaches 1. Leaves the game through Hawat's Scheming.",
  },
  'shaddam-iv': {
    action: 'Replace up to 3 Elites with Sardaukar, anywhere on the board.',
    enters: 'Enters play through Rage Overcame Shaddam IV.',
  },
  'gaius-helen-mohiam': {
    action: 'Draw 2 Corrino Ally cards, then you may play a card.',
    enters: 'Enters play when Thufir Hawat leaves the game, with a Bene Gesserit token.',
  },
  'captain-aramsham': {
    action: 'Deploy 2 Regulars, 1 Sardaukar and 1 leader in your settlements.',
    enters: 'In play from the start.',
  },
  'paul-atreides': {
    action: 'Move the legion with Paul, then move it again to an adjacent area.',
    enters: "In play from the start, until Paul-Muad'Dib replaces him.",
  },
  'lady-jessica': {
    action: 'Draw 3 cards from either of your decks.',
    enters: 'In play from the start, until Reverend Mother Jessica replaces her.',
  },
  'reverend-mother-jessica': {
    action: 'Draw 2 cards from either of your decks, then you may play a card.',
    enters: 'Enters play when Sand Dwellers reaches 3: she replaces Lady Jessica.',
  },
  'gurney-halleck': { action: '', enters: 'Enters play through Smugglers: he is placed on the board at once.' },
  'staban-tuek': {
    action:
      'With Desert Power: place a smuggler ornithopter in a free air zone, then move a legion with smugglers or attack with it.',
    enters: 'Enters play with the Smugglers, when a prescience marker reaches him.',
  },
  alia: {
    action: 'Replace up to 2 Elites with Fedaykin, anywhere on the board.',
    enters: 'Enters play when any prescience marker reaches 6, or through Alia, the Abomination.',
  },
  stilgar: {
    action: 'Deploy 1 deployment token, 1 Elite and 1 leader in one sietch.',
    enters: 'In play from the start.',
  },
  chani: {
    action: 'Move the legion with Chani, then attack with it.',
    enters: 'Enters play when Jihad reaches 3.',
  },
  'paul-muaddib': {
    action: "Use Desert Power, then move the legion with Paul-Muad'Dib or make a surprise attack with it.",
    enters: 'Enters play when Kwisatz Haderach reaches 3: he replaces Paul Atreides.',
  },
  'wild-maker': {
    action: 'With Desert Power: move the Wild Maker, then attack with it. It rolls 6 dice.',
    enters: 'Enters play through Shai-Hulud, spent. It is a sandworm in every respect.',
  },
};
