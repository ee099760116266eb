// Words that several cards share.

import type { Step } from '@landsraad/kernel';
import { desertPower, powers } from '../actions/desert-power.ts';
import { draw, drawCards } from '../actions/drawing.ts';
import { march, move } from '../actions/movement.ts';
import { ANY, inArea, type Filter } from '../actions/filters.ts';
import { place, putOnBoard, type Piece, type Where } from '../actions/muster.ts';
import { replaceUnits, upgrade } from '../actions/upgrade.ts';
import { attack, attackWith } from '../battles/battle.ts';
import { takeHits } from '../battles/casualties.ts';
import { rollDice } from '../battles/dice.ts';
import { areaOf, idOf, touching, type Area } from '../board/areas.ts';
import { figuresIn, hasLegion } from '../board/contents.ts';
import { revealTokensIn, sendToTank, whereIs, type Rank } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { thatArea, thatLegion } from '../board/that-legion.ts';
import { cardsOf, discardCard, handKinds, handSize } from '../components.ts';
import { leaderWord, namedOf, type Leader } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { figureIn, leaderIn } from '../pieces.ts';
import type { EitherName } from '../questions.ts';
import { ATREIDES, allyOf, deciderOf, houseOf, isShared, opponent, seatsOf, type Side } from '../sides.ts';
import type { G, Look, Table } from '../table.ts';
import { returnWormsign } from '../worms/wormsigns.ts';
import { emit, words } from '../words.ts';
import { cardWords, playAnother, type Played } from './play.ts';

const { act, ask, call, when, whilst } = cardWords;
type S = Step<Table, Played>;
/** What a card says, fixed or read from the position. */
type Said<X> = X | ((g: G, v: Played) => X);
const say = <X>(said: Said<X>, g: G, v: Played): X =>
  typeof said === 'function' ? (said as (g: G, v: Played) => X)(g, v) : said;

export const placed = (pieces: Said<readonly Piece[]>, where: Said<Where | Area>): S =>
  call(putOnBoard, (g, v) => place(v.side, say(pieces, g, v), say(where, g, v)));
export const drawn = (n: number): S => call(drawCards, (_g, v) => draw(v.side, n));
export const another = (): S => call(playAnother, (_g, v) => ({ side: v.side, card: '' }));
export const moved = (legions: number, who: Said<Filter> = ANY): S =>
  call(move, (g, v) => march(v.side, legions, say(who, g, v)));
export const attacked = (who: Said<Filter>, surprise: boolean): S =>
  call(attack, (g, v) => attackWith(v.side, say(who, g, v), surprise));
export const upgraded = (n: number, from: Rank, to: Rank): S =>
  call(replaceUnits, (_g, v) => upgrade(v.side, n, from, to));
export const desertPowers = (): S => call(desertPower, () => powers(), 'wfa.actions.desert-power-granted');

/** One of several, or nothing. */
export function either(question: EitherName, ...ways: readonly (readonly [string, readonly S[]])[]): S[] {
  return [
    ask(question, 'wfa.actions.choose-one', {
      who: (g, v) => deciderOf(g, v.side),
      options: (): string[] => [...ways.map(([name]) => name), 'nothing'],
      then: (_g, v, said) => {
        v.said = said;
      },
    }),
    ...ways.map(([name, steps]) => when((_g, v) => v.said === name, steps)),
  ];
}
export const moveOrAttack = (who: Said<Filter>, surprise: boolean): S[] =>
  either(
    'move or attack?',
    ['move', [moved(1, who)]],
    [surprise ? 'surprise attack' : 'attack', [attacked(who, surprise)]],
  );
/** The legion that the card has moved or placed figures in, if it still stands. */
export const THAT_LEGION = (g: G): Filter => inArea(thatArea(g));
export const ifThatLegionStands = (...steps: readonly S[]): S => when((g) => thatLegion(g) !== null, steps);
export const ifAlready = (test: (g: G) => boolean, then: readonly S[], otherwise: readonly S[]): S =>
  when((g) => test(g), then, otherwise);

// ---- the opponent discards ----

const SCHEMING = 'hawats-scheming';

export const opponentDiscards = (n: Said<number>): S[] => [
  act(function countCards(g, v) {
    v.left = say(n, g, v);
  }),
  whilst(
    (g, v) => v.left > 0 && cardsOf(g, opponent(v.side)) > 0,
    act(function whoeverHolds(g, v) {
      v.area = seatsOf(g, opponent(v.side)).find((seat) => handSize(g, seat) > 0) ?? -1;
    }),
    when(
      (g, v) => seatsOf(g, opponent(v.side)).every((seat) => handSize(g, seat) > 0) && isShared(g, opponent(v.side)),
      [
        // Two opponents are treated as one.
        ask('which partner discards?', 'wfa.team.your-opponent', {
          who: (g, v) => houseOf(g, opponent(v.side)),
          options: (): string[] => ['house', 'ally'],
          then: (g, v, who) => {
            v.area = who === 'house' ? houseOf(g, opponent(v.side)) : allyOf(g, opponent(v.side));
          },
        }),
      ],
    ),
    ask('discard a card?', 'wfa.cards.discard-open', {
      who: (_g, v) => v.area,
      // Asked even if the hand holds only Hawat's Scheming, which is secret.
      options: (g, _v, seat): string[] => {
        const hand = handKinds(g, seat);
        return hand.some((c) => c !== SCHEMING) ? hand : [...hand, 'nothing'];
      },
      refuse: (_g, _v, card): RuleId | null => (card === SCHEMING ? 'wfa.leaders.hawat-cards-reserved' : null),
      always: true,
      then: (g, _v, card, seat) => {
        if (card !== 'nothing') discardCard(g, seat, card);
      },
    }),
    act(function oneFewer(_g, v) {
      v.left--;
    }),
  ),
];

