// The Corrino Ally deck.

import { replaced } from '@landsraad/kernel';
import { only } from '../actions/filters.ts';
import { placeVehicles, vehicles } from '../actions/vehicles.ts';
import { revealSietch } from '../battles/battle.ts';
import { ALL_AREAS } from '../board/areas.ts';
import { hasSietch, tokenCount } from '../board/contents.ts';
import { isInPlay, revealTokensIn } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { onBox, spendToken } from '../actions/dice.ts';
import { ARAMSHAM, SHADDAM } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, deciderOf, houseOf } from '../sides.ts';
import { resultOf, type G, type Look } from '../table.ts';
import { enterPlay, gainGesserit } from '../tracks.ts';
import { changes, emit, expire, putInForce } from '../words.ts';
import { cardWords, planningCard } from './play.ts';
import { row, shuffleBack } from './prescience.ts';
import {
  THAT_LEGION,
  another,
  attacked,
  besideThatLegionToTheTank,
  drawn,
  ifAlready,
  ifThatLegionStands,
  moveOrAttack,
  moved,
  opponentDiscards,
  placed,
  upgraded,
} from './words-of-cards.ts';

const { act, ask, call } = cardWords;

const shaddamEnters = () => [
  act(function emperorEnters(g: G) {
    enterPlay(g, SHADDAM);
  }, 'wfa.leaders.entry-conditions'),
  another(),
];
const shaddamThere = (g: G): boolean => isInPlay(g, SHADDAM);
planningCard(
  'rage-overcame-shaddam-iv-a',
  ifAlready(
    shaddamThere,
    [placed(['regular', 'regular', 'regular', 'regular', `leader ${SHADDAM}`], 'one settlement')],
    shaddamEnters(),
  ),
);
planningCard(
  'rage-overcame-shaddam-iv-b',
  ifAlready(shaddamThere, [placed(['special', 'special', `leader ${SHADDAM}`], 'legion')], shaddamEnters()),
);
planningCard(
  'rage-overcame-shaddam-iv-c',
  ifAlready(
    shaddamThere,
    [
      placed([`leader ${SHADDAM}`], 'special legion'),
      ifThatLegionStands(moved(1, THAT_LEGION)),
      ifThatLegionStands(attacked(THAT_LEGION, true)),
    ],
    shaddamEnters(),
  ),
);
planningCard('manipulation-of-others', ...opponentDiscards(2), drawn(2));
planningCard(
  'breeding-program',
  act(function anotherToken(g) {
    gainGesserit(g, HARKONNEN);
  }),
  another(),
);
planningCard('troop-carriers', moved(1, only('carriers')));
planningCard('shigawire', moved(1, only('special')), besideThatLegionToTheTank());
planningCard(
  'hope-clouds-observation',
  ask('shuffle back which card?', 'wfa.cards.failed-step', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...row(g), 'none'],
    refuse: (g, _v, card): RuleId | null => (g.table.kept.includes(card) ? 'wfa.prescience.kept-card' : null),
    then: (g, _v, card) => {
      if (card !== 'none') shuffleBack(g, card);
    },
  }),
);
const HOUSE = resultOf('house');
/** House dice lie on the House's dashboard only. */
export const hasHouseDie = (g: Look): boolean => onBox(g, houseOf(g, ATREIDES), HOUSE) > 0;
export function loseHouseDie(g: G): void {
  const seat = houseOf(g, ATREIDES);
  const dice = g.table.dice[seat];
  if (dice === undefined) return;
  if ((dice[HOUSE] ?? 0) > 0) {
    g.table.dice = replaced(g.table.dice, seat, replaced(dice, HOUSE, (dice[HOUSE] ?? 0) - 1));
    g.table.used = replaced(g.table.used, seat, (g.table.used[seat] ?? 0) + 1);
  } else if (g.table.gesseritBox[seat] === HOUSE) spendToken(g, seat);
  else return;
  emit(g, 'house die lost', 'wfa.cards.reports-of-traitors-token', {});
}
planningCard(
  'reports-of-traitors',
  act(function loseAHouseDie(g) {
    loseHouseDie(g);
  }, 'wfa.cards.reports-of-traitors-token'),
);
planningCard('sardaukar-pogrom', moved(3, only('special')));
planningCard('sardaukars-manner', ...moveOrAttack(only('special'), true));
planningCard(
  'spies-all-over-arrakis',
  ...whichArea(cardWords, 'spy where?', 'wfa.actions.elective', {
    who: (g, v) => deciderOf(g, v.side),
    areas: (g) => ALL_AREAS.filter((a) => hasSietch(g, a) || tokenCount(g, a) > 0),
    none: 'nowhere',
    then: (g, _v, a) => {
      if (a < 0) return;
      revealSietch(g, a);
      revealTokensIn(g, a);
    },
  }),
  call(removeExcess, () => ({ side: ATREIDES })),
  call(leadersLeftAlone, () => ({ side: ATREIDES })),
  drawn(2),
);
planningCard(
  'full-control-of-the-air',
  call(placeVehicles, () => vehicles(0, 2, 0)),
  moved(1),
);
planningCard('moving-the-battle-group', placed(['elite', 'elite', 'generic'], 'free mountain'));

// § wfa.cards.card-breaks-rules
changes('killers-without-mercy', { 'hits to continue': () => 0 });
planningCard(
  'killers-without-mercy',
  act(function noMercy(g, v) {
    putInForce(g, 'killers-without-mercy', deciderOf(g, v.side), 'battle');
  }),
  attacked(only('special'), false),
  act(function mercyAgain(g) {
    expire(g, 'battle');
  }),
);
planningCard('sardaukar-disguised', upgraded(2, 'elite', 'special'), moved(2, only('special')));
planningCard(
  'i-decide-what-best-serves-his-majesty',
  placed([`leader ${ARAMSHAM}`], 'special legion'),
  ifThatLegionStands(...moveOrAttack(THAT_LEGION, true)),
);
planningCard(
  'seek-out-the-mahdi',
  moved(1),
  act(function paulIsSought(g) {
    g.table.mahdiSought = 2;
  }, 'wfa.cards.seek-out-units'),
);
