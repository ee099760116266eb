// What is measured of one game, and how it is said.

import type { Rules } from '@landsraad/kernel';
import { measureInTurns, type Measure, type Measured } from './clocks.ts';
import { decisions, modeTables, picks, stateMeasures } from './measures.ts';

export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly ratioTo: string | null;
  readonly ratio: number | null;
}

/** A thing to measure, and whose rate it is divided by, times what, and what that is called. */
interface Planned {
  readonly measure: Measure;
  readonly unit: string;
  readonly against: { readonly name: string; readonly times: number; readonly called: string } | null;
}

const thousandPicks = { name: picks.name, times: 1000, called: 'a thousand picks' };
const yardstick: Planned = { measure: picks, unit: 'picks', against: null };

const wholeGames = <T>(rules: Rules<T>): Planned[] =>
  modeTables(rules).map((config) => ({
    measure: decisions(rules, config),
    unit: 'decisions',
    against: thousandPicks,
  }));

function positions<T>(rules: Rules<T>): Planned[] {
  const [config] = modeTables(rules);
  if (config === undefined) return [];
  const m = stateMeasures(rules, config);
  const clone = { name: m.clone.name, times: 1, called: 'structuredClone' };
  return [
    { measure: m.clone, unit: 'copies', against: null },
    { measure: m.copy, unit: 'copies', against: clone },
    { measure: m.imagine, unit: 'worlds', against: thousandPicks },
    { measure: m.search, unit: 'iterations', against: thousandPicks },
  ];
}

function row(p: Planned, all: readonly Measured[]): Row {
  const rate = (name: string): number => all.find((m) => m.name === name)?.perCpuSecond ?? 0;
  const value = rate(p.measure.name);
  const base = p.against === null ? 0 : rate(p.against.name);
  return {
    name: p.measure.name,
    unit: `${p.unit} per CPU second`,
    value: Math.round(value),
    ratioTo: p.against?.called ?? null,
    ratio: p.against === null || base === 0 ? null : Number(((value * p.against.times) / base).toFixed(4)),
  };
}

/** Everything of one game: whole games in turns with the yardstick, then positions in turns with it. */
export function benchRows<T>(rules: Rules<T>, seconds: number): Row[] {
  const inTurns = (planned: readonly Planned[]): Row[] => {
    const measured = measureInTurns(
      planned.map((p) => p.measure),
      seconds / 2,
    );
    return planned.map((p) => row(p, measured));
  };
  const games = inTurns([yardstick, ...wholeGames(rules)]);
  const [, ...others] = inTurns([yardstick, ...positions(rules)]);
  return [...games, ...others];
}
