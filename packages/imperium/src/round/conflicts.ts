// The conflict cards.

import { openPile, sequence, things } from '@landsraad/kernel';
import { box, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { isOn, type Look } from '../table.ts';
import { pool } from '../words.ts';

interface PrintedConflict {
  readonly id: string;
  readonly name: string;
  readonly tier: 1 | 2 | 3;
  readonly location: string | null;
  readonly rewards: {
    readonly first: readonly Printed[];
    readonly second: readonly Printed[];
    readonly third: readonly Printed[];
  };
}
export interface Conflict {
  readonly id: string;
  readonly name: string;
  readonly tier: number;
  readonly location: string | null;
  readonly rewards: readonly Lines[];
}
const BASE: readonly PrintedConflict[] = FACTS.baseConflicts.cards;
const PRINTED: readonly PrintedConflict[] = [...BASE, ...FACTS.ixConflicts.cards];
export const CONFLICTS: ReadonlyMap<string, Conflict> = new Map(
  PRINTED.map((c): [string, Conflict] => [
    c.id,
    {
      id: c.id,
      name: c.name,
      tier: c.tier,
      location: c.location,
      rewards: [
        box(c.id, 'first', c.rewards.first),
        box(c.id, 'second', c.rewards.second),
        box(c.id, 'third', c.rewards.third),
      ],
    },
  ]),
);
export function conflictOf(id: string): Conflict {
  const c = CONFLICTS.get(id);
  if (c === undefined) throw new Error(`no conflict is called ${id}`);
  return c;
}

const TIERS = [1, 2, 3] as const;
type Building = { readonly tier1: number; readonly tier2: number; readonly tier3: number };
const tiersOf = (b: Building): readonly number[] => [b.tier1, b.tier2, b.tier3];
const USED = tiersOf(FACTS.baseConflicts.deckBuilding);
const USED_IN_EPIC = tiersOf(FACTS.ixConflicts.deckBuilding.epic);
/** How many cards of each tier are used. */
export const usedOfTiers = (g: Look): readonly number[] => (g.table.epic ? USED_IN_EPIC : USED); // § imp.epic.conflict-deck
/** The tiers lie on each other in one deck, but everybody knows where each begins: so each is a pool of its own. */
export const conflicts = TIERS.map((tier) =>
  pool(`conflicts of tier ${tier}`, {
    rule: 'imp.setup.hidden-information',
    // § imp.ix.decks
    things: (config) => (isOn(config, 'riseOfIx') ? PRINTED : BASE).filter((c) => c.tier === tier).map((c) => c.id),
    start: 'box',
    places: { box: sequence, deck: sequence, revealed: openPile },
  }),
);
export const conflictsLeft = (g: Look): number => conflicts.reduce((n, tier) => n + things(g, tier.deck).length, 0);
