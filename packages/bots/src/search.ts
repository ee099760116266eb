// Information-set tree search (Cowling, Powley, Whitehouse 2012): every iteration goes through another world that the
// seat could be in, and all of them share one tree whose branches are what can be seen to be chosen.

import { imagine, pick, type Decision, type Game, type Option, type RandomState, type Seat } from '@landsraad/kernel';
import { answering, type Bot, type Budget, type Move, type Situation } from './bot.ts';
import { candidates } from './candidates.ts';
import { make, playOn, worth } from './worlds.ts';

// Node and browsers both have it; this package asks for the types of neither.
declare const performance: { now(): number };

const EXPLORE = 0.4;
const PLAYOUT = 10;
const DEFAULT: Budget = { iterations: 400 };
/** Without a limit of iterations the clock is looked at now and then. */
const CLOCK_EVERY = 8;

interface Node {
  /** Who chose to come here: the sum is in that seat's eyes. */
  readonly seat: Seat;
  visits: number;
  sum: number;
  /** How often it could have been chosen: worlds differ in what they offer. */
  available: number;
  children: Map<string, Node> | null;
}

const newNode = (seat: Seat): Node => ({ seat, visits: 0, sum: 0, available: 0, children: null });

const label = (move: Move): string =>
  move.kind === 'answer' ? `=${typeof move.option}${move.option}` : `!${move.offer}${JSON.stringify(move.form)}`;
const branch = (d: Decision, option: Option): string => `${d.seat} ${d.name}=${option}`;

function childOf(parent: Node, key: string, seat: Seat): Node {
  parent.children ??= new Map();
  let child = parent.children.get(key);
  if (child === undefined) {
    child = newNode(seat);
    parent.children.set(key, child);
  }
  return child;
}

/** The one to try: something new if there is any, else by upper confidence bounds. Counts all as available. */
function select(nodes: readonly Node[], random: RandomState): number {
  const fresh: number[] = [];
  let best = 0;
  let most = -Infinity;
  for (let n = 0; n < nodes.length; n++) {
    const node = nodes[n];
    if (node === undefined) continue;
    node.available++;
    if (node.visits === 0) {
      fresh.push(n);
      continue;
    }
    const bound = node.sum / node.visits + EXPLORE * Math.sqrt(Math.log(node.available) / node.visits);
    if (bound > most) {
      most = bound;
      best = n;
    }
  }
  return fresh.length > 0 ? pick(random, fresh) : best;
}

/** Down the tree as far as it is known and one step beyond, then on at random; returns the path. */
function descend<T>(s: Situation<T>, w: Game<T>, root: Node, moves: readonly Move[], keys: readonly string[]): Node[] {
  const { rules } = s;
  const first = keys.map((key) => childOf(root, key, s.seat));
  const chosen = select(first, s.random);
  const move = moves[chosen];
  let node = first[chosen];
  if (move === undefined || node === undefined) return [root];
  const path = [root, node];
  let grown = node.visits === 0;
  let open = make(rules, w, s.seat, move);
  while (!grown && open.length > 0) {
    const d = open.length === 1 ? open[0] : pick(s.random, open);
    if (d === undefined) break;
    let option = d.options[0];
    if (d.options.length > 1) {
      const parent: Node = node;
      const children: Node[] = d.options.map((o) => childOf(parent, branch(d, o), d.seat));
      const n = select(children, s.random);
      option = d.options[n];
      const child: Node | undefined = children[n];
      if (child === undefined) break;
      path.push(child);
      grown = child.visits === 0;
      node = child;
    }
    if (option === undefined) break;
    open = make(rules, w, d.seat, answering(option));
  }
  playOn(rules, w, open, PLAYOUT, w.random);
  return path;
}

export interface Thought {
  readonly move: Move;
  readonly visits: number;
  /** From 0, lost, to 1, won. */
  readonly value: number;
}

/** Everything that was considered, most tried first, and how many worlds were gone through. */
export function think<T>(s: Situation<T>): { readonly thoughts: readonly Thought[]; readonly iterations: number } {
  const most = s.budget.iterations ?? (s.budget.ms === undefined ? (DEFAULT.iterations ?? 1) : Infinity);
  const until = s.budget.ms === undefined ? Infinity : performance.now() + s.budget.ms;
  const moves = candidates(s, imagine(s.rules, s.game, s.seat, s.random), s.random);
  const keys = moves.map(label);
  const root = newNode(s.seat);
  let iterations = 0;
  while (iterations < most) {
    const w = imagine(s.rules, s.game, s.seat, s.random);
    const path = descend(s, w, root, moves, keys);
    const values = Array.from({ length: w.seats }, (_, seat) => worth(s.rules, w, seat));
    for (const node of path) {
      node.visits++;
      node.sum += values[node.seat] ?? 0;
    }
    iterations++;
    if (iterations % CLOCK_EVERY === 0 && performance.now() >= until) break;
  }
  const thoughts = moves.map((move, n) => {
    const node = root.children?.get(keys[n] ?? '');
    return {
      move,
      visits: node?.visits ?? 0,
      value: node === undefined || node.visits === 0 ? 0 : node.sum / node.visits,
    };
  });
  return { thoughts: thoughts.toSorted((a, b) => b.visits - a.visits), iterations };
}

/** Thinks several moves ahead, in many worlds that could be the real one. */
export const search: Bot = {
  name: 'search',
  about: 'thinks ahead in worlds that could be the real one',
  thinks: true,
  move(s) {
    const options = s.decision?.options ?? [];
    const only = options[0];
    if (only !== undefined && options.length === 1) return answering(only);
    // Whoever is not asked stays out of it: thinking about every interruption of every seat would take all the time.
    if (s.decision === null) return null;
    return think(s).thoughts[0]?.move ?? null;
  },
};
