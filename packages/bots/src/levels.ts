// Six players from first game to best. The lower ones think less, see less far and know less; none of them blunders on
// purpose.

import type { Bot } from './bot.ts';
import { searcher } from './search/search.ts';
import type { Skill } from './search/think.ts';

/** Only the budget limits it. */
export const BEST: Skill = { iterations: Infinity, knows: 1, sight: 1, worlds: 32 };

export const LEVELS: readonly Bot[] = [
  searcher('pyon', 'has just learnt the rules', { iterations: 3, knows: 0.05, sight: 0.125, worlds: 1 }),
  searcher('smuggler', 'takes what it can get', { iterations: 6, knows: 0.15, sight: 0.125, worlds: 2 }),
  searcher('naib', 'a sound opponent for most', { iterations: 12, knows: 0.25, sight: 0.25, worlds: 4 }),
  searcher('bashar', 'plans ahead and knows the game', { iterations: 32, knows: 0.35, sight: 0.375, worlds: 8 }),
  searcher('truthsayer', 'sees through many plans', { iterations: 100, knows: 0.5, sight: 0.6, worlds: 16 }),
  searcher('prescient', 'as good as it gets', BEST),
];

/** For whoever has not chosen. */
export const USUAL_LEVEL = 'naib';
