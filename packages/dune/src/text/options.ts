// Answers and unasked acts.

import { answering, type Offer, type Option, type OptionTexts } from '@landsraad/kernel';
import { factionOfLeader, isLeader, leaderName, sheet, strengthOf } from '../board/factions.ts';
import type { Questions, Said, Asked } from '../questions.ts';
import type { Table } from '../table.ts';
import { noun, orderedName, seatIn, spice, type Seen } from './names.ts';

const WORDS: { readonly [option: string]: string } = {
  pass: 'Pass',
  done: 'Nothing more',
  more: 'Bid more',
  decline: 'Decline',
  claim: 'Claim charity',
  ship: 'Ship from the reserves',
  'ship across': 'Ship across the map',
  'ship back': 'Ship back to the reserves',
  'bring reserves': 'Bring reserves onto the map',
  move: 'Move',
  hajr: 'Play Hajr for another move',
  'end the turn': 'End the turn',
  stay: 'Stay',
  no: 'No',
  yes: 'Yes',
  spice: 'Pay spice',
  'all there is': 'Pay all the spice you have',
  treachery: 'Call treachery',
  none: 'None',
  accept: 'Accept',
  refuse: 'Refuse',
  wait: 'Wait',
  now: 'Now',
  nothing: 'Nothing',
  nobody: 'Nobody',
  nowhere: 'Nowhere',
  'no more': 'No more',
  'no split': 'No split',
  agree: 'Agree',
  'leave the alliance': 'Leave the alliance',
  capture: 'Capture one',
  kill: 'Kill it',
  keep: 'Keep it',
};
/** Who sits there: by faction where the position is at hand. */
const who = (seat: Option, v: Seen | undefined): string =>
  v === undefined ? `player ${Number(seat) + 1}` : seatIn(v, seat);
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** A seat by its faction, or a word. */
const whoever = (o: Option, v: Seen | undefined): string => (typeof o === 'number' ? capital(who(o, v)) : plain(o));
const SAYS: { readonly [says in Said['says']]: string } = {
  'propose to': 'Propose an alliance to',
  'agree with': 'Agree with',
  refuse: 'Refuse',
};
const priced = (words: string, price: number | undefined): string =>
  price === undefined || price === 0 ? words : `${words} (${spice(price)})`;

/** Where an option is more than a noun. */
const OPTIONS: Partial<OptionTexts<Table, Questions>> = {
  'fight whom?': (o, _m, _d, v) => whoever(o, v),
  'swap with whom?': (o, _m, _d, v) => whoever(o, v),
  'look at a whole plan with Karama?': (o, _m, _d, v) => whoever(o, v),
  'what do you say in the Nexus?': (o, means, _d, v) =>
    means === null ? plain(o) : `${SAYS[means.says]} ${who(means.to, v)}`,
  'keep the card?': (_o, means) => (means === null ? '' : `${means.keep ? 'Keep' : 'Discard'} ${noun(means.card)}`),
  'use the Voice?': (o, means) =>
    means === null ? plain(o) : `${means.play ? 'Play' : 'Do not play'} ${orderedName(means.what)}`,
  'revive how many forces?': (o, means) => priced(String(o), means?.price),
  'revive which leader?': (o, means) => priced(plain(o), means?.price),
  'pay for how many extra revivals?': (o, means) => priced(String(o), means?.price),
  'ship?': (o) => (o === 'decline' ? 'Ship nothing' : plain(o)),
  'ship how many forces?': (o, means) => priced(String(o), means?.price),
};

function plain(o: Option): string {
  if (typeof o === 'number') return String(o);
  const known = WORDS[o];
  if (known !== undefined) return known;
  return isLeader(o) ? `${leaderName(o)} (${sheet(factionOfLeader(o)).name}, ${strengthOf(o)})` : capital(noun(o));
}

export const option = (d: Asked, o: Option, v?: Seen): string => answering(OPTIONS, d, o, v) ?? plain(o);

export function offer(o: Offer, v?: Seen): string {
  const what =
    o.noun === null
      ? ''
      : o.name === 'truthtrance' || o.name.startsWith('swap') || o.name.startsWith('release from')
        ? who(o.noun, v)
        : noun(o.noun);
  switch (o.name) {
    case 'truthtrance':
      return `Play Truthtrance on ${what}`;
    case 'tleilaxu ghola':
      return `Play Tleilaxu Ghola: revive ${what}`;
    case 'revive with Karama':
      return `Use your Karama power: revive ${what}`;
    case 'swap cards with Karama':
      return `Use your Karama power: draw cards from ${what}`;
    case 'stop with Karama':
      return `Play Karama: stop ${what}`;
    case 'stop with a worthless card':
      return `Play a worthless card as Karama: stop ${what}`;
    case 'release from promises':
      return `Release ${what} from all promises`;
    default:
      return `${capital(o.name)}${what === '' ? '' : `: ${what}`}`;
  }
}
