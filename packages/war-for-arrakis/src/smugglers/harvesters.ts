// Smuggler harvesters: lost to the desert they come again, captured they do not.

import type { Area } from '../board/areas.ts';
import { FACTS } from '../facts.ts';
import type { G } from '../table.ts';
import { emit } from '../words.ts';
import { checkAlliance } from './joining.ts';
import { changeSmugglers, smuggledIn } from './smugglers.ts';

const { spicePerHarvester, stepsDownPerCapture } = FACTS.smugglers.neutral;

/** Off the board, to be placed again in the next round. */
export function smuggledHarvesterGone(g: G, a: Area): void {
  changeSmugglers(g, { harvesters: smuggledIn(g).filter((x) => x !== a) });
}
/** An Atreides legion has stopped there: it is out of the game, and Staban Tuek listens. § wfa.smugglers.neutral-vehicles */
export function captureHarvester(g: G, a: Area): void {
  const now = g.table.smugglers;
  if (now === undefined) return;
  smuggledHarvesterGone(g, a);
  changeSmugglers(g, { harvestersLeft: now.harvestersLeft - 1, step: Math.max(0, now.step - stepsDownPerCapture) });
  emit(g, 'smuggler harvester captured', 'wfa.smugglers.neutral-vehicles', { area: a, step: now.step - 1 });
  checkAlliance(g);
}
/** What they bring, wherever they stand; then they leave the board. § wfa.smugglers.neutral-spice */
export function smuggledSpice(g: G): number {
  const spice = smuggledIn(g).length * spicePerHarvester;
  changeSmugglers(g, { harvesters: [] });
  return spice;
}
