// Playing on in imagined worlds: in search mode, where nothing is checked, told or written down.

import {
  explain,
  act,
  choose,
  next,
  pick,
  pickWeighed,
  type Decision,
  type Game,
  type Option,
  type RandomState,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import type { Move } from './bot.ts';
import { anyAct } from './offers.ts';

/** Somebody interferes in about one playout decision of forty. */
const INTERFERES = Math.floor(2 ** 32 / 40);

export function make<T>(rules: Rules<T>, w: Game<T>, seat: Seat, move: Move): readonly Decision[] {
  if (move.kind === 'act') return act(rules, w, seat, move.offer, 'search', move.form);
  return choose(rules, w, seat, 0, move.option, 'search');
}

/** The share of the victory, or how good the position looks. */
export function worth<T>(rules: Rules<T>, w: Game<T>, seat: Seat): number {
  if (w.over === null) return rules.value(w, seat);
  return w.over.winners.includes(seat) ? 1 / w.over.winners.length : 0;
}

/** Any option, as readily as the game's weights say. */
function anyOption<T>(rules: Rules<T>, w: Game<T>, d: Decision, random: RandomState): Option {
  const weights = rules.weigh?.(w, explain(rules, w, d)) ?? null;
  return weights === null ? pick(random, d.options) : pickWeighed(random, d.options, weights);
}

/** Everybody plays at random until so many decisions have been made or the game is over. */
export function playOn<T>(
  rules: Rules<T>,
  w: Game<T>,
  asked: readonly Decision[],
  most: number,
  random: RandomState,
): void {
  let open = asked;
  for (let n = 0; n < most && open.length > 0; n++) {
    if (rules.book.offers.length > 0 && next(random) < INTERFERES) {
      const seat = next(random) % w.seats;
      const move = anyAct(rules, w, seat, random);
      if (move !== null) open = make(rules, w, seat, move);
      continue;
    }
    const d = open.length === 1 ? open[0] : pick(random, open);
    if (d === undefined) return;
    const option = d.options.length === 1 ? d.options[0] : anyOption(rules, w, d, random);
    if (option === undefined) return;
    open = choose(rules, w, d.seat, d.question, option, 'search');
  }
}
