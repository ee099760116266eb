// Answers and unasked acts.

import type { Offer, Option } from '@landsraad/kernel';
import { factionOfLeader, isLeader, leaderName, sheet, strengthOf } from '../board/factions.ts';
import { noun } from './names.ts';

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
export function option(question: string, o: Option): string {
  if (typeof o === 'number') return SEATS.has(question) ? `Player ${o + 1}` : String(o);
  const known = WORDS[o];
  if (known !== undefined) return known;
  const [first, ...rest] = o.split(' ');
  const last = rest.at(-1) ?? '';
  if (o.startsWith('propose to')) return `Propose an alliance to player ${Number(last) + 1}`;
  if (o.startsWith('agree with')) return `Agree with player ${Number(last) + 1}`;
  if (first === 'refuse' && rest.length > 0) return `Refuse player ${Number(last) + 1}`;
  if (first === 'keep' || first === 'discard') return `${first === 'keep' ? 'Keep' : 'Discard'} ${noun(last)}`;
  if (isLeader(o)) return `${leaderName(o)} (${sheet(factionOfLeader(o)).name}, ${strengthOf(o)})`;
  const name = noun(o);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function offer(o: Offer): string {
  const what =
    o.noun === null
      ? ''
      : o.name === 'truthtrance' || o.name.startsWith('swap') || o.name.startsWith('release from')
        ? `player ${Number(o.noun) + 1}`
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
      return `${o.name.charAt(0).toUpperCase()}${o.name.slice(1)}${what === '' ? '' : `: ${what}`}`;
  }
}
