// What deserves a look in Imperium before the round goes on.

import { BOARD_SPACES } from '@landsraad/imperium';
import type { MomentsOf, MomentSpec, Step } from '../../table/moments.ts';
import type { LogLine } from '../../table/source.ts';
import { listed } from '../../table/words.ts';
import { IntriguePicture } from './cards/IntriguePicture.tsx';
import { RivalPicture } from './hagal/RivalPicture.tsx';
import { AGENT_ICONS } from './cards/icons.ts';

const LAST_STEP = 6;
const COLOURS = ['Red', 'Blue', 'Green', 'Yellow'];
const spaceName = (space: unknown): string => BOARD_SPACES.get(String(space))?.name ?? 'nowhere';
const spacesIn = (lines: readonly LogLine[]): string[] =>
  lines.flatMap((l) => (l.kind === 'sent an agent' ? [String(l.nouns['space'])] : []));

/** Everything that a rival's card may bring about. */
const OF_RIVALS = [
  'Hagal card ignored',
  'Hagal harvest',
  'sent an agent',
  'gained',
  'paid',
  'influence gained',
  'scored',
  'recruited',
  'Hagal recruits deployed',
  'Hagal garrison deployed',
  'held back',
  'signet',
  'signet in vain',
  'least influence',
  'drew intrigue',
  'spent',
  'alliance',
  'alliance lost',
  'lost points',
  'troops lost',
  'no use for it',
  'bonus spice removed',
  'House Hagal reshuffled',
];
/** What rivals did between two turns of a player: their cards, and what came of each. */
const rivals: MomentSpec = {
  icon: 'bot',
  about: () => 'House Hagal',
  grows: ['Hagal card'],
  carries: OF_RIVALS,
  title: (lines, { tell }) => {
    const sent = lines.filter((l) => l.kind === 'sent an agent');
    const [only] = sent;
    if (only === undefined) return null;
    if (sent.length === 1) return tell(only)?.replace(/\.$/, '') ?? null;
    return `Rivals go to ${listed(sent.map((l) => spaceName(l.nouns['space'])))}`;
  },
  places: spacesIn,
  picture: RivalPicture,
};

/** A marker's way on an influence track, from what its line tells. */
function step({ kind, nouns }: LogLine): Step | null {
  if (kind !== 'influence gained' && kind !== 'influence lost') return null;
  const faction = Object.entries(AGENT_ICONS).find(([id]) => id === nouns['faction'])?.[1][1];
  const to = Number(nouns['now']);
  if (faction === undefined) return null;
  return {
    track: `${COLOURS[Number(nouns['house'])] ?? ''} · ${faction}`,
    from: kind === 'influence gained' ? to - 1 : to + 1,
    to,
    most: LAST_STEP,
  };
}

export const moments: MomentsOf = {
  step,
  specs: {
    'combat over': {
      icon: 'conflict',
      about: () => 'Combat',
      since: ['turns over'],
      title: (lines, { tell }) => {
        const rewards = lines.filter((l) => l.kind === 'reward' || l.kind === 'reward lost');
        if (rewards.length === 0) return null;
        // They are told in the order of play.
        const won = rewards.find((l) => l.nouns['place'] === 0);
        return won === undefined ? 'A tie: nobody wins the Conflict' : (tell(won)?.replace(/\.$/, '') ?? null);
      },
      tells: ['Hagal swords', 'played intrigue', 'fought', 'reward', 'reward lost', 'scored', 'control'],
    },
    'played intrigue': {
      icon: 'intrigue',
      about: () => 'Intrigue',
      picture: IntriguePicture,
      title: (lines, { tell, viewer }) => {
        const [played] = lines;
        return played === undefined || played.nouns['house'] === viewer
          ? null
          : (tell(played)?.replace(/\.$/, '') ?? null);
      },
    },
    'Hagal card': rivals,
    alliance: { icon: 'alliance', about: () => 'Alliance', carries: ['scored'] },
    // Lost and taken in one step.
    'alliance lost': {
      icon: 'alliance',
      about: () => 'Alliance',
      grows: ['alliance'],
      carries: ['lost points', 'scored'],
    },
    round: { icon: 'clock', about: () => 'Round' },
    'the end': { icon: 'victory-point', about: () => 'The end', carries: ['final score', 'tie broken', 'won'] },
  },
};
