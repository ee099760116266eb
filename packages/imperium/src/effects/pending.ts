// What of a turn is still to be resolved: in any order that matters. What has no choice and draws nothing resolves by itself.

import { MASTERSTROKE } from '../board/troops.ts';
import { intrigueHeld } from '../intrigue/holding.ts';
import type { G, Look } from '../table.ts';
import { holds } from '../words.ts';
import { meets } from './conditions.ts';
import { doable } from './costs.ts';
import { lineOf, type Condition, type Keys, type Line } from './grammar.ts';
import { perform } from './plain.ts';
import { asks } from './resolving.ts';

type Nature = 'plain' | 'influence' | 'draw' | 'last' | 'choice';

/** The effects that a line comes down to at this moment. */
function effects(g: Look, house: number, key: string): Keys {
  const line = lineOf(key);
  if (line.kind !== 'if' || line.condition === null) return [key];
  return (meets(g, house, line.condition) ? line.then : line.otherwise).flatMap((k) => effects(g, house, k));
}

function natureOf(g: Look, house: number, line: Line): Nature {
  if (line.kind !== 'op' || asks(g, house, line.key)) return 'choice';
  switch (line.op) {
    case 'draw':
    case 'intrigue':
    case 'stealIntrigue':
    case 'shuffleDiscardIntoDeck':
      return 'draw';
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

/** Its result depends on influence or alliances. */
function looksAtInfluence(key: string): boolean {
  const line = lineOf(key);
  const c: Condition | null = line.condition;
  if (c !== null && (c.alliance !== undefined || c.influenceAtLeast !== undefined)) return true;
  if (line.kind === 'choose') return line.of.some((o) => lineOf(o).option.some(looksAtInfluence));
  if (line.kind === 'arrow')
    return [...line.cost, ...line.effect].some((k) => lineOf(k).op === 'influence' || lineOf(k).op === 'loseInfluence');
  return line.op === 'influence' && line.printed?.faction === 'any';
}

/** Nobody is forced: arrows, the trash icon, any number that may be zero. */
export function optional(g: Look, house: number, key: string): boolean {
  return effects(g, house, key).every((k) => {
    const line = lineOf(k);
    if (line.kind === 'arrow') return true;
    return line.printed?.optional === true || (line.printed?.min === 0 && line.kind === 'op');
  });
}

/** A card that trashes itself does so after the rest of its box. */
const waitsForItsCard = (g: Look, key: string): boolean => {
  const line = lineOf(key);
  return (
    line.op === 'trashThisCard' &&
    g.table.turn.todo.some((k) => k !== key && lineOf(k).source === line.source && !k.includes(' space '))
  );
};

export function resolvable(g: Look, house: number): string[] {
  const list: string[] = [];
  for (const key of g.table.turn.todo)
    if (!list.includes(key) && doable(g, house, key) && !waitsForItsCard(g, key)) list.push(key);
  return list;
}

export const mustGoOn = (g: Look, house: number): boolean =>
  g.table.turn.todo.length > 0 && resolvable(g, house).some((key) => !optional(g, house, key));

/** Takes one effect off the list. */
export function takeOff(g: G, key: string): void {
  const n = g.table.turn.todo.indexOf(key);
  if (n >= 0) g.table.turn.todo.splice(n, 1);
}

function happensByItself(
  g: Look,
  house: number,
  key: string,
  open: readonly string[],
  natures: ReadonlyMap<string, Nature>,
): boolean {
  const nature = natures.get(key);
  const rest = open.filter((k) => k !== key);
  switch (nature) {
    case 'plain':
      // With an alliance that may still come Rabban gets more.
      if (lineOf(key).otherwise.length === 0 || meets(g, house, lineOf(key).condition ?? {})) return true;
      return !g.table.turn.todo.some((k) => k !== key && (natures.get(k) === 'influence' || looksAtInfluence(k)));
    case 'influence':
      return !g.table.turn.todo.some((k) => k !== key && looksAtInfluence(k));
    case 'draw':
      if (lineOf(key).printed?.per !== undefined) return rest.length === 0 && intrigueHeld(g, house) === 0;
      return rest.every((k) => natures.get(k) !== 'choice' && natures.get(k) !== 'influence');
    case 'last':
      return rest.length === 0;
    default:
      return false;
  }
}

/** New effects: what is simple happens, the rest waits to be resolved. */
export function takeOrRemember(g: G, house: number, keys: Keys): void {
  for (const key of keys) {
    const line = lineOf(key);
    if (line.simple) perform(g, house, line);
    else g.table.turn.todo.push(key);
  }
}

/** Most effects: nothing needs to be weighed. What one of them sets off comes behind. */
function simpleOnesFirst(g: G, house: number): void {
  const { todo } = g.table.turn;
  if (todo.length === 0) return;
  const rest: string[] = [];
  g.table.turn.todo = rest;
  for (const key of todo) {
    const line = lineOf(key);
    if (line.simple) perform(g, house, line);
    else rest.push(key);
  }
}

/** Resolves everything that happens by itself, until only choices are left. */
export function resolveByItself(g: G, house: number): void {
  if (!holds('imp.effect.mandatory')) return;
  for (;;) {
    simpleOnesFirst(g, house);
    if (g.table.turn.todo.length === 0) return;
    const open = resolvable(g, house);
    const natures = new Map<string, Nature>();
    for (const key of open) {
      const found = effects(g, house, key).map((k) => natureOf(g, house, lineOf(k)));
      natures.set(key, found.find((n) => n === 'choice') ?? found.find((n) => n !== 'plain') ?? 'plain');
    }
    const key =
      open.find((k) => natures.get(k) === 'plain' && happensByItself(g, house, k, open, natures)) ??
      open.find((k) => happensByItself(g, house, k, open, natures));
    if (key === undefined) return;
    takeOff(g, key);
    for (const k of effects(g, house, key)) perform(g, house, lineOf(k));
  }
}
