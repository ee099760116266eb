// Prescience cards: what each asks for, and claiming them.

import { count, drawTop, holdsThing, knows, moveOpenly, shuffle, things } from '@landsraad/kernel';
import { TERRAIN, areaOf, inOneSector, isDeepDesert, type Area } from '../board/areas.ts';
import { ofRank } from '../board/auxiliaries.ts';
import { hasSietch, isDesert, isMountain, legionAreas, legionAt, tokensIn, unitsIn } from '../board/contents.ts';
import { RANKS, isRank, removeToken, revealToken, sendToTank, takeFigures, whereIs } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { revealSietch } from '../battles/battle.ts';
import { dropAttached, prescience, sietches } from '../components.ts';
import { ALIA, CHANI, GURNEY, LADY_JESSICA, MUADDIB, PAUL, REVEREND_MOTHER, STILGAR, type Leader } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { inMahdi } from '../mahdi/mahdi.ts';
import { payForReveal } from '../mahdi/reinforcements.ts';
import { printedFor, type PrescienceCard } from '../printed/printed.ts';
import type { Act, AskedLeader, GroundWord, Requirement, Test } from '../printed/requirements.ts';
import { ATREIDES, HARKONNEN, deciderOf, houseOf } from '../sides.ts';
import { VISIONS, type G, type Look } from '../table.ts';
import { advancePrescience, jessicaNow, paulNow } from '../tracks.ts';
import { emit, words } from '../words.ts';
import { figureIn, fromArea, tokenIn, tokenWord } from '../pieces.ts';

const NO_CARD: PrescienceCard = {
  name: '',
  endOfRound: false,
  requirement: { cost: 'nothing', all: [], act: { do: 'nothing' } },
  markers: [0, 0, 0],
};
const cardOf = (g: Look, id: string): PrescienceCard => printedFor(g).prescience.get(id) ?? NO_CARD;
const asked = (g: Look, id: string): Requirement => cardOf(g, id).requirement;
/** § wfa.prescience.card-kinds */
export const atEndOfRound = (g: Look, id: string): boolean => cardOf(g, id).endOfRound;
export const MOST_CLAIMS = 2;
/** Claimed as the action of a turn. */
export const costsADie = (g: Look, id: string): boolean => asked(g, id).cost === 'a die';
/** Something must be done for it, which takes a turn of the Atreides. */
export const asksForAnAct = (g: Look, id: string): boolean => asked(g, id).act.do !== 'nothing';
/** By how many steps a card advances each marker. */
export const stepsOf = (g: Look, id: string): readonly number[] => cardOf(g, id).markers;

// ---- what a card asks for ----

/** Either card of Paul and Jessica counts. */
const CALLED: { readonly [leader in AskedLeader]: readonly Leader[] } = {
  paul: [MUADDIB, PAUL],
  jessica: [REVEREND_MOTHER, LADY_JESSICA],
  alia: [ALIA],
  chani: [CHANI],
  stilgar: [STILGAR],
  gurney: [GURNEY],
};
const NOBODY: Leader = -1;
/** The leader that a card means now. */
export const leaderNow = (g: Look, who: AskedLeader): Leader =>
  who === 'paul' ? paulNow(g) : who === 'jessica' ? jessicaNow(g) : (CALLED[who][0] ?? NOBODY);
/** The area of the leader that a card means; below 0 off the board. */
export const whereNow = (g: Look, who: AskedLeader): Area => whereIs(g, leaderNow(g, who));

/** Whether no Harkonnen legion stands in a sector of the area. */
const inQuietSector = (g: Look, a: Area): boolean =>
  a >= 0 && !legionAreas(g, HARKONNEN).some((x) => inOneSector(a, x));
