// The tree of a search. Its branches are what can be seen to be chosen, so that many worlds share it.

import type { Decision, Option, Seat } from '@landsraad/kernel';

/** A question that somebody is asked. */
export interface Node {
  readonly seat: Seat;
  readonly name: string;
  visits: number;
  readonly edges: Map<Option, Edge>;
  /** What others answer secretly while this is asked. */
  readonly aside: Edge;
}

/** An answer. Sums are in the eyes of the seat that gives it. */
export interface Edge {
  visits: number;
  sum: number;
  /** How likely it was thought to be before it was tried. */
  prior: number;
  /** What may be asked next; that depends on the world. */
  readonly next: Node[];
}

export const newEdge = (prior: number): Edge => ({ visits: 0, sum: 0, prior, next: [] });

export const newNode = (d: Pick<Decision, 'seat' | 'name'>): Node => ({
  seat: d.seat,
  name: d.name,
  visits: 0,
  edges: new Map(),
  aside: newEdge(1),
});

export function nodeAfter(edge: Edge, d: Decision): Node {
  for (const node of edge.next) if (node.seat === d.seat && node.name === d.name) return node;
  const node = newNode(d);
  edge.next.push(node);
  return node;
}

/** So much of a prior is even, whatever the weights say; only what weighs nothing is never tried. */
const EVEN = 0.25;
/** The edges of the options that a world offers; `weigh` is asked only when there is a new one. */
export function edgesOf(node: Node, options: readonly Option[], weigh: () => readonly number[] | null): Edge[] {
  const found: Edge[] = [];
  let weights: readonly number[] | null | undefined;
  let sum = 0;
  for (let n = 0; n < options.length; n++) {
    const option = options[n] as Option;
    let edge = node.edges.get(option);
    if (edge === undefined) {
      if (weights === undefined) {
        weights = weigh();
        for (const weight of weights ?? []) sum += weight;
      }
      const share = weights === null || sum === 0 ? 1 / options.length : (weights[n] ?? 0) / sum;
      edge = newEdge(share === 0 ? 0 : (1 - EVEN) * share + EVEN / options.length);
      node.edges.set(option, edge);
    }
    found.push(edge);
  }
  return found;
}

/** How far the outcomes of a seat are spread: exploring is worth as much as outcomes differ. */
export class Spread {
  private n = 0;
  private mean = 0;
  private squares = 0;
  add(value: number): void {
    this.n++;
    const from = value - this.mean;
    this.mean += from / this.n;
    this.squares += from * (value - this.mean);
  }
  deviation(): number {
    return Math.max(LEAST_SPREAD, this.n < 2 ? 0 : Math.sqrt(this.squares / this.n));
  }
}
const LEAST_SPREAD = 0.005;

/** The mean of edges together: what has not been tried is taken to be like the rest. */
function usualOf(edges: readonly Edge[]): { readonly visits: number; readonly mean: number } {
  let visits = 0;
  let sum = 0;
  for (const edge of edges) {
    visits += edge.visits;
    sum += edge.sum;
  }
  return { visits, mean: visits === 0 ? 0 : sum / visits };
}
const meanOf = (edge: Edge, usual: number): number => (edge.visits === 0 ? usual : edge.sum / edge.visits);

const EXPLORE = 1;
/**
 * The one to try: what has done best so far, and what has hardly been tried though it looked likely. Where several are
 * alike, the first from `start` on: whoever tries only a few must not always try the head of the list.
 */
export function select(edges: readonly Edge[], spread: number, start: number): number {
  const usual = usualOf(edges);
  const eager = EXPLORE * spread * Math.sqrt(edges.length * (usual.visits + 1));
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < edges.length; i++) {
    const n = (start + i) % edges.length;
    const edge = edges[n] as Edge;
    const bound = meanOf(edge, usual.mean) + (eager * edge.prior) / (1 + edge.visits);
    if (bound > most) {
      most = bound;
      best = n;
    }
  }
  return best;
}

/** In spreads: so much better is nearly three times as likely. */
const SHARPNESS = 0.3;
/** How likely each is for somebody who answers secretly: the better the likelier, but nobody can be sure of it. */
export function mixed(edges: readonly Edge[], spread: number): number[] {
  const usual = usualOf(edges);
  return edges.map((edge) => edge.prior * Math.exp((meanOf(edge, usual.mean) - usual.mean) / (SHARPNESS * spread)));
}
