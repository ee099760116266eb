// Acquiring a tech tile: which one, what to pay with, how many negotiators to return.

import { canStillBeSent } from '../board/agents.ts';
import { payGood } from '../board/goods.ts';
import { asking, byEffect, numbers, who, type Asked } from '../effects/asking.ts';
import { keysOf, lineOf, type Good } from '../effects/grammar.ts';
import { nowOrLater } from '../effects/pending.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import { isRival, lookAt, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { atOnce } from './at-once.ts';
import { drill } from './rival-tiles.ts';
import { rivalsTile, turnUpNext } from './rival-tech.ts';
import {
  affordableTiles,
  discountOf,
  goodsOf,
  goodsThatSuffice,
  leastPayment,
  returnNegotiators,
  takeTile,
  techPrice,
  tileOf,
} from './tech.ts';

const { act, ask, call, when, procedure } = words<Asked>();

const leavesAWay = (g: G, v: Asked, good: Good, n: number): boolean =>
  canStillBeSent(g, v.house, { solari: 0, spice: 0, water: 0, [good]: n });
/** What a tile can be paid with. */
const goodsFor = (g: G, v: Asked, tile: string): Good[] => {
  const line = lineOf(v.key);
  const least = leastPayment(g, v.house, line, tile);
  return goodsThatSuffice(g, v.house, line, tile).filter((good) => leavesAWay(g, v, good, least));
};

function tilesFor(g: G, v: Asked): string[] {
  const tiles = affordableTiles(g, v.house, lineOf(v.key)).filter((tile) => goodsFor(g, v, tile).length > 0);
  return isRival(g, v.house) ? rivalsTile(tiles) : tiles;
}

const goodOf = (v: Asked): Good => (v.zone === 'solari' ? 'solari' : 'spice');
const price = (v: Asked): number => techPrice(v.card, discountOf(lineOf(v.key)));
/** § imp.tech.negotiators-spent: so many that the rest can be paid, and no more than lower the price. */
function negotiators(g: G, v: Asked): number[] {
  const h = lookAt(g, v.house);
  const most = Math.min(h.negotiators, price(v));
  // § imp.tech.rival-negotiators
  if (isRival(g, v.house)) return [most];
  const enough = numbers(Math.max(0, price(v) - h[goodOf(v)]), most);
  return enough.filter((n) => leavesAWay(g, v, goodOf(v), price(v) - n));
}

function pay(g: G, v: Asked): void {
  returnNegotiators(g, v.house, v.n);
  payGood(g, v.house, goodOf(v), price(v) - v.n, 'imp.tech.price');
}
function take(g: G, v: Asked): void {
  takeTile(g, v.house, v.card);
  if (isRival(g, v.house)) drill(g, v.house);
}

/** Looked up when it is needed: tiles bring effects, and effects acquire tiles. */
const theEffect = () => resolve;
const theEffectAtOnce = () => atOnce;
const inOwnTurn = (g: G, v: Asked): boolean => g.table.turn.house === v.house && !isRival(g, v.house);

export const acquiringTech = asking(
  procedure(
    'acquiring a tech tile',
    'imp.tech.acquire-icon',
    ask('acquire which tech tile?', 'imp.tech.acquire-icon', {
      who,
      about: byEffect,
      options: tilesFor,
      orNothing: true,
      then: (g, v, tile) => {
        v.card = tile;
        if (isRival(g, v.house)) emit(g, 'rival’s tile', 'imp.tech.rival-most-expensive', { house: v.house, tile });
      },
    }),
    when(
      (_g, v) => v.card !== '',
      [
        when(
          (_g, v) => goodsOf(lineOf(v.key)).length > 1,
          [
            ask('pay with spice or Solari?', 'imp.tech.price', {
              who,
              about: byEffect,
              options: (g, v): ('spice' | 'solari')[] =>
                (['spice', 'solari'] as const).filter((good) => goodsFor(g, v, v.card).includes(good)),
              then: (_g, v, good) => {
                v.zone = good;
              },
            }),
          ],
        ),
        ask('return how many negotiators?', 'imp.tech.negotiators-spent', {
          who,
          about: (_g, v) => ({ house: v.house, effect: v.key, card: v.card }),
          options: negotiators,
          then: (_g, v, n) => {
            v.n = n;
          },
        }),
        act(pay, 'imp.tech.price'),
        act(take, 'imp.tech.take'),
        when(
          inOwnTurn,
          [
            call(
              theEffect,
              (g, v) => resolving(v.house, ...nowOrLater(g, tileOf(v.card).acquire)),
              'imp.tech.acquire-effect',
            ),
          ],
          [call(theEffectAtOnce, (_g, v) => ({ house: v.house, left: keysOf(tileOf(v.card).acquire), next: '' }))],
        ),
        act(turnUpNext, 'imp.tech.next-tile-last'),
      ],
    ),
  ),
);
