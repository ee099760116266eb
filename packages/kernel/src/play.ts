// One game being played at a table: the position, its log, undo and redo. Whatever refuses changes nothing.

import { begin } from './begin.ts';
import { copyGame } from './copy.ts';
import type { Config, Decision, Form, Game, Option, Seat } from './game.ts';
import { fingerprint } from './hash.ts';
import { reshuffleUnknown } from './hidden.ts';
import { BadLog, configIn, settingsOf, type Entry, type Log } from './log.ts';
import { seeded } from './random.ts';
import type { Rules } from './rules.ts';
import { checkAnswer, choose, chosen } from './choose.ts';
import { act } from './offers.ts';
import { Refusal } from './refusal.ts';
import { onForcedAnswer, restart, settle, wake } from './settle.ts';
import { recording, type Happening } from './trace.ts';

/** Something that counts: an answer or an act, or fresh randomness after a rewind. */
export type Counted =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly option: Option }
  | { readonly kind: 'act'; readonly seat: Seat; readonly offer: string; readonly form: Form }
  | { readonly kind: 'reseed'; readonly seat: Seat; readonly seed: string };

export interface Past<T> {
  readonly entry: Counted;
  /** Which entry of the log said so. */
  readonly n: number;
  /** The position before it, as long as it can be taken back to. */
  before: Game<T> | null;
  /** The barrier before it, and whether it was sealed: what undo looks at. */
  readonly barrier: number;
  readonly sealed: boolean;
}

export interface Play<T> {
  readonly rules: Rules<T>;
  readonly config: Config;
  readonly seed: string | number;
  game: Game<T>;
  decisions: readonly Decision[];
  readonly entries: Entry[];
  /** The fingerprint after each entry; null: nobody wants them. */
  readonly hashes: string[] | null;
  past: Past<T>[];
  undone: Counted[];
}

/** The kind of the event that tells of an answer given for a seat because there was only one. */
export const ONLY_ONE_ANSWER = 'only one answer';

function telling<T>(
  happenings: Happening[] | null,
  play: Play<T>,
  work: () => readonly Decision[],
): readonly Decision[] {
  if (happenings === null) return work();
  return recording(happenings, () =>
    onForcedAnswer((seat, option, asked) => {
      if (!asked)
        happenings.push({
          kind: ONLY_ONE_ANSWER,
          rule: play.rules.play.rule,
          nouns: { seat, option },
          to: [],
          whisper: null,
        });
    }, work),
  );
}

/** A new table. `happenings` collects what happens while it is set up. */
export function startPlay<T>(
  rules: Rules<T>,
  config: Config,
  seed: string | number,
  happenings: Happening[] | null = null,
  hashed = true,
): Play<T> {
  const play: Play<T> = {
    rules,
    config,
    seed,
    game: begin(rules, config, seed),
    decisions: [],
    entries: [],
    hashes: hashed ? [] : null,
    past: [],
    undone: [],
  };
  play.decisions = telling(happenings, play, () => settle(rules, play.game, 'table'));
  return play;
}

/** Does something to a copy and keeps it only if nothing went wrong. */
function attempt<T>(play: Play<T>, entry: Counted, logged: Entry, happenings: Happening[] | null): void {
  const { rules } = play;
  const trial = copyGame(rules.copyTable, play.game);
  const told: Happening[] | null = happenings === null ? null : [];
  const seat = entry.seat;
  const sealed = play.decisions.find((d) => d.seat === seat)?.sealed === true && entry.kind === 'answer';
  const decisions = telling(told, play, () => apply(rules, trial, entry));
  const before = play.game;
  play.game = trial;
  play.decisions = decisions;
  play.past.push({ entry, n: play.entries.length, barrier: before.barrier, sealed, before });
  if (trial.barrier !== before.barrier) forgetPositions(play.past);
  happenings?.push(...(told ?? []));
  write(play, logged);
}

