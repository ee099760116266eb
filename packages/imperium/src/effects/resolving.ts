// Carrying out an effect, with the questions it asks.

import type { Procedure } from '@landsraad/kernel';
import { influenceOf } from '../board/influence.ts';
import { INTRIGUE } from '../intrigue/holding.ts';
import { returningIntrigue, swappingIntrigue } from '../rise-of-ix/intrigue-questions.ts';
import { movingFreighter } from '../rise-of-ix/shipping-question.ts';
import { acquiringTech } from '../rise-of-ix/tech-question.ts';
import { forcingRetreat, placingDreadnought } from '../rise-of-ix/unit-questions.ts';
import { decider, isRival, type G, type Look } from '../table.ts';
import { emit, words } from '../words.ts';
import type { Asked, Asking } from './asking.ts';
import { meets } from './conditions.ts';
import { optionDoable } from './costs.ts';
import {
  factionNumber,
  keysOf,
  lineOf,
  type Keys,
  type Line,
  type Lines,
  type AskedOp,
  type OpName,
} from './grammar.ts';
import { perform } from './plain.ts';
import { closingSpace, recalling } from './questions/board.ts';
import { nowOrLater } from './pending.ts';
import {
  acquiringFoldspace,
  acquiringFree,
  discardingOwn,
  settingAside,
  takingBack,
  trashing,
} from './questions/cards.ts';
import { gainingInfluence, losingInfluence } from './questions/influence.ts';
import { opponentsChoose, opponentsDiscard } from './questions/opponents.ts';
import { deploying, losingTroops, opponentLoses, recruiting, retreating } from './questions/troops.ts';

const ASKING: {
  readonly [op in AskedOp | 'troop' | 'influence' | 'loseTroop' | 'forceRetreat' | 'acquireFoldspace']: Asking;
} = {
  troop: recruiting,
  influence: gainingInfluence,
  loseTroop: losingTroops,
  loseInfluence: losingInfluence,
  trashCard: trashing,
  discardFromHand: discardingOwn,
  takeFromDiscardToHand: takingBack,
  deployFromGarrison: deploying,
  retreatOwn: retreating,
  opponentLosesTroop: opponentLoses,
  eachOpponentDiscardsFromHand: opponentsDiscard,
  eachOpponentChooses: opponentsChoose,
  recallOwnAgent: recalling,
  acquireCardFree: acquiringFree,
  setAsideRowCard: settingAside,
  closeSpaceToOpponents: closingSpace,
  freighter: movingFreighter,
  acquireTech: acquiringTech,
  placeDreadnought: placingDreadnought,
  forceRetreat: forcingRetreat,
  ownIntrigueToBottomOfDeck: returningIntrigue,
  swapIntrigue: swappingIntrigue,
  acquireFoldspace: acquiringFoldspace,
};
const askingOf = (line: Line): Asking | undefined => (ASKING as { readonly [op in OpName | '']?: Asking })[line.op];

export type Resolving = { house: number; left: Keys; now: string; picked: Keys };
export const resolving = (house: number, ...left: string[]): Resolving => ({ house, left, now: '', picked: [] });

const { act, ask, call, when, whilst, procedure } = words<Resolving>();

const somethingLeft = (_g: G, v: Resolving): boolean => v.left.length > 0;

/** Carries out what needs no answer. An arrow takes its cost first; a condition is checked now. */
function takeNext(g: G, v: Resolving): void {
  const [key = '', ...rest] = v.left;
  const line = lineOf(key);
  v.now = '';
  v.left = rest;
  switch (line.kind) {
    case 'arrow':
      v.left = [...keysOf(line.cost), ...nowOrLater(g, line.effect, declinable(g, v.house)), ...rest];
      return;
    case 'if':
      v.left = [...keysOf(meets(g, v.house, line) ? line.then : line.otherwise), ...rest];
      return;
    case 'choose':
      v.now = key;
      v.picked = [];
      return;
    case 'op':
      if (asks(g, v.house, line)) v.now = key;
      else {
        perform(g, v.house, line);
        if (line.then.length > 0) v.left = [...keysOf(line.then), ...rest];
      }
  }
}

