// What a player of Dune may leave to the table: questions that have one sensible answer nearly every time.

import { meaningOf, type Decision, type Option } from '@landsraad/kernel';
import type { Habit } from '../parts.ts';
import { askedOf } from './position.ts';

/** The option, if it is there. */
const whereOffered = (d: Decision, option: Option): Option | null => (d.options.includes(option) ? option : null);

export const HABITS: readonly Habit[] = [
  {
    id: 'charity',
    question: 'claim charity?',
    words: 'Always claim charity',
    answer: (d) => whereOffered(d, 'claim'),
  },
  {
    id: 'free revival',
    question: 'revive how many forces?',
    words: 'Always revive as many as are free, and no more',
    answer: (decision) => {
      const d = askedOf(decision);
      if (d?.name !== 'revive how many forces?') return null;
      return d.options.findLast((n) => (meaningOf(d, n)?.price ?? 0) === 0) ?? null;
    },
  },
  {
    id: 'keep cards',
    question: 'keep the card?',
    words: 'Always keep the cards I fought with',
    answer: (decision) => {
      const d = askedOf(decision);
      return d?.name !== 'keep the card?' ? null : (d.options.find((o) => meaningOf(d, o)?.keep === true) ?? null);
    },
  },
  {
    id: 'silent nexus',
    question: 'what do you say in the Nexus?',
    words: 'Say nothing in a Nexus unless somebody proposes to me',
    answer: (decision) => {
      const d = askedOf(decision);
      if (d?.name !== 'what do you say in the Nexus?') return null;
      return d.options.some((o) => meaningOf(d, o)?.says === 'agree with') ? null : whereOffered(d, 'done');
    },
  },
  {
    id: 'guild waits',
    question: 'take your turn now?',
    words: 'Always wait until everybody else has moved',
    answer: (d) => whereOffered(d, 'wait'),
  },
  {
    id: 'no advisor',
    question: 'send an advisor?',
    words: 'Send no more advisors along',
    answer: (d) => whereOffered(d, 'no'),
  },
  {
    id: 'stay fighters',
    question: 'become advisors?',
    words: 'Fighters always stay fighters',
    answer: (d) => whereOffered(d, 'stay fighters'),
  },
  {
    id: 'no wealth',
    question: 'pay for how many extra revivals?',
    words: 'Never pay for the forces of allies',
    answer: (d) => whereOffered(d, 0),
  },
  {
    id: 'collect all',
    question: 'collect how much?',
    words: 'Always collect all the spice',
    answer: (d) => d.options.findLast((o) => typeof o === 'number') ?? null,
  },
];

export const WINDOW_WORDS: { readonly [window: string]: string } = {
  'stop the worthless card?': 'A worthless card is played as Karama: stop it with a Karama of mine',
  'stop the advantage?': 'Somebody uses an advantage: stop it with Karama',
  'play a card before the storm moves?': 'Before the storm moves: Weather Control or Family Atomics',
  'anything to settle first?': 'Between phases: a moment to offer deals or show something',
  'look at a whole plan with Karama?': 'A battle is planned: look at a whole plan with Karama (Atreides)',
  'stop the shipment with Karama?': 'Somebody ships: stop it with Karama (Spacing Guild)',
  'call a sandworm with Karama?': 'Call a sandworm with Karama (Fremen)',
};
