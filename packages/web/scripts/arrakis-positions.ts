// Tables of War for Arrakis stopped at a question, to be looked at: two bots play, and where one of them is asked what
// we want to see, a person takes its seat. Prints JSON:
// npx tsx --conditions=@landsraad/source packages/web/scripts/arrakis-positions.ts [seed] [question]

import { configOf, type Config, type Entry } from '@landsraad/kernel';
import { rules } from '@landsraad/war-for-arrakis';
import { newEngine, type LocalSeat } from '../src/local/engine.ts';

export interface Stopped {
  readonly question: string;
  readonly seat: number;
  readonly round: number;
  readonly seed: string;
  readonly config: Config;
  readonly version: string;
  readonly choices: readonly Entry[];
}

/** What is looked at, the earliest round in which, and by which seat. */
const WANTED: readonly (readonly [question: string, round: number, seat: number])[] = [
  ['place a harvester where? in which sector?', 2, 1],
  ['in which air zone?', 2, 1],
  ['move which legion?', 3, 0],
  ['move where?', 3, 0],
  ['move where? in which sector?', 1, 0],
  ['attack where?', 2, 1],
  ['put it where?', 2, 0],
  ['which wormsign is resolved?', 1, 0],
  ['what do you do?', 4, 0],
  ['what do you do?', 4, 1],
  ['how many go along?', 2, 0],
  ['retreat where?', 1, 0],
];

const bot: LocalSeat = { kind: 'bot', name: 'greedy', bot: 'greedy' };
const LONGEST = 4000;

export function stoppedTables(seed: string, only?: string): Stopped[] {
  const found: Stopped[] = [];
  const config = configOf(rules, { players: 2 });
  const engine = newEngine(rules, { config, seats: [bot, bot], seed });
  const missing = new Set(WANTED.filter(([question]) => only === undefined || question === only));
  for (let n = 0; n < LONGEST && missing.size > 0 && engine.state().status === 'live'; n++) {
    const { view } = engine.state();
    const round = (view?.table as { readonly round: number } | undefined)?.round ?? 0;
    for (const wanted of missing) {
      const [question, from, seat] = wanted;
      if (round < from || view?.waitingFor.some((w) => w.name === question && w.seat === seat) !== true) continue;
      missing.delete(wanted);
      found.push({ question, seat, round, seed, config, version: rules.version, choices: engine.log().choices });
    }
    engine.step();
  }
  return found;
}

if (process.argv[1]?.endsWith('arrakis-positions.ts'))
  console.log(JSON.stringify(stoppedTables(process.argv[2] ?? 'looks', process.argv[3])));
