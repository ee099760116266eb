// Six players from first game to best. The lower ones think less and know less; none of them blunders on purpose.

import type { Bot } from './bot.ts';
import { searcher } from './search/search.ts';
import type { Skill } from './search/think.ts';

/** Only the budget limits it. */
export const BEST: Skill = { iterations: Infinity, knows: 1, worlds: 32 };

export const LEVELS: readonly Bot[] = [
  searcher('pyon', 'has just learnt the rules', { iterations: 3, knows: 0.05, worlds: 2 }),
  searcher('smuggler', 'takes what it can get', { iterations: 11, knows: 0.35, worlds: 3 }),
  searcher('naib', 'a sound opponent for most', { iterations: 24, knows: 0.6, worlds: 6 }),
  searcher('bashar', 'plans ahead and knows the game', { iterations: 60, knows: 0.8, worlds: 12 }),
  searcher('truthsayer', 'sees through many plans', { iterations: 200, knows: 1, worlds: 24 }),
  searcher('prescient', 'as good as it gets', BEST),
];

/** For whoever has not chosen. */
export const USUAL_LEVEL = 'naib';
