// The difficulty of a solo game.

import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import type { Open } from '../table.ts';

const LEVELS = FACTS.baseHagal.solo.difficulty;
export interface Level {
  readonly id: string;
  readonly solari: number;
  readonly spice: number;
  readonly mentatCost: number;
  readonly garrison: number;
  readonly intrigue: number;
  readonly above: number;
  readonly expert: boolean;
  readonly noSwordmaster: boolean;
}
/** The level above expert adds to expert. */
export const SOLO_LEVELS: readonly Level[] = LEVELS.map((d) => {
  const like = 'as' in d ? (LEVELS.find((x) => x.id === d.as) ?? d) : d;
  const extra: { readonly solari?: number; readonly spice?: number } = 'yourExtra' in like ? like.yourExtra : {};
  const rival: { readonly intrigue?: number } = 'rivalExtra' in like ? like.rivalExtra : {};
  return {
    id: d.id,
    solari: extra.solari ?? 0,
    spice: extra.spice ?? 0,
    mentatCost: 'mentatCost' in like ? like.mentatCost : 0,
    garrison: 'rivalGarrison' in like ? like.rivalGarrison : 0,
    intrigue: rival.intrigue ?? 0,
    above: 'conflictsAboveRivalSwordmasters' in like ? like.conflictsAboveRivalSwordmasters : 0,
    expert: 'expertDeployment' in d,
    noSwordmaster: 'also' in d,
  };
});
export const levelOf = (g: Open): Level | undefined =>
  g.table.mode === 'solo' ? SOLO_LEVELS.find((l) => l.id === g.table.difficulty) : undefined;

export const LEVEL_RULE: { readonly [level: string]: RuleId | undefined } = {
  mercenary: 'imp.solo.level-mercenary',
  sardaukar: 'imp.solo.level-sardaukar',
  mentat: 'imp.solo.level-mentat',
  'kwisatz-haderach': 'imp.solo.level-kwisatz-haderach',
};
