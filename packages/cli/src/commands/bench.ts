import type { Command } from 'commander';
import { measureInTurns, type Measure, type Measured } from '../bench/clocks.ts';
import { decisions, modeTables, picks, stateMeasures } from '../bench/measures.ts';
import { wholeShelf, type Shelved } from '../games.ts';
import { remark, rounded, say, sayJson, table, thousands } from '../output.ts';
import { progress } from '../progress.ts';
import { positive } from '../settings.ts';
import { withJson } from './shared.ts';

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly ratioTo: string | null;
  readonly ratio: number | null;
}

/** A thing to measure, and how to say what came out. */
interface Planned {
  readonly measure: Measure;
  readonly unit: string;
  /** Whose rate it is divided by, times what, and what that is called. */
  readonly against: { readonly name: string; readonly times: number; readonly called: string } | null;
}

function plan(shelf: readonly Shelved[]): Planned[] {
  const thousandPicks = { name: picks.name, times: 1000, called: 'a thousand picks' };
  const planned: Planned[] = [{ measure: picks, unit: 'picks', against: null }];
  for (const game of shelf)
    game.playable?.use((rules) => {
      for (const config of modeTables(rules)) planned.push({ measure: decisions(rules, config), unit: 'decisions', against: thousandPicks });
      const [config] = modeTables(rules);
      if (config === undefined) return;
      const m = stateMeasures(rules, config);
      planned.push({ measure: m.clone, unit: 'copies', against: null });
      planned.push({ measure: m.copy, unit: 'copies', against: { name: m.clone.name, times: 1, called: 'structuredClone' } });
      planned.push({ measure: m.imagine, unit: 'worlds', against: thousandPicks });
      planned.push({ measure: m.search, unit: 'iterations', against: thousandPicks });
    });
  return planned;
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
    ratio: p.against === null || base === 0 ? null : rounded((value * p.against.times) / base, 4),
  };
}

async function run(flags: { readonly seconds: number; readonly json?: true }): Promise<void> {
  const planned = plan(await wholeShelf());
  const bar = progress(flags.seconds, 's');
  const measured = measureInTurns(planned.map((p) => p.measure), flags.seconds, (done) => bar.at(rounded(done, 1)));
  bar.stop();
  const rows = planned.map((p) => row(p, measured));
  if (flags.json === true) {
    sayJson({ rows });
    return;
  }
  const cells = rows.map((r) => [r.name, thousands(r.value), r.unit, r.ratio === null ? '' : r.ratioTo === 'structuredClone' ? `${r.ratio.toFixed(1)} × ${r.ratioTo}` : `${r.ratio} per thousand picks`]);
  for (const line of table([['what', 'rate', '', ''], ...cells])) say(line);
  if (flags.seconds < 3) remark('A longer run (--seconds 10) is steadier.');
}

export const benchCommand = (program: Command): void =>
  void withJson(program.command('bench'))
    .description('how fast: decisions per thousand picks, copies against structuredClone, imagined worlds, search iterations')
    .option('--seconds <n>', 'how long to measure', positive('--seconds'), 8)
    .action(run);
