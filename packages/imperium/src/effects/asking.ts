// Effects that put a question to somebody: each is a small procedure.

import { kinds, moveOpenly, takeAt, things, type Procedure } from '@landsraad/kernel';
import { recallAgent } from '../board/agents.ts';
import { gainInfluence, influenceOf, loseInfluence, moveAlliance } from '../board/influence.ts';
import { SPACE_IDS } from '../board/spaces.ts';
import { deployByEffect, loseTroops, recruit, retreat } from '../board/troops.ts';
import { affordableFree, refillRow } from '../cards/acquiring.ts';
import { acquire } from '../cards/acquire.ts';
import { cardsIn, cardsOf, hasFaction, imperium, ZONES, type Zone } from '../cards/cards.ts';
import { discard, trash } from '../cards/trash.ts';
import type { RuleId } from '../ledger.ts';
import { decider, isRival, lookAt, opponentsOf, others, type G, type Look, type Table } from '../table.ts';
import { emit, holds, words } from '../words.ts';
import { LETO_SIGNET, opponentAhead } from './costs.ts';
import { FACTIONS, factionNumber, lineOf, type Faction, type Line, type OpName } from './grammar.ts';

/** The notes of every procedure here: for which house, which effect, and what was answered so far. */
export type Asked = { house: number; key: string; n: number; faction: number; heirs: readonly number[]; zone: string; card: string; at: number };

interface Asking {
  readonly when: (g: Look, house: number, line: Line) => boolean;
  readonly procedure: Procedure<Table, Asked>;
}
export const ASKING = new Map<OpName | '', Asking>();
const always = (): boolean => true;
const asking = (op: OpName, procedure: Procedure<Table, Asked>, when: Asking['when'] = always): void => void ASKING.set(op, { when, procedure });

const { act, ask, call, when, whilst, procedure } = words<Asked>();
const who = (g: G, v: Asked) => decider(g, v.house);
const numbers = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

// ---- influence ----

const ownChoice = (line: Line): boolean => line.printed?.faction === 'any' || line.printed?.faction === LETO_SIGNET;

/** A rival takes the faction where it has least; among equals a person decides. */
function gainFrom(g: G, v: Asked): Faction[] {
  const leto = lineOf(v.key).printed?.faction === LETO_SIGNET;
  const open = FACTIONS.filter((_, f) => !leto || opponentAhead(g, v.house, f));
  if (!isRival(g, v.house)) return open;
  if (g.table.mode === 'solo' ? !holds('imp.solo.influence-choice') : !holds('imp.two-player.choices')) return open;
  const least = Math.min(...open.map((f) => influenceOf(g, v.house, factionNumber(f))));
  return open.filter((f) => influenceOf(g, v.house, factionNumber(f)) === least);
}

asking(
  'influence',
  procedure(
    'influence of one’s choice',
    'imp.influence.any-faction',
    ask('influence with which faction?', 'imp.influence.any-faction', {
      who,
      options: gainFrom,
      then: (g, v, faction) => gainInfluence(g, v.house, factionNumber(faction), lineOf(v.key).n),
    }),
  ),
  (_g, _house, line) => ownChoice(line),
);

asking(
  'loseInfluence',
  procedure(
    'losing influence',
    'imp.influence.lose-needs-some',
    ask('lose influence with which faction?', 'imp.influence.lose-needs-some', {
      who,
      options: (g, v) => FACTIONS.filter((_, f) => influenceOf(g, v.house, f) > 0),
      then: (g, v, faction) => {
        v.faction = factionNumber(faction);
        v.heirs = holds('imp.influence.same-faction') ? loseInfluence(g, v.house, v.faction) : [];
      },
    }),
    when((_g, v) => v.heirs.length > 0, [
      ask('who takes the alliance?', 'imp.alliance.lost-when-tied', {
        who,
        options: (_g, v) => v.heirs,
        then: (g, v, heir) => moveAlliance(g, v.faction, heir),
      }),
    ]),
  ),
);

// ---- trashing and discarding ----

const zonesWithCards = (g: G, v: Asked): Zone[] => ZONES.filter((z) => cardsIn(g, v.house, z) > 0);
const zoneOf = (v: Asked): Zone => ZONES.find((z) => z === v.zone) ?? 'hand';

/** The rule that keeps the cards of a place from being trashed: those in the deck cannot be chosen. */
const refuseZone = (_g: G, _v: Asked, zone: string): RuleId | null => (zone === 'deck' ? 'imp.effect.trash' : null);

