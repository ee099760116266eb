import type { Rules } from '@landsraad/kernel';
import { bazaar, score } from './bazaar.ts';
import { FACTS } from './facts.ts';
import { VERSION } from './generated/version.ts';
import { LEDGER } from './ledger.ts';
import { keptPromise } from './night/any-time.ts';
import type { Asked } from './questions.ts';
import { copyTable, newTable, seats, type G, type Table } from './table.ts';
import { text } from './text.ts';
import { book } from './words.ts';

export { score } from './bazaar.ts';
export { cards, coins, crates } from './components.ts';
export { LEDGER, type RuleId } from './ledger.ts';
export type { Asked, Questions } from './questions.ts';
export type { G, Table } from './table.ts';

/** How well a seat stands against the best of the others, from 0 to 1. */
function value(g: G, seat: number): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
  const others = seats(g)
    .filter((s) => s !== seat)
    .map((s) => score(g, s));
  return 1 / (1 + Math.exp((Math.max(...others) - score(g, seat)) / 3));
}

export const rules: Rules<Table, Asked> = {
  id: 'reference',
  title: 'The Night Bazaar',
  version: VERSION,
  modes: [{ id: 'standard', title: 'Four nights', players: { min: 2, max: 4 }, rule: 'bazaar.setup.players' }],
  options: [],
  book,
  play: bazaar,
  table: newTable,
  copyTable,
  promised: keptPromise,
  inventory: (g) => ({ coins: g.table.bank + (g.purses[0] ?? []).reduce((a, b) => a + b, 0) }),
  round: (g) => g.table.night,
  value,
  ledger: LEDGER,
  applies: () => true,
  facts: FACTS,
  text,
};
