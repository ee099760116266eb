import { copyGame, imagine, settle, type Game, type Rules } from '@landsraad/kernel';
import { answering, type Bot, type Move, type Situation } from './bot.ts';
import { candidates } from './candidates.ts';
import { make, playOn, worth } from './worlds.ts';

const WORLDS = 8;
/** A choice shows what it is worth only when the others have answered too: a sealed bid, a big choice in small parts. */
const DECISIONS_ON = 6;
/** An act that nobody waits for must promise more than chance does among a few worlds: bots would never leave anybody in peace. */
const WORTH_AN_ACT = 0.03;

const yardsticks = new WeakMap<object, unknown>();
/** The rules with the value and the weights that `greedy` keeps for itself. */
function yardstick<T>(rules: Rules<T>): Rules<T> {
  let known = yardsticks.get(rules) as Rules<T> | undefined;
  if (known !== undefined) return known;
  // What the yardstick has no weights for it does not weigh, though the game may by now.
  known = rules.greedy === undefined ? rules : { ...rules, weigh: () => null, ...rules.greedy };
  yardsticks.set(rules, known);
  return known;
}

/** What a move leaves behind, or none, on average over the same worlds for every move. */
function promise<T>(s: Situation<T>, worlds: readonly Game<T>[], move: Move | null): number {
  let sum = 0;
  for (const world of worlds) {
    const w = copyGame(s.rules.copyTable, world);
    const open = move === null ? settle(s.rules, w, 'search') : make(s.rules, w, s.seat, move);
    playOn(s.rules, w, open, DECISIONS_ON, w.random);
    sum += worth(s.rules, w, s.seat);
  }
  return sum / worlds.length;
}

/** Does what looks best soon afterwards. It is what the others are measured by: its choices stay as they are. */
export const greedy: Bot = {
  name: 'greedy',
  about: 'looks a little ahead and takes what looks best',
  thinks: true,
  move<T>(asked: Situation<T>) {
    const s = { ...asked, rules: yardstick(asked.rules) };
    const only = s.decision?.options.length === 1 ? s.decision.options[0] : undefined;
    if (only !== undefined) return answering(only);
    const worlds = Array.from({ length: WORLDS }, () => imagine(s.rules, s.game, s.seat, s.random));
    const first = worlds[0];
    if (first === undefined) return null;
    const moves = candidates(s, first, s.random);
    if (moves.length === 0) return null;
    let best: Move | null = null;
    let most = s.decision === null ? promise(s, worlds, null) + WORTH_AN_ACT : -Infinity;
    for (const move of moves) {
      const looks = promise(s, worlds, move) - (s.decision !== null && move.kind === 'act' ? WORTH_AN_ACT : 0);
      if (looks > most) {
        most = looks;
        best = move;
      }
    }
    return best;
  },
};
