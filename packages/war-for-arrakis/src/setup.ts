// Setting up, in the order of the rulebook.

import { added, count, drawTop, random, show, showToWatchers, shuffle, things, type PlaceRef } from '@landsraad/kernel';
import { SETTLEMENT_SITES, SIETCH_SITES, STATION_SITES } from './board/areas.ts';
import { addFigures } from './board/figures.ts';
import {
  DECK_IDS,
  deployment,
  keptObjectives,
  objectives,
  planning,
  prescience,
  sietches,
  stations,
  wormsigns,
} from './components.ts';
import { takeUpCamps } from './desert-war/camps.ts';
import { inDesertWar } from './desert-war/desert-war.ts';
import { poolTokens, shuffleTactical } from './mahdi/components.ts';
import { inMahdi } from './mahdi/mahdi.ts';
import { printedFor, type Garrison } from './printed/printed.ts';
import { ATREIDES, HARKONNEN, seatsOf } from './sides.ts';
import type { G } from './table.ts';
import { emit, words } from './words.ts';

const setup = words<Record<never, never>>();

/** They stay facedown for everybody else. § wfa.solo.tokens-facedown */
function showToAtreides(g: G, place: PlaceRef): void {
  for (const seat of seatsOf(g, ATREIDES)) things(g, place).forEach((_, n) => show(g, place, n, seat));
}

function placeSietches(g: G): void {
  shuffle(g, sietches.box);
  for (const a of SIETCH_SITES) {
    drawTop(g, sietches.box, sietches.board);
    g.table.sietches = added(g.table.sietches, a);
  }
  showToAtreides(g, sietches.board);
  // The automatic side goes by ranks that are facedown, and only those who watch would learn them by that.
  if (inMahdi(g)) g.table.sietches.forEach((_, n) => showToWatchers(g, sietches.board, n)); // § wfa.solo.watchers
  emit(g, 'sietches', 'wfa.setup.sietches', { count: g.table.sietches.length });
}

/** One starting token and a Naib in each sietch; the standard tokens are kept unseen. */
function garrisonSietches(g: G): void {
  const starting = things(g, deployment.box).filter((t) => t.startsWith('S')).length;
  for (let n = count(g, deployment.box); n > starting; n--) drawTop(g, deployment.box, deployment.supply);
  while (count(g, deployment.box) > 0) drawTop(g, deployment.box, deployment.garrisons);
  shuffle(g, deployment.garrisons);
  // § wfa.setup.order
  for (const a of g.table.sietches) {
    drawTop(g, deployment.garrisons, deployment.board);
    g.table.tokens = added(g.table.tokens, { area: a, starting: true, moved: false });
    addFigures(g, ATREIDES, a, 'generic', 1);
  }
  showToAtreides(g, deployment.board);
}
function shuffleDeployment(g: G): void {
  shuffle(g, deployment.supply);
}

/** The figures that a Harkonnen starting token shows. */
export function garrison(g: G, a: number, token: Garrison): void {
  addFigures(g, HARKONNEN, a, 'regular', token.regular ?? 0);
  addFigures(g, HARKONNEN, a, 'elite', token.elite ?? 0);
  addFigures(g, HARKONNEN, a, 'special', token.sardaukar ?? 0);
  addFigures(g, HARKONNEN, a, 'generic', token.bashar ?? 0);
  emit(g, 'garrison', 'wfa.setup.harkonnen-garrisons', { area: a });
}
/** One random token of each of the two sets for each settlement, turned up at once. */
function garrisonSettlements(g: G): void {
  const { black, silver } = printedFor(g).garrisons;
  const left: Garrison[][] = [[...black], [...silver]];
  for (const a of SETTLEMENT_SITES)
    for (const set of left) {
      const [token] = set.splice(random(g, set.length), 1);
      if (token !== undefined) garrison(g, a, token);
    }
}

function placeStations(g: G): void {
  shuffle(g, stations.box);
  for (const a of STATION_SITES) {
    drawTop(g, stations.box, stations.board);
    g.table.stations = added(g.table.stations, a);
  }
}
function shufflePrescience(g: G): void {
  shuffle(g, prescience.deck);
}
function shuffleWormsigns(g: G): void {
  shuffle(g, wormsigns.pool);
}
function shufflePlanning(g: G): void {
  for (const deck of DECK_IDS) shuffle(g, planning[deck].deck);
}
/** One for the Atreides; the others are set aside unseen. */
function drawObjective(g: G): void {
  shuffle(g, objectives.aside);
  takeObjective(g);
}
export function takeObjective(g: G): void {
  if (count(g, objectives.aside) === 0) return;
  drawTop(g, objectives.aside, keptObjectives(g));
  showToAtreides(g, keptObjectives(g)); // § wfa.team.shared-secrets
}

export const setUp = setup.procedure(
  'set-up',
  'wfa.setup.order',
  setup.act(placeSietches, 'wfa.setup.sietches'),
  setup.act(garrisonSietches, 'wfa.setup.sietch-garrisons'),
  setup.act(shuffleDeployment, 'wfa.setup.deployment-pool'),
  setup.act(garrisonSettlements, 'wfa.setup.harkonnen-garrisons'),
  setup.act(placeStations, 'wfa.setup.stations'),
  setup.act(shufflePrescience, 'wfa.setup.prescience-deck'),
  setup.act(shuffleWormsigns, 'wfa.setup.wormsign-pool'),
  setup.act(shufflePlanning, 'wfa.setup.planning-decks'),
  setup.act(drawObjective, 'wfa.setup.secret-objective'),
  setup.when(inDesertWar, [setup.act(takeUpCamps, 'wfa.desert-war.setup-atreides')]),
  setup.when(inMahdi, [setup.act(shuffleTactical, 'wfa.solo.setup'), setup.act(poolTokens, 'wfa.solo.token-pool')]),
);
