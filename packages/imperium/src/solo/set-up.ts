// What a solo game adds to the set-up: two rivals, and the level.

import { FACTS } from '../facts.ts';
import { shuffleHagal } from '../house-hagal/hagal-deck.ts';
import { drawIntrigue } from '../intrigue/holding.ts';
import { MODES } from '../modes.ts';
import { houseOf, rivals, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { LEVEL_RULE, levelOf } from './levels.ts';

const TROOPS = FACTS.baseBoard.setup.perPlayer.troopsTotal;

function setUpRivals(g: G): void {
  const garrison = levelOf(g)?.garrison ?? 0;
  for (const house of rivals(g)) {
    const h = houseOf(g, house);
    h.water = FACTS.baseHagal.solo.eachStarts.water;
    h.agents = MODES.solo.rivalAgents;
    h.garrison = garrison;
    h.supply = TROOPS - garrison;
  }
}
function applyLevel(g: G): void {
  const level = levelOf(g);
  const rule = LEVEL_RULE[g.table.difficulty];
  if (level === undefined || rule === undefined) return;
  const you = houseOf(g, 0);
  you.solari += level.solari;
  you.spice += level.spice;
  for (const house of rivals(g)) drawIntrigue(g, house, level.intrigue);
  emit(g, 'level', rule, { level: level.id });
}
function rivalOnTheLeftBegins(g: G): void {
  g.table.first = g.table.players;
  emit(g, 'first player', 'imp.solo.first-player', { house: g.table.first });
}

const { act, procedure } = words<Record<never, never>>();
export const setUpSolo = procedure(
  'set-up of a solo game',
  'imp.solo.rival-pieces',
  act(setUpRivals, 'imp.solo.rival-pieces'),
  act(applyLevel),
  act(shuffleHagal, 'imp.hagal.deck-composition'),
  act(rivalOnTheLeftBegins, 'imp.solo.first-player'),
);

/** The rivals' third agents lie under as many conflict cards as the level names. */
export function swordmastersArrive(g: G): void {
  if (g.table.round !== levelOf(g)?.above) return; // § imp.solo.swordmasters-placed
  for (const house of rivals(g)) {
    const h = houseOf(g, house);
    h.swordmaster = true;
    h.agents++;
    emit(g, 'swordmaster arrived', 'imp.solo.swordmasters-arrive', { house });
  }
}
