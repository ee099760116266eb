// Answers and unasked acts.

import type { Offer, Option, View } from '@landsraad/kernel';
import { factionOfLeader, isLeader, leaderName, sheet, strengthOf } from '../board/factions.ts';
import { noun, seatIn } from './names.ts';

const SEATS = new Set(['fight whom?', 'swap with whom?', 'look at a whole plan with Karama?']);
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
  treachery: 'Treachery!',
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
const who = (seat: Option, v: View | undefined): string =>
  v === undefined ? `player ${Number(seat) + 1}` : seatIn(v, seat);
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

export function option(question: string, o: Option, v?: View): string {
  if (typeof o === 'number') return SEATS.has(question) ? capital(who(o, v)) : String(o);
  const known = WORDS[o];
  if (known !== undefined) return known;
  const [first, ...rest] = o.split(' ');
  const last = rest.at(-1) ?? '';
  if (o.startsWith('propose to')) return `Propose an alliance to ${who(last, v)}`;
  if (o.startsWith('agree with')) return `Agree with ${who(last, v)}`;
  if (first === 'refuse' && rest.length > 0) return `Refuse ${who(last, v)}`;
  if (first === 'keep' || first === 'discard') return `${first === 'keep' ? 'Keep' : 'Discard'} ${noun(last)}`;
  if (isLeader(o)) return `${leaderName(o)} (${sheet(factionOfLeader(o)).name}, ${strengthOf(o)})`;
  return capital(noun(o));
}

export function offer(o: Offer, v?: View): string {
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
      return `Use your Karama power: draw cards of ${what}`;
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