asking(
  'trashCard',
  procedure(
    'trashing a card',
    'imp.effect.trash',
    when((g, v) => !isRival(g, v.house) && zonesWithCards(g, v).length > 0, [
      ask('trash a card from where?', 'imp.effect.trash', {
        who,
        options: (g, v): (Zone | 'deck')[] => [...zonesWithCards(g, v), 'deck'],
        refuse: refuseZone,
        then: (_g, v, zone) => {
          v.zone = zone;
        },
      }),
      ask('trash which card?', 'imp.effect.trash-played-card', {
        who,
        options: (g, v) => kinds(g, cardsOf(v.house)[zoneOf(v)]),
        always: true,
        then: (g, v, card) => trash(g, v.house, cardsOf(v.house)[zoneOf(v)], card),
      }),
    ]),
  ),
);

const stillToDiscard = (g: G, v: Asked): boolean => v.n < lineOf(v.key).n && cardsIn(g, v.house, 'hand') > 0;
const discarding = procedure(
  'discarding',
  'imp.effect.discard',
  whilst(
    stillToDiscard,
    ask('discard which card?', 'imp.effect.discard', {
      who,
      options: (g, v) => kinds(g, cardsOf(v.house).hand),
      always: true,
      then: (g, v, card) => {
        v.n++;
        discard(g, v.house, card);
      },
    }),
  ),
);
asking('discardFromHand', discarding);

asking(
  'takeFromDiscardToHand',
  procedure(
    'taking back a card',
    'imp.round.card-overrides',
    ask('take which card into hand?', 'imp.round.card-overrides', {
      who,
      options: (g, v) => kinds(g, cardsOf(v.house).discard).filter((c) => hasFaction(c, lineOf(v.key).printed?.faction as Faction)),
      orNothing: true,
      then: (g, v, card) => {
        moveOpenly(g, cardsOf(v.house).discard, card, cardsOf(v.house).hand);
        emit(g, 'took back', 'imp.round.card-overrides', { house: v.house, card });
      },
    }),
  ),
);

// ---- troops ----

const most = (line: Line, there: number): number => (typeof line.printed?.max === 'number' ? Math.min(line.printed.max, there) : there);

asking(
  'deployFromGarrison',
  procedure(
    'deploying by an effect',
    'imp.deploy.effects-without-agent',
    ask('deploy how many troops?', 'imp.deploy.effects-without-agent', {
      who,
      options: (g, v) => numbers(0, most(lineOf(v.key), lookAt(g, v.house).garrison)),
      then: (g, v, n) => deployByEffect(g, v.house, 'garrison', n),
    }),
  ),
);

asking(
  'retreatOwn',
  procedure(
    'retreating',
    'imp.effect.retreat',
    ask('retreat how many troops?', 'imp.effect.retreat', {
      who,
      options: (g, v) => numbers(0, most(lineOf(v.key), lookAt(g, v.house).conflict)),
      then: (g, v, n) => retreat(g, v.house, n),
    }),
  ),
);

/** Recruits that may go straight to the Conflict; on an agent turn the ordinary rules suffice for Reinforcements. */
const straightToConflict = (g: Look, _house: number, line: Line): boolean => {
  const how = line.printed?.deployToConflict;
  return how !== undefined && g.table.turn.kind === 'reveal';
};
asking(
  'troop',
  procedure(
    'recruiting for the Conflict',
    'imp.deploy.recruit',
    act(function recruitThem(g, v) {
      v.n = recruit(g, v.house, lineOf(v.key).n);
    }),
    ask('deploy how many troops?', 'imp.deploy.effects-without-agent', {
      who,
      options: (_g, v) => numbers(0, v.n),
      then: (g, v, n) => deployByEffect(g, v.house, 'garrison', n),
    }),
  ),
  straightToConflict,
);

asking(
  'opponentLosesTroop',
  procedure(
    'an opponent loses a troop',
    'imp.intrigue.needs-target',
    ask('who loses a troop?', 'imp.intrigue.needs-target', {
      who,
      options: (g, v) => others(g, v.house).filter((o) => lookAt(g, o).conflict > 0),
      then: (g, v, victim) => void loseTroops(g, victim, 'conflict', lineOf(v.key).n),
    }),
  ),
);

asking(
  'loseTroop',
  procedure(
    'losing a troop',
    'imp.effect.lose-troop-choice',
    whilst(
      (g, v) => v.n < lineOf(v.key).n && lookAt(g, v.house).garrison + lookAt(g, v.house).conflict > 0,
      ask('lose a troop from where?', 'imp.effect.lose-troop-choice', {
        who,
        options: (g, v): ('garrison' | 'conflict')[] => (['garrison', 'conflict'] as const).filter((from) => lookAt(g, v.house)[from] > 0),
        then: (g, v, from) => {
          v.n++;
          loseTroops(g, v.house, from, 1);
        },
      }),
    ),
  ),
  (_g, _house, line) => line.printed !== null && !('from' in line.printed),
);

// ---- opponents ----

