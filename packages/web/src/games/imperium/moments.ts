// What deserves a look in Imperium before the round goes on.

import type { MomentsOf } from '../../table/moments.ts';

export const moments: MomentsOf = {
  specs: {
    'combat over': {
      icon: 'conflict',
      about: () => 'Combat',
      since: ['turns over'],
      title: (lines, { tell }) => {
        const reward = lines.find((l) => l.kind === 'reward');
        return reward === undefined ? null : (tell(reward)?.replace(/\.$/, '') ?? null);
      },
      tells: ['fought', 'reward', 'reward lost', 'scored', 'control'],
    },
    'played intrigue': {
      icon: 'intrigue',
      about: () => 'Intrigue',
      title: (lines, { tell, viewer }) => {
        const [played] = lines;
        return played === undefined || played.nouns['house'] === viewer
          ? null
          : (tell(played)?.replace(/\.$/, '') ?? null);
      },
    },
    alliance: { icon: 'alliance', about: () => 'Alliance' },
    'alliance lost': { icon: 'alliance', about: () => 'Alliance' },
    round: { icon: 'clock', about: () => 'Round' },
    'the end': { icon: 'victory-point', about: () => 'The end', carries: ['final score', 'tie broken', 'won'] },
  },
};
