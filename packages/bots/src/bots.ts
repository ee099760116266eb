// Bots by name. The six levels are reserved: they come when they have been measured against each other.

import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';

export const BOTS: readonly Bot[] = [random, greedy, search];

/** From first game to best; `strong` is another name of the best. */
export const LEVELS = ['pyon', 'smuggler', 'naib', 'bashar', 'truthsayer', 'prescient', 'strong'] as const;

export const botNames = (): readonly string[] => BOTS.map((b) => b.name);

/** Why there is no such bot, in one sentence; null if there is. */
export function refuseBot(name: string): string | null {
  if (BOTS.some((b) => b.name === name)) return null;
  const there = botNames().join(', ');
  if (LEVELS.some((l) => l === name)) return `The level "${name}" does not exist yet; there are ${there}.`;
  return `There is no bot "${name}"; there are ${there}.`;
}

export function botNamed(name: string): Bot {
  const bot = BOTS.find((b) => b.name === name);
  if (bot === undefined) throw new Error(refuseBot(name) ?? name);
  return bot;
}
