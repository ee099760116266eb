// A game, and a match of it, as a host sees them: entries go in, views come out.

import {
  canRedo,
  canUndo,
  configOf,
  entryText,
  findEntry,
  logOf,
  pulse,
  refuseConfig,
  replay,
  replayEntry,
  startPlay,
  viewer,
  whyNot,
  whyNotOffer,
  type Config,
  type Decision,
  type Entry,
  type Game,
  type Happening,
  type Log,
  type Option,
  type Play,
  type Result,
  type Rules,
  type Seat,
  type View,
} from '@landsraad/kernel';

/** Something of the past that still counts, and the entry of the log that said so. */
export interface PastEntry {
  readonly entry: { readonly kind: string; readonly seat: Seat };
  readonly n: number;
}

export interface Match<T = unknown> {
  /** Applies one entry; whatever is refused changes nothing. `question`: the number of the question it answers, if somebody says it now. */
  apply(entry: Entry, told: Happening[], question?: number | null): void;
  open(): readonly Decision[];
  /** Made once for each seat and position. */
  view(viewer: Seat): View<T>;
  whyNot(seat: Seat, option: Option): string | null;
  whyNotOffer(seat: Seat, offer: string): string | null;
  over(): Result | null;
  canUndo(seat: Seat): boolean;
  canRedo(seat: Seat): boolean;
  past(): readonly PastEntry[];
  entries(): readonly Entry[];
  /** A sign of how the game stands: the same rules give the same sign again. */
  pulse(): string;
  log(): Log;
  /** The log with the fingerprint after every entry: it is played once more for that. */
  hashedLog(): Log;
  /** The whole position: for bots, never for a client. */
  game(): Game<T>;
  freeze(): string;
}

export interface HostedGame<T = unknown> extends Pick<Rules<T>, 'id' | 'title' | 'version' | 'modes' | 'options'> {
  config(asked: Partial<Config>): Config;
  refuse(config: Config): string | null;
  seatTitle(seat: Seat, config: Config): string;
  /** The rule's sentence in the rulebook. */
  sentence(rule: string): string | null;
  begin(config: Config, seed: string | number, told: Happening[]): Match<T>;
  thaw(frozen: string): Match<T>;
}

export const hosted = <T>(rules: Rules<T>): HostedGame<T> => ({
  id: rules.id,
  title: rules.title,
  version: rules.version,
  modes: rules.modes,
  options: rules.options,
  config: (asked) => configOf(rules, asked),
  refuse: (config) => refuseConfig(rules, config),
  seatTitle: (seat, config) => rules.text.seat(seat, config),
  sentence: (rule) => {
    const entry = findEntry(rules.ledger, rule);
    return entry === undefined ? null : entryText(entry);
  },
  begin: (config, seed, told) => matchOf(startPlay(rules, config, seed, told, false)),
  thaw: (frozen) => {
    const rest: Omit<Play<T>, 'rules'> = JSON.parse(frozen);
    return matchOf({ ...rest, rules });
  },
});

/** The views of one position. */
interface Seen<T> {
  readonly game: Game<T>;
  readonly look: (seat: Seat) => View<T>;
  readonly views: Map<Seat, View<T>>;
}

function matchOf<T>(play: Play<T>): Match<T> {
  const { rules } = play;
  let seen: Seen<T> | null = null;

  function view(seat: Seat): View<T> {
    if (seen?.game !== play.game)
      seen = { game: play.game, look: viewer(rules, play.game, play.decisions), views: new Map() };
    const there = seen.views.get(seat);
    if (there !== undefined) return there;
    const made = seen.look(seat);
    seen.views.set(seat, made);
    return made;
  }

  return {
    apply: (entry, told, question) => replayEntry(play, entry, told, question),
    open: () => play.decisions,
    view,
    whyNot: (seat, option) => whyNot(rules, play.game, seat, option),
    whyNotOffer: (seat, offer) => whyNotOffer(rules, play.game, seat, offer),
    over: () => play.game.over,
    canUndo: (seat) => canUndo(play, seat),
    canRedo: (seat) => canRedo(play, seat),
    past: () => play.past,
    entries: () => play.entries,
    pulse: () => pulse(play),
    log: () => logOf(play),
    hashedLog: () => logOf(replay(rules, logOf(play))),
    game: () => play.game,
    freeze: () => {
      const { rules: _, ...rest } = play;
      return JSON.stringify(rest);
    },
  };
}
