// Acts that nobody waits for: deals, cards shown, powers used out of turn. They tell others something, or give something
// away, so they must promise more than chance does; and nobody is asked twice for the same.

import { act, copyGame, fingerprint, imagine, next, pick, settle, type Game } from '@landsraad/kernel';
import type { Move, Said, Situation } from '../bot.ts';
import { candidates } from '../candidates.ts';
import { worth } from '../worlds.ts';
import { playToLeaf } from './think.ts';

/** Few questions are a reason to think of acting at all. */
const SELDOM = 8;
/** A first look, and one that makes sure: of many acts some look good by chance. */
const LOOKS = [12, 60];
/** What others learn counts as a loss. */
const DISCRETION = 0.02;
const ERRORS = 3;

/** Manners are the same at every level: acts are judged with all that the best knows. */
const ALL = 1;

/** By how much an act changes the seat's outcome: the mean, and how far chance may have moved it. */
export interface Gain {
  readonly mean: number;
  readonly error: number;
}

/** The same worlds and the same chance with the act and without; one gain after each number of worlds, all of them together. */
function* gains<T>(s: Situation<T>, move: Move, looks: readonly number[]): Generator<Gain> {
  if (move.kind !== 'act') return;
  const { rules, seat, random } = s;
  let worlds = 0;
  let sum = 0;
  let squares = 0;
  for (const until of looks) {
    for (; worlds < until; worlds++) {
      const world = imagine(rules, s.game, seat, random);
      const without = copyGame(rules.copyTable, world);
      playToLeaf(rules, without, settle(rules, without, 'search'), ALL);
      const acted = act(rules, world, seat, move.offer, 'search', move.form);
      playToLeaf(rules, world, acted, ALL);
      const gain = worth(rules, world, seat) - worth(rules, without, seat);
      sum += gain;
      squares += gain * gain;
    }
    const mean = sum / worlds;
    yield { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds) };
  }
}

export function gainOf<T>(s: Situation<T>, move: Move, worlds: number): Gain {
  for (const gain of gains(s, move, [worlds])) return gain;
  return { mean: 0, error: 0 };
}

/**
 * An act tells others something and cannot be taken back: it must gain more than chance may have given it. Most that gain
 * nothing are seen through in a few worlds; what passes by chance is looked at in ever more of them.
 */
export function isWorthIt<T>(s: Situation<T>, move: Move): boolean {
  let surely = false;
  for (const { mean, error } of gains(s, move, WORLDS)) {
    if (mean <= error) return false;
    surely = mean > ERRORS * error;
    if (mean > PLAINLY * error) return true;
  }
  return surely;
}
const WORLDS = [32, 96, 288];
const PLAINLY = 5;

/** Whether an act does anything besides telling others what they did not know. */
export function changesSomething<T>(s: Situation<T>, world: Game<T>, move: Move): boolean {
  if (move.kind !== 'act') return true;
  const { rules } = s;
  const [before, after] = [copyGame(rules.copyTable, world), copyGame(rules.copyTable, world)];
  settle(rules, before, 'search');
  act(rules, after, s.seat, move.offer, 'search', move.form);
  const seen = (g: Game<T>): string =>
    fingerprint([g.table, g.purses, g.inForce, g.stack, g.hidden.map((places) => places.map((p) => p.things))]);
  return seen(after) !== seen(before);
}

/** An act that is worth it; null as a rule. */
export function worthwhile<T>(s: Situation<T>): Move | null {
  const { memory } = s;
  // Whoever remembers nothing would say the same again and again.
  if (!s.mayAct || memory === undefined || s.rules.book.offers.length === 0) return null;
  if (next(s.random) % SELDOM !== 0) return null;
  const world = imagine(s.rules, s.game, s.seat, s.random);
  const round = s.rules.round(s.game);
  const acts = candidates({ ...s, decision: null }, world, s.random).filter(
    (m) => isDeal(m) && isNew(m, memory.said, round),
  );
  if (acts.length === 0) return null;
  const move = pick(s.random, acts);
  if (isIdle(move) || !changesSomething(s, world, move)) return null;
  for (const worlds of LOOKS) {
    const { mean, error } = gainOf(s, move, worlds);
    if (mean < DISCRETION + ERRORS * error) return null;
  }
  memory.said = [...memory.said, { act: wordsOf(move), deal: isDeal(move), round }];
  return move;
}

const wordsOf = (m: Move): string => (m.kind === 'act' ? `${m.offer} ${JSON.stringify(m.form)}` : '');
const isDeal = (m: Move): boolean => m.kind === 'act' && Object.keys(m.form).length > 0;
/** One offer a round, and never the same twice. */
const isNew = (m: Move, said: readonly Said[], round: number): boolean =>
  !said.some((x) => x.act === wordsOf(m) || (x.deal && isDeal(m) && x.round === round));
/** A deal about nothing: both sides would have nothing of it. */
const isIdle = (m: Move): boolean => m.kind === 'act' && isDeal(m) && Object.values(m.form).includes('nothing');
