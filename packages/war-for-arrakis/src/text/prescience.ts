// The prescience cards, in our words.

import { AS_ASSUMED, type PrescienceCard, type Printed } from '../printed/printed.ts';
import type { Act, AskedLeader, GroundWord, Requirement, Test } from '../printed/requirements.ts';
import { VISIONS } from '../table.ts';
import { visionName } from './names.ts';
import { capital, listed } from './sentences.ts';

const NAMES: { readonly [leader in AskedLeader]: string } = {
  paul: 'Paul',
  jessica: 'Jessica',
  alia: 'Alia',
  chani: 'Chani',
  stilgar: 'Stilgar',
  gurney: 'Gurney Halleck',
};
const PRONOUNS: { readonly [leader in AskedLeader]: string } = {
  paul: 'him',
  jessica: 'her',
  alia: 'her',
  chani: 'her',
  stilgar: 'him',
  gurney: 'him',
};
const TERRAINS: { readonly [terrain: string]: string } = {
  plateau: 'plateau',
  mountain: 'mountain',
  minorErg: 'minor erg',
  desert: 'desert',
  deepDesert: 'deep desert',
  deepDesertWithoutSietch: 'deep desert',
};

const without = (ground: GroundWord): string => (ground === 'deepDesertWithoutSietch' ? ' without a sietch' : '');
const QUIET = 'a sector without Harkonnen legions';
function isIn({ leader, ground, quietSector }: Extract<Test, { test: 'leaderIn' }>): string {
  const name = NAMES[leader];
  if (ground === 'anywhere') return quietSector ? `${name} is in ${QUIET}` : `${name} is on the board`;
  const area = ground === 'sietch' ? 'a sietch' : `a ${TERRAINS[ground] ?? ''} area${without(ground)}`;
  return `${name} is in ${area}${quietSector ? ` of ${QUIET}` : ''}`;
}
function told(t: Test): string {
  switch (t.test) {
    case 'legionsOn': {
      const area = `${TERRAINS[t.terrain] ?? ''} area`;
      const stand =
        t.count === 1
          ? `an Atreides legion stands in a ${area}`
          : `Atreides legions stand in ${t.count} or more ${area}s`;
      return `${stand}${t.withoutSietch ? ' without a sietch' : ''}${t.terrain === 'desert' ? ', deep or not' : ''}`;
    }
    case 'leaderIn':
      return isIn(t);
    case 'together':
      return `${listed(t.leaders.map((l) => NAMES[l]))} are in the same ${t.inSietch ? 'sietch area' : 'area'}`;
    case 'legionDestroyed':
      return `an attacking Atreides legion has wiped out a Harkonnen legion${t.units > 1 ? ` that began the battle with ${t.units} or more units` : ''}`;
    case 'sandwormTook':
      return t.count === 1
        ? 'a sandworm has removed a Harkonnen unit, leader or harvester in this phase'
        : `sandworms have removed ${t.count} Harkonnen units, leaders or harvesters in this phase`;
    case 'harvestersRaided':
      return t.count === 1
        ? 'an Atreides legion has removed a harvester in this phase'
        : `Atreides legions have removed ${t.count} harvesters in this phase`;
    case 'rode':
      return `a legion with ${NAMES[t.leader]} has ridden across ${t.areas} or more areas in one move or attack`;
    case 'sietchHeld':
      return t.count === 1
        ? 'a Harkonnen legion has attacked a sietch and has not won the battle'
        : `Harkonnen legions have attacked a sietch ${t.count} times and have not won the battle`;
  }
}
/** Two leaders on ground of one kind are told together. */
function conditions(all: readonly Test[]): string[] {
  const [a, b, ...rest] = all;
  if (a?.test !== 'leaderIn' || b?.test !== 'leaderIn' || a.ground !== b.ground || a.quietSector !== b.quietSector)
    return all.map(told);
  if (a.quietSector || a.ground === 'anywhere' || a.ground === 'sietch') return all.map(told);
  const both = `${NAMES[a.leader]} and ${NAMES[b.leader]} are both in ${TERRAINS[a.ground] ?? ''} areas${without(a.ground)}`;
  return [`${both}. They need not be in the same area`, ...rest.map(told)];
}
const mentions = (all: readonly Test[], leader: AskedLeader): boolean =>
  all.some((t) => 'leader' in t && t.leader === leader);
/** What the act asks for, and what is then done. */
function doing({ all, act }: Requirement): { readonly given: readonly string[]; readonly done: readonly string[] } {
  const where = (a: Extract<Act, { leader: AskedLeader }>): string =>
    mentions(all, a.leader) ? 'that area has' : `${NAMES[a.leader]} is in an area with`;
  switch (act.do) {
    case 'nothing':
      return { given: [], done: [] };
    case 'revealSietch':
      return { given: [`${where(act)} a facedown sietch`], done: ['reveal it'] };
    case 'revealTokens':
      return {
        given: [`${where(act)} ${act.count} or more deployment tokens`],
        done: [`reveal ${act.count} of them`],
      };
    case 'toTheTank': {
      const known = mentions(all, act.leader);
      return {
        given: known ? [] : [`${NAMES[act.leader]} is on the board`],
        done: [`send ${PRONOUNS[act.leader]} to the regeneration tank`],
      };
    }
    case 'removeUnits':
      return {
        given: [],
        done: [
          act.count === 1
            ? 'remove 1 unit or deployment token from a sietch area'
            : `remove ${act.count} units or deployment tokens from sietch areas`,
        ],
      };
  }
}
/** "Paul is in a sector without Harkonnen legions: on your turn spend a die." */
export function requirementText(requirement: Requirement, endOfRound: boolean): string {
  const { given, done } = doing(requirement);
  const first = listed([...conditions(requirement.all), ...given]);
  const steps = [...(requirement.cost === 'a die' ? ['spend a die'] : []), ...done];
  const then = steps.length === 0 ? '' : `${endOfRound ? '' : 'on your turn '}${steps.join(' and ')}`;
  return `${capital([first, then].filter((s) => s !== '').join(': '))}.`;
}

const reward = (card: PrescienceCard): string =>
  card.markers
    .map((n, marker) => (n === 0 ? '' : `${visionName(VISIONS[marker])} +${n}`))
    .filter((s) => s !== '')
    .join(', ');
export function prescienceText(id: string, printed: Printed = AS_ASSUMED): string {
  const card = printed.prescience.get(id);
  if (card === undefined) return '';
  const when = card.endOfRound ? 'End of the round' : 'Action resolution';
  return `${when}: ${requirementText(card.requirement, card.endOfRound)} ${reward(card)}.`;
}
