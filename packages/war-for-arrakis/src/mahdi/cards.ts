// Harkonnen planning cards, played as soon as they are drawn: every part that is possible, by the criteria of the
// action that it resembles.

import { holdsThing, knows, type Procedure, type Step } from '@landsraad/kernel';
import { ANY, inArea, only, withLeader, type Filter } from '../actions/filters.ts';
import { movementComplete } from '../actions/movement.ts';
import type { Piece, Where } from '../actions/muster.ts';
import { revealSietch } from '../battles/battle.ts';
import {
  ARRAKEEN,
  ARSUNT,
  CARTHAG,
  NORTH_POLE,
  SETTLEMENT_SITES,
  areaOf,
  areasOfSector,
  idOf,
  isPyonVillage,
  sectorsOf,
  touching,
  type Area,
} from '../board/areas.ts';
import { hasLegion, hasSettlement, hasSietch, legionAreas, tokenCount } from '../board/contents.ts';
import { isInPlay, revealTokensIn, sendToTank, whereIs, type Rank } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { forgetLegion, thatArea, thatLegion } from '../board/that-legion.ts';
import { hasHouseDie, loseHouseDie } from '../cards/corrino-ally.ts';
import { acting, cardWords, type Played } from '../cards/play.ts';
import { row, shuffleBack } from '../cards/prescience.ts';
import { opponentDiscards, shellLegion } from '../cards/words-of-cards.ts';
import { cardsOf, deckOf, dropAttached, planning, putAway, sietches, type CardId, type DeckId } from '../components.ts';
import { ARAMSHAM, BARON, FEYD, HAWAT, MOHIAM, OUT_OF_GAME, RABBAN, SHADDAM, leaderWord, namedOf } from '../leaders.ts';
import { leaderIn } from '../pieces.ts';
import { ATREIDES, HARKONNEN, deciderOf, houseOf } from '../sides.ts';
import type { G, Look, Table } from '../table.ts';
import { enterPlay, gainGesserit, leaveGame } from '../tracks.ts';
import { returnWormsign } from '../worms/wormsigns.ts';
import { emit, words } from '../words.ts';
import { assault, assaulting, canAssault } from './attack.ts';
import { combatPower, isStronger } from './combat-power.ts';
import { chosen, narrow } from './criteria.ts';
import { canMarch, carry, marchTo, marching } from './movement.ts';
import { areasAway, roomIn, stepsTo } from './paths.ts';
import { canPlace, canUpgrade, placeUnits, placing, upgradeUnits, upgrading } from './placing.ts';
import { cardsLeft, discarded, drawFrom, drawReinforcements, otherDeck, shelve } from './reinforcements.ts';
import { aimAt, targetSietch, targetsFor } from './targets.ts';
import { canSend, placingVehicles, sendVehicles } from './vehicle-placement.ts';

const { act, call, procedure, when, whilst } = cardWords;
type S = Step<Table, Played>;

/** One part of a card: whether anything of it can be carried out, and how. */
interface Part {
  can(g: Look): boolean;
  readonly steps: readonly S[];
}
interface Card {
  readonly parts: readonly Part[];
  readonly play: Procedure<Table, Played>;
}
const CARDS = new Map<string, Card>();
/** § wfa.solo.card-mandatory */
const inOrder = (parts: readonly Part[]): S[] => parts.map((p) => when((g) => p.can(g), p.steps));
const card = (id: CardId, ...parts: readonly Part[]): void =>
  void CARDS.set(id, { parts, play: procedure(`solo ${id}`, 'wfa.solo.card-mandatory', ...inOrder(parts)) });

// ---- parts that resemble an action ----

