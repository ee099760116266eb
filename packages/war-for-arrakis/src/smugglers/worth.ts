// What the Smugglers are worth, and how readily a careless player uses them: for bots, not for the rules.

import type { Option } from '@landsraad/kernel';
import type { Look } from '../table.ts';
import { SMUGGLER_ORNITHOPTER } from './vehicles.ts';

const WORTH = { alliance: 0.6, harvester: 0.12, die: 0.15, ornithopter: 0.08, waiting: 0.03 };

/** By how much they put the Atreides ahead. */
export function smugglersLead(g: Look): number {
  const now = g.table.smugglers;
  if (now === undefined || now.stance === 'gone') return 0;
  if (now.stance === 'neutral') {
    const near = Math.max(...g.table.prescience) / Math.max(1, now.step);
    return WORTH.alliance * 0.7 * near * near + WORTH.waiting * now.waiting - WORTH.harvester * now.harvesters.length;
  }
  let sum = WORTH.alliance + (now.die >= 0 ? WORTH.die : 0);
  for (const what of g.table.air) if (what === SMUGGLER_ORNITHOPTER) sum += WORTH.ornithopter;
  return sum;
}

const WAYS: { readonly [how: string]: number } = {
  'attack with smugglers': 1.5,
  'deploy smugglers': 1.5,
  nothing: 0.02,
};
export const readyForSmugglers = (how: Option): number => WAYS[String(how)] ?? 1;
