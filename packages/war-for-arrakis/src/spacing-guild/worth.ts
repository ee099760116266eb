// What heighliners and frigates are worth: for bots, not for the rules.

import { ATREIDES, HARKONNEN, opponent, type Side } from '../sides.ts';
import type { Look } from '../table.ts';
import { frigateOf, frigatesAboard, isBarred, stepOf, troopsAboard } from './guild.ts';

const WORTH = { step: 0.04, troop: 0.04, frigate: 0.05, flying: 0.1, navigator: 0.08 };

/** By how much they put the Atreides ahead. */
export function guildLead(g: Look): number {
  const now = g.table.guild;
  if (now === undefined) return 0;
  return worthOf(g, ATREIDES) - worthOf(g, HARKONNEN);
}
function worthOf(g: Look, side: Side): number {
  let sum =
    WORTH.troop * troopsAboard(g, side) + WORTH.frigate * frigatesAboard(g, side) + WORTH.step * stepOf(g, side);
  for (const what of g.table.air) if (what === frigateOf(side)) sum += WORTH.flying;
  if (isBarred(g, opponent(side), g.table.guild?.navigator ?? -1)) sum += WORTH.navigator;
  return sum;
}