/** § wfa.solo.card-place-units */
const place = (pieces: readonly Piece[], where: Where | Area | ((g: Look) => Area)): Part => {
  const notes = (g: Look) => placing(pieces, typeof where === 'function' ? where(g) : where);
  return { can: (g) => canPlace(g, notes(g)), steps: [call(placeUnits, notes)] };
};
const upgrade = (n: number, from: Rank, to: Rank): Part => ({
  can: (g) => canUpgrade(g, from, to),
  steps: [call(upgradeUnits, () => upgrading(n, from, to))],
});
/** § wfa.solo.card-vehicles */
const vehicles = (harvester: number, ornithopter: number, carryall: number): Part => ({
  can: (g) => canSend(g, placingVehicles(harvester, ornithopter, carryall)),
  steps: [call(sendVehicles, () => placingVehicles(harvester, ornithopter, carryall))],
});
/** § wfa.solo.card-deploy-move-attack */
const march = (legions: number, filter: Filter = ANY): Part => ({
  can: (g) => canMarch(g, filter),
  steps: [call(marchTo, () => marching(legions, filter), 'wfa.solo.card-deploy-move-attack')],
});
const strike = (filter: Filter): Part => ({
  can: (g) => canAssault(g, filter),
  steps: [call(assault, () => assaulting(filter, false), 'wfa.solo.card-deploy-move-attack')],
});
/** The legion that the card has moved or placed figures in. */
const THAT = (g: Look): Filter => inArea(thatArea(g));
const stands = (g: Look): boolean => thatLegion(g) !== null;
const marchOn: Part = {
  can: (g) => stands(g) && canMarch(g, THAT(g)),
  steps: [call(marchTo, (g) => marching(1, THAT(g)))],
};
const strikeOn: Part = {
  can: (g) => stands(g) && canAssault(g, THAT(g)),
  steps: [call(assault, (g) => assaulting(THAT(g), true))],
};
/** Move or attack: they attack if they can. § wfa.solo.military-order */
const strikeOrMarch = (surprise: boolean, filter: (g: Look) => Filter): Part => ({
  can: (g) => canAssault(g, filter(g)) || canMarch(g, filter(g)),
  steps: [
    when(
      (g) => canAssault(g, filter(g)),
      [call(assault, (g) => assaulting(filter(g), surprise))],
      [call(marchTo, (g) => marching(1, filter(g)))],
    ),
  ],
});

// ---- parts about cards ----

const next = (v: Played): DeckId => otherDeck(deckOf(v.card));
/** § wfa.solo.card-draws */
const draw = (cards: number): Part => ({
  can: cardsLeft,
  steps: [
    act(function toTheReinforcements(g, v) {
      drawReinforcements(g, cards, next(v));
    }, 'wfa.solo.card-draws'),
  ],
});
/** § wfa.solo.card-plays */
const another: Part = {
  can: cardsLeft,
  steps: [
    call(
      (): Procedure<Table, Draw> => playFrom,
      (_g, v) => ({ deck: next(v), card: '' }),
      'wfa.solo.card-plays',
    ),
  ],
};
const given = (test: (g: Look) => boolean, then: readonly Part[], otherwise: readonly Part[]): Part => ({
  can: (g) => (test(g) ? then : otherwise).some((p) => p.can(g)),
  steps: [when((g) => test(g), inOrder(then), inOrder(otherwise))],
});
const simply = (run: (g: G) => void, can: (g: Look) => boolean = () => true): Part => ({
  can,
  steps: [
    act(function simplyDone(g) {
      run(g);
    }),
  ],
});

// ---- parts that resemble none: as close as possible to the Target Sietch ----

/** § wfa.solo.card-other-effects */
const nearTarget = <X>(g: Look, all: readonly X[], where: (x: X) => Area): readonly X[] =>
  narrow(all, [{ why: 'near target', score: (x) => -(targetSietch(g) < 0 ? 0 : areasAway(where(x), targetSietch(g))) }])
    .best;