/** Nobody goes back behind the barrier alone: those positions are made anew from the log if all agree. */
function forgetPositions<T>(past: readonly Past<T>[]): void {
  for (let n = past.length - 1; n >= 0; n--) {
    const p = past[n];
    if (p === undefined || p.before === null) return;
    p.before = null;
  }
}

function write<T>(play: Play<T>, entry: Entry): void {
  play.entries.push(entry);
  play.hashes?.push(fingerprint(play.game));
}

/** Does what an entry says; that it may be said has been checked. */
function apply<T>(rules: Rules<T>, g: Game<T>, entry: Counted): readonly Decision[] {
  switch (entry.kind) {
    case 'answer':
      return chosen(rules, g, entry.seat, entry.option, 'table');
    case 'act':
      return act(rules, g, entry.seat, entry.offer, 'table', entry.form);
    case 'reseed':
      g.random = seeded(entry.seed);
      reshuffleUnknown(g, rules.book.pools);
      return settle(rules, g, 'table');
  }
}

/** A seat answers the question with that number. */
export function answer<T>(
  play: Play<T>,
  seat: Seat,
  question: number,
  option: Option,
  happenings: Happening[] | null = null,
): void {
  checkAnswer(play.rules, play.game, play.decisions, seat, question, option);
  attempt(play, { kind: 'answer', seat, option }, [seat, option], happenings);
  // An open answer changes the game for all; a sealed one leaves what others have taken back as it was.
  play.undone = lastSealed(play) ? play.undone.filter((u) => u.seat !== seat) : [];
}

const lastSealed = <T>(play: Play<T>): boolean => play.past.at(-1)?.sealed === true;

/** A seat that nobody waits for acts. */
export function interrupt<T>(
  play: Play<T>,
  seat: Seat,
  offer: string,
  form: Form | null = null,
  happenings: Happening[] | null = null,
): void {
  const logged: Entry = form === null ? [seat, offer, 'act'] : [seat, offer, 'act', form];
  attempt(play, { kind: 'act', seat, offer, form: form ?? {} }, logged, happenings);
  play.undone = [];
}

/** Where among the past the entry is that this seat may take back by itself; -1 if there is none. */
function takeBackIndex<T>(play: Play<T>, seat: Seat): number {
  for (let n = play.past.length - 1; n >= 0; n--) {
    const p = play.past[n];
    if (p === undefined || p.entry.kind === 'reseed') return -1;
    if (p.barrier !== play.game.barrier) return -1;
    if (p.entry.seat === seat) return n;
    // Another seat's answer is a barrier, unless both are still sealed: then nobody has seen either.
    if (!p.sealed) return -1;
  }
  return -1;
}

function mayTakeBack<T>(play: Play<T>, seat: Seat): boolean {
  const n = takeBackIndex(play, seat);
  return n >= 0 && (n === play.past.length - 1 || play.past[n]?.sealed === true);
}

export const canUndo = <T>(play: Play<T>, seat: Seat): boolean => mayTakeBack(play, seat);
export const canRedo = <T>(play: Play<T>, seat: Seat): boolean => play.undone.some((u) => u.seat === seat);

/** Takes back the seat's last answer or act, down to the barrier. */
export function undo<T>(play: Play<T>, seat: Seat): void {
  if (!mayTakeBack(play, seat))
    throw new Refusal(
      'refused',
      '',
      'That cannot be taken back alone: something has been shown or drawn since, or another seat has answered.',
    );
  const n = takeBackIndex(play, seat);
  const back = play.past[n];
  if (back === undefined) return;
  if (back.sealed) unseal(play, seat, n);
  else if (back.before !== null) goBack(play, back.before, n);
  else rebuild(play, play.past.slice(0, n));
  play.undone.push(back.entry);
  write(play, [seat, 0, 'undo']);
}

