// How readily somebody takes each option: the game's own weights, times what was learnt from games of good players.

import { explain, type Decision, type Game, type Policy, type Rules, type Seat } from '@landsraad/kernel';

/** Nothing is ruled out altogether. */
const LEAST = 0.02;

/** The stage of the game that a round belongs to. */
export function stageOf(policy: Policy, round: number): number {
  let stage = 0;
  for (const first of policy.stages) if (round >= first) stage++;
  return stage;
}

/** In a game where all play alike everybody has the same role. */
export const roleOf = <T>(rules: Rules<T>, g: Game<T>, seat: Seat): string => rules.role?.(g, seat) ?? '';

/**
 * One weight for every option; null: all alike. Whoever knows less of how a game is played takes likely and unlikely
 * options to be more alike: 1 is everything that weights and table say, 0 nothing but the rules.
 */
export function weights<T>(rules: Rules<T>, w: Game<T>, d: Decision, knows: number): readonly number[] | null {
  const all = knows === 0 ? null : known(rules, w, d);
  return all === null || knows === 1 ? all : all.map((x) => x ** knows);
}

function known<T>(rules: Rules<T>, w: Game<T>, d: Decision): readonly number[] | null {
  const own = rules.weigh?.(w, explain(rules, w, d)) ?? null;
  const { policy } = rules;
  const ratios = policy?.ratios[roleOf(rules, w, d.seat)]?.[d.name];
  if (policy === undefined || ratios === undefined) return own;
  const stage = stageOf(policy, rules.round(w));
  const all: number[] = [];
  for (let n = 0; n < d.options.length; n++) {
    const ratio = ratios[d.options[n] as string]?.[stage] ?? 1;
    all.push(Math.max(LEAST, ratio) * (own === null ? 1 : (own[n] ?? 1)));
  }
  return all;
}
