// Trashing, discarding, taking back, acquiring and setting aside cards.

import { holdsThing, kinds, moveOpenly, takeAt, things } from '@landsraad/kernel';
import { acquire, whereAcquired } from '../../cards/acquire.ts';
import { affordableFree, refillRow } from '../../cards/acquiring.ts';
import { cardOf, cardsIn, cardsOf, FOLDSPACE, hasFaction, imperium, ZONES, type Zone } from '../../cards/cards.ts';
import { atOnce } from '../../rise-of-ix/at-once.ts';
import { discard, trash } from '../../cards/trash.ts';
import { isRival, type G } from '../../table.ts';
import { emit, words } from '../../words.ts';
import { asking, who, type Asked, byEffect } from '../asking.ts';
import { zonesOf } from '../costs.ts';
import { keysOf, lineOf, type Faction } from '../grammar.ts';

const { ask, call, when, whilst, procedure } = words<Asked>();

const zonesWithCards = (g: G, v: Asked): Zone[] => zonesOf(lineOf(v.key)).filter((z) => cardsIn(g, v.house, z) > 0);
const zoneOf = (v: Asked): Zone => ZONES.find((z) => z === v.zone) ?? 'hand';

export const trashing = asking(
  procedure(
    'trashing a card',
    'imp.effect.trash',
    when(
      (g, v) => !isRival(g, v.house) && zonesWithCards(g, v).length > 0,
      [
        ask('trash a card from where?', 'imp.effect.trash', {
          who,
          about: byEffect,
          options: zonesWithCards,
          then: (_g, v, zone) => {
            v.zone = zone;
          },
        }),
        ask('trash which card?', 'imp.effect.trash-played-card', {
          who,
          about: (_g, v) => ({ house: v.house, effect: v.key, zone: v.zone }),
          options: (g, v) => kinds(g, cardsOf(v.house)[zoneOf(v)]),
          always: true,
          then: (g, v, card) => trash(g, v.house, cardsOf(v.house)[zoneOf(v)], card),
        }),
      ],
    ),
  ),
);

const stillToDiscard = (g: G, v: Asked): boolean => v.n < lineOf(v.key).n && cardsIn(g, v.house, 'hand') > 0;
/** On one's own turn it waits among the effects of the turn. */
const unloadsOutOfTurn = (g: G, v: Asked): boolean =>
  g.table.turn.house !== v.house && cardOf(v.card).unload.length > 0;
const unloadAtOnce = () => atOnce;
export const discarding = procedure(
  'discarding',
  'imp.effect.discard',
  whilst(
    stillToDiscard,
    ask('discard which card?', 'imp.effect.discard', {
      who,
      about: byEffect,
      options: (g, v) => kinds(g, cardsOf(v.house).hand),
      always: true,
      then: (g, v, card) => {
        v.n++;
        v.card = card;
        discard(g, v.house, card);
      },
    }),
    // § imp.unload.by-opponent § imp.unload.out-of-turn
    when(unloadsOutOfTurn, [
      call(unloadAtOnce, (_g, v) => ({ house: v.house, left: keysOf(cardOf(v.card).unload), next: '' })),
    ]),
  ),
);
export const discardingOwn = asking(discarding);

export const takingBack = asking(
  procedure(
    'taking back a card',
    'imp.round.card-overrides',
    ask('take which card into hand?', 'imp.round.card-overrides', {
      who,
      about: byEffect,
      options: (g, v) =>
        kinds(g, cardsOf(v.house).discard).filter((c) => hasFaction(c, lineOf(v.key).printed?.faction as Faction)),
      orNothing: true,
      then: (g, v, card) => {
        moveOpenly(g, cardsOf(v.house).discard, card, cardsOf(v.house).hand);
        emit(g, 'took back', 'imp.round.card-overrides', { house: v.house, card });
      },
    }),
  ),
);

/** Looked up when it is needed: cards bring effects, and effects acquire cards. */
const acquiring = () => acquire;

export const acquiringFree = asking(
  procedure(
    'acquiring by an effect',
    'imp.acquire.free-acquisition',
    ask('acquire which card?', 'imp.acquire.free-acquisition', {
      who,
      about: byEffect,
      options: (g, v) => affordableFree(g, v.house, lineOf(v.key).printed?.maxCost ?? 0).map((c) => c.id),
      orNothing: true,
      then: (_g, v, card) => {
        v.card = card;
      },
    }),
    when(
      (_g, v) => v.card !== '',
      [
        call(acquiring, (g, v) => ({
          house: v.house,
          card: v.card,
          to: lineOf(v.key).printed?.to === 'topOfDeck' ? 'deck' : whereAcquired(g, v.house),
        })),
      ],
    ),
  ),
);

/** Where a Foldspace card may go on top of the deck. */
export const acquiringFoldspace = asking(
  procedure(
    'acquiring Foldspace',
    'imp.acquire.to-discard',
    call(acquiring, (g, v) => ({ house: v.house, card: FOLDSPACE, to: whereAcquired(g, v.house) })),
  ),
  (g, house) => whereAcquired(g, house) !== 'discard' && holdsThing(g, imperium.reserve, FOLDSPACE),
);

export const settingAside = asking(
  procedure(
    'Manipulate',
    'imp.leader.helena-manipulate',
    ask('set aside which card of the row?', 'imp.leader.helena-manipulate', {
      who,
      about: byEffect,
      options: (g) => kinds(g, imperium.row),
      then: (g, v, card) => {
        takeAt(g, imperium.row, things(g, imperium.row).indexOf(card), imperium.aside);
        emit(g, 'set aside', 'imp.leader.helena-manipulate', { house: v.house, card });
        refillRow(g);
      },
    }),
  ),
);
