// As it was when `greedy` became the yardstick: it changes no more, whatever becomes of ../weigh.ts.
//
// How likely a random player is to choose each option: roughly as people do, so that forces meet, leaders
// fight and traitors are called.

import { things, weighing, type Option, type QuestionWeights } from '@landsraad/kernel';
import { captivesOf } from '../board/leaders.ts';
import { isStronghold, TERRITORIES } from '../board/map.ts';
import { kindOf } from '../components.ts';
import type { Questions, Asked } from '../questions.ts';
import type { G, Table } from '../table.ts';

const SELDOM = 0.3;
const GLADLY = 3;
const STRONGHOLD = new Set<Option>(TERRITORIES.filter(isStronghold));

/** What people seldom say when they could do something instead. */
const idly =
  (idle: string) =>
  (_g: G, d: { readonly options: readonly Option[] }): readonly number[] =>
    d.options.map((o) => (o === idle ? SELDOM : 1));
/** Strongholds decide the game, and players meet there. */
const strongholds = (_g: G, d: { readonly options: readonly Option[] }): readonly number[] =>
  d.options.map((o) => (STRONGHOLD.has(o) ? GLADLY : 1));
/** A worthless card is good for nothing else. */
const worthless = (_g: G, d: { readonly options: readonly Option[] }): readonly number[] =>
  d.options.map((o) => (kindOf(String(o)) === 'worthless' ? GLADLY : 1));

const WEIGHTS: QuestionWeights<Table, Questions> = {
  'bid?': idly('pass'),
  'move?': idly('end the turn'),
  'move from which territory?': idly('stay'),
  'ride the worm where?': idly('stay'),
  'claim charity?': idly('decline'),
  'which weapon?': idly('none'),
  'which defense?': idly('none'),
  'add the Kwisatz Haderach?': idly('no'),
  'call treachery?': idly('no'),
  'capture a leader?': idly('no'),
  'kill the captive or keep it?': idly('kill'),
  'protect your ally from the worm?': idly('let it happen'),
  'ship to which territory?': strongholds,
  'move to which territory?': strongholds,
  // A captive fights once and is gone: one's own leaders are spared.
  'which leader?': (g, d) => d.options.map((o) => (things(g, captivesOf(d.seat)).includes(o) ? GLADLY : 1)),
  'ship?': (_g, d) => d.options.map((o) => (o === 'decline' ? SELDOM : kindOf(o) === 'worthless' ? GLADLY : 1)),
  'what do you say in the Nexus?': (_g, d) =>
    d.options.map((o, n) => (d.means[n]?.says === 'agree with' ? GLADLY : o === 'leave the alliance' ? SELDOM : 1)),
  'stop the advantage?': worthless,
  'stop the worthless card?': worthless,
};

export const weigh = (g: G, d: Asked): readonly number[] | null => weighing(WEIGHTS, g, d);