export function isOnGround(g: Look, a: Area, ground: GroundWord): boolean {
  switch (ground) {
    case 'anywhere':
      return true;
    case 'plateau':
    case 'minorErg':
      return TERRAIN[a] === ground;
    case 'mountain':
      return isMountain(g, a);
    case 'desert':
      return isDesert(g, a);
    case 'deepDesert':
      return isDeepDesert(a);
    case 'sietch':
      return hasSietch(g, a);
    case 'deepDesertWithoutSietch':
      return isDeepDesert(a) && !hasSietch(g, a);
  }
}
/** Whether what must be true is true. */
export function isTrue(g: Look, t: Test): boolean {
  const { deeds } = g.table;
  switch (t.test) {
    case 'legionsOn': {
      let n = 0;
      for (const a of legionAreas(g, ATREIDES))
        if (isOnGround(g, a, t.terrain) && !(t.withoutSietch && hasSietch(g, a))) n++;
      return n >= t.count;
    }
    case 'leaderIn': {
      const a = whereNow(g, t.leader);
      return a >= 0 && isOnGround(g, a, t.ground) && (!t.quietSector || inQuietSector(g, a));
    }
    case 'together': {
      const [first = NOBODY, ...others] = t.leaders.map((who) => whereNow(g, who));
      return first >= 0 && others.every((a) => a === first) && (!t.inSietch || hasSietch(g, first));
    }
    case 'legionDestroyed':
      return deeds.legionDestroyed >= t.units;
    case 'sandwormTook':
      return deeds.wormTook >= t.count;
    case 'harvestersRaided':
      return deeds.harvestersRaided >= t.count;
    case 'rode':
      return CALLED[t.leader].some((l) => (deeds.rode[l] ?? 0) >= t.areas);
    case 'sietchHeld':
      return deeds.sietchHeld >= t.count;
  }
}
const facedownSietch = (g: Look, a: Area): boolean => {
  const position = g.table.sietches.indexOf(a);
  return position >= 0 && !knows(g, houseOf(g, HARKONNEN), sietches.board, position);
};
const unitsAtSietches = (g: Look): number => g.table.sietches.reduce((n, a) => n + unitsIn(g, ATREIDES, a), 0);
/** Whether what must be done can be done whole. */
function canBeDone(g: Look, act: Act): boolean {
  switch (act.do) {
    case 'nothing':
      return true;
    case 'revealSietch':
      return facedownSietch(g, whereNow(g, act.leader));
    case 'revealTokens':
      return whereNow(g, act.leader) >= 0 && tokensIn(g, whereNow(g, act.leader)).length >= act.count;
    case 'toTheTank':
      return whereNow(g, act.leader) >= 0;
    case 'removeUnits':
      return unitsAtSietches(g) >= act.count;
  }
}
/** § wfa.prescience.claim-conditions */
export function asksFor(g: Look, id: string): boolean {
  const card = printedFor(g).prescience.get(id);
  if (card === undefined) return false;
  const { all, act } = card.requirement;
  for (const test of all) if (!isTrue(g, test)) return false;
  return canBeDone(g, act);
}

export const row = (g: Look): readonly string[] => things(g, prescience.row);
/** Why a revealed card cannot be claimed now. */
export function noClaim(g: Look, id: string): RuleId | null {
  if (g.table.claims >= MOST_CLAIMS) return 'wfa.prescience.claim-limit';
  if (atEndOfRound(g, id) !== (g.table.phase === 'end'))
    return atEndOfRound(g, id) ? 'wfa.prescience.claim-end-phase' : 'wfa.prescience.claim-action-phase';
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
  stepsOf(g, v.card).forEach((steps, n) => {
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
    return [...ranks.map((r) => fromArea(a, r)), ...tokensIn(g, a).map(tokenWord)];
  });
}
function flee(g: G, v: Claim, option: string): void {
  v.done++;
  const who = figureIn(option);
  if (who?.kind === 'token') removeToken(g, who.which);
  else if (who !== null && isRank(who.kind)) takeFigures(g, areaOf(who.from), who.kind, 1);
}
const does = (what: Act['do']) =>
  function thatAct(g: Look, v: Claim): boolean {
    return asked(g, v.card).act.do === what;
  };
const howMany = (g: Look, v: Claim): number => {
  const { act } = asked(g, v.card);
  return 'count' in act ? act.count : 0;
};
/** Whom the act speaks of, and where it is. */
const actor = (g: Look, v: Claim): Leader => {
  const { act } = asked(g, v.card);
  return 'leader' in act ? leaderNow(g, act.leader) : NOBODY;
};
const itsArea = (g: Look, v: Claim): Area => whereIs(g, actor(g, v));
const itsTokens = (g: Look, v: Claim): string[] => tokensIn(g, itsArea(g, v)).map(tokenWord);

export const claim = claims.procedure(
  'claim',
  'wfa.prescience.claim-performance',
  claims.when(does('removeUnits'), [
    claims.whilst(
      (g, v) => v.done < howMany(g, v) && couldFlee(g).length > 0,
      claims.ask('who flees to the south?', 'wfa.prescience.claim-performance', {
        who: (g) => deciderOf(g, ATREIDES),
        means: (_g, _v, option) => figureIn(option),
        options: couldFlee,
        then: flee,
      }),
    ),
    claims.call(leadersLeftAlone, () => ({ side: ATREIDES })),
  ]),
  claims.when(does('revealTokens'), [
    claims.whilst(
      (g, v) => v.done < howMany(g, v) && itsTokens(g, v).length > 0,
      claims.ask('reveal which token?', 'wfa.prescience.claim-performance', {
        who: (g) => deciderOf(g, ATREIDES),
        means: (_g, _v, option) => figureIn(option),
        options: itsTokens,
        then: (g, v, option) => {
          v.done++;
          revealToken(g, tokenIn(option));
          payForReveal(g);
        },
      }),
    ),
    claims.call(removeExcess, () => ({ side: ATREIDES })),
  ]),
  claims.when(does('revealSietch'), [
    // § wfa.solo.reveal-cost-scope
    claims.act(function showTheSietch(g, v) {
      revealSietch(g, itsArea(g, v));
      payForReveal(g);
    }, 'wfa.actions.voluntary-sietch-reveal'),
  ]),
  claims.when(does('toTheTank'), [
    claims.act(function theLeaderGoes(g, v) {
      sendToTank(g, actor(g, v));
    }, 'wfa.prescience.claim-performance'),
  ]),
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
