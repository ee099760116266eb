// Whole games by this build and by another checkout, in turns on one thread: what changes since then have cost or gained.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as kernel from '@landsraad/kernel';
import type { Rules } from '@landsraad/kernel';
import { WrongUse } from '../wrong.ts';
import { measureInTurns, type Measure } from './clocks.ts';
import { during } from './measures.ts';
import type { Row } from './rows.ts';

type Kernel = Pick<typeof kernel, 'begin' | 'choose' | 'configOf' | 'pick' | 'seeded' | 'settle' | 'refuseConfig'>;
export interface Build<T> {
  readonly kernel: Kernel;
  readonly rules: Rules<T>;
}

const entryOf = (folder: string, name: string): string => join(folder, 'packages', name, 'dist', 'index.js');
export function checkBuilt(folder: string, games: readonly string[]): void {
  const missing = ['kernel', ...games].find((name) => !existsSync(entryOf(folder, name)));
  if (missing !== undefined)
    throw new WrongUse(
      `--against must name a built checkout; ${folder} has no ${entryOf('', missing)}. Run "npm run build" there.`,
    );
}
/** The build of a checkout. Earlier versions have the same few functions. */
export async function buildIn(folder: string, game: string): Promise<Build<unknown>> {
  const theirs: Kernel = await import(pathToFileURL(entryOf(folder, 'kernel')).href);
  const { rules }: { readonly rules: Rules<unknown> } = await import(pathToFileURL(entryOf(folder, game)).href);
  return { kernel: theirs, rules };
}

/** Random games need not come to an end. */
const MOST = 6000;
/** Games answered at random, as fast as it goes. */
function randomGames<T>({ kernel: k, rules }: Build<T>, mode: string, players: number, name: string): Measure {
  const config = k.configOf(rules, { mode, players });
  let n = 0;
  const game = (): number => {
    const g = k.begin(rules, config, `against ${n}`);
    const choices = k.seeded(n++);
    let open = k.settle(rules, g, 'search');
    let made = 0;
    for (; open[0] !== undefined && made < MOST; made++) {
      const [d] = open;
      open = k.choose(rules, g, d.seat, d.question, k.pick(choices, d.options), 'search');
    }
    return made;
  };
  return { name, slice: () => during(game) };
}

/** A row for each mode that both builds offer. */
export function againstRows<T>(rules: Rules<T>, then: Build<unknown>, seconds: number): Row[] {
  const now: Build<T> = { kernel, rules };
  const tables = rules.modes
    .map(({ id, players }) => ({ mode: id, players: players.max }))
    .filter((asked) => then.kernel.refuseConfig(then.rules, then.kernel.configOf(then.rules, asked)) === null);
  return tables.map(({ mode, players }) => {
    const measures = [randomGames(now, mode, players, 'now'), randomGames(then, mode, players, 'then')];
    const [value = 0, before = 0] = measureInTurns(measures, seconds / tables.length).map((m) => m.perCpuSecond);
    return {
      name: `${rules.id} ${mode}, ${players} players`,
      unit: 'decisions per CPU second',
      value: Math.round(value),
      ratioTo: 'the other checkout',
      ratio: before === 0 ? null : Number((value / before).toFixed(4)),
    };
  });
}
