// Finds, by random games, a short way to every question of a game: a log after which it is asked.

import {
  act,
  begin,
  choose,
  offers,
  Refusal,
  settle,
  type Config,
  type Decision,
  type Entry,
  type Form,
  type Game,
  type Option,
  type Rules,
  type Seat,
} from '@landsraad/kernel';

export interface WayTo {
  readonly seed: string;
  readonly seat: Seat;
  readonly choices: readonly Entry[];
  /** How often the question was asked in all games that were played. */
  readonly times: number;
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

/** An answer: any, or as readily as the game's own weights say, which leads on to other places. */
function drawn<T>(rules: Rules<T>, g: Game<T>, d: Decision, weighed: boolean, at: number): Option | undefined {
  const weights = weighed ? (rules.weigh?.(g, d) ?? null) : null;
  if (weights === null) return d.options[Math.floor(at * d.options.length)];
  let left = at * weights.reduce((sum, w) => sum + w, 0);
  return d.options.find((_, n) => (left -= weights[n] ?? 0) <= 0) ?? d.options[0];
}

/** Something that a seat does unasked, if anything is open to it; every so many moments somebody does. */
const UNASKED = 0.04;
type Act = readonly [Seat, string, 'act'] | readonly [Seat, string, 'act', Form];
function unasked<T>(rules: Rules<T>, g: Game<T>, at: (what: string) => number): Act | null {
  if (at('unasked') >= UNASKED) return null;
  const seat = Math.floor(at('who') * g.seats);
  const open = offers(rules, g, seat);
  const offer = open[Math.floor(at('what') * open.length)];
  if (offer === undefined) return null;
  const form: { [field: string]: Option } = {};
  for (const { name, from } of offer.form ?? []) form[name] = from[Math.floor(at(name) * from.length)] ?? '';
  return offer.form === null ? [seat, offer.id, 'act'] : [seat, offer.id, 'act', form];
}

/** Null: a form may be filled in a way that no rule allows. */
function tried<R>(what: () => R): R | null {
  try {
    return what();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A way to each question that so many games reach: of those seen, the one nearest to so many decisions. More games, while one is missing. */
export function waysToQuestions<T>(
  rules: Rules<T>,
  config: Config,
  {
    games,
    atMost,
    decisions,
    near,
  }: { readonly games: number; readonly atMost: number; readonly decisions: number; readonly near: number },
): Map<string, WayTo> {
  const ways = new Map<string, Omit<WayTo, 'times'>>();
  const times = new Map<string, number>();
  const names = questionNames(rules).length;
  for (let game = 0; game < games || (game < atMost && ways.size < names); game++) {
    const seed = `every question ${game}`;
    const g = begin(rules, config, seed);
    let open = settle(rules, g, 'table');
    const choices: Entry[] = [];
    for (let n = 0; n < decisions; n++) {
      const [first] = open;
      if (first === undefined) break;
      for (const d of open) {
        times.set(d.name, (times.get(d.name) ?? 0) + 1);
        const known = ways.get(d.name);
        const off = Math.abs(choices.length - near);
        if (known === undefined || Math.abs(known.choices.length - near) > off)
          ways.set(d.name, { seed, seat: d.seat, choices: choices.slice() });
      }
      const done = unasked(rules, g, (what) => fraction(`${seed} ${n} ${what}`));
      if (done !== null) {
        const filled = tried(() => act(rules, g, done[0], done[1], 'table', done[3]));
        if (filled !== null) {
          open = filled;
          choices.push(done);
          continue;
        }
      }
      const option = drawn(rules, g, first, game % 4 !== 0, fraction(`${seed} ${n}`));
      if (option === undefined) break;
      open = choose(rules, g, first.seat, first.question, option, 'table');
      choices.push([first.seat, option]);
    }
  }
  return new Map([...ways].map(([name, way]) => [name, { ...way, times: times.get(name) ?? 0 }]));
}

/** A number from 0 to 1 that a text always gives. */
export function fraction(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
