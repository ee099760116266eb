// A game that has been played, position by position. Every position is kept as it was, so that any of them is there at once.

import {
  logOf,
  NO_STANDING,
  replayEntry,
  startPlay,
  viewer,
  WATCHER,
  type Config,
  type Decision,
  type Entry,
  type Game,
  type Happening,
  type Log,
  type Play,
  type Rules,
  type Seat,
  type View,
} from '@landsraad/kernel';
import { eventsFor, type Told } from '@landsraad/table';
import type { LocalSeat } from '../local/engine.ts';
import { whoOf } from '../local/whoOf.ts';
import type { LogLine, TableState } from '../table/source.ts';
import { turningPoints, type Turning } from './turning.ts';

/** A game to look back on. */
export interface Played {
  readonly game: string;
  /** The rules it was played by. */
  readonly version: string;
  readonly config: Config;
  readonly seed: string | number;
  readonly seats: readonly LocalSeat[];
  readonly choices: readonly Entry[];
  /** Nobody plays on: nothing is secret any more. */
  readonly finished: boolean;
}

/** What the controls of a replay need to know. */
export interface Outline {
  /** Positions after the first: those in which something has happened. */
  readonly steps: number;
  /** The step with which each turn begins, from the first position on. */
  readonly turns: readonly number[];
  /** Through whose eyes it may be looked at, watchers last. */
  readonly eyes: readonly Seat[];
  /** For every position what it is worth to each seat by the best bot's judgement; null while the game goes on. */
  readonly worth: readonly (readonly number[])[] | null;
  /** The turns that changed most, in their order. */
  readonly turnings: readonly (Turning & { readonly view: View })[];
}

export interface Replay {
  readonly outline: Outline;
  readonly at: (step: number, seat: Seat) => TableState;
  /** The entries of a game that goes on from a position, with chance anew. */
  readonly from: (step: number, seed: string) => Entry[];
  /** The game as a file. */
  readonly log: () => Log;
}

interface Position<T> {
  /** So many entries led to it. */
  readonly entries: number;
  readonly game: Game<T>;
  readonly open: readonly Decision[];
  readonly told: Told;
}

/** The same game without what was taken back: every entry is a step forward. */
export function straight<T>(play: Play<T>): Entry[] {
  return play.past.map(({ entry }, n): Entry => {
    switch (entry.kind) {
      case 'answer':
        return [entry.seat, entry.option];
      case 'act':
        return Object.keys(entry.form).length === 0
          ? [entry.seat, entry.offer, 'act']
          : [entry.seat, entry.offer, 'act', entry.form];
      case 'reseed':
        return [entry.seat, n, 'rewind', entry.seed];
    }
  });
}

const goesForward = ([, , kind]: Entry): boolean => kind === undefined || kind === 'act';

function played<T>(rules: Rules<T>, { config, seed }: Played, choices: readonly Entry[]): Play<T> {
  const play = startPlay(rules, config, seed, null, false);
  for (const entry of choices) replayEntry(play, entry);
  return play;
}

export function newReplay<T>(rules: Rules<T>, log: Played): Replay {
  const { config, seats, finished } = log;
  if (log.version !== rules.version)
    throw new Error(
      `This game was played by an earlier version of ${rules.title}, and the rules have changed since: it cannot be shown.`,
    );
  const choices = log.choices.every(goesForward) ? log.choices : straight(played(rules, log, log.choices));
  const positions: Position<T>[] = [];
  let happened: Happening[] = [];
  const play = startPlay(rules, config, log.seed, happened, false);
  const keep = (entries: number): void => {
    const told = { open: [], apparent: [], own: null, happened };
    positions.push({ entries, game: play.game, open: play.decisions, told });
    happened = [];
  };
  keep(0);
  for (const [n, entry] of choices.entries()) {
    replayEntry(play, entry, happened);
    // Half a choice shows nothing yet.
    if (happened.length > 0 || n === choices.length - 1) keep(n + 1);
  }
  const steps = positions.length - 1;

  /** Line by line for each seat; a line stays the same object. */
  const logs = new Map<Seat, { readonly lines: readonly LogLine[]; readonly until: readonly number[] }>();
  function linesOf(seat: Seat): { readonly lines: readonly LogLine[]; readonly until: readonly number[] } {
    const there = logs.get(seat);
    if (there !== undefined) return there;
    const lines: LogLine[] = [];
    const until: number[] = [];
    for (const { told } of positions) {
      for (const e of eventsFor(told, seat)) lines.push({ id: lines.length, ...e });
      until.push(lines.length);
    }
    const made = { lines, until };
    logs.set(seat, made);
    return made;
  }

  const turns = beginnings(positions.map((p) => p.game.turns));
  const worth = finished ? positions.map((p) => worthOf(rules, p.game)) : null;
  const seenBy = ({ game, open }: Position<T>, seat: Seat): View => viewer(rules, game, open, null).see(seat);
  return {
    log: () => logOf(play),
    from(step, seed) {
      const entries = choices.slice(0, positions[step]?.entries ?? 0);
      return [...entries, [0, entries.length, 'rewind', seed]];
    },
    outline: {
      steps,
      turns,
      eyes: eyesFor(seats, finished),
      worth,
      turnings: turningPoints(worth, turns, steps).flatMap((t) => {
        const there = positions[t.from];
        return there === undefined ? [] : [{ ...t, view: seenBy(there, WATCHER) }];
      }),
    },
    at(step, seat) {
      const shown = positions[step] ?? positions[steps];
      if (shown === undefined) throw new Error(`There is no step ${step}.`);
      const { game } = shown;
      const { lines, until } = linesOf(seat);
      return {
        game: rules.id,
        config,
        status: game.over === null ? 'live' : 'finished',
        seats: seats.map((s, n) => ({ seat: n, kind: s.kind, name: s.name, mine: false })),
        viewer: seat,
        // Nobody is asked any more.
        view: { ...seenBy(shown, seat), decision: null, offers: [], sealed: null },
        log: lines.slice(0, until[step] ?? lines.length),
        earlier: false,
        undo: null,
        redo: false,
        standing: NO_STANDING,
        clock: null,
        conferring: null,
        curtain: null,
        connection: { kind: 'here' },
        pending: false,
        proposal: null,
        invite: null,
      };
    },
  };
}

/** Where a count goes up. */
function beginnings(turns: readonly number[]): number[] {
  const first: number[] = [];
  turns.forEach((turn, n) => {
    if (n === 0 || turn !== turns[n - 1]) first.push(n);
  });
  return first;
}

/** While a game goes on, people look back through their own eyes. */
function eyesFor(seats: readonly LocalSeat[], finished: boolean): Seat[] {
  const persons = seats.flatMap((s, n) => (s.kind === 'person' ? [n] : []));
  if (finished || persons.length === 0) return [...seats.keys(), WATCHER];
  // Several people at one screen have secrets from each other.
  const people = new Set(persons.map((n) => whoOf(seats[n] as LocalSeat, n)));
  return people.size === 1 ? [...persons, WATCHER] : [WATCHER];
}

const worthOf = <T>(rules: Rules<T>, g: Game<T>): readonly number[] =>
  g.over === null
    ? (rules.values?.(g) ?? Array.from({ length: g.seats }, (_, seat) => rules.value(g, seat)))
    : Array.from({ length: g.seats }, (_, seat) => (g.over?.winners.includes(seat) === true ? 1 : 0));
