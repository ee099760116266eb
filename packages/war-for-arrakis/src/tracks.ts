// The supremacy and prescience tracks, and the leaders they bring.

import { replaced, reveal, type Seat } from '@landsraad/kernel';
import { isInPlay, takeFromTank, whereIs } from './board/figures.ts';
import { keptObjectives, objectiveNumbers, objectivesOf } from './components.ts';
import { FACTS } from './facts.ts';
import {
  ALIA,
  ASIDE,
  CHANI,
  FEYD,
  HAWAT,
  IN_TANK,
  LADY_JESSICA,
  MOHIAM,
  MUADDIB,
  NOT_IN_PLAY,
  OUT_OF_GAME,
  PAUL,
  RABBAN,
  REVEREND_MOTHER,
  type Leader,
} from './leaders.ts';
import { isAutomatic } from './mahdi/mahdi.ts';
import { gainDie } from './mahdi/supremacy.ts';
import { printedFor } from './printed/printed.ts';
import { ATREIDES, HARKONNEN, seatsOf, deciderOf, type Side } from './sides.ts';
import { checkAlliance } from './smugglers/joining.ts';
import { VISIONS, type G, type Look } from './table.ts';
import { emit, endGame } from './words.ts';

// ---- leaders entering play ----

/** Its card lies face up on its box and its figure is set aside. § wfa.leaders.enter-play */
export function enterPlay(g: G, l: Leader): void {
  if (whereIs(g, l) !== NOT_IN_PLAY) return;
  g.table.leaders = replaced(g.table.leaders, l, ASIDE);
  g.table.spent = replaced(g.table.spent, l, false);
  emit(g, 'leader enters', 'wfa.leaders.enter-play', { leader: l });
  if (l === REVEREND_MOTHER) takesThePlaceOf(g, l, LADY_JESSICA); // § wfa.leaders.jessica
  if (l === MUADDIB) takesThePlaceOf(g, l, PAUL); // § wfa.leaders.paul
  if (l === FEYD) leaveGame(g, RABBAN); // § wfa.leaders.rabban-feyd
  if (l === MOHIAM) gainGesserit(g, HARKONNEN);
}
/** On the board, aside or in the tank; the card takes the side of the old one. */
function takesThePlaceOf(g: G, l: Leader, old: Leader): void {
  const where = whereIs(g, old);
  if (where === OUT_OF_GAME || where === NOT_IN_PLAY) return;
  g.table.leaders = replaced(g.table.leaders, l, where);
  g.table.spent = replaced(g.table.spent, l, g.table.spent[old] === true);
  if (where === IN_TANK) takeFromTank(g, old, l);
  g.table.leaders = replaced(g.table.leaders, old, OUT_OF_GAME);
}
export function leaveGame(g: G, l: Leader): void {
  if (whereIs(g, l) === IN_TANK) takeFromTank(g, l, -1);
  g.table.leaders = replaced(g.table.leaders, l, OUT_OF_GAME);
  emit(g, 'leader leaves the game', 'wfa.leaders.rabban-feyd', { leader: l });
}

/** § wfa.bene-gesserit.atreides-gain § wfa.bene-gesserit.harkonnen-gain */
export function gainGesserit(g: G, side: Side): void {
  if (isAutomatic(g, side)) return gainDie(g); // § wfa.solo.bene-gesserit
  if (g.table.gesseritReserve === 0) return;
  const rule = side === ATREIDES ? 'wfa.bene-gesserit.atreides-gain' : 'wfa.bene-gesserit.harkonnen-gain';
  g.table.gesseritReserve--;
  g.table.gesserit = replaced(g.table.gesserit, side, (g.table.gesserit[side] ?? 0) + 1);
  emit(g, 'bene gesserit token', rule, { seat: deciderOf(g, side) });
}

// ---- supremacy ----

const { supremacy } = FACTS.tracks;
const GESSERIT_STEPS: readonly number[] = supremacy.events.map((e) => e.step);
const HAWAT_STEP = 1;
const FEYD_STEP = 6;

