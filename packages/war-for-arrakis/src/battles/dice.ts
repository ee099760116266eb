// Combat dice.

import { random } from '@landsraad/kernel';
import { isDesert } from '../board/contents.ts';
import { isDeepDesert, type Area } from '../board/areas.ts';
import { FACTS } from '../facts.ts';
import type { G, Look, Roll } from '../table.ts';

/** Both sides' dice have the same six faces. */
const FACES = FACTS.dice.atreidesCombatDie.faces;
const SIDES = 6;
export const MOST_DICE = FACTS.dice.maxCombatDice;

export function rollDice(g: G, dice: number): Roll {
  let hits = 0;
  let shields = 0;
  for (let n = 0; n < dice; n++) {
    const face = random(g, SIDES);
    if (face < FACES.hit) hits++;
    else if (face < FACES.hit + FACES.shield) shields++;
  }
  return { hits, shields, specials: dice - hits - shields };
}

/** What a special of a storm or a sandworm is worth there. */
const hitsOfSpecial = (g: Pick<Look, 'table'>, a: Area): number => (isDeepDesert(a) ? 2 : isDesert(g, a) ? 1 : 0);
/** § wfa.hazards.storm-hits § wfa.worms.attack-legion-hits */
export const hitsOfHazard = (g: Look, a: Area, roll: Roll): number => roll.hits + roll.specials * hitsOfSpecial(g, a);
/** What one die of a storm or a sandworm scores there, on average. */
export const meanHazardHits = (table: Look['table'], a: Area): number =>
  (FACES.hit + FACES.special * hitsOfSpecial({ table }, a)) / SIDES;