const discardWormsigns = (most: number, where: (a: Area) => boolean): Part => ({
  can: (g) => g.table.wormsigns.some(where),
  steps: [
    act(function countThem(_g, v) {
      v.left = most;
    }),
    whilst(
      (g, v) => v.left > 0 && g.table.wormsigns.some(where),
      chosen(cardWords, 'discard wormsign', {
        among: (g, v) => {
          const best = nearTarget(g, g.table.wormsigns.filter(where), (a) => a);
          return (best.length <= v.left ? best.slice(0, 1) : best).map(idOf);
        },
        then: (g, v, option) => {
          v.left--;
          returnWormsign(g, areaOf(option));
          emit(g, 'wormsign discarded', 'wfa.solo.card-other-effects', { area: areaOf(option) });
        },
      }),
    ),
  ],
});
/** A named Atreides leader goes to the tank. */
const strikeLeader = (where: (g: Look, a: Area) => boolean): Part => {
  const struck = (g: Look): string[] => {
    const all = namedOf(ATREIDES).filter((l) => whereIs(g, l) >= 0 && where(g, whereIs(g, l)));
    return nearTarget(g, all, (l) => whereIs(g, l)).map(leaderWord);
  };
  return {
    can: (g) => struck(g).length > 0,
    steps: [chosen(cardWords, 'strike leader', { among: struck, then: (g, _v, who) => sendToTank(g, leaderIn(who)) })],
  };
};
const shelled = (g: Look): readonly Area[] =>
  nearTarget(
    g,
    legionAreas(g, ATREIDES).filter((a) => touching(a).some((x) => hasLegion(g, HARKONNEN, x))),
    (a) => a,
  );
const ARTILLERY_DICE = 4;
const shell: Part = {
  can: (g) => shelled(g).length > 0,
  steps: [
    chosen(cardWords, 'shell', {
      among: (g) => shelled(g).map(idOf),
      then: (_g, v, option) => {
        v.area = areaOf(option);
      },
    }),
    call(shellLegion, (_g, v) => ({ side: HARKONNEN, dice: ARTILLERY_DICE, area: v.area, hits: 0 })),
  ],
};
const isFacedown = (g: Look, a: Area): boolean =>
  hasSietch(g, a) && !knows(g, houseOf(g, HARKONNEN), sietches.board, g.table.sietches.indexOf(a));
const spied = (g: Look): readonly Area[] =>
  nearTarget(
    g,
    [...new Set([...g.table.sietches, ...legionAreas(g, ATREIDES)])].filter(
      (a) => isFacedown(g, a) || tokenCount(g, a) > 0,
    ),
    (a) => a,
  );
const spy: Part = {
  can: (g) => spied(g).length > 0,
  steps: [
    chosen(cardWords, 'spy', {
      among: (g) => spied(g).map(idOf),
      then: (g, _v, option) => {
        revealSietch(g, areaOf(option));
        revealTokensIn(g, areaOf(option));
      },
    }),
    call(removeExcess, () => ({ side: ATREIDES })),
    call(leadersLeftAlone, () => ({ side: ATREIDES })),
  ],
};
const unkept = (g: Look): string[] => row(g).filter((c) => !g.table.kept.includes(c));
const shufflePrescience: Part = {
  can: (g) => unkept(g).length > 0,
  steps: [
    chosen(cardWords, 'shuffle back', {
      among: unkept,
      then: (g, _v, c) => {
        shuffleBack(g, c);
        emit(g, 'vision lost', 'wfa.solo.you-choose', { card: c });
      },
    }),
  ],
};

// ---- House Harkonnen ----

card(
  'hard-times-and-oppression',
  ...SETTLEMENT_SITES.filter(isPyonVillage).map((a): Part => {
    const part = place(['regular'], a);
    return { can: (g) => hasSettlement(g, HARKONNEN, a) && part.can(g), steps: part.steps };
  }),
  place(['elite'], CARTHAG),
  place(['elite'], ARRAKEEN),
);
card('forced-recruitment', place(['elite', 'elite', 'elite', 'leader'], ARRAKEEN));
card(
  'beloved-feyd-rautha',
  given(
    (g) => isInPlay(g, FEYD),
    [place(['elite', 'elite'], (g) => whereIs(g, FEYD))],
    [simply((g) => enterPlay(g, FEYD)), another],
  ),
);
card('harkonnen-patrols', place(['regular', 'regular', 'regular'], 'empty deserts'));
card(
  'arsunt-legion',
  place(['elite', 'regular', 'leader'], ARSUNT),
  strikeOrMarch(false, () => inArea(ARSUNT)),
);
card('barons-personal-guard', place(['elite', 'elite', `leader ${BARON}`], 'carthag or arrakeen'), march(1));
card('evidence-of-rebellion', place(['elite', 'elite'], 'one settlement'), draw(2));
card(
  'polar-cap-factories',
  place(['regular', 'regular', 'elite', 'generic'], NORTH_POLE),
  discardWormsigns(16, (a) => touching(NORTH_POLE).includes(a)),
);
card('carthag-the-former-capital', place(['regular', 'regular', 'regular', 'elite', 'leader'], CARTHAG));
card('workhorse-of-arrakis', vehicles(1, 0, 1), draw(2));
card(
  'spotter-control',
  discardWormsigns(3, () => true),
  draw(2),
);
card('explosive-artillery', march(1), shell);
card('sandmasters', vehicles(3, 0, 0), draw(1));
card(
  'mudir-nahya-the-demon-ruler',
  given(
    (g) => whereIs(g, RABBAN) === OUT_OF_GAME,
    [place(['elite', 'elite', 'leader'], 'legion')],
    [place(['elite', `leader ${RABBAN}`], 'legion'), strikeOn],
  ),
);
card(
  'hunter-seeker',
  strikeLeader((g, a) => sectorsOf(a).some((s) => areasOfSector(s).some((x) => hasLegion(g, HARKONNEN, x)))),
);

