import type { Rules } from '@landsraad/kernel';
import { hasPromised, keptPromise } from './alliances/deals.ts';
import { applies } from './applies.ts';
import { totalForces } from './board/forces.ts';
import { dune } from './dune.ts';
import { FACTS } from './facts.ts';
import * as greedy from './greedy/index.ts';
import { POLICY } from './generated/policy.ts';
import { LEDGER } from './ledger.ts';
import { OPTIONS } from './options.ts';
import { timeToBid } from './phases/4-bidding.ts';
import { copyTable, newTable, seats, type G, type Table } from './table.ts';
import { text } from './text.ts';
import { value, values } from './value.ts';
import { VERSION } from './version.ts';
import { weigh } from './weigh.ts';
import { book } from './words.ts';
import type { Asked } from './questions.ts';

export { applies } from './applies.ts';
export { FACTS, type Facts } from './facts.ts';
export { LEDGER, type LedgerMode, type RuleId } from './ledger.ts';
export { losses } from './advanced/kwisatz-haderach.ts';
export {
  leaders,
  predictedFaction,
  predictedTurn,
  spice,
  spiceCards,
  stormCards,
  traitors,
  treachery,
} from './components.ts';
export type { Location, Territory } from './board/map.ts';
export { exposed } from './board/forces.ts';
export { mayKeepNotes } from './factions/notes.ts';
export { fixedElements } from './phases/7-battle-plan.ts';
export { armyOf, dials, spiceWays, waysToLose, type Army } from './phases/7-forces-in-battle.ts';
export { isKilled, total } from './phases/7-resolution.ts';
export { fremenCondition, strongholdsNeeded, strongholdsOf, strongholdsOfSide } from './phases/9-mentat-pause.ts';
export type { Asked, Questions } from './questions.ts';
export type { Battle, Element, Faction, G, Plan, Table } from './table.ts';
export { QUESTIONS } from './text/questions.ts';
export { VERSION } from './version.ts';

/** Twenty forces of each faction, and spice that only the bank makes. */
function inventory(g: G): { readonly [kind: string]: number } {
  const t = g.table;
  const held = (g.purses[0] ?? []).reduce((a, b) => a + b, 0);
  const onMap = t.spice.reduce((n, s) => n + s.amount, 0);
  const count: { [kind: string]: number } = { spice: held + onMap + t.bribes.reduce((a, b) => a + b, 0) - t.bankGave };
  if (t.turn > 0) for (const s of seats(g)) count[`forces ${s}`] = totalForces(g, s);
  else for (const s of seats(g)) count[`forces ${s}`] = 20;
  return count;
}

const fromOneCause = (cause: string, ...what: string[]): { [what: string]: string } =>
  Object.fromEntries(what.map((w) => [w, cause]));

export const rules: Rules<Table, Asked> = {
  id: 'dune',
  title: 'Dune',
  version: VERSION,
  modes: [
    { id: 'basic', title: 'Basic game', players: { min: 2, max: 6, usual: 6 }, rule: 'dune.setup.players' },
    { id: 'advanced', title: 'Advanced game', players: { min: 2, max: 6, usual: 6 }, rule: 'dune.setup.players' },
  ],
  options: OPTIONS,
  refuseConfig: (config) =>
    config.options['twoFactionsEach'] === true && config.players !== 4 ? 'Two factions each need four seats.' : null,
  heldTogether: (config) =>
    config.options['twoFactionsEach'] === true
      ? [
          [0, 2],
          [1, 3],
        ]
      : [],
  timeLimit: timeToBid,
  book,
  play: dune,
  table: newTable,
  copyTable,
  promised: keptPromise,
  bound: hasPromised,
  inventory,
  round: (g) => g.table.turn,
  value,
  values,
  weigh,
  role: (g, seat) => g.table.factions[seat] ?? '',
  lookAhead: { turns: 1, decisions: 20 },
  policy: POLICY,
  greedy,
  ledger: LEDGER,
  applies,
  facts: FACTS,
  text,
  reachable: {
    unreachable: {
      'dune.bene-gesserit.advisors-no-flip': 'the last announcement of a battle comes before the first advisor is sent',
      'dune.harkonnen.capture-return-all': 'all five Harkonnen leaders dead while they hold a captive',
      ...fromOneCause(
        'two factions in one sector with spice have fought, and under the storm lies no spice',
        'harvest › take which share of the field?',
        'take which share of the field?',
        'harvest › agree to the split?',
        'agree to the split?',
      ),
      ...fromOneCause(
        'a Karama in the two or three answers between naming a place and arriving there: once in a thousand games',
        'force move › takeItBack',
        'force move › forceMove',
        'choosing a shipment › chooseShipment',
      ),
    },
  },
};
