// Finds, by random games, a short way to every question of a game: a log after which it is asked.

import {
  answer,
  startPlay,
  type Config,
  type Entry,
  type Option,
  type Play,
  type Rules,
  type Seat,
} from '@landsraad/kernel';

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

/** An answer to the first question: any, or as readily as the game's own weights say, which leads on to other places. */
function drawn<T>(play: Play<T>, weighed: boolean, at: number): Option | undefined {
  const [first] = play.decisions;
  if (first === undefined) return undefined;
  const weights = weighed ? (play.rules.weigh?.(play.game, first) ?? null) : null;
  if (weights === null) return first.options[Math.floor(at * first.options.length)];
  let left = at * weights.reduce((sum, w) => sum + w, 0);
  return first.options.find((_, n) => (left -= weights[n] ?? 0) <= 0) ?? first.options[0];
}

/** A way to each question that so many games reach: of those seen, the one nearest to so many decisions. */
export function waysToQuestions<T>(
  rules: Rules<T>,
  config: Config,
  { games, decisions, near }: { readonly games: number; readonly decisions: number; readonly near: number },
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
        const off = Math.abs(choices.length - near);
        if (known === undefined || Math.abs(known.choices.length - near) > off)
          ways.set(d.name, { seed, seat: d.seat, choices: choices.slice() });
      }
      const option = drawn(play, game % 2 === 1, fraction(`${seed} ${n}`));
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