// ---- Hawat's Scheming ----

const SCHEMING = 'hawats-scheming';
const waits = (g: Look): boolean => holdsThing(g, planning.houseHarkonnen.attached, SCHEMING);
/** The first is laid beside the board; the second brings Hawat down. § wfa.solo.hawats-scheming */
card(
  SCHEMING,
  given(
    waits,
    [
      {
        // § wfa.solo.hawats-scheming-no-hawat
        can: (g) => isInPlay(g, HAWAT),
        steps: [
          act(function hawatFalls(g) {
            dropAttached(g, SCHEMING);
            leaveGame(g, HAWAT);
            enterPlay(g, MOHIAM);
          }, 'wfa.solo.hawats-scheming'),
          call(leadersLeftAlone, () => ({ side: HARKONNEN })),
        ],
      },
    ],
    [
      simply((g) => {
        putAway(g, SCHEMING, 'attached');
        emit(g, 'scheming begins', 'wfa.solo.hawats-scheming', {});
      }),
    ],
  ),
);

// ---- Corrino Ally ----

const shaddamEnters = [simply((g) => enterPlay(g, SHADDAM)), another];
const shaddamThere = (g: Look): boolean => isInPlay(g, SHADDAM);
card(
  'rage-overcame-shaddam-iv-a',
  given(
    shaddamThere,
    [place(['regular', 'regular', 'regular', 'regular', `leader ${SHADDAM}`], 'one settlement')],
    shaddamEnters,
  ),
);
card(
  'rage-overcame-shaddam-iv-b',
  given(shaddamThere, [place(['special', 'special', `leader ${SHADDAM}`], 'legion')], shaddamEnters),
);
card(
  'rage-overcame-shaddam-iv-c',
  given(shaddamThere, [place([`leader ${SHADDAM}`], 'special legion'), marchOn, strikeOn], shaddamEnters),
);
card('manipulation-of-others', { can: (g) => cardsOf(g, ATREIDES) > 0, steps: opponentDiscards(2) }, draw(2));
card(
  'breeding-program',
  simply((g) => gainGesserit(g, HARKONNEN)),
  another,
);
card(
  'shigawire',
  march(1, only('special')),
  strikeLeader((g, a) => stands(g) && touching(thatArea(g)).includes(a)),
);
card('hope-clouds-observation', shufflePrescience);
card('reports-of-traitors', simply(loseHouseDie, hasHouseDie));
card('sardaukar-pogrom', march(3, only('special')));
card(
  'sardaukars-manner',
  strikeOrMarch(true, () => only('special')),
);
card('spies-all-over-arrakis', spy, draw(2));
card('full-control-of-the-air', vehicles(0, 2, 0), march(1));
card('moving-the-battle-group', place(['elite', 'elite', 'generic'], 'free mountain'));
card('killers-without-mercy', strike(only('special')));
card('sardaukar-disguised', upgrade(2, 'elite', 'special'), march(2, only('special')));
card(
  'i-decide-what-best-serves-his-majesty',
  place([`leader ${ARAMSHAM}`], 'special legion'),
  strikeOrMarch(true, (g) => (stands(g) ? THAT(g) : NOBODY)),
);
const NOBODY = withLeader(-1);
card(
  'seek-out-the-mahdi',
  march(1),
  simply((g) => {
    g.table.mahdiSought = 2;
  }),
);