/** Does again what the seat has taken back. */
export function redo<T>(play: Play<T>, seat: Seat): void {
  const n = play.undone.findLastIndex((u) => u.seat === seat);
  const entry = play.undone[n];
  if (entry === undefined) throw new Refusal('refused', '', 'There is nothing to do again.');
  if (entry.kind === 'answer') {
    const asked = play.decisions.find((d) => d.seat === seat)?.question ?? -1;
    checkAnswer(play.rules, play.game, play.decisions, seat, asked, entry.option);
  }
  attempt(play, entry, [seat, 0, 'redo'], null);
  play.undone.splice(n, 1);
  if (!lastSealed(play)) play.undone = play.undone.filter((u) => u.seat === seat);
}

/** By consent: back to the first `count` entries that count, then on with fresh randomness. */
export function rewind<T>(play: Play<T>, seat: Seat, count: number, seed: string): void {
  if (!Number.isInteger(count) || count < 0 || count > play.past.length)
    throw new Refusal('refused', '', `There is no entry ${count} to go back to; there are ${play.past.length}.`);
  const reseeded = { entry: { kind: 'reseed', seat, seed }, n: play.entries.length } as const;
  rebuild(play, [...play.past.slice(0, count), reseeded]);
  play.undone = [];
  write(play, [seat, count, 'rewind', seed]);
}

/** The position before an entry is still there: it is taken up again. */
function goBack<T>(play: Play<T>, before: Game<T>, n: number): void {
  const game = copyGame(play.rules.copyTable, before);
  game.moment = play.game.moment + 1;
  play.game = game;
  play.decisions = settle(play.rules, game, 'table');
  play.past = play.past.slice(0, n);
}

/** A sealed answer is taken back where it was given: nobody else notices. */
function unseal<T>(play: Play<T>, seat: Seat, n: number): void {
  const trial = copyGame(play.rules.copyTable, play.game);
  const f = trial.stack[trial.stack.length - 1];
  const fibre = f?.fibres?.find((x) => x.seat === seat);
  if (f === undefined || fibre === undefined) throw new Refusal('refused', '', 'That answer is no longer sealed.');
  restart(play.rules, trial, f, fibre, fibre.answers.slice(0, -1), 'table');
  play.decisions = settle(play.rules, trial, 'table');
  play.game = trial;
  play.past = play.past.filter((_, k) => k !== n);
}

function rebuild<T>(play: Play<T>, counted: readonly Pick<Past<T>, 'entry' | 'n'>[]): void {
  const { rules } = play;
  const g = begin(rules, play.config, play.seed);
  let decisions = settle(rules, g, 'table');
  const past: Past<T>[] = [];
  for (const { entry, n } of counted) {
    const sealed = decisions.find((d) => d.seat === entry.seat)?.sealed === true && entry.kind === 'answer';
    const barrier = g.barrier;
    decisions = apply(rules, g, entry);
    past.push({ entry, n, barrier, sealed, before: null });
  }
  // A number is never used for two questions: go on counting.
  g.moment = play.game.moment + 1;
  play.game = g;
  play.decisions = settle(rules, g, 'table');
  play.past = past;
}

/** How many entries lie between two fingerprints of the whole game. */
const LOOKS_CLOSELY = 16;

/** A short sign of how the game stands after the last entry: chance and what is asked, and now and then everything. */
export function pulse<T>(play: Play<T>): string {
  const { random, purses, barrier, moment, over } = play.game;
  if (play.entries.length % LOOKS_CLOSELY === 0) return fingerprint(play.game);
  return fingerprint([random, purses, barrier, moment, over, play.decisions]);
}

/** The log as it stands. */
export function logOf<T>(play: Play<T>, withHashes = true): Log {
  return {
    landsraad: 1,
    game: play.rules.id,
    version: play.rules.version,
    ...settingsOf(play.config),
    seed: play.seed,
    choices: play.entries.slice(),
    ...(withHashes && play.hashes !== null ? { hashes: play.hashes.slice() } : {}),
    result: play.game.over,
  };
}

