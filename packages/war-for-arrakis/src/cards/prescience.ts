// Prescience cards: what each asks for, and claiming them.

import { count, drawTop, holdsThing, knows, moveOpenly, shuffle, things } from '@landsraad/kernel';
import { TERRAIN, areaOf, idOf, inOneSector, isDeepDesert, type Area } from '../board/areas.ts';
import { ofRank } from '../board/auxiliaries.ts';
import { hasSietch, isDesert, isMountain, legionAreas, legionAt, tokensIn, unitsIn } from '../board/contents.ts';
import { RANKS, isRank, removeToken, revealToken, sendToTank, takeFigures, whereIs } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { revealSietch } from '../battles/battle.ts';
import { dropAttached, prescience, sietches } from '../components.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { inMahdi } from '../mahdi/mahdi.ts';
import { payForReveal } from '../mahdi/reinforcements.ts';
import { ATREIDES, HARKONNEN, deciderOf, houseOf } from '../sides.ts';
import { VISIONS, type G, type Look } from '../table.ts';
import { advancePrescience, jessicaNow, paulNow } from '../tracks.ts';
import { emit, words } from '../words.ts';
import { figureIn, fromArea, tokenIn, tokenWord } from '../pieces.ts';

const CARDS = FACTS.prescienceCards.cards;
export type PrescienceId = (typeof CARDS)[number]['id'];
const BY_ID: ReadonlyMap<string, (typeof CARDS)[number]> = new Map(CARDS.map((c) => [c.id, c]));
const cardOf = (id: string): (typeof CARDS)[number] | undefined => BY_ID.get(id);
/** § wfa.prescience.card-kinds */
export const atEndOfRound = (id: string): boolean => cardOf(id)?.phase === 'endOfRound';
export const MOST_CLAIMS = 2;
const MAHDI = 'the-fremen-call-paul-the-mahdi';
const LISAN = 'the-lisan-al-gaib';
const WATER_OF_LIFE = 'paul-drinks-the-water-of-life';
export const FAMILIES_FLEE = 'families-flee-to-the-palmaries-of-the-south';
const FAITHFUL = 'unknown-ar-6';
export const COST_A_DIE: readonly string[] = [WATER_OF_LIFE, FAITHFUL];

// ---- what each card asks for ----

const legionsWhere = (g: Look, test: (a: Area) => boolean): number => legionAreas(g, ATREIDES).filter(test).length;
/** Whether no Harkonnen legion stands in a sector of the area. */
const inQuietSector = (g: Look, a: Area): boolean =>
  a >= 0 && !legionAreas(g, HARKONNEN).some((x) => inOneSector(a, x));
const inSietch = (g: Look, a: Area): boolean => a >= 0 && hasSietch(g, a);
const inDeepDesert = (g: Look, a: Area): boolean => a >= 0 && isDeepDesert(a) && !hasSietch(g, a);
const facedownSietch = (g: Look, a: Area): boolean => {
  const position = g.table.sietches.indexOf(a);
  return position >= 0 && !knows(g, houseOf(g, HARKONNEN), sietches.board, position);
};
const unitsAtSietches = (g: Look): number => g.table.sietches.reduce((n, a) => n + unitsIn(g, ATREIDES, a), 0);