const opponentAt = (g: G, v: Asked): number => opponentsOf(g, v.house)[v.at] ?? -1;
const moreOpponents = (g: G, v: Asked): boolean => v.at < opponentsOf(g, v.house).length;
const nextOpponent = (_g: G, v: Asked): void => {
  v.at++;
};
const hasHand = (g: G, house: number): boolean => !isRival(g, house) && (cardsIn(g, house, 'hand') > 0 || !holds('imp.effect.discard-on-reveal-turn'));

asking(
  'eachOpponentDiscardsFromHand',
  procedure(
    'each opponent discards',
    'imp.effect.opponents-choose',
    whilst(
      moreOpponents,
      when(
        (g, v) => hasHand(g, opponentAt(g, v)),
        [call(discarding, (g, v) => ({ ...v, house: opponentAt(g, v), n: 0 }), 'imp.effect.opponents-short')],
        [act(function noHand(g, v) {
          if (isRival(g, opponentAt(g, v))) emit(g, 'has no hand', 'imp.hagal.hand-effects', { house: opponentAt(g, v) });
        })],
      ),
      act(nextOpponent),
    ),
  ),
);

const DISCARD = 'discard a card';
const LOSE = 'lose a troop';
function humanityOptions(g: G, v: Asked): string[] {
  const o = opponentAt(g, v);
  const list: string[] = [];
  if (hasHand(g, o)) list.push(DISCARD);
  if (lookAt(g, o).conflict > 0 && (!isRival(g, o) || holds('imp.hagal.hand-effects'))) list.push(LOSE);
  return list;
}
asking(
  'eachOpponentChooses',
  procedure(
    'each opponent chooses',
    'imp.effect.opponents-choose',
    whilst(
      moreOpponents,
      ask('discard or lose a troop?', 'imp.effect.choose-possible', {
        who: (g, v) => decider(g, opponentAt(g, v)),
        options: humanityOptions,
        orNothing: true,
        then: (g, v, option) => {
          v.card = option;
          if (option === LOSE) loseTroops(g, opponentAt(g, v), 'conflict', 1);
        },
      }),
      when((_g, v) => v.card === DISCARD, [call(discarding, (g, v) => ({ ...v, house: opponentAt(g, v), key: HUMANITY_DISCARD, n: 0 }))]),
      act(function nextOne(g, v) {
        v.card = '';
        nextOpponent(g, v);
      }),
    ),
  ),
);
const HUMANITY_DISCARD = 'test-of-humanity agent 0 of 0 0';

// ---- agents and spaces ----

asking(
  'recallOwnAgent',
  procedure(
    'recalling an agent',
    'imp.effect.recall-agent',
    ask('recall the agent from which space?', 'imp.effect.recall-agent', {
      who,
      options: (g, v) => (holds('imp.intrigue.urgent-mission') ? [...new Set(lookAt(g, v.house).sent)] : []),
      orNothing: true,
      then: (g, v, space) => recallAgent(g, v.house, space),
    }),
  ),
);

asking(
  'closeSpaceToOpponents',
  procedure(
    'The Voice',
    'imp.agent.the-voice',
    ask('close which space?', 'imp.agent.the-voice', {
      who,
      options: () => SPACE_IDS,
      then: (g, v, space) => {
        g.table.closed.push({ space, by: v.house });
        emit(g, 'closed a space', 'imp.agent.the-voice', { house: v.house, space });
      },
    }),
  ),
);

// ---- cards ----

asking(
  'acquireCardFree',
  procedure(
    'acquiring by an effect',
    'imp.acquire.free-acquisition',
    ask('acquire which card?', 'imp.acquire.free-acquisition', {
      who,
      options: (g, v) => affordableFree(g, v.house, lineOf(v.key).printed?.maxCost ?? 0),
      orNothing: true,
      then: (_g, v, card) => {
        v.card = card;
      },
    }),
    when((_g, v) => v.card !== '', [
      call(acquire, (_g, v) => ({ house: v.house, card: v.card, to: lineOf(v.key).printed?.to === 'topOfDeck' ? 'deck' : 'discard' })),
    ]),
  ),
);

asking(
  'setAsideRowCard',
  procedure(
    'Manipulate',
    'imp.leader.helena-manipulate',
    ask('set aside which card of the row?', 'imp.leader.helena-manipulate', {
      who,
      options: (g) => kinds(g, imperium.row),
      then: (g, v, card) => {
        takeAt(g, imperium.row, things(g, imperium.row).indexOf(card), imperium.aside);
        emit(g, 'set aside', 'imp.leader.helena-manipulate', { house: v.house, card });
        refillRow(g);
      },
    }),
  ),
);

/** For sentences: what an option of Test of Humanity means. */
export const HUMANITY = { discard: DISCARD, lose: LOSE } as const;
