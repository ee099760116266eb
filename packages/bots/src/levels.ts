// Six players from first game to best. The lower ones think less, see less far and know less; none of them blunders on
// purpose.

import type { Bot } from './bot.ts';
import { searcher } from './search/search.ts';
import type { Skill } from './search/think.ts';

/** Only the budget limits it. */
export const BEST: Skill = { iterations: Infinity, knows: 1, sight: 1, worlds: 32 };

export const LEVELS: readonly Bot[] = [
  searcher('pyon', 'has just learnt the rules', { iterations: 6, knows: 0.1, sight: 0.125, worlds: 2 }),
  searcher('smuggler', 'takes what it can get', { iterations: 20, knows: 0.7, sight: 0.125, worlds: 5 }),
  searcher('naib', 'a sound opponent for most', { iterations: 60, knows: 1, sight: 0.375, worlds: 10 }),
  searcher('bashar', 'plans ahead and knows the game', { iterations: 240, knows: 1, sight: 1, worlds: 16 }),
  searcher('truthsayer', 'sees through many plans', { iterations: 800, knows: 1, sight: 1, worlds: 24 }),
  searcher('prescient', 'as good as it gets', BEST),
];

/** For whoever has not chosen. */
export const USUAL_LEVEL = 'naib';
