// Six players from first game to best. The lower ones think less, see less far and know less; none of them blunders on
// purpose.

import type { Bot } from './bot.ts';
import { searcher } from './search/search.ts';
import type { Skill } from './search/think.ts';

/** Only the budget limits it. */
export const BEST: Skill = { iterations: Infinity, knows: 1, sight: 1, worlds: 32 };

export const LEVELS: readonly Bot[] = [
  searcher('pyon', 'has just learnt the rules', { iterations: 6, knows: 0.1, sight: 0.125, worlds: 2 }),
  searcher('smuggler', 'takes what it can get', { iterations: 14, knows: 0.45, sight: 0.125, worlds: 4 }),
  searcher('naib', 'a sound opponent for most', { iterations: 32, knows: 0.65, sight: 0.25, worlds: 8 }),
  searcher('bashar', 'plans ahead and knows the game', { iterations: 80, knows: 0.8, sight: 0.5, worlds: 12 }),
  searcher('truthsayer', 'sees through many plans', { iterations: 220, knows: 0.9, sight: 0.75, worlds: 20 }),
  searcher('prescient', 'as good as it gets', BEST),
];

/** For whoever has not chosen. */
export const USUAL_LEVEL = 'naib';