// ---- Troop Carriers ----

type Carrying = { target: Area; from: Area; to: Area };
const carrying = words<Carrying>();
const garrisonsOf = (g: Look): Area[] => legionAreas(g, HARKONNEN).filter((a) => hasSettlement(g, HARKONNEN, a));
const landings = (g: Look, from: Area, target: Area): Area[] =>
  legionAreas(g, HARKONNEN).filter(
    (to) => to !== from && roomIn(g, to) > 0 && stepsTo(g, to, target) < stepsTo(g, from, target),
  );
const carried = (g: Look, target: Area): readonly Area[] =>
  narrow(
    garrisonsOf(g).filter((a) => isStronger(g, a, target) && landings(g, a, target).length > 0),
    [
      { why: 'near target', score: (a) => -stepsTo(g, a, target) },
      { why: 'power', score: (a) => combatPower(g, HARKONNEN, a) },
    ],
  ).best;
const carryLegion = carrying.procedure(
  'the harkonnens carry a legion',
  'wfa.solo.card-deploy-move-attack',
  chosen(carrying, 'aim at', {
    among: (g) => targetsFor(g, garrisonsOf(g)).map(idOf),
    then: (g, v, option) => {
      v.target = areaOf(option);
      aimAt(g, v.target);
    },
  }),
  carrying.finishIf((g, v) => v.target < 0 || carried(g, v.target).length === 0),
  chosen(carrying, 'carry', {
    among: (g, v) => carried(g, v.target).map(idOf),
    then: (_g, v, option) => {
      v.from = areaOf(option);
    },
  }),
  chosen(carrying, 'carry to', {
    among: (g, v) =>
      narrow(landings(g, v.from, v.target), [
        { why: 'near target', score: (a) => -stepsTo(g, a, v.target) },
        { why: 'power', score: (a) => combatPower(g, HARKONNEN, a) },
      ]).best.map(idOf),
    then: (g, v, option) => {
      v.to = areaOf(option);
      carry(g, v.from, v.to, -1);
    },
  }),
  carrying.call(movementComplete, () => ({ side: HARKONNEN, areas: [] })),
);
card('troop-carriers', {
  can: (g) => targetsFor(g, garrisonsOf(g)).some((t) => carried(g, t).length > 0),
  steps: [call(carryLegion, () => ({ target: -1, from: -1, to: -1 }))],
});

// ---- drawing and playing ----

type Draw = { deck: DeckId; card: string };
const draws = words<Draw>();
const partsOf = (id: string): readonly Part[] => CARDS.get(id)?.parts ?? [];
const isPossible = (g: G, v: Draw): boolean => partsOf(v.card).some((p) => p.can(g));
function procedureOf(id: string): Procedure<Table, Played> {
  const found = CARDS.get(id);
  if (found === undefined) throw new Error(`nobody has written how the automatic Harkonnens play ${id}`);
  return found.play;
}
function putDown(g: G, v: Draw): void {
  if (!holdsThing(g, planning[v.deck].played, v.card)) return;
  putAway(g, v.card, 'discard');
  discarded(g, v.deck);
}

/** One card of a deck is drawn and played at once. § wfa.solo.mentat */
export const playFrom: Procedure<Table, Draw> = draws.procedure(
  'the harkonnens play a card',
  'wfa.solo.mentat',
  draws.act(function drawIt(g, v) {
    v.card = drawFrom(g, v.deck, planning[v.deck].played);
    if (v.card !== '') emit(g, 'card played', 'wfa.solo.mentat', { seat: deciderOf(g, HARKONNEN), card: v.card });
    forgetLegion(g);
  }),
  draws.finishIf((_g, v) => v.card === ''),
  draws.when(
    isPossible,
    [
      draws.call(
        (_g, v) => procedureOf(v.card),
        (_g, v) => acting(HARKONNEN, v.card),
      ),
      draws.act(putDown),
    ],
    [
      draws.act(function nothingOfIt(g, v) {
        shelve(g, v.deck, v.card);
      }, 'wfa.solo.card-impossible'),
    ],
  ),
);
