// What of a turn is still to be resolved: in any order that matters. What has no choice and draws nothing resolves by itself.

import { added, without } from '@landsraad/kernel';
import { MASTERSTROKE } from '../board/troops.ts';
import { intrigueHeld } from '../intrigue/holding.ts';
import type { G, Look } from '../table.ts';
import { meets } from './conditions.ts';
import { doable } from './costs.ts';
import { keysOf, lineOf, type Line, type Lines } from './grammar.ts';
import { perform } from './plain.ts';
import { asks } from './resolving.ts';

type Nature = 'plain' | 'influence' | 'intrigue' | 'draw' | 'last' | 'choice';

/** § imp.agent.conditions-when-resolved: the effects that a line with a condition comes down to at this moment. */
function effects(g: Look, house: number, line: Line): Lines {
  const lines = meets(g, house, line) ? line.then : line.otherwise;
  for (const l of lines) if (l.kind === 'if') return lines.flatMap((x) => (x.kind === 'if' ? effects(g, house, x) : x));
  return lines;
}

function natureOf(g: Look, house: number, line: Line): Nature {
  if (line.kind !== 'op' || asks(g, house, line)) return 'choice';
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
function natureOfAll(g: Look, house: number, line: Line): Nature {
  if (line.kind !== 'if') return natureOf(g, house, line);
  let nature: Nature = 'plain';
  for (const l of effects(g, house, line)) {
    const one = natureOf(g, house, l);
    if (one === 'choice') return one;
    if (nature === 'plain') nature = one;
  }
  return nature;
}

/** Nobody is forced: arrows, the trash icon, any number that may be zero. */
function optional(g: Look, house: number, line: Line): boolean {
  if (line.kind !== 'if') return line.optional;
  for (const l of effects(g, house, line)) if (!l.optional) return false;
  return true;
}

/** A card that trashes itself does so after the rest of its box. */
function waitsForItsCard(g: Look, line: Line): boolean {
  if (line.op !== 'trashThisCard') return false;
  for (const k of g.table.turn.todo)
    if (k !== line.key && lineOf(k).source === line.source && !k.includes(' space ')) return true;
  return false;
}

/** What of the turn's effects can be carried out now, each once. */
function openLines(g: Look, house: number): Line[] {
  const list: Line[] = [];
  for (const key of g.table.turn.todo) {
    const line = lineOf(key);
    if (!list.includes(line) && doable(g, house, line) && !waitsForItsCard(g, line)) list.push(line);
  }
  return list;
}
export const resolvable = (g: Look, house: number): string[] =>
  g.table.turn.todo.length === 0 ? [] : keysOf(openLines(g, house));

export function mustGoOn(g: Look, house: number): boolean {
  if (g.table.turn.todo.length === 0) return false;
  for (const line of openLines(g, house)) if (!optional(g, house, line)) return true;
  return false;
}

/** Takes one effect off the list. */
export function takeOff(g: G, key: string): void {
  const n = g.table.turn.todo.indexOf(key);
  if (n >= 0) g.table.turn.todo = without(g.table.turn.todo, n);
}

/**
 * A card played between two effects that resolve by themselves could as well have been played before the first, unless it has only just
 * come into hand: then the player is asked before more cards are drawn. That a card came is open, which one is not.
 */
const mayPlayNewCard = (g: Look, house: number): boolean => g.table.turn.newIntrigue && intrigueHeld(g, house) > 0; // § imp.intrigue.play-when-drawn

/** Whether any effect of the turn but this one depends on influence. */
function othersWeighInfluence(g: Look, line: Line): boolean {
  for (const k of g.table.turn.todo) if (k !== line.key && lineOf(k).weighsInfluence) return true;
  return false;
}

/** Whether the effect at that place of the open ones happens now, without a word. */
function happensByItself(g: Look, house: number, at: number, open: Lines, natures: readonly Nature[]): boolean {
  const line = open[at];
  if (line === undefined) return false;
  const alone = open.length === 1;
  switch (natures[at]) {
    case 'plain':
      // With an alliance that may still come Rabban gets more.
      if (line.otherwise.length === 0 || meets(g, house, line)) return true;
      return !mayPlayNewCard(g, house) && !natures.includes('influence') && !othersWeighInfluence(g, line);
    case 'influence':
      return !othersWeighInfluence(g, line);
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
export function takeOrRemember(g: G, house: number, line: Line): void {
  if (line.simple) perform(g, house, line);
  else g.table.turn.todo = added(g.table.turn.todo, line.key);
}

/** Most effects: nothing needs to be weighed. What one of them sets off comes behind. */
function simpleOnesFirst(g: G, house: number): void {
  const { todo } = g.table.turn;
  let some = false;
  for (let n = 0; n < todo.length && !some; n++) some = lineOf(todo[n] ?? '').simple;
  if (!some) return;
  g.table.turn.todo = todo.filter((key) => !lineOf(key).simple);
  for (const key of todo) {
    const line = lineOf(key);
    if (line.simple) perform(g, house, line);
  }
}

/** The first of the open effects that happens by itself, plain ones first, then intrigue cards: one of them may be played at once. */
function nextByItself(g: Look, house: number, open: Lines): Line | undefined {
  const natures: Nature[] = [];
  for (const line of open) natures.push(natureOfAll(g, house, line));
  for (let n = 0; n < open.length; n++)
    if (natures[n] === 'plain' && happensByItself(g, house, n, open, natures)) return open[n];
  for (let n = 0; n < open.length; n++)
    if (natures[n] === 'intrigue' && happensByItself(g, house, n, open, natures)) return open[n];
  for (let n = 0; n < open.length; n++) if (happensByItself(g, house, n, open, natures)) return open[n];
  return undefined;
}

/** Resolves everything that happens by itself, until only choices are left. */
export function resolveByItself(g: G, house: number): void {
  while (g.table.turn.todo.length > 0) {
    simpleOnesFirst(g, house);
    const line = nextByItself(g, house, openLines(g, house));
    if (line === undefined) return;
    takeOff(g, line.key);
    if (line.kind === 'if') for (const l of effects(g, house, line)) perform(g, house, l);
    else perform(g, house, line);
  }
}
