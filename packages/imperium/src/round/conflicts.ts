// The conflict cards.

import { openPile, sequence, things } from '@landsraad/kernel';
import { box, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import type { Look } from '../table.ts';
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
const PRINTED: readonly PrintedConflict[] = FACTS.baseConflicts.cards;
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
/** How many cards of each tier are used. */
export const USED = [
  FACTS.baseConflicts.deckBuilding.tier1,
  FACTS.baseConflicts.deckBuilding.tier2,
  FACTS.baseConflicts.deckBuilding.tier3,
] as const;
/** The tiers lie on each other in one deck, but everybody knows where each begins: so each is a pool of its own. */
export const conflicts = TIERS.map((tier) =>
  pool(`conflicts of tier ${tier}`, {
    rule: 'imp.setup.hidden-information',
    things: () => PRINTED.filter((c) => c.tier === tier).map((c) => c.id),
    start: 'box',
    places: { box: sequence, deck: sequence, revealed: openPile },
  }),
);
export const conflictsLeft = (g: Look): number => conflicts.reduce((n, tier) => n + things(g, tier.deck).length, 0);