const ASKS: { readonly [card in PrescienceId]: (g: Look) => boolean } = {
  'dew-collectors-for-the-planting': (g) => legionsWhere(g, (a) => TERRAIN[a] === 'plateau') >= 3,
  'new-hidden-wind-traps': (g) => legionsWhere(g, (a) => isMountain(g, a)) >= 3,
  'stunted-worms': (g) => legionsWhere(g, (a) => TERRAIN[a] === 'minorErg') >= 2,
  'the-desert-war': (g) => legionsWhere(g, (a) => isDesert(g, a) && !hasSietch(g, a)) >= 4,
  'the-water-discipline': (g) => inDeepDesert(g, whereIs(g, paulNow(g))) && inDeepDesert(g, whereIs(g, jessicaNow(g))),
  'jessica-trains-paul': (g) =>
    inSietch(g, whereIs(g, paulNow(g))) && whereIs(g, paulNow(g)) === whereIs(g, jessicaNow(g)),
  'the-fremen-call-paul-the-mahdi': (g) => whereIs(g, paulNow(g)) >= 0 && facedownSietch(g, whereIs(g, paulNow(g))),
  'the-lisan-al-gaib': (g) => whereIs(g, paulNow(g)) >= 0 && tokensIn(g, whereIs(g, paulNow(g))).length >= 2,
  'paul-drinks-the-water-of-life': (g) => inQuietSector(g, whereIs(g, paulNow(g))),
  'families-flee-to-the-palmaries-of-the-south': (g) => unitsAtSietches(g) >= 2,
  'unknown-ar-3': (g) => g.table.deeds.legionDestroyed,
  'unknown-ar-4': (g) => g.table.deeds.wormTook > 0,
  'unknown-ar-5': (g) => g.table.deeds.harvestersRaided >= 2,
  'unknown-ar-6': (g) => inSietch(g, whereIs(g, jessicaNow(g))) && inQuietSector(g, whereIs(g, jessicaNow(g))),
  'unknown-ar-7': (g) => g.table.deeds.paulRode,
  'unknown-ar-8': (g) => g.table.deeds.sietchHeld,
};
const ASKED: ReadonlyMap<string, (g: Look) => boolean> = new Map(Object.entries(ASKS));
/** § wfa.prescience.claim-conditions */
export const asksFor = (g: Look, id: string): boolean => ASKED.get(id)?.(g) === true;

/** By how many steps a card advances each marker. */
export function stepsOf(id: string): readonly number[] {
  return STEPS.get(id) ?? NO_STEPS;
}
const NO_STEPS: readonly number[] = [0, 0, 0];
const STEPS: ReadonlyMap<string, readonly number[]> = new Map(
  CARDS.map((c) => {
    const markers: { readonly [vision: string]: number } = c.markers;
    return [c.id, VISIONS.map((v) => markers[v] ?? 0)];
  }),
);

export const row = (g: Look): readonly string[] => things(g, prescience.row);
/** Why a revealed card cannot be claimed now. */
export function noClaim(g: Look, id: string): RuleId | null {
  if (g.table.claims >= MOST_CLAIMS) return 'wfa.prescience.claim-limit';
  if (atEndOfRound(id) !== (g.table.phase === 'end'))
    return atEndOfRound(id) ? 'wfa.prescience.claim-end-phase' : 'wfa.prescience.claim-action-phase';
  return asksFor(g, id) ? null : 'wfa.prescience.claim-conditions';
}

// ---- claiming ----

type Claim = { card: string; done: number };
const claims = words<Claim>();
const FEAR = 'fear-is-the-mind-killer';
const IBAD = 'eyes-of-ibad';
const FEAR_STEPS = 2;

function advanceMarkers(g: G, v: Claim): void {
  g.table.claims++;
  emit(g, 'claimed', 'wfa.prescience.card-advance', { card: v.card });
  const markers: { readonly [vision: string]: number } = cardOf(v.card)?.markers ?? {};
  VISIONS.forEach((vision, n) => {
    const steps = markers[vision] ?? 0;
    if (steps > 0) advancePrescience(g, n, steps); // § wfa.prescience.card-advance
  });
  if (holdsThing(g, prescience.row, v.card)) moveOpenly(g, prescience.row, v.card, prescience.claimed);
  if (g.table.kept.includes(v.card)) {
    g.table.kept = g.table.kept.filter((c) => c !== v.card);
    dropAttached(g, IBAD);
  }
}

/** Units or tokens in sietch areas that could go south. */
function couldFlee(g: G): string[] {
  return g.table.sietches.flatMap((a) => {
    const l = legionAt(g, a);
    const ranks = l === undefined || l.side !== ATREIDES ? [] : RANKS.filter((r) => ofRank(g, l, r) > 0);
    return [...ranks.map((r) => fromArea(idOf(a), r)), ...tokensIn(g, a).map(tokenWord)];
  });
}
function flee(g: G, v: Claim, option: string): void {
  v.done++;
  const who = figureIn(option);
  if (who?.kind === 'token') removeToken(g, who.which);
  else if (who !== null && isRank(who.kind)) takeFigures(g, areaOf(who.from), who.kind, 1);
}
const paulsTokens = (g: Look): string[] => tokensIn(g, whereIs(g, paulNow(g))).map(tokenWord);

