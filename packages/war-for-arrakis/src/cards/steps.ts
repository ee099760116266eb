// What leaders and cards say in steps, carried out one after another.

import type { Step as Instruction } from '@landsraad/kernel';
import { draw, drawCards } from '../actions/drawing.ts';
import { ANY, inArea, only, withLeader, type Filter } from '../actions/filters.ts';
import { march, move } from '../actions/movement.ts';
import { again, moveAgain } from '../actions/moving-on.ts';
import { deploy, place, putOnBoard, type Piece } from '../actions/muster.ts';
import { replaceUnits, upgrade, upgradeLegion } from '../actions/upgrade.ts';
import { anyVehicles, isVehicle, placeVehicles } from '../actions/vehicles.ts';
import { attack, attackWith } from '../battles/battle.ts';
import { ALL_ZONES, idOf, touching, zoneId, zoneOf, type Area } from '../board/areas.ts';
import { hasLegion, legionAreas } from '../board/contents.ts';
import { isOnBoard, whereIs, type Rank } from '../board/figures.ts';
import { thatArea } from '../board/that-legion.ts';
import { isOrnithopter } from '../desert-war/escorts.ts';
import { stepsOf, type Leader } from '../leaders.ts';
import { printedFor, type Line } from '../printed/printed.ts';
import type { LegionWord, PiecesWord, Saying, StepOf, UnitsWord } from '../printed/vocabulary.ts';
import { deciderOf, opponent, type Side } from '../sides.ts';
import type { G, Look, Table } from '../table.ts';
import { gainGesserit } from '../tracks.ts';
import {
  attackWithSandworm,
  moveSandworms,
  movingWorms,
  strike,
  wildMakerArea,
  wormsCanMove,
  wormsCanStrike,
} from '../worms/sandworms.ts';
import { placeWormsigns, placingWormsigns } from '../worms/wormsigns.ts';
import { cardWords, playAnother, type Played } from './play.ts';
import { removeVehicle } from './vehicles-lost.ts';
import { desertPowers, discardWormsigns, opponentDiscards, strikes, toTheTank } from './words-of-cards.ts';

const { act, ask, by, call, when, whilst } = cardWords;
type S = Instruction<Table, Played>;
/** Whoever carries out steps: a card that is played, or a leader. */
export type Acting = Pick<Played, 'leader' | 'card' | 'at'>;

const lineNow = (g: Look, v: Acting): Line | undefined =>
  (v.leader >= 0 ? stepsOf(g, v.leader) : printedFor(g).planning.get(v.card))?.row[v.at];

type StepNow<O extends Line['op']> = (g: Look, v: Acting) => Saying<Line, O>;
/** What a step of a name does. */
export type Word = readonly [op: string, does: readonly S[]];
/** `now` reads what the step says. */
export function stepWord<O extends Line['op']>(op: O, does: (now: StepNow<O>) => readonly S[]): Word {
  const now: StepNow<O> = (g, v) => {
    const line = lineNow(g, v);
    if (line?.op !== op) throw new Error(`the step is no ${op}`);
    return line as Saying<Line, O>;
  };
  return [op, does(now)];
}

// ---- which legion ----

/** The legion that has moved, or the one with the leader if none has. */
const sameLegion = (g: Look, leader: Leader): Area =>
  g.table.thatLegion !== null ? thatArea(g) : leader >= 0 ? whereIs(g, leader) : -1;
const FILTERS: { readonly [legion in LegionWord]?: Filter } = {
  'any legion': ANY,
  'with a leader': only('leader'),
  'with special elites': only('special'),
  'in the desert': only('desert'),
  'with smugglers': only('smuggler'),
};
const legionOf = (g: Look, v: Acting, legion: LegionWord): Filter =>
  legion === 'with this leader'
    ? withLeader(v.leader)
    : legion === 'the same legion'
      ? inArea(sameLegion(g, v.leader))
      : (FILTERS[legion] ?? ANY);
/** Whether the legion is one that must be found, and is there. */
const isThere = (g: Look, v: Acting, legion: LegionWord): boolean =>
  legion === 'with this leader' ? isOnBoard(g, v.leader) : legion !== 'the same legion' || sameLegion(g, v.leader) >= 0;
/** Whether it needs the leader's figure on the board. */
export function needsFigure(g: Look, l: Leader): boolean {
  const [first] = stepsOf(g, l).said;
  return first !== undefined && 'legion' in first && first.legion === 'with this leader';
}

