// Which agent, which space.

import { added } from '@landsraad/kernel';
import { recallAgent } from '../../board/agents.ts';
import { boardIds } from '../../board/spaces.ts';
import { lookAt } from '../../table.ts';
import { emit, words } from '../../words.ts';
import { asking, who, type Asked, byEffect } from '../asking.ts';

const { ask, procedure } = words<Asked>();

export const recalling = asking(
  procedure(
    'recalling an agent',
    'imp.effect.recall-agent',
    ask('recall the agent from which space?', 'imp.effect.recall-agent', {
      who,
      about: byEffect,
      options: (g, v) => [...new Set(lookAt(g, v.house).sent)], // § imp.intrigue.urgent-mission
      orNothing: true,
      then: (g, v, space) => recallAgent(g, v.house, space),
    }),
  ),
);

export const closingSpace = asking(
  procedure(
    'The Voice',
    'imp.agent.the-voice',
    ask('close which space?', 'imp.agent.the-voice', {
      who,
      about: byEffect,
      options: boardIds,
      then: (g, v, space) => {
        g.table.closed = added(g.table.closed, { space, by: v.house });
        emit(g, 'closed a space', 'imp.agent.the-voice', { house: v.house, space });
      },
    }),
  ),
);
