// The supremacy and prescience tracks, and the leaders they bring.

import { ofSeat, reveal, type Seat } from '@landsraad/kernel';
import { isInPlay, takeFromTank, whereIs } from './board/figures.ts';
import { OBJECTIVES, objectiveNumbers, objectives, objectivesOf } from './components.ts';
import { FACTS } from './facts.ts';
import {
  ALIA,
  ASIDE,
  ATREIDES,
  CHANI,
  FEYD,
  HARKONNEN,
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
import { VISIONS, replaced, type G, type Look } from './table.ts';
import { emit, endGame, holds } from './words.ts';

// ---- leaders entering play ----

/** Its card lies face up on its box and its figure is set aside. */
export function enterPlay(g: G, l: Leader): void {
  if (whereIs(g, l) !== NOT_IN_PLAY) return;
  g.table.leaders = replaced(g.table.leaders, l, ASIDE);
  g.table.spent = replaced(g.table.spent, l, !holds('wfa.leaders.enter-play'));
  emit(g, 'leader enters', 'wfa.leaders.enter-play', { leader: l });
  if (l === REVEREND_MOTHER && holds('wfa.leaders.jessica')) takesThePlaceOf(g, l, LADY_JESSICA);
  if (l === MUADDIB && holds('wfa.leaders.paul')) takesThePlaceOf(g, l, PAUL);
  if (l === FEYD && holds('wfa.leaders.rabban-feyd')) leaveGame(g, RABBAN);
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

export function gainGesserit(g: G, seat: Seat): void {
  if (g.table.gesseritReserve === 0) return;
  const rule = seat === ATREIDES ? 'wfa.bene-gesserit.atreides-gain' : 'wfa.bene-gesserit.harkonnen-gain';
  if (!holds(rule)) return;
  g.table.gesseritReserve--;
  g.table.gesserit = replaced(g.table.gesserit, seat, (g.table.gesserit[seat] ?? 0) + 1);
  emit(g, 'bene gesserit token', rule, { seat });
}

// ---- supremacy ----

const { supremacy } = FACTS.tracks;
const GESSERIT_STEPS: readonly number[] = supremacy.events.map((e) => e.step);
const HAWAT_STEP = 1;
const FEYD_STEP = 6;

export function gainSupremacy(g: G, points: number): void {
  if (!holds('wfa.victory.supremacy-sources')) return;
  const last = holds('wfa.setup.supremacy-track') ? supremacy.win : points + g.table.supremacy;
  for (let n = 0; n < points && g.table.supremacy < last; n++) {
    g.table.supremacy++;
    // A step that is jumped over has been reached.
    if (n === points - 1 || g.table.supremacy === supremacy.win || holds('wfa.prescience.reach-or-pass'))
      reachedSupremacy(g, g.table.supremacy);
  }
  emit(g, 'supremacy', 'wfa.victory.supremacy-sources', { points, now: g.table.supremacy });
  if (g.table.supremacy < supremacy.win) return;
  if (!holds('wfa.victory.harkonnen-first')) checkObjective(g);
  if (holds('wfa.victory.harkonnen') && holds('wfa.victory.game-ends') && g.over === null)
    endGame(g, 'wfa.victory.harkonnen', [HARKONNEN], finalScores(g));
}
function reachedSupremacy(g: G, step: number): void {
  if (GESSERIT_STEPS.includes(step)) gainGesserit(g, ATREIDES);
  if (!holds('wfa.leaders.supremacy-entry')) return;
  if (step === HAWAT_STEP) enterPlay(g, HAWAT);
  if (step === FEYD_STEP) enterPlay(g, FEYD);
}

// ---- prescience ----

const LAST_STEP = FACTS.tracks.prescience.lastStep;
export const [KWISATZ_HADERACH, SAND_DWELLERS, JIHAD] = [0, 1, 2] as const;
const DESERT_LEADERS = [
  { leader: MUADDIB, rule: 'wfa.prescience.step-3-kwisatz-haderach' },
  { leader: REVEREND_MOTHER, rule: 'wfa.prescience.step-3-sand-dwellers' },
  { leader: CHANI, rule: 'wfa.prescience.step-3-jihad' },
] as const;
const DESERT_STEP = 3;
const PRE_BORN_STEP = 6;

export function advancePrescience(g: G, marker: number, steps: number): void {
  if (!holds('wfa.prescience.sources')) return;
  let now = g.table.prescience[marker] ?? 0;
  for (let n = 0; n < steps; n++) {
    if (now >= LAST_STEP && holds('wfa.prescience.track-end')) break;
    now++;
    g.table.prescience = replaced(g.table.prescience, marker, now);
    if (n === steps - 1 || now === LAST_STEP || holds('wfa.prescience.reach-or-pass'))
      reachedPrescience(g, marker, now);
  }
  if (!holds('wfa.victory.atreides-when')) checkObjective(g);
  emit(g, 'prescience', 'wfa.prescience.sources', { marker: VISIONS[marker] ?? '', steps, now });
}
function reachedPrescience(g: G, marker: number, step: number): void {
  const desert = DESERT_LEADERS[marker];
  if (step === DESERT_STEP && desert !== undefined && holds(desert.rule)) enterPlay(g, desert.leader);
  if (step === PRE_BORN_STEP && holds('wfa.prescience.step-6')) enterPlay(g, ALIA);
}

// ---- victory of the Atreides ----

export const meets = (g: Look, card: string): boolean =>
  objectiveNumbers(card).every((target, n) => (g.table.prescience[n] ?? 0) >= target);
export const objectiveMet = (g: Look): boolean => objectivesOf(g).some((card) => meets(g, card));
/** Whoever has not won by now shows what he does not keep. */
function ruleOut(g: G): void {
  const met = OBJECTIVES.filter((card) => meets(g, card));
  if (met.length > 0)
    g.table.ruledOut = objectivesOf(g).map((_, n) => [...new Set([...(g.table.ruledOut[n] ?? []), ...met])]);
}
export function checkObjective(g: G): void {
  if (!objectiveMet(g)) {
    ruleOut(g);
    return;
  }
  if (!holds('wfa.victory.atreides')) return;
  // Whoever wins by it shows it.
  const kept = ofSeat(objectives.kept, ATREIDES);
  objectivesOf(g).forEach((_card, n) => reveal(g, kept, n));
  endGame(g, 'wfa.victory.atreides', [ATREIDES], finalScores(g));
}

/** The sum of the prescience markers, and supremacy. */
export const finalScores = (g: Look): number[] => [g.table.prescience.reduce((a, b) => a + b, 0), g.table.supremacy];

/** Whether a named leader may act: in play and not in the tank. */
export const isActive = (g: Look, l: Leader): boolean =>
  isInPlay(g, l) && (whereIs(g, l) !== IN_TANK || !holds('wfa.tank.inactive'));
export const paulNow = (g: Look): Leader => (isInPlay(g, MUADDIB) && holds('wfa.cards.paul-jessica') ? MUADDIB : PAUL);
export const jessicaNow = (g: Look): Leader => (isInPlay(g, REVEREND_MOTHER) ? REVEREND_MOTHER : LADY_JESSICA);
