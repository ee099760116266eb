// What can be counted at a table and never becomes more or less. Cards are counted by the kernel.

import { agentsEachRound } from './board/agents.ts';
import { houses, lookAt, type G } from './table.ts';

export function inventory(g: G): { readonly [kind: string]: number } {
  const all: { [kind: string]: number } = { 'alliance tokens': g.table.alliances.length };
  for (const house of houses(g)) {
    const h = lookAt(g, house);
    const own = agentsEachRound(g, house) + (g.table.mentat === house ? 1 : 0);
    all[`troops of ${house}`] = h.supply + h.garrison + h.conflict + h.negotiators;
    all[`dreadnoughts of ${house}`] =
      h.dreadnoughtSupply +
      h.dreadnoughtGarrison +
      h.dreadnoughtConflict +
      g.table.fleets.filter((owner) => owner === house).length;
    all[`agents of ${house} too many`] = h.agents + h.sent.length - own;
  }
  return all;
}
