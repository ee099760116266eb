// Trashing and discarding.

import { moveOpenly, type PlaceRef } from '@landsraad/kernel';
import { gainGood } from '../board/goods.ts';
import { keysOf, lineOf } from '../effects/grammar.ts';
import { isRival, lookAt, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';
import { cardOf, cardsOf, countOf, imperium, prescience, SIGNET_RING } from './cards.ts';

/** Out of the game. § imp.effect.trash-reserve: a reserve card returns to its stack. */
export function trash(g: G, house: number, from: PlaceRef, card: string): void {
  const c = cardOf(card);
  moveOpenly(g, from, card, c.reserve ? imperium.reserve : imperium.trash);
  emit(g, 'trashed', 'imp.effect.trash', { house, card });
  if (from === cardsOf(house).inPlay) loseUnusedEffects(g, house, card);
  if (from === cardsOf(house).deck) prescience(g, house);
  for (const line of c.trash) {
    const good = line.printed?.resource;
    if (line.op === 'gain' && good !== undefined && good !== 'vp')
      gainGood(g, house, good, line.n, 'imp.effect.trash-trigger');
  }
  unload(g, house, card);
}

/**
 * § imp.unload.triggers § imp.unload.each-time § imp.unload.treachery: on its owner's turn the box waits with the other effects; whoever discards on
 * another's turn uses it at once.
 */
function unload(g: G, house: number, card: string): void {
  const lines = cardOf(card).unload;
  if (lines.length === 0) return;
  emit(g, 'unloaded', 'imp.unload.triggers', { house, card });
  if (g.table.turn.house === house) g.table.turn.todo = [...g.table.turn.todo, ...keysOf(lines)];
}

/**
 * § imp.deck.trashed-effects-lost: what a card still had to give is lost with it. Of several equal cards the one that was used
 * goes first.
 */
function loseUnusedEffects(g: G, house: number, card: string): void {
  const t = g.table.turn;
  if (t.house !== house) return;
  const left = countOf(g, cardsOf(house).inPlay, card);
  const kept = new Map<string, number>();
  t.todo = t.todo.filter((key) => {
    if (ownerOfLine(g, house, key) !== card) return true;
    const n = (kept.get(key) ?? 0) + 1;
    kept.set(key, n);
    return n <= left;
  });
}

/** § imp.leader.signet-ring-trashed: a signet ability is part of the box of the Signet Ring. */
export const ownerOfLine = (g: Look, house: number, key: string): string => {
  const source = lineOf(key).source;
  if (key.includes(' space ') || key.includes(' ability ') || key.includes(' unload ')) return '';
  if (isRival(g, house) || source !== lookAt(g, house).leader) return source;
  return SIGNET_RING;
};

export function discard(g: G, house: number, card: string): void {
  const own = cardsOf(house);
  moveOpenly(g, own.hand, card, own.discard);
  emit(g, 'discarded', 'imp.effect.discard', { house, card });
  unload(g, house, card);
}