// ---- the words ----

const UNITS: { readonly [units in UnitsWord]: readonly [Rank, Rank] } = {
  'regular to elite': ['regular', 'elite'],
  'elite to special': ['elite', 'special'],
  'regular to special': ['regular', 'special'],
};
const PIECES: readonly PiecesWord[] = ['token', 'regular', 'elite', 'special', 'leader'];
function piecesOf({ what }: StepOf<'deploy' | 'place'>): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of PIECES) for (let n = what[piece] ?? 0; n > 0; n--) pieces.push(piece);
  return pieces;
}
const legionsBeside = (g: Look, side: Side): Area[] => [
  ...new Set(legionAreas(g, side).flatMap((a) => touching(a).filter((x) => hasLegion(g, opponent(side), x)))),
];
function couldLose(g: Look, { what }: StepOf<'removeVehicles'>): string[] {
  const harvesters = what === 'any' || what === 'harvester' ? g.table.harvesters.map(idOf) : [];
  const flies = (vehicle: string): boolean => (what === 'ornithopter' ? isOrnithopter(vehicle) : isVehicle(vehicle));
  const zones = what === 'harvester' ? [] : ALL_ZONES.filter((z) => flies(g.table.air[z] ?? ''));
  return [...harvesters, ...zones.map(zoneId)];
}
const NO_MORE = 'no more';
const NOTHING = 'nothing';
const wayWord = (n: number): string => `way ${n + 1}`;

