// Bots play a whole game among themselves.

import {
  act,
  begin,
  below,
  choose,
  next,
  settle,
  type Config,
  type Decision,
  type Game,
  type RandomState,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import { ACTS_IN_A_ROW, newMemory, type Bot, type Budget } from './bot.ts';
import { OFFER_CHANCE } from './offers.ts';

export interface Match<T> {
  readonly rules: Rules<T>;
  readonly config: Config;
  readonly seed: string | number;
  /** One for every seat. */
  readonly bots: readonly Bot[];
  readonly budget: Budget;
  /** What the budget's milliseconds are read from. */
  readonly clock?: () => number;
  readonly random: RandomState;
  /** A game that makes more decisions than this counts as one that does not end. */
  readonly most: number;
  /** Sees every question with two or more answers, before it is answered. */
  readonly asked?: (g: Game<T>, d: Decision) => void;
  readonly stop?: () => boolean;
}

export interface MatchEnd<T> {
  readonly game: Game<T>;
  readonly decisions: number;
}

const UNASKED = Math.floor(OFFER_CHANCE * 2 ** 32);

/**
 * Bots that think must be asked as people are: in search mode a window opens only for seats that hold something, and
 * that would tell. Bots that do not think may go the short way.
 */
export function playMatch<T>(m: Match<T>): MatchEnd<T> {
  const { rules, random, bots } = m;
  const mode = bots.some((b) => b.thinks) ? 'table' : 'search';
  const g = begin(rules, m.config, m.seed);
  let open = settle(rules, g, mode);
  let decisions = 0;
  // Of each seat since it last answered: to refuse a deal is no reason for the other to offer the next one.
  const acts = bots.map(() => 0);
  const memories = bots.map(newMemory);
  const move = (seat: Seat, decision: Decision | null): boolean => {
    const memory = memories[seat];
    const made = bots[seat]?.move({
      rules,
      game: g,
      seat,
      decision,
      mayAct: (acts[seat] ?? 0) < ACTS_IN_A_ROW,
      random,
      budget: m.budget,
      ...(memory === undefined ? {} : { memory }),
      ...(m.clock === undefined ? {} : { clock: m.clock }),
    });
    if (made == null) return false;
    if (made.kind === 'act') {
      acts[seat] = (acts[seat] ?? 0) + 1;
      open = act(rules, g, seat, made.offer, mode, made.form);
      return true;
    }
    if (decision === null) throw new Error(`The bot of seat ${seat} answers without being asked.`);
    acts[seat] = 0;
    open = choose(rules, g, seat, decision.question, made.option, mode);
    return true;
  };
  const someOffers = rules.book.offers.length > 0;
  while (open.length > 0 && decisions < m.most) {
    if (m.stop?.() === true) break;
    if (someOffers && next(random) < UNASKED && move(below(random, g.seats), null)) {
      decisions++;
      continue;
    }
    const d = open.length === 1 ? open[0] : open[below(random, open.length)];
    if (d === undefined) break;
    if (d.options.length > 1) {
      decisions++;
      m.asked?.(g, d);
    }
    if (!move(d.seat, d)) throw new Error(`The bot of seat ${d.seat} does not answer "${d.name}".`);
  }
  return { game: g, decisions };
}
