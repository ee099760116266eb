// How somebody set up a game the last time, kept on this device.

import type { Mode, OptionSpec, Scalar } from '@landsraad/kernel';
import type { SeatPlan } from './seatPlan.ts';

export interface TableChoice {
  readonly mode: string;
  readonly plan: readonly SeatPlan[];
  readonly options: { readonly [id: string]: Scalar };
}

const key = (game: string): string => `landsraad-table-of-${game}`;

export function rememberTable(game: string, choice: TableChoice): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(choice));
  } catch {
    // Without storage there is no last time.
  }
}

const KINDS: readonly string[] = ['me', 'bot', 'here', 'open'] satisfies readonly SeatPlan['kind'][];
const isPlan = (p: unknown): p is SeatPlan => {
  const { kind, bot, name } = (p ?? {}) as { [field: string]: unknown };
  return KINDS.includes(String(kind)) && typeof bot === 'string' && typeof name === 'string';
};

/** What was chosen the last time, as far as the game still offers it; null: nothing, or nothing that fits. */
export function lastTable(game: {
  readonly id: string;
  readonly modes: readonly Mode[];
  readonly options: readonly OptionSpec[];
}): TableChoice | null {
  let kept: Partial<TableChoice>;
  try {
    kept = JSON.parse(localStorage.getItem(key(game.id)) ?? 'null') ?? {};
  } catch {
    return null;
  }
  const mode = game.modes.find((m) => m.id === kept.mode);
  const plan = Array.isArray(kept.plan) ? kept.plan.filter(isPlan) : [];
  if (mode === undefined || plan.length < mode.players.min || plan.length > mode.players.max) return null;
  const options: { [id: string]: Scalar } = {};
  for (const o of game.options) {
    const value = kept.options?.[o.id] ?? o.default;
    options[o.id] = o.values.includes(value) ? value : o.default;
  }
  return { mode: mode.id, plan, options };
}