/** What was paid for with an arrow and may still be declined waits, except on an intrigue card. */
const declinable =
  (g: G, house: number) =>
  (l: Line): boolean =>
    l.printed?.optional === true && g.table.turn.house === house && !INTRIGUE.has(l.source);

/** Whether an effect puts a question to somebody. */
export const asks = (g: Look, house: number, line: Line): boolean => askingOf(line)?.when(g, house, line) === true;

const isChoice = (_g: G, v: Resolving): boolean => v.now !== '' && lineOf(v.now).kind === 'choose';
const isQuestion = (_g: G, v: Resolving): boolean => v.now !== '' && lineOf(v.now).kind === 'op';

function askingProcedure(_g: G, v: Resolving): Procedure<G['table'], Asked> {
  const found = askingOf(lineOf(v.now));
  if (found === undefined) throw new Error(`${v.now} asks nothing`);
  return found.procedure;
}

/** The options that can be carried out, or all if none can; none twice. */
function optionsOf(g: G, v: Resolving): readonly string[] {
  const rest = lineOf(v.now).of.filter((o) => !v.picked.includes(o.key));
  const can = rest.filter((o) => optionDoable(g, v.house, o));
  return keysOf(asRivalsChoose(g, v.house, can.length > 0 ? can : rest));
}
/**
 * § imp.solo.influence-choice § imp.tech.rival-tile-influence: among factions a rival takes the one where it has least.
 * § imp.shipping.rival-dividends § imp.tech.rival-rhombur § imp.tech.rival-negotiation-space: dividends rather than spice, a
 * tile rather than a negotiator.
 */
function asRivalsChoose(g: G, house: number, options: Lines): Lines {
  if (!isRival(g, house)) return options;
  const liked = options.filter((o) => RIVALS_LIKE.has(o.option[0]?.op ?? ''));
  if (liked.length > 0) return liked;
  if (options.some((o) => o.option[0]?.op !== 'influence')) return options;
  const level = (o: Line): number => influenceOf(g, house, factionNumber(o.option[0]?.printed?.faction ?? ''));
  const least = Math.min(...options.map(level));
  return options.filter((o) => level(o) === least);
}

const RIVALS_LIKE: ReadonlySet<string> = new Set(['dividends', 'acquireTech']);

/** Says why a rival takes it. */
function tellChoice(g: G, house: number, option: Line): void {
  const [line] = option.option;
  if (line?.op === 'dividends') emit(g, 'rival’s dividends', 'imp.shipping.rival-dividends', { house });
  if (line?.op === 'influence')
    emit(g, 'least influence', 'imp.solo.influence-choice', { house, faction: line.printed?.faction ?? '' });
}

function carryOutPicks(_g: G, v: Resolving): void {
  v.left = [...v.picked.flatMap((o) => keysOf(lineOf(o).option)), ...v.left];
  v.picked = [];
}

export const resolve = procedure(
  'an effect',
  'imp.effect.mandatory',
  whilst(
    somethingLeft,
    act(takeNext),
    when(isChoice, [
      whilst(
        (_g, v) => v.picked.length < Math.min(lineOf(v.now).choose, lineOf(v.now).of.length),
        ask('choose which?', 'imp.effect.choose', {
          who: (g, v) => decider(g, v.house),
          about: (_g, v) => ({ house: v.house, effect: v.now }),
          options: optionsOf,
          then: (g, v, option) => {
            v.picked = [...v.picked, option];
            if (isRival(g, v.house)) tellChoice(g, v.house, lineOf(option));
          },
        }),
      ),
      act(carryOutPicks, 'imp.effect.choose-possible'),
    ]),
    when(isQuestion, [
      call(askingProcedure, (_g, v) => ({
        house: v.house,
        key: v.now,
        n: 0,
        faction: -1,
        heirs: [],
        zone: '',
        card: '',
        at: 0,
      })),
    ]),
  ),
);