export const claim = claims.procedure(
  'claim',
  'wfa.prescience.claim-performance',
  claims.when(
    (_g, v) => v.card === FAMILIES_FLEE,
    [
      claims.whilst(
        (g, v) => v.done < 2 && couldFlee(g).length > 0,
        claims.ask('who flees to the south?', 'wfa.prescience.claim-performance', {
          who: (g) => deciderOf(g, ATREIDES),
          means: (_g, _v, option) => figureIn(option),
          options: couldFlee,
          then: flee,
        }),
      ),
      claims.call(leadersLeftAlone, () => ({ side: ATREIDES })),
    ],
  ),
  claims.when(
    (_g, v) => v.card === LISAN,
    [
      claims.whilst(
        (g, v) => v.done < 2 && paulsTokens(g).length > 0,
        claims.ask('reveal which token?', 'wfa.prescience.claim-performance', {
          who: (g) => deciderOf(g, ATREIDES),
          means: (_g, _v, option) => figureIn(option),
          options: paulsTokens,
          then: (g, v, option) => {
            v.done++;
            revealToken(g, tokenIn(option));
            payForReveal(g);
          },
        }),
      ),
      claims.call(removeExcess, () => ({ side: ATREIDES })),
    ],
  ),
  claims.when(
    (_g, v) => v.card === MAHDI,
    [
      // § wfa.solo.reveal-cost-scope
      claims.act(function showTheSietch(g) {
        revealSietch(g, whereIs(g, paulNow(g)));
        payForReveal(g);
      }, 'wfa.actions.voluntary-sietch-reveal'),
    ],
  ),
  claims.when(
    (_g, v) => v.card === WATER_OF_LIFE,
    [
      claims.act(function paulDrinks(g) {
        sendToTank(g, paulNow(g));
      }, 'wfa.prescience.claim-performance'),
    ],
  ),
  claims.act(advanceMarkers),
  claims.when(
    (g, v) => g.table.feared === v.card,
    [
      claims.ask('advance which marker?', 'wfa.prescience.card-advance', {
        who: (g) => deciderOf(g, ATREIDES),
        options: (): string[] => [...VISIONS],
        then: (g, _v, vision) => {
          advancePrescience(
            g,
            VISIONS.findIndex((x) => x === vision),
            FEAR_STEPS,
          );
          g.table.feared = '';
          dropAttached(g, FEAR);
        },
      }),
    ],
  ),
);

// ---- the row ----

const REVEALED = 3;
const REVEALED_TO_MAHDI = 2;
/** § wfa.solo.start-prescience */
const revealedAtOnce = (g: Look): number => (inMahdi(g) ? REVEALED_TO_MAHDI : REVEALED);
/** At the start of the round; a short deck gives what is left. */
export function revealCards(g: G): void {
  // § wfa.round.start-prescience-short
  for (let n = 0; n < revealedAtOnce(g) && count(g, prescience.deck) > 0; n++) {
    const card = drawTop(g, prescience.deck, prescience.row);
    emit(g, 'prescience revealed', 'wfa.round.start-prescience', { card });
  }
}
/** § wfa.prescience.discard-open */
export function removeFromGame(g: G, card: string): void {
  moveOpenly(g, prescience.row, card, prescience.gone);
  losesAttachment(g, card);
  emit(g, 'prescience discarded', 'wfa.prescience.discard-open', { card });
}
/** Fear Is the Mind-Killer lasts for the round. */
export function losesFear(g: G): void {
  g.table.feared = '';
  dropAttached(g, FEAR);
}
/** What was attached to a card that leaves the row unclaimed is discarded. */
export function losesAttachment(g: G, card: string): void {
  if (g.table.feared === card) {
    g.table.feared = '';
    dropAttached(g, FEAR); // § wfa.cards.attached-returned
  }
  if (g.table.kept.includes(card)) {
    g.table.kept = g.table.kept.filter((c) => c !== card);
    dropAttached(g, IBAD);
  }
}
export function shuffleBack(g: G, card: string): void {
  losesAttachment(g, card);
  moveOpenly(g, prescience.row, card, prescience.deck);
  shuffle(g, prescience.deck);
}
