// Information-set tree search (Cowling, Powley, Whitehouse 2012): every iteration goes through a world that the seat could
// be in, and all of them share one tree. Leaves lie between turns, where a position can be judged.

import {
  act,
  below,
  choose,
  copyGame,
  fingerprint,
  imagine,
  next,
  pick,
  pickWeighed,
  view,
  type Decision,
  type Game,
  type Option,
  type PlayMode,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import type { Situation } from '../bot.ts';
import { worth } from '../worlds.ts';
import { actsToTry, actOf, isAct } from './root-acts.ts';
import { allowance, clockOf, spend } from './pace.ts';
import { weights } from './policy.ts';
import { edgesOf, mixed, newNode, nodeAfter, select, Spread, type Edge, type Node } from './tree.ts';

/** What makes one searcher better than another. */
export interface Skill {
  /** Never more iterations for one question, whatever the budget. */
  readonly iterations: number;
  /** How much it makes of the weights of the game and the table learnt from good players, from 0 to 1. */
  readonly knows: number;
  /** How many worlds it imagines. */
  readonly worlds: number;
}

const DEFAULT_ITERATIONS = 400;
const LOOK_AHEAD = { turns: 1, decisions: 20 };
/** The clock is looked at now and then. */
const CLOCK_EVERY = 8;
const ITERATIONS_A_WORLD = 4;
/** What was thought before counts, but so much of the budget is spent anew. */
const ANEW = 0.25;

/** A part of the tree that is still good if the seat is next told exactly this. */
interface Kept {
  readonly told: string;
  readonly node: Node;
  /** Iterations in a millisecond, to know what the visits of the node have cost. */
  readonly rate: number;
}

export interface Thinking<T> {
  readonly root: Node;
  /** Everything that was considered: the answers, and acts that nobody waits for. */
  readonly first: readonly Option[];
  readonly iterations: number;
  /** The first of the worlds that were gone through. */
  readonly world: Game<T>;
}

interface Search<T> {
  readonly s: Situation<T>;
  readonly skill: Skill;
  readonly turns: number;
  readonly decisions: number;
  readonly spreads: readonly Spread[];
  /** What the seat may do first: the answers, and acts that nobody waits for. */
  readonly first: readonly Option[];
}

/** Thinks about the question that the seat is asked, as long as the budget lasts. */
export function think<T>(s: Situation<T>, d: Decision, skill: Skill): Thinking<T> {
  const { rules, random } = s;
  const budget = allowance(s, d);
  const clock = clockOf(s);
  const since = clock();
  const kept = recall(s, d);
  const root = kept?.node ?? newNode(d);
  const first = [...d.options, ...actsToTry(s, d)];
  const before = visitsOf(root, first);
  const search: Search<T> = {
    s,
    skill,
    ...(rules.lookAhead ?? LOOK_AHEAD),
    first,
    spreads: Array.from({ length: s.game.seats }, () => new Spread()),
  };
  const asked = budget.iterations ?? (budget.ms === undefined ? DEFAULT_ITERATIONS : Infinity);
  const most = anew(Math.min(asked, skill.iterations), before);
  const ms = budget.ms === undefined ? Infinity : anew(budget.ms, kept === null ? 0 : before / kept.rate);
  // Imagining takes longer than going through a world: few iterations have few worlds.
  const many = Math.min(skill.worlds, Math.ceil(most / ITERATIONS_A_WORLD));
  const worlds: Game<T>[] = [];
  let iterations = 0;
  while (iterations < most) {
    const n = iterations % many;
    // What others have sealed is as good as not said yet: nobody knows it, so the search may find out what it would be.
    const world = (worlds[n] ??= imagine(rules, s.game, s.seat, random, 'none yet'));
    const w = copyGame(rules.copyTable, world);
    w.random = [next(random) | 0, next(random) | 0, next(random) | 0, next(random) | 1];
    iterate(search, w, root, d);
    iterations++;
    if (iterations % CLOCK_EVERY === 0 && clock() - since >= ms) break;
  }
  const world = (d.sealed ? undefined : worlds[0]) ?? imagine(rules, s.game, s.seat, random);
  spend(s, clock() - since);
  keep(s, d, root, first, world, iterations / Math.max(0.01, clock() - since));
  return { root, first, iterations, world };
}

const anew = (budget: number, before: number): number => Math.max(budget * ANEW, budget - before);

/** Down the tree as far as it is known and one step beyond, on as people play, and back up with what came of it. */
function iterate<T>(search: Search<T>, w: Game<T>, root: Node, asked: Decision): void {
  const { rules, seat: me, random } = search.s;
  const { knows } = search.skill;
  const until = w.turns + search.turns;
  const path: Edge[] = [];
  const choosers: Seat[] = [];
  let node: Node | null = root;
  let edge: Edge | null = null;
  // Where everybody stood when secret answers began, and how far each of the others has come with its own since.
  let open: Edge | null = root.aside;
  let secret: Map<Seat, Edge> | null = null;
  let d = asked;
  for (let decisions = 0; ; decisions++) {
    let option: Option;
    if (node !== null) {
      const at = d;
      const options = decisions === 0 ? search.first : d.options;
      const edges: Edge[] = edgesOf(node, options, () => padded(weights(rules, w, at, knows), options));
      const spread = search.spreads[d.seat]?.deviation() ?? 1;
      const others = d.sealed && d.seat !== me;
      const chosen: Edge = others
        ? pickWeighed(random, edges, mixed(edges, spread))
        : // The first try is an answer: an act alone would be no answer at all.
          (edges[select(edges, spread, below(random, d.options.length))] as Edge);
      option = options[edges.indexOf(chosen)] as Option;
      node.visits++;
      path.push(chosen);
      choosers.push(d.seat);
      if (others) (secret ??= new Map<Seat, Edge>()).set(d.seat, chosen);
      else {
        // One step beyond what is known; from here on people play.
        edge = chosen.visits === 0 ? null : chosen;
        if (!d.sealed) {
          open = chosen;
          secret = null;
        }
      }
    } else option = likely(rules, w, d, knows);
    const asking: readonly Decision[] =
      decisions === 0 ? begun(rules, w, d, option, 'search') : choose(rules, w, d.seat, d.question, option, 'search');
    if (asking.length === 0 || w.turns >= until || decisions >= search.decisions) break;
    d = asking.length === 1 ? (asking[0] as Decision) : pick(random, asking);
    // What others answer under seal depends on what everybody has seen, never on what the seat itself has sealed.
    if (d.sealed && d.seat !== me) node = open === null ? null : nodeAfter(secret?.get(d.seat) ?? open, d);
    else node = edge === null ? null : nodeAfter(edge, d);
    if (node === null && !d.sealed) open = null;
  }
  const worths = new Map<Seat, number>();
  const several = choosers.some((seat) => seat !== choosers[0]);
  const all = several && w.over === null ? rules.values?.(w) : undefined;
  for (let n = 0; n < path.length; n++) {
    const seat = choosers[n] as Seat;
    let value = worths.get(seat);
    if (value === undefined) {
      value = all?.[seat] ?? worth(rules, w, seat);
      worths.set(seat, value);
      search.spreads[seat]?.add(value);
    }
    const edge = path[n] as Edge;
    edge.visits++;
    edge.sum += value;
  }
}

/** What has no weight of its own, an act, has the mean of the others. */
function padded(known: readonly number[] | null, options: readonly Option[]): readonly number[] | null {
  if (known === null || known.length >= options.length) return known;
  const mean = known.reduce((a, b) => a + b, 0) / known.length;
  return options.map((_, n) => known[n] ?? mean);
}

/** What is asked after the answer, or the act, that comes first. */
const begun = <T>(rules: Rules<T>, w: Game<T>, d: Decision, option: Option, mode: PlayMode): readonly Decision[] =>
  isAct(option) ? act(rules, w, d.seat, actOf(option), mode) : choose(rules, w, d.seat, d.question, option, mode);

/** Plays on as people do, to where the position can be judged. */
export function playToLeaf<T>(rules: Rules<T>, w: Game<T>, asked: readonly Decision[], knows: number): void {
  const { turns, decisions } = rules.lookAhead ?? LOOK_AHEAD;
  const until = w.turns + turns;
  let open = asked;
  for (let n = 0; n < decisions && open.length > 0 && w.turns < until; n++) {
    const d = open.length === 1 ? (open[0] as Decision) : pick(w.random, open);
    open = choose(rules, w, d.seat, d.question, likely(rules, w, d, knows), 'search');
  }
}

/** What people would answer. */
function likely<T>(rules: Rules<T>, w: Game<T>, d: Decision, knows: number): Option {
  if (d.options.length === 1) return d.options[0] as Option;
  const all = weights(rules, w, d, knows);
  return all === null ? pick(w.random, d.options) : pickWeighed(w.random, d.options, all);
}

// ---- from one question to the next ----

const isKept = (x: unknown): x is Kept => typeof x === 'object' && x !== null && 'told' in x;

/** What was thought before, if the seat has been told what it expected and nothing else. */
function recall<T>(s: Situation<T>, d: Decision): Kept | null {
  const kept = s.memory?.kept;
  if (!isKept(kept) || kept.node.name !== d.name) return null;
  return kept.told === told(s.rules, s.game, s.seat) ? kept : null;
}

const told = <T>(rules: Rules<T>, g: Game<T>, seat: Seat): string => fingerprint(view(rules, g, seat));

/** What follows is worked out in an imagined world: where the seat is told the same in the real one, nothing new came up. */
function keep<T>(
  s: Situation<T>,
  d: Decision,
  root: Node,
  first: readonly Option[],
  world: Game<T>,
  rate: number,
): void {
  if (s.memory === undefined) return;
  s.memory.kept = null;
  const chosen = mostVisited(root, first);
  const edge = chosen === null ? undefined : root.edges.get(chosen);
  if (chosen === null || edge === undefined) return;
  const w = copyGame(s.rules.copyTable, world);
  const asked = begun(s.rules, w, d, chosen, 'table').find((x) => x.seat === s.seat);
  const node = asked === undefined ? undefined : edge.next.find((x) => x.seat === s.seat && x.name === asked.name);
  if (node === undefined) return;
  s.memory.kept = { told: told(s.rules, w, s.seat), node, rate } satisfies Kept;
}

/** The answer that was tried most, of those that are offered (other worlds may have offered others); of several, the best. */
export function mostVisited(node: Node, options: Iterable<Option>): Option | null {
  let best: Option | null = null;
  let most = 0;
  let mean = 0;
  for (const option of options) {
    const { visits, sum } = node.edges.get(option) ?? UNTRIED;
    if (visits === 0 || visits < most || (visits === most && sum / visits <= mean)) continue;
    best = option;
    most = visits;
    mean = sum / visits;
  }
  return best;
}
const UNTRIED = { visits: 0, sum: 0 };
const visitsOf = (node: Node, options: readonly Option[]): number =>
  options.reduce<number>((n, option) => n + (node.edges.get(option)?.visits ?? 0), 0);
