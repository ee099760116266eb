// How likely a random player is to choose each option: roughly as people do, so that forces meet, leaders
// fight and traitors are called.

import { things, type Decision, type Option } from '@landsraad/kernel';
import { captivesOf } from './board/leaders.ts';
import { isStronghold, TERRITORIES } from './board/map.ts';
import { kindOf } from './components.ts';
import type { G } from './table.ts';

const SELDOM = 0.3;
/** What people seldom say when they could do something instead. */
const IDLE: { readonly [question: string]: string } = {
  'bid?': 'pass',
  'move?': 'end the turn',
  'move from which territory?': 'stay',
  'ride the worm where?': 'stay',
  'claim charity?': 'decline',
  'which weapon?': 'none',
  'which defense?': 'none',
  'add the Kwisatz Haderach?': 'no',
  'call treachery?': 'no',
  'capture a leader?': 'no',
  'kill the captive or keep it?': 'kill',
  'protect your ally from the worm?': 'let it happen',
};
const GLADLY = 3;
const STRONGHOLD = new Set<Option>(TERRITORIES.filter(isStronghold));

export function weigh(g: G, d: Decision): readonly number[] | null {
  const idle = IDLE[d.name];
  if (idle !== undefined) return d.options.map((o) => (o === idle ? SELDOM : 1));
  switch (d.name) {
    // Strongholds decide the game, and players meet there.
    case 'ship to which territory?':
    case 'move to which territory?':
      return d.options.map((o) => (STRONGHOLD.has(o) ? GLADLY : 1));
    // A captive fights once and is gone: one's own leaders are spared.
    case 'which leader?':
      return d.options.map((o) => (things(g, captivesOf(d.seat)).includes(String(o)) ? GLADLY : 1));
    case 'ship?':
      return d.options.map((o) => (o === 'decline' ? SELDOM : kindOf(String(o)) === 'worthless' ? GLADLY : 1));
    case 'what do you say in the Nexus?':
      return d.options.map((o) => (String(o).startsWith('agree') ? GLADLY : o === 'leave the alliance' ? SELDOM : 1));
    // A worthless card is good for nothing else.
    case 'stop the advantage?':
    case 'stop the worthless card?':
      return d.options.map((o) => (kindOf(String(o)) === 'worthless' ? GLADLY : 1));
    default:
      return null;
  }
}
