// Finds, by random games, a short way to every question of a game: a log after which it is asked.

import { answer, startPlay, type Config, type Entry, type Rules, type Seat } from '@landsraad/kernel';

export interface WayTo {
  readonly seed: string;
  readonly seat: Seat;
  readonly choices: readonly Entry[];
}

/** All question names of a book of rules. */
export function questionNames<T>(rules: Rules<T>): string[] {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const read = (x: unknown): void => {
    if (typeof x !== 'object' || x === null || seen.has(x)) return;
    seen.add(x);
    if ('op' in x && 'name' in x && typeof x.name === 'string' && (x.op === 'ask' || x.op === 'window'))
      names.add(x.name);
    for (const inner of x instanceof Map ? x.values() : Object.values(x)) read(inner);
  };
  read(rules.book);
  return [...names].sort();
}

/** The shortest way seen to each question, for as many as so many games reach. */
export function waysToQuestions<T>(
  rules: Rules<T>,
  config: Config,
  games: number,
  decisions: number,
): Map<string, WayTo> {
  const ways = new Map<string, WayTo>();
  for (let game = 0; game < games; game++) {
    const seed = `every question ${game}`;
    const play = startPlay(rules, config, seed);
    const choices: Entry[] = [];
    for (let n = 0; n < decisions; n++) {
      const [first] = play.decisions;
      if (first === undefined) break;
      for (const d of play.decisions) {
        const known = ways.get(d.name);
        if (known === undefined || known.choices.length > choices.length)
          ways.set(d.name, { seed, seat: d.seat, choices: choices.slice() });
      }
      const option = first.options[Math.floor(fraction(`${seed} ${n}`) * first.options.length)];
      if (option === undefined) break;
      answer(play, first.seat, first.question, option);
      choices.push([first.seat, option]);
    }
  }
  return ways;
}

/** A number from 0 to 1 that a text always gives. */
export function fraction(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
