// The leaders: two abilities each. The left one works as its text says, the right one through the Signet Ring.

import { box, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import type { Open } from '../table.ts';

interface PrintedLeader {
  readonly id: string;
  readonly name: string;
  readonly ability: { readonly name: string; readonly effect?: readonly Printed[] };
  readonly signet: { readonly name: string; readonly effect: readonly Printed[] };
  readonly rival: { readonly allowedInSolo: boolean };
}
export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly abilityName: string;
  readonly signetName: string;
  readonly ability: Lines;
  readonly signet: Lines;
  readonly rival: boolean;
}

const BASE: readonly PrintedLeader[] = FACTS.baseLeaders.leaders;
const PRINTED: readonly PrintedLeader[] = [...BASE, ...FACTS.ixLeaders.leaders];
export const LEADERS: ReadonlyMap<string, Leader> = new Map(
  PRINTED.map((l): [string, Leader] => [
    l.id,
    {
      id: l.id,
      name: l.name,
      abilityName: l.ability.name,
      signetName: l.signet.name,
      ability: box(l.id, 'ability', l.ability.effect ?? []),
      signet: box(l.id, 'signet', l.signet.effect),
      rival: l.rival.allowedInSolo,
    },
  ]),
);
export function leaderOf(id: string): Leader {
  const l = LEADERS.get(id);
  if (l === undefined) throw new Error(`no leader is called ${id}`);
  return l;
}
const BASE_IDS: readonly string[] = BASE.map((l) => l.id);
const ALL_IDS: readonly string[] = [...LEADERS.keys()];
/** § imp.ix.leaders */
export const leadersAt = (g: Open): readonly string[] => (g.table.riseOfIx ? ALL_IDS : BASE_IDS);
