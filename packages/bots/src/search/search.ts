import type { Option, Seat } from '@landsraad/kernel';
import { answering, type Bot, type Move, type Situation } from '../bot.ts';
import { isWorthIt, worthwhile } from './acts.ts';
import { remember, untried } from './circles.ts';
import { clockOf, spendMore } from './pace.ts';
import { actsToTry, isAct, moveFor } from './root-acts.ts';
import { mostVisited, think, type Skill } from './think.ts';
import type { Node } from './tree.ts';

/** A bot that thinks several moves ahead, as well as its skill lets it. */
export const searcher = (name: string, about: string, skill: Skill): Bot => ({
  name,
  about,
  thinks: true,
  move(s) {
    const asked = s.decision;
    // Whoever is not asked stays out of it.
    if (asked === null) return null;
    const only = asked.options[0];
    // A lone answer is given at once, unless there is something to do first.
    if (only !== undefined && asked.options.length === 1 && actsToTry(s, asked).length === 0) return answering(only);
    const act = charged(s, () => worthwhile(s));
    if (act !== null) return act;
    const { sight, options } = untried(s, asked);
    const { root, first } = think(s, { ...asked, options }, skill);
    const best = mostVisited(root, first);
    if (best !== null && isAct(best) && charged(s, () => isWorthIt(s, moveFor(best)))) return moveFor(best);
    const answer = mostVisited(root, options) ?? (options.length === 1 ? options[0] : undefined);
    if (answer === undefined) return null;
    remember(s, sight, asked.name, answer);
    return answering(answer);
  },
});

function charged<T, R>(s: Situation<T>, judge: () => R): R {
  const clock = clockOf(s);
  const since = clock();
  const judged = judge();
  spendMore(s, clock() - since);
  return judged;
}

/** One answer, or an act that nobody waits for, as a searcher sees it. */
export interface Thought {
  readonly move: Move;
  /** How often it was tried. */
  readonly visits: number;
  /** What it is expected to lead to for the seat, from 0, lost, to 1, won; null: it was not tried. */
  readonly value: number | null;
  /** What is expected next: who answers which question with what. */
  readonly line: readonly { readonly seat: Seat; readonly question: string; readonly option: Option }[];
}

const LINE = 6;

/** Every answer to the question that the seat is asked and every act it considers, the best first: for hints and analysis. */
export function explainAnswers<T>(s: Situation<T>, skill: Skill): readonly Thought[] {
  const d = s.decision;
  if (d === null) return [];
  const { root, first } = think(s, d, skill);
  const thoughts = first.map((option): Thought => {
    const edge = root.edges.get(option);
    const visits = edge?.visits ?? 0;
    const value = edge === undefined || visits === 0 ? null : edge.sum / visits;
    return { move: moveFor(option), visits, value, line: lineAfter(edge?.next ?? []) };
  });
  return thoughts.toSorted((a, b) => b.visits - a.visits || (b.value ?? 0) - (a.value ?? 0));
}

/** What was tried most, step by step. */
function lineAfter(first: readonly Node[]): Thought['line'] {
  const line: Thought['line'][number][] = [];
  for (let nodes = first; line.length < LINE;) {
    const node = nodes.toSorted((a, b) => b.visits - a.visits)[0];
    const option = node === undefined ? null : mostVisited(node, node.edges.keys());
    if (node === undefined || option === null) break;
    line.push({ seat: node.seat, question: node.name, option });
    nodes = node.edges.get(option)?.next ?? [];
  }
  return line;
}