export interface ReplayOptions {
  /** Stop after that many entries. */
  readonly to?: number;
  /** Compare the stored fingerprint after every entry. */
  readonly verify?: boolean;
  /** A log of another rules version is refused, unless one insists. */
  readonly anyVersion?: boolean;
  readonly happenings?: Happening[];
}

/** Runs a log again, entry by entry. */
export function replay<T>(rules: Rules<T>, log: Log, how: ReplayOptions = {}): Play<T> {
  if (log.game !== rules.id) throw new BadLog(`This is a log of ${log.game}, not of ${rules.id}.`);
  if (log.version !== rules.version && how.anyVersion !== true)
    throw new BadLog(`This log was written by version ${log.version} of ${rules.title}; this is ${rules.version}.`);
  const happenings = how.happenings ?? null;
  let play: Play<T>;
  try {
    play = startPlay(rules, configIn(log), log.seed, happenings);
  } catch (e) {
    throw new BadLog(`The log's settings cannot be played: ${e instanceof Error ? e.message : String(e)}`);
  }
  const last = Math.min(how.to ?? log.choices.length, log.choices.length);
  for (let n = 0; n < last; n++) {
    const entry = log.choices[n];
    if (entry === undefined) break;
    try {
      replayEntry(play, entry, happenings);
    } catch (e) {
      throw new BadLog(`Entry ${n + 1} of the log cannot be played: ${e instanceof Error ? e.message : String(e)}`);
    }
    const hash = log.hashes?.[n];
    if (how.verify === true && hash !== undefined && hash !== play.hashes?.[n])
      throw new BadLog(`After entry ${n + 1} the position is not the one that was recorded.`);
  }
  if (how.verify === true && how.to === undefined && JSON.stringify(play.game.over) !== JSON.stringify(log.result))
    throw new BadLog('The game ends otherwise than the log says.');
  return play;
}

/** Does what an entry of a log says. Whoever answers now says which question; in a log it is the one that is asked. */
export function replayEntry<T>(
  play: Play<T>,
  entry: Entry,
  happenings: Happening[] | null = null,
  question: number | null = null,
): void {
  const seat = entry[0];
  switch (entry[2]) {
    case undefined: {
      const asked = question ?? play.decisions.find((d) => d.seat === seat)?.question ?? -1;
      answer(play, seat, asked, entry[1], happenings);
      break;
    }
    case 'act':
      interrupt(play, seat, entry[1], entry[3] ?? null, happenings);
      break;
    case 'undo':
      undo(play, seat);
      break;
    case 'redo':
      redo(play, seat);
      break;
    case 'rewind':
      rewind(play, seat, entry[1], entry[3]);
      break;
  }
}

/**
 * Plays the answers of a log in search mode, which skips lone answers: the same game comes out. An act or an undo in the
 * log may have come before a lone answer that search has long given: such a log is replayed at a table only.
 */
export function replayInSearch<T>(rules: Rules<T>, log: Log): Game<T> {
  const g = begin(rules, configIn(log), log.seed);
  const skipped = new Map<Seat, number>();
  const run = (work: () => readonly Decision[]): void => {
    onForcedAnswer((seat, _option, asked) => {
      if (asked) skipped.set(seat, (skipped.get(seat) ?? 0) + 1);
    }, work);
  };
  run(() => settle(rules, g, 'search'));
  for (const entry of log.choices) {
    const seat = entry[0];
    run(() => (wake(rules, g, seat), []));
    if (entry[2] !== undefined)
      throw new BadLog('A log with acts or undo in it is replayed at a table, not in search.');
    const left = skipped.get(seat) ?? 0;
    if (left > 0) skipped.set(seat, left - 1);
    else run(() => choose(rules, g, seat, 0, entry[1], 'search'));
  }
  return g;
}