/** § wfa.victory.supremacy-sources */
export function gainSupremacy(g: G, points: number): void {
  // § wfa.setup.supremacy-track
  for (let n = 0; n < points && g.table.supremacy < supremacy.win; n++) {
    g.table.supremacy++;
    reachedSupremacy(g, g.table.supremacy); // also for a step that is jumped over
  }
  emit(g, 'supremacy', 'wfa.victory.supremacy-sources', { points, now: g.table.supremacy });
  // § wfa.victory.harkonnen § wfa.victory.harkonnen-first § wfa.victory.game-ends § wfa.team.win-together
  if (g.table.supremacy >= supremacy.win) endGame(g, 'wfa.victory.harkonnen', players(g, HARKONNEN), finalScores(g));
}
function reachedSupremacy(g: G, step: number): void {
  if (GESSERIT_STEPS.includes(step)) gainGesserit(g, ATREIDES);
  if (step === HAWAT_STEP) enterPlay(g, HAWAT); // § wfa.leaders.supremacy-entry
  if (step === FEYD_STEP) enterPlay(g, FEYD);
}

// ---- prescience ----

export const [KWISATZ_HADERACH, SAND_DWELLERS, JIHAD] = [0, 1, 2] as const;
/** By marker, in the order of the track. */
const DESERT_LEADERS = [MUADDIB, REVEREND_MOTHER, CHANI] as const;
const DESERT_STEP = 3;
const PRE_BORN_STEP = 6;

/** § wfa.prescience.sources § wfa.prescience.reach-or-pass */
export function advancePrescience(g: G, marker: number, steps: number): void {
  let now = g.table.prescience[marker] ?? 0;
  const last = printedFor(g).lastPrescienceStep;
  // § wfa.prescience.track-end
  for (let n = 0; n < steps && now < last; n++) {
    now++;
    g.table.prescience = replaced(g.table.prescience, marker, now);
    reachedPrescience(g, marker, now); // also for a step that is jumped over
  }
  checkAlliance(g);
  emit(g, 'prescience', 'wfa.prescience.sources', { marker: VISIONS[marker] ?? '', steps, now });
}
function reachedPrescience(g: G, marker: number, step: number): void {
  const desert = DESERT_LEADERS[marker];
  // § wfa.prescience.step-3-kwisatz-haderach § wfa.prescience.step-3-sand-dwellers § wfa.prescience.step-3-jihad
  if (step === DESERT_STEP && desert !== undefined) enterPlay(g, desert);
  if (step === PRE_BORN_STEP) enterPlay(g, ALIA); // § wfa.prescience.step-6
}

// ---- victory of the Atreides ----

const meets = (g: Look, card: string): boolean =>
  objectiveNumbers(card).every((target, n) => (g.table.prescience[n] ?? 0) >= target);
const objectiveMet = (g: Look): boolean => objectivesOf(g).some((card) => meets(g, card));
/** As the Atreides have not won, everybody knows that they keep none of the objectives that are met. */
function ruleOut(g: G): void {
  const met = printedFor(g).objectives.filter((card) => meets(g, card));
  if (met.length > 0)
    g.table.ruledOut = objectivesOf(g).map((_, n) => [...new Set([...(g.table.ruledOut[n] ?? []), ...met])]);
}
/** § wfa.round.end-objective-check */
export function checkObjective(g: G): void {
  if (!objectiveMet(g)) {
    ruleOut(g);
    return;
  }
  // The objective that wins is shown.
  objectivesOf(g).forEach((_card, n) => reveal(g, keptObjectives(g), n));
  endGame(g, 'wfa.victory.atreides', players(g, ATREIDES), finalScores(g));
}

/** The seats of a side on which somebody sits: if the automatic Harkonnens win, nobody does. */
const players = (g: Look, side: Side): Seat[] => seatsOf(g, side).filter((seat) => seat < g.seats);
/** By seat: the sum of the prescience markers, or supremacy. */
const finalScores = (g: Look): number[] =>
  g.table.sides
    .slice(0, g.seats)
    .map((side) => (side === ATREIDES ? g.table.prescience.reduce((a, b) => a + b, 0) : g.table.supremacy));

/** Whether a named leader may act: in play and not in the tank. § wfa.tank.inactive */
export const isActive = (g: Look, l: Leader): boolean => isInPlay(g, l) && whereIs(g, l) !== IN_TANK;
/** § wfa.cards.paul-jessica */
export const paulNow = (g: Look): Leader => (isInPlay(g, MUADDIB) ? MUADDIB : PAUL);
export const jessicaNow = (g: Look): Leader => (isInPlay(g, REVEREND_MOTHER) ? REVEREND_MOTHER : LADY_JESSICA);
