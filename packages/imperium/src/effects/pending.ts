// What of a turn is still to be resolved: in any order that matters. What has no choice and draws nothing resolves by itself.

import { MASTERSTROKE } from '../board/troops.ts';
import { intrigueHeld } from '../intrigue/holding.ts';
import type { G, Look } from '../table.ts';
import { holds } from '../words.ts';
import { meets } from './conditions.ts';
import { doable } from './costs.ts';
import { lineOf, type Keys, type Line } from './grammar.ts';
import { perform } from './plain.ts';
import { asks } from './resolving.ts';

type Nature = 'plain' | 'influence' | 'intrigue' | 'draw' | 'last' | 'choice';

/** The effects that a line comes down to at this moment. */
function effects(g: Look, house: number, key: string): Keys {
  const line = lineOf(key);
  if (line.kind !== 'if' || line.condition === null) return line.alone;
  const met = holds('imp.agent.conditions-when-resolved') && meets(g, house, line);
  const keys = met ? line.then : line.otherwise;
  for (const k of keys) if (lineOf(k).kind === 'if') return keys.flatMap((inner) => effects(g, house, inner));
  return keys;
}

function natureOf(g: Look, house: number, line: Line): Nature {
  if (line.kind !== 'op' || asks(g, house, line.key)) return 'choice';
  switch (line.op) {
    case 'draw':
    case 'shuffleDiscardIntoDeck':
      return 'draw';
    case 'intrigue':
    case 'stealIntrigue':
      return 'intrigue';
    case 'influence':
    case 'spaceInfluenceBecomes':
      // The Baron chooses the moment.
      return line.key === MASTERSTROKE ? 'draw' : 'influence';
    case 'trashThisCard':
      return 'last';
    case 'persuasion':
      // Counts cards in play: more of them may come.
      return line.printed?.per === undefined ? 'plain' : 'draw';
    default:
      return 'plain';
  }
}

/** Of a line that comes down to several effects: a choice among them makes it one. */
function natureOfAll(g: Look, house: number, key: string): Nature {
  const line = lineOf(key);
  if (line.kind !== 'if') return natureOf(g, house, line);
  let nature: Nature = 'plain';
  for (const k of effects(g, house, key)) {
    const one = natureOf(g, house, lineOf(k));
    if (one === 'choice') return one;
    if (nature === 'plain') nature = one;
  }
  return nature;
}

/** Nobody is forced: arrows, the trash icon, any number that may be zero. */
export function optional(g: Look, house: number, key: string): boolean {
  for (const k of effects(g, house, key)) if (!lineOf(k).optional) return false;
  return true;
}

/** A card that trashes itself does so after the rest of its box. */
function waitsForItsCard(g: Look, key: string): boolean {
  const line = lineOf(key);
  if (line.op !== 'trashThisCard') return false;
  for (const k of g.table.turn.todo)
    if (k !== key && lineOf(k).source === line.source && !k.includes(' space ')) return true;
  return false;
}

export function resolvable(g: Look, house: number): string[] {
  const list: string[] = [];
  for (const key of g.table.turn.todo)
    if (!list.includes(key) && doable(g, house, key) && !waitsForItsCard(g, key)) list.push(key);
  return list;
}

export function mustGoOn(g: Look, house: number): boolean {
  if (g.table.turn.todo.length === 0) return false;
  for (const key of resolvable(g, house)) if (!optional(g, house, key)) return true;
  return false;
}

/** Takes one effect off the list. */
export function takeOff(g: G, key: string): void {
  const n = g.table.turn.todo.indexOf(key);
  if (n >= 0) g.table.turn.todo.splice(n, 1);
}

/**
 * A card played between two effects that resolve by themselves could as well have been played before the first, unless it has only just
 * come into hand: then the player is asked before more cards are drawn. That a card came is open, which one is not.
 */
const mayPlayNewCard = (g: Look, house: number): boolean =>
  g.table.turn.newIntrigue && intrigueHeld(g, house) > 0 && holds('imp.intrigue.play-when-drawn');

/** Whether any effect of the turn but this one depends on influence. */
function othersWeighInfluence(g: Look, key: string): boolean {
  for (const k of g.table.turn.todo) if (k !== key && lineOf(k).weighsInfluence) return true;
  return false;
}

/** Whether the effect at that place of the open ones happens now, without a word. */
function happensByItself(
  g: Look,
  house: number,
  at: number,
  open: readonly string[],
  natures: readonly Nature[],
): boolean {
  const key = open[at] ?? '';
  const line = lineOf(key);
  const alone = open.length === 1;
  switch (natures[at]) {
    case 'plain':
      // With an alliance that may still come Rabban gets more.
      if (line.otherwise.length === 0 || meets(g, house, line)) return true;
      return !mayPlayNewCard(g, house) && !natures.includes('influence') && !othersWeighInfluence(g, key);
    case 'influence':
      return !othersWeighInfluence(g, key);
    case 'draw':
      if (line.printed?.per !== undefined) return alone && intrigueHeld(g, house) === 0;
      if (mayPlayNewCard(g, house)) return false;
      return alone || !(natures.includes('choice') || natures.includes('influence'));
    case 'intrigue':
      return alone || !(natures.includes('choice') || natures.includes('influence'));
    case 'last':
      return alone;
    default:
      return false;
  }
}

/** A new effect: what is simple happens, the rest waits to be resolved. */
export function takeOrRemember(g: G, house: number, key: string): void {
  const line = lineOf(key);
  if (line.simple && holds('imp.effect.mandatory')) perform(g, house, line);
  else g.table.turn.todo.push(key);
}

/** Most effects: nothing needs to be weighed. What one of them sets off comes behind. */
function simpleOnesFirst(g: G, house: number): void {
  const { todo } = g.table.turn;
  let some = false;
  for (let n = 0; n < todo.length && !some; n++) some = lineOf(todo[n] ?? '').simple;
  if (!some) return;
  const rest: string[] = [];
  g.table.turn.todo = rest;
  for (const key of todo) {
    const line = lineOf(key);
    if (line.simple) perform(g, house, line);
    else rest.push(key);
  }
}

/** The first of the open effects that happens by itself, plain ones first, then intrigue cards: one of them may be played at once; -1: none. */
function nextByItself(g: Look, house: number, open: readonly string[]): number {
  const natures: Nature[] = [];
  for (const key of open) natures.push(natureOfAll(g, house, key));
  for (let n = 0; n < open.length; n++)
    if (natures[n] === 'plain' && happensByItself(g, house, n, open, natures)) return n;
  for (let n = 0; n < open.length; n++)
    if (natures[n] === 'intrigue' && happensByItself(g, house, n, open, natures)) return n;
  for (let n = 0; n < open.length; n++) if (happensByItself(g, house, n, open, natures)) return n;
  return -1;
}

/** Resolves everything that happens by itself, until only choices are left. */
export function resolveByItself(g: G, house: number): void {
  if (!holds('imp.effect.mandatory')) return;
  for (;;) {
    simpleOnesFirst(g, house);
    if (g.table.turn.todo.length === 0) return;
    const open = resolvable(g, house);
    const key = open[nextByItself(g, house, open)];
    if (key === undefined) return;
    takeOff(g, key);
    const line = lineOf(key);
    if (line.kind === 'if') for (const k of effects(g, house, key)) perform(g, house, lineOf(k));
    else perform(g, house, line);
  }
}
