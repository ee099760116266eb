// The ways to play: how many rivals sit at the table, and what they take part in. Three or four players need none of it;
// what House Hagal adds for two stands in `house-hagal`, what it adds for one in `solo`.

import { FACTS } from './facts.ts';

export type ModeId = 'standard' | 'two-player' | 'solo';

interface Mode {
  readonly rivals: number;
  /** Rivals take their turns in the circle and hold the first player marker, or act apart from it. */
  readonly rivalsInCircle: boolean;
  /** Rivals have a leader and gather goods, points, rewards and control. */
  readonly rivalsGather: boolean;
  /** The agents a rival has each round. */
  readonly rivalAgents: number;
  /** The copies of The Spice Must Flow that a rival counts as having. */
  readonly rivalSpiceMustFlow: number;
}

const { twoPlayer } = FACTS.baseHagal;
const OWN_AGENTS = FACTS.baseBoard.setup.perPlayer.agentsOnLeader;

export const MODES: { readonly [id in ModeId]: Mode } = {
  standard: { rivals: 0, rivalsInCircle: false, rivalsGather: false, rivalAgents: 0, rivalSpiceMustFlow: 0 },
  'two-player': {
    rivals: 1,
    rivalsInCircle: false,
    rivalsGather: false,
    rivalAgents: twoPlayer.agents,
    rivalSpiceMustFlow: 0,
  },
  solo: { rivals: 2, rivalsInCircle: true, rivalsGather: true, rivalAgents: OWN_AGENTS, rivalSpiceMustFlow: 2 },
};

export function modeId(id: string): ModeId {
  if (id === 'standard' || id === 'two-player' || id === 'solo') return id;
  throw new Error(`Imperium cannot be played as ${id}`);
}
