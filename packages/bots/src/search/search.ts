import { answering, type Bot } from '../bot.ts';
import { mostVisited, think, type Skill } from './think.ts';

/** A bot that thinks several moves ahead, as well as its skill lets it. */
export const searcher = (name: string, about: string, skill: Skill): Bot => ({
  name,
  about,
  thinks: true,
  move(s) {
    const d = s.decision;
    // Whoever is not asked stays out of it.
    if (d === null) return null;
    const only = d.options[0];
    if (only !== undefined && d.options.length === 1) return answering(only);
    const option = mostVisited(think(s, d, skill).root);
    return option === null ? null : answering(option);
  },
});

/** As good as it gets: only the budget limits it. */
export const BEST: Skill = { iterations: Infinity, learnt: true, sight: 1, worlds: 24 };
export const search = searcher('search', 'thinks ahead in worlds that could be the real one', BEST);
