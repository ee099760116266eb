// The smugglers die: its own version of each result.

import { count, moveOpenly, ofSeat, show, takeAt, things, type Procedure, type Seat } from '@landsraad/kernel';
import { only } from '../actions/filters.ts';
import { march, move } from '../actions/movement.ts';
import { attack, attackWith, canAttack } from '../battles/battle.ts';
import { addAuxiliaries } from '../board/figures.ts';
import { removeExcess } from '../board/stacking.ts';
import { playAnother } from '../cards/play.ts';
import { planning } from '../components.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, deciderOf } from '../sides.ts';
import { RESULTS, type G, type Look, type Table } from '../table.ts';
import { emit, words } from '../words.ts';
import { regularsLeft } from './regulars.ts';
import { baseOf, changeSmugglers, smugglersDie } from './smugglers.ts';

type Use = { result: string; how: string };
const uses = words<Use>();
const NOTHING = 'nothing';
const SMUGGLERS = only('smuggler');
const { deployment: DEPLOYED } = FACTS.smugglers;

const OPTIONS: { readonly [result: string]: readonly string[] } = {
  leadership: ['move a leader', 'attack with smugglers'],
  strategy: ['move a legion', 'move smugglers'],
  deployment: ['deploy smugglers'],
  mentat: ['play a card', 'draw two, keep one'],
};
const EVERY = Object.values(OPTIONS).flat();
function cannot(g: G, _v: Use, how: string): RuleId | null {
  if (how === 'attack with smugglers') return canAttack(g, ATREIDES, SMUGGLERS) ? null : 'wfa.smugglers.die';
  if (how === 'deploy smugglers') return baseOf(g) >= 0 && regularsLeft(g) > 0 ? null : 'wfa.smugglers.die';
  return null;
}
const does = (how: string) =>
  function thatWay(_g: Look, v: Use): boolean {
    return v.how === how;
  };

function deployAtBase(g: G): void {
  const n = Math.min(DEPLOYED, regularsLeft(g));
  addAuxiliaries(g, 'smuggler', ATREIDES, baseOf(g), n);
  emit(g, 'smugglers deployed', 'wfa.smugglers.die', { area: baseOf(g), smugglers: n });
}

// ---- two cards, one kept ----

const LOOKED_AT = 2;
const { deck, hand, discard } = planning.houseAtreides;
/** The top cards of the deck, the topmost first. */
const topCards = (g: Look): string[] => things(g, deck).slice(-LOOKED_AT).toReversed();
function lookAtThem(g: G): void {
  for (let n = count(g, deck) - 1; n >= Math.max(0, count(g, deck) - LOOKED_AT); n--)
    show(g, deck, n, deciderOf(g, ATREIDES));
}
/** The kept card goes to the hand, the other one is discarded for everybody to see. */
function keep(g: G, _v: Use, card: string, seat: Seat): void {
  const looked = topCards(g);
  takeAt(g, deck, things(g, deck).lastIndexOf(card), ofSeat(hand, seat));
  emit(g, 'drew', 'wfa.smugglers.die', { seat, deck: 'houseAtreides' }, { to: [seat], nouns: { card } });
  if (looked.length < LOOKED_AT) return;
  const other = things(g, deck).at(-1) ?? '';
  moveOpenly(g, deck, other, discard);
  emit(g, 'discarded', 'wfa.smugglers.die', { seat, card: other });
}

const draws = [
  uses.when(
    (g) => count(g, deck) > 0,
    [
      uses.act(lookAtThem),
      uses.ask('keep which card?', 'wfa.smugglers.die', {
        who: (g) => deciderOf(g, ATREIDES),
        options: (g): string[] => [...new Set(topCards(g))],
        always: true,
        then: keep,
      }),
    ],
  ),
];

export const useSmugglersDie: Procedure<Table, Use> = uses.procedure(
  'smugglers die',
  'wfa.smugglers.die',
  uses.act(function spendIt(g, v) {
    v.result = RESULTS[smugglersDie(g)] ?? '';
    changeSmugglers(g, { die: -1 });
    g.table.dieSpent = true;
    emit(g, 'smugglers die spent', 'wfa.smugglers.die', { seat: deciderOf(g, ATREIDES), result: v.result });
  }),
  uses.ask('use the smugglers die how?', 'wfa.smugglers.die', {
    who: (g) => deciderOf(g, ATREIDES),
    about: (_g, v) => ({ result: v.result }),
    options: (_g, v): string[] => [...(OPTIONS[v.result] ?? EVERY), NOTHING],
    refuse: cannot,
    then: (_g, v, how) => {
      v.how = how;
    },
  }),
  uses.when(does('move a leader'), [uses.call(move, () => march(ATREIDES, 1, only('leader')))]),
  uses.when(does('attack with smugglers'), [uses.call(attack, () => attackWith(ATREIDES, SMUGGLERS, false))]),
  uses.when(does('move a legion'), [uses.call(move, () => march(ATREIDES, 1))]),
  uses.when(does('move smugglers'), [uses.call(move, () => march(ATREIDES, 2, SMUGGLERS))]),
  uses.when(does('deploy smugglers'), [uses.act(deployAtBase), uses.call(removeExcess, () => ({ side: ATREIDES }))]),
  uses.when(does('play a card'), [uses.call(playAnother, () => ({ side: ATREIDES, card: '' }))]),
  uses.when(does('draw two, keep one'), draws),
);