const MOVING: readonly Word[] = [
  stepWord('move', (now) => [
    when(
      (g, v) => isThere(g, v, now(g, v).legion),
      [call(move, (g, v) => march(v.side, now(g, v).count, legionOf(g, v, now(g, v).legion)))],
    ),
  ]),
  stepWord('moveAgain', () => [
    when(
      (_g, v) => v.leader >= 0,
      [call(moveAgain, (_g, v) => again(v.side, v.leader), 'wfa.leaders.rabban-both-moves')],
    ),
  ]),
  stepWord('attack', (now) => [
    when(
      (g, v) => isThere(g, v, now(g, v).legion),
      [call(attack, (g, v) => attackWith(v.side, legionOf(g, v, now(g, v).legion), now(g, v).surprise))],
    ),
  ]),
  stepWord('moveOrAttack', (now) => [
    when(
      (g, v) => isThere(g, v, now(g, v).legion),
      [
        ask('move or attack?', 'wfa.actions.choose-one', {
          who: (g, v) => deciderOf(g, v.side),
          options: (g, v): string[] => ['move', now(g, v).surprise ? 'surprise attack' : 'attack', NOTHING],
          then: (_g, v, said) => {
            v.said = said;
          },
        }),
        when((_g, v) => v.said === 'move', [call(move, (g, v) => march(v.side, 1, legionOf(g, v, now(g, v).legion)))]),
        when(
          (_g, v) => v.said === 'attack' || v.said === 'surprise attack',
          [call(attack, (g, v) => attackWith(v.side, legionOf(g, v, now(g, v).legion), now(g, v).surprise))],
        ),
      ],
    ),
  ]),
];
const TROOPS: readonly Word[] = [
  stepWord('replace', (now) => [
    when(
      (g, v) => now(g, v).where === 'anywhere',
      [call(replaceUnits, (g, v) => upgrade(v.side, now(g, v).count, ...UNITS[now(g, v).units]))],
      [call(upgradeLegion, (g, v) => upgrade(v.side, now(g, v).count, ...UNITS[now(g, v).units]))],
    ),
  ]),
  stepWord('deploy', (now) => [call(putOnBoard, (g, v) => deploy(v.side, piecesOf(now(g, v)), now(g, v).where))]),
  stepWord('place', (now) => [call(putOnBoard, (g, v) => place(v.side, piecesOf(now(g, v)), now(g, v).where))]),
];
const CARDS: readonly Word[] = [
  stepWord('draw', (now) => [
    call(drawCards, (g, v) => {
      const { count, deck } = now(g, v);
      return draw(v.side, count, deck === 'either' ? '' : deck);
    }),
  ]),
  stepWord('playCard', () => [call(playAnother, (_g, v) => ({ side: v.side, card: '' }))]),
  stepWord('opponentDiscards', (now) => opponentDiscards((g, v) => now(g, v).count)),
  stepWord('gainToken', () => [
    act(function takeToken(g, v) {
      gainGesserit(g, v.side);
    }),
  ]),
];
const DESERT: readonly Word[] = [
  stepWord('desertPower', () => [desertPowers()]),
  stepWord('placeWormsigns', (now) => [call(placeWormsigns, (g, v) => placingWormsigns(now(g, v).count, true))]),
  stepWord('discardWormsigns', (now) =>
    discardWormsigns(
      (g, v) => now(g, v).count,
      () => true,
    ),
  ),
  stepWord('moveSandworm', (now) => [
    when(
      (g, v) => (now(g, v).worm === 'any sandworm' ? wormsCanMove(g) : wildMakerArea(g) >= 0),
      [
        call(moveSandworms, (g, v) =>
          now(g, v).worm === 'any sandworm' ? movingWorms(1) : movingWorms(1, wildMakerArea(g)),
        ),
      ],
    ),
  ]),
  stepWord('attackSandworm', (now) => [
    when(
      (g, v) => (now(g, v).worm === 'any sandworm' ? wormsCanStrike(g) : wildMakerArea(g) >= 0),
      [call(attackWithSandworm, (g, v) => (now(g, v).worm === 'any sandworm' ? strike() : strike(wildMakerArea(g))))],
    ),
  ]),
];
const HARM: readonly Word[] = [
  stepWord('leaderToTank', (now) => [
    toTheTank((g, a, v) => now(g, v).where === 'anywhere' || touching(a).some((x) => hasLegion(g, v.side, x))),
  ]),
  stepWord('strike', (now) => [
    when(
      (g, v) => legionsBeside(g, v.side).length > 0,
      [
        strikes(
          (g, v) => now(g, v).dice,
          (g, v) => legionsBeside(g, v.side),
        ),
      ],
    ),
  ]),
  stepWord('removeVehicles', (now) => [
    act(function countVehicles(g, v) {
      v.left = now(g, v).count;
      v.area = -1;
    }),
    whilst(
      (g, v) => v.left > 0 && couldLose(g, now(g, v)).length > 0,
      ask('remove which vehicle?', 'wfa.harvesters.return', {
        who: (g, v) => deciderOf(g, v.side),
        options: (g, v): string[] => [...couldLose(g, now(g, v)), NO_MORE],
        then: (g, v, where) => {
          v.left = where === NO_MORE ? 0 : v.left - 1;
          if (where === NO_MORE) return;
          v.area = zoneOf(where);
          removeVehicle(g, where);
        },
      }),
    ),
  ]),
  stepWord('placeVehicles', (now) => [call(placeVehicles, (g, v) => anyVehicles(now(g, v).count))]),
];
const CHOOSING: readonly Word[] = [
  stepWord('choose', (now) => [
    ask('do which of these?', 'wfa.actions.choose-one', {
      who: (g, v) => deciderOf(g, v.side),
      about: (_g, v) => ({ leader: v.leader, card: v.card, at: v.at }),
      options: (g, v): string[] => [...now(g, v).ways.map((_, n) => wayWord(n)), NOTHING],
      then: (g, v, said) => {
        const { ways, starts, end } = now(g, v);
        v.to = starts[ways.findIndex((_, n) => wayWord(n) === said)] ?? end;
      },
    }),
  ]),
  stepWord('goOn', (now) => [
    act(function theWayEnds(g, v) {
      v.to = now(g, v).at;
    }),
  ]),
];

/** One step after another. Expansions add words of their own. */
export const stepByStep = (...more: readonly Word[]): S[] => [
  act(function firstStep(g: G, v) {
    v.op = lineNow(g, v)?.op ?? '';
  }),
  whilst(
    (_g, v) => v.op !== '',
    by((_g, v) => v.op, Object.fromEntries([...MOVING, ...TROOPS, ...CARDS, ...DESERT, ...HARM, ...more, ...CHOOSING])),
    act(function nextStep(g: G, v) {
      v.at = v.to >= 0 ? v.to : v.at + 1;
      v.to = -1;
      v.op = lineNow(g, v)?.op ?? '';
    }),
  ),
];
export const wayIn = (option: string): number => Number(/^way (\d)$/.exec(option)?.[1] ?? 0) - 1;
