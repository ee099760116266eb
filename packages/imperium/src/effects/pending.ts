// The effects of a turn that are still to be resolved.

import { without } from '@landsraad/kernel';
import type { G, Look } from '../table.ts';
import { doable } from './costs.ts';
import { keysOf, lineOf, type Line, type Lines } from './grammar.ts';
import { branchOf, happensByItself, waitsForItsCard } from './order.ts';
import { perform } from './plain.ts';
import { TRASHES_ANY } from './touches.ts';

/** What can be carried out now, each effect once. */
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

/** It may be declined: arrows, the trash icon, numbers that may be zero. */
function isOptional(g: Look, house: number, line: Line): boolean {
  if (line.kind !== 'if') return line.optional; // § imp.leader.helena-manipulate-compulsory
  for (const l of branchOf(g, house, line)) if (!isOptional(g, house, l)) return false;
  return true;
}
/** § imp.effect.mandatory */
export function mustGoOn(g: Look, house: number): boolean {
  if (g.table.turn.todo.length === 0) return false;
  for (const line of openLines(g, house)) if (!isOptional(g, house, line)) return true;
  return false;
}

/** Takes one effect off the list. */
export function takeOff(g: G, key: string): void {
  const n = g.table.turn.todo.indexOf(key);
  if (n >= 0) g.table.turn.todo = without(g.table.turn.todo, n);
}

/** New effects wait to be resolved. */
export function remember(g: G, lines: Lines): void {
  const { todo } = g.table.turn;
  if (lines.length > 0) g.table.turn.todo = todo.length === 0 ? keysOf(lines) : [...todo, ...keysOf(lines)];
}

/** A box that takes effect at once: whatever may be declined waits, and the rest is returned. */
export function nowOrLater(g: G, lines: Lines, waits: (l: Line) => boolean = (l) => l.optional): string[] {
  remember(g, lines.filter(waits));
  return keysOf(lines.filter((l) => !waits(l)));
}

/** Resolves what happens by itself, until only choices are left. */
export function resolveByItself(g: G, house: number): void {
  if (g.table.turn.todo.length === 0) return;
  freeOnesFirst(g, house);
  for (let line = nextByItself(g, house); line !== undefined; line = nextByItself(g, house)) {
    takeOff(g, line.key);
    carryOut(g, house, line);
  }
}
/** Takes the free effects in one go, unless a card could be trashed before it has given everything. */
function freeOnesFirst(g: G, house: number): void {
  const free: Line[] = [];
  const rest: string[] = [];
  for (const key of g.table.turn.todo) {
    const line = lineOf(key);
    if ((line.touches & TRASHES_ANY) !== 0) return;
    if (line.free) free.push(line);
    else rest.push(key);
  }
  if (free.length === 0) return;
  g.table.turn.todo = rest;
  for (const line of free) perform(g, house, line);
}
function nextByItself(g: Look, house: number): Line | undefined {
  for (const key of g.table.turn.todo) {
    const line = lineOf(key);
    if (happensByItself(g, house, line)) return line;
  }
  return undefined;
}
function carryOut(g: G, house: number, line: Line): void {
  if (line.kind === 'if') for (const l of branchOf(g, house, line)) carryOut(g, house, l);
  else perform(g, house, line);
}
