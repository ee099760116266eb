// The special actions of named leaders: an extra option on the box of their card.

import { replaced } from '@landsraad/kernel';
import { attack, attackWith } from '../battles/battle.ts';
import { playAnother } from '../cards/play.ts';
import {
  ALIA,
  ARAMSHAM,
  BARON,
  CHANI,
  FEYD,
  HAWAT,
  LADY_JESSICA,
  MOHIAM,
  MUADDIB,
  PAUL,
  RABBAN,
  REVEREND_MOTHER,
  SHADDAM,
  STILGAR,
  namedOf,
  leaderSide,
  slotOf,
  subfactionOf,
  type Leader,
} from '../leaders.ts';
import type { Area } from '../board/areas.ts';
import { isOnBoard, whereIs } from '../board/figures.ts';
import { holderOf } from '../components.ts';
import { forgetLegion, thatArea } from '../board/that-legion.ts';
import { deciderOf, type Side } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { isActive } from '../tracks.ts';
import { emit, words } from '../words.ts';
import { desertPower, powers } from './desert-power.ts';
import { draw, drawCards } from './drawing.ts';
import { inArea, withLeader } from './filters.ts';
import { march, move } from './movement.ts';
import { again, moveAgain } from './moving-on.ts';
import { deploy, putOnBoard } from './muster.ts';
import { replaceUnits, upgrade } from './upgrade.ts';

type Special = { side: Side; leader: Leader; how: string };
const special = words<Special>();

/** Leaders whose faceup cards lie on that box. § wfa.leaders.replaced-card-box § wfa.tank.card-returns */
export function leadersOnBox(g: Look, side: Side, box: string): Leader[] {
  const found: Leader[] = [];
  for (const l of namedOf(side))
    if (g.table.spent[l] !== true && slotOf(l) === box && isActive(g, l) && isOwn(g, side, l)) found.push(l);
  return found;
}
/** Whether whoever acts leads the subfaction of that leader. § wfa.team.special-actions */
const isOwn = (g: Look, side: Side, l: Leader): boolean => holderOf(g, subfactionOf(l)) === deciderOf(g, side);

/** Whether the text of the action needs the figure on the board, and it is not there. */
const NEED_FIGURE: readonly Leader[] = [RABBAN, PAUL, FEYD, CHANI];
export const lacksFigure = (g: Look, l: Leader): boolean => NEED_FIGURE.includes(l) && !isOnBoard(g, l);

const is = (...leaders: readonly Leader[]) =>
  function itsLeader(_g: Look, v: Special): boolean {
    return leaders.includes(v.leader);
  };
const there = (g: Look, v: Special): boolean => isOnBoard(g, v.leader);
/** The legion that has moved, or the one with the leader if none has. */
const sameLegion = (g: Look, v: Special): Area => (g.table.thatLegion === null ? whereIs(g, v.leader) : thatArea(g));

export const specialAction = special.procedure(
  'special action',
  'wfa.leaders.special-action',
  special.act(function begins(g: G, v) {
    forgetLegion(g);
    emit(g, 'special action', 'wfa.leaders.special-action', {
      leader: v.leader,
      seat: deciderOf(g, leaderSide(v.leader)),
    });
  }),
  // The Beast, and Paul: the legion moves twice.
  special.when(is(RABBAN, PAUL), [
    special.call(move, (_g, v) => march(v.side, 1, withLeader(v.leader))),
    special.call(moveAgain, (_g, v) => again(v.side, v.leader), 'wfa.leaders.rabban-both-moves'),
  ]),
  // Feyd-Rautha and Chani: move, then attack.
  special.when(is(FEYD, CHANI), [
    special.call(move, (_g, v) => march(v.side, 1, withLeader(v.leader))),
    special.when(
      (g, v) => sameLegion(g, v) >= 0,
      [special.call(attack, (g, v) => attackWith(v.side, inArea(sameLegion(g, v)), false))],
    ),
  ]),
  // The Baron, the Emperor and Alia: better troops.
  special.when(is(BARON), [special.call(replaceUnits, (_g, v) => upgrade(v.side, 3, 'regular', 'elite'))]),
  special.when(is(SHADDAM), [special.call(replaceUnits, (_g, v) => upgrade(v.side, 3, 'elite', 'special'))]),
  special.when(is(ALIA), [special.call(replaceUnits, (_g, v) => upgrade(v.side, 2, 'elite', 'special'))]),
  // Mentats and Reverend Mothers: cards.
  special.when(is(HAWAT), [special.call(drawCards, (_g, v) => draw(v.side, 3, 'houseHarkonnen'))]),
  special.when(is(MOHIAM), [special.call(drawCards, (_g, v) => draw(v.side, 2, 'corrinoAlly'))]),
  special.when(is(LADY_JESSICA), [special.call(drawCards, (_g, v) => draw(v.side, 3))]),
  special.when(is(REVEREND_MOTHER), [special.call(drawCards, (_g, v) => draw(v.side, 2))]),
  special.when(is(MOHIAM, REVEREND_MOTHER), [special.call(playAnother, (_g, v) => ({ side: v.side, card: '' }))]),
  // Captain Aramsham and Stilgar: a better deployment.
  special.when(is(ARAMSHAM), [
    special.call(putOnBoard, (_g, v) => deploy(v.side, ['regular', 'regular', 'special', 'leader'], 'own settlements')),
  ]),
  special.when(is(STILGAR), [
    special.call(putOnBoard, (_g, v) => deploy(v.side, ['token', 'elite', 'leader'], 'one settlement')),
  ]),
  // Muad'Dib: the desert, then his legion.
  special.when(is(MUADDIB), [
    special.call(desertPower, () => powers(), 'wfa.actions.desert-power-granted'),
    special.when(there, [
      special.ask('move or attack?', 'wfa.actions.choose-one', {
        who: (g, v) => deciderOf(g, v.side),
        options: (): string[] => ['move', 'surprise attack', 'nothing'],
        then: (_g, v, how) => {
          v.how = how;
        },
      }),
      special.when(
        (_g, v) => v.how === 'move',
        [special.call(move, (_g, v) => march(v.side, 1, withLeader(v.leader)))],
      ),
      special.when(
        (_g, v) => v.how === 'surprise attack',
        [special.call(attack, (_g, v) => attackWith(v.side, withLeader(v.leader), true))],
      ),
    ]),
  ]),
  special.act(function turnTheCard(g, v) {
    g.table.spent = replaced(g.table.spent, v.leader, true);
  }, 'wfa.leaders.special-spent'),
);