// ---- leaders to the tank ----

/** Named leaders of the opponent that stand where the card says. */
export function toTheTank(where: (g: Look, a: Area, v: Played) => boolean): S {
  const targets = (g: Look, v: Played): Leader[] =>
    namedOf(opponent(v.side)).filter((l) => whereIs(g, l) >= 0 && where(g, whereIs(g, l), v));
  return ask('which leader is struck?', 'wfa.tank.enter', {
    who: (g, v) => deciderOf(g, v.side),
    means: (_g, _v, said) => figureIn(said),
    options: (g, v): string[] => [...targets(g, v).map(leaderWord), 'nobody'],
    then: (g, _v, said) => {
      if (said !== 'nobody') sendToTank(g, leaderIn(said));
    },
  });
}

/** One of them that stands beside the legion that the card has moved. */
export const besideThatLegionToTheTank = (): S =>
  ifThatLegionStands(toTheTank((g, a) => touching(thatArea(g)).includes(a)));

// ---- special attacks ----

type Shelling = { side: Side; dice: number; area: Area; hits: number };
const shelling = words<Shelling>();
/** Hits and specials score; tokens are revealed, a sietch is not. */
export const shellLegion = shelling.procedure(
  'special attack on a legion',
  'wfa.battle.special-attack-no-sietch-reveal',
  shelling.act(function tokensTurnUp(g, v) {
    revealTokensIn(g, v.area);
  }, 'wfa.setup.token-forced-reveal'),
  shelling.call(removeExcess, () => ({ side: ATREIDES })),
  shelling.call(leadersLeftAlone, () => ({ side: ATREIDES })),
  shelling.act(function shell(g, v) {
    const roll = rollDice(g, v.dice);
    v.hits = roll.hits + roll.specials;
    emit(g, 'special attack', 'wfa.battle.special-attack-no-sietch-reveal', { area: v.area, hits: v.hits });
  }),
  shelling.when(
    (g, v) => figuresIn(g, v.area) > 0 && v.hits > 0,
    [
      shelling.call(
        takeHits,
        (_g, v) => ({ side: opponent(v.side), area: v.area, left: v.hits, by: 'card' }),
        'wfa.battle.casualty-any-source',
      ),
    ],
  ),
);
type Striking = { side: Side; dice: number; areas: readonly number[]; area: Area };
const striking = words<Striking>();
const specialAttack = striking.procedure(
  'special attack',
  'wfa.battle.special-attack-no-sietch-reveal',
  striking.ask('strike which legion?', 'wfa.battle.special-attack-no-sietch-reveal', {
    who: (g, v) => deciderOf(g, v.side),
    options: (_g, v): string[] => [...v.areas.map((a) => idOf(a)), 'none'],
    then: (_g, v, said) => {
      v.area = said === 'none' ? -1 : areaOf(said);
    },
  }),
  striking.finishIf((g, v) => v.area < 0 || !hasLegion(g, opponent(v.side), v.area)),
  striking.call(shellLegion, (_g, v) => ({ side: v.side, dice: v.dice, area: v.area, hits: 0 })),
);
export const strikes = (dice: Said<number>, targets: (g: G, v: Played) => readonly Area[]): S =>
  call(specialAttack, (g, v) => ({
    side: v.side,
    dice: say(dice, g, v),
    areas: targets(g, v),
    area: -1,
  }));

// ---- wormsigns away ----

export const discardWormsigns = (n: Said<number>, where: (a: Area) => boolean): S[] => [
  act(function countTokens(g, v) {
    v.left = say(n, g, v);
  }),
  whilst(
    (g, v) => v.left > 0 && g.table.wormsigns.some(where),
    ask('discard which wormsign?', 'wfa.hazards.discard-means-pool', {
      who: (g, v) => deciderOf(g, v.side),
      options: (g): string[] => [
        ...g.table.wormsigns
          .filter(where)
          .sort((a, b) => a - b)
          .map(idOf),
        'no more',
      ],
      then: (g, v, said) => {
        v.left = said === 'no more' ? 0 : v.left - 1;
        if (said !== 'no more') returnWormsign(g, areaOf(said));
      },
    }),
  ),
];
