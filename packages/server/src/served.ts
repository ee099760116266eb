// A game and a match of it with their types forgotten: all that the server knows of rules.

import {
  canRedo,
  canUndo,
  configOf,
  findEntry,
  logOf,
  refuseConfig,
  replayEntry,
  startPlay,
  view,
  whyNot,
  whyNotOffer,
  type Config,
  type Decision,
  type Entry,
  type Happening,
  type Log,
  type Mode,
  type Option,
  type OptionSpec,
  type Play,
  type Result,
  type Rules,
  type Seat,
  type View,
} from '@landsraad/kernel';

/** Something of the past that still counts; the same object for as long as it counts. */
export interface PastEntry {
  readonly kind: string;
  readonly seat: Seat;
}

export interface Match {
  /** Applies one entry of a log; whatever is refused changes nothing. */
  apply(entry: Entry, told: Happening[]): void;
  open(): readonly Decision[];
  view(viewer: Seat): View;
  whyNot(seat: Seat, option: Option): string | null;
  whyNotOffer(seat: Seat, offer: string): string | null;
  over(): Result | null;
  canUndo(seat: Seat): boolean;
  canRedo(seat: Seat): boolean;
  past(): readonly PastEntry[];
  /** The fingerprint after the last entry. */
  print(): string;
  log(): Log;
  /** The whole position: for bots' threads, never for a client. */
  game(): unknown;
  freeze(): string;
}

export interface ServedGame {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly modes: readonly Mode[];
  readonly options: readonly OptionSpec[];
  config(asked: Partial<Config>): Config;
  refuse(config: Config): string | null;
  seatTitle(seat: Seat, config: Config): string;
  /** The rule's sentence in the rulebook. */
  sentence(rule: string): string | null;
  begin(config: Config, seed: string | number, told: Happening[]): Match;
  thaw(frozen: string): Match;
}

export const served = <T>(rules: Rules<T>): ServedGame => ({
  id: rules.id,
  title: rules.title,
  version: rules.version,
  modes: rules.modes,
  options: rules.options,
  config: (asked) => configOf(rules, asked),
  refuse: (config) => refuseConfig(rules, config),
  seatTitle: (seat, config) => rules.text.seat(seat, config),
  sentence: (rule) => findEntry(rules.ledger, rule)?.rule ?? null,
  begin: (config, seed, told) => matchOf(startPlay(rules, config, seed, told)),
  thaw: (frozen) => {
    const rest: Omit<Play<T>, 'rules'> = JSON.parse(frozen);
    return matchOf({ ...rest, rules });
  },
});

const matchOf = <T>(play: Play<T>): Match => ({
  apply: (entry, told) => replayEntry(play, entry, told),
  open: () => play.decisions,
  view: (viewer) => view(play.rules, play.game, viewer),
  whyNot: (seat, option) => whyNot(play.rules, play.game, seat, option),
  whyNotOffer: (seat, offer) => whyNotOffer(play.rules, play.game, seat, offer),
  over: () => play.game.over,
  canUndo: (seat) => canUndo(play, seat),
  canRedo: (seat) => canRedo(play, seat),
  past: () => play.past.map((p) => p.entry),
  print: () => play.hashes?.at(-1) ?? '',
  log: () => logOf(play),
  game: () => play.game,
  freeze: () => {
    const { rules: _, ...rest } = play;
    return JSON.stringify(rest);
  },
});
