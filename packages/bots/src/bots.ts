// Bots by name.

import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';

export const BOTS: readonly Bot[] = [random, greedy, ...LEVELS];

/** Other names: of the best, and one that older tables know. */
const ALIASES: { readonly [name: string]: string } = { strong: 'prescient', search: 'prescient' };

export const botNames = (): readonly string[] => BOTS.map((b) => b.name);

const found = (name: string): Bot | undefined => {
  const real = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  return BOTS.find((b) => b.name === real);
};

/** Why there is no such bot, in one sentence; null if there is. */
export const refuseBot = (name: string): string | null =>
  found(name) === undefined ? `There is no bot "${name}"; there are ${botNames().join(', ')}, strong.` : null;

export function botNamed(name: string): Bot {
  const bot = found(name);
  if (bot === undefined) throw new Error(refuseBot(name) ?? name);
  return bot;
}

/** Whoever moves for a bot that cannot: the level below it, at last one that only picks. Null: nobody is cheaper. */
export function cheaper(name: string): Bot | null {
  const bot = botNamed(name);
  if (bot === random) return null;
  const level = LEVELS.indexOf(bot);
  return LEVELS[level - 1] ?? random;
}
