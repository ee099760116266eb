// What a prescience card asks for, in words: what must be true, what must be done, and what it costs.

import type { Shape } from '@landsraad/kernel';
import { field, number, oneOf, word } from './vocabulary.ts';

export type AskedLeader = 'paul' | 'jessica' | 'alia' | 'chani' | 'stilgar' | 'gurney';
export type TerrainWord = 'plateau' | 'mountain' | 'minorErg' | 'desert' | 'deepDesert';
export type GroundWord = TerrainWord | 'anywhere' | 'sietch' | 'deepDesertWithoutSietch';
export type Test =
  | {
      readonly test: 'legionsOn';
      readonly terrain: TerrainWord;
      readonly withoutSietch: boolean;
      readonly count: number;
    }
  | {
      readonly test: 'leaderIn';
      readonly leader: AskedLeader;
      readonly ground: GroundWord;
      readonly quietSector: boolean;
    }
  | { readonly test: 'together'; readonly leaders: readonly AskedLeader[]; readonly inSietch: boolean }
  | { readonly test: 'legionDestroyed'; readonly units: number }
  | { readonly test: 'sandwormTook' | 'harvestersRaided' | 'sietchHeld'; readonly count: number }
  | { readonly test: 'rode'; readonly leader: AskedLeader; readonly areas: number };
export type Act =
  | { readonly do: 'nothing' }
  | { readonly do: 'revealSietch' | 'toTheTank'; readonly leader: AskedLeader }
  | { readonly do: 'revealTokens'; readonly leader: AskedLeader; readonly count: number }
  | { readonly do: 'removeUnits'; readonly count: number };
export interface Requirement {
  /** 'a die': an unused die or Bene Gesserit token is spent as the action of the turn. */
  readonly cost: 'nothing' | 'a die';
  readonly all: readonly Test[];
  readonly act: Act;
}

const LEADERS = [
  word('paul', 'Paul, either of his cards'),
  word('jessica', 'Jessica, either of her cards'),
  word('alia', 'Alia'),
  word('chani', 'Chani'),
  word('stilgar', 'Stilgar'),
  word('gurney', 'Gurney Halleck'),
];
const TERRAINS = [
  word('plateau', 'plateau'),
  word('mountain', 'mountain'),
  word('minorErg', 'minor erg'),
  word('desert', 'desert, deep or not'),
  word('deepDesert', 'deep desert'),
];
const LEADER = field('leader', 'which leader', oneOf(...LEADERS));
const count = (most: number) => field('count', 'how many', number(1, most));

const TEST: Shape = {
  kind: 'variants',
  tag: 'test',
  variants: [
    {
      id: 'legionsOn',
      title: 'Legions stand in areas of a terrain',
      fields: [
        field('terrain', 'which terrain', oneOf(...TERRAINS)),
        field('withoutSietch', 'only areas without a sietch', { kind: 'flag' }),
        count(8),
      ],
    },
    {
      id: 'leaderIn',
      title: 'A leader is somewhere on the board',
      fields: [
        LEADER,
        field(
          'ground',
          'where',
          oneOf(
            word('anywhere', 'anywhere on the board'),
            word('sietch', 'a sietch'),
            ...TERRAINS,
            word('deepDesertWithoutSietch', 'deep desert without a sietch'),
          ),
        ),
        field('quietSector', 'in a sector without Harkonnen legions', { kind: 'flag' }),
      ],
    },
    {
      id: 'together',
      title: 'Leaders are in the same area',
      fields: [
        field('leaders', 'which leaders', { kind: 'words', words: LEADERS, least: 2, most: 3 }),
        field('inSietch', 'in a sietch', { kind: 'flag' }),
      ],
    },
    {
      id: 'legionDestroyed',
      title: 'An attack has wiped out a Harkonnen legion this round',
      fields: [field('units', 'units that it had when the battle began', number(1, 6))],
    },
    { id: 'sandwormTook', title: 'Sandworms have removed Harkonnen pieces this round', fields: [count(6)] },
    { id: 'harvestersRaided', title: 'Legions have removed harvesters this round', fields: [count(6)] },
    {
      id: 'rode',
      title: 'A legion with a leader has ridden a sandworm this round',
      fields: [LEADER, field('areas', 'across how many areas', number(1, 4))],
    },
    { id: 'sietchHeld', title: 'Harkonnen attacks on a sietch were not won this round', fields: [count(3)] },
  ],
};
const ACT: Shape = {
  kind: 'variants',
  tag: 'do',
  variants: [
    { id: 'nothing', title: 'Nothing: it is enough that all of that is true', fields: [] },
    { id: 'revealSietch', title: 'Reveal the facedown sietch where a leader is', fields: [LEADER] },
    { id: 'revealTokens', title: 'Reveal deployment tokens where a leader is', fields: [LEADER, count(4)] },
    { id: 'toTheTank', title: 'Send a leader on the board to the tank', fields: [LEADER] },
    { id: 'removeUnits', title: 'Remove units or deployment tokens from sietch areas', fields: [count(6)] },
  ],
};
export const REQUIREMENT: Shape = {
  kind: 'fields',
  fields: [
    field(
      'cost',
      'What does claiming it cost?',
      oneOf(word('nothing', 'nothing'), word('a die', 'an action die, spent as the action of the turn')),
    ),
    field('all', 'What must be true?', { kind: 'list', item: 'condition', of: TEST, least: 0, most: 3 }),
    field('act', 'What must be done?', ACT),
  ],
};
