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
  windowsOf,
  type Conference,
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
  type TimeLimit,
  type View,
  type Viewer,
} from '@landsraad/kernel';

/** Something of the past that still counts, and the entry of the log that said so. */
export interface PastEntry {
  readonly entry: { readonly kind: string; readonly seat: Seat };
  readonly n: number;
}

export const hosted = <T>(rules: Rules<T>) => ({
  id: rules.id,
  title: rules.title,
  version: rules.version,
  modes: rules.modes,
  options: rules.options,
  config: (asked: Partial<Config>): Config => configOf(rules, asked),
  refuse: (config: Config): string | null => refuseConfig(rules, config),
  /** The windows that standing answers may speak of. */
  windows: new Set(windowsOf(rules).map((w) => w.name)),
  /** The seat, and those that whoever holds it holds too. */
  heldWith: (config: Config, seat: Seat): readonly Seat[] =>
    rules.heldTogether?.(config).find((seats) => seats.includes(seat)) ?? [seat],
  /** How long a person may think about a question, and what silence means then; null: as long as they like. */
  timeLimit: (config: Config, d: Decision): TimeLimit | null => rules.timeLimit?.(config, d) ?? null,
  /** Seats that may talk in secret after what has happened, and for how long. */
  conference(match: Match<T>, happened: readonly Happening[]): Conference | null {
    const opened = happened.map((h) => rules.conference?.(match.game(), h) ?? null);
    return opened.findLast((c) => c !== null) ?? null;
  },
  seatTitle: (seat: Seat, config: Config): string => rules.text.seat(seat, config),
  /** The rule's sentence in the rulebook. */
  sentence(rule: string): string | null {
    const entry = findEntry(rules.ledger, rule);
    return entry === undefined ? null : entryText(entry);
  },
  begin: (config: Config, seed: string | number, told: Happening[]): Match<T> =>
    matchOf(startPlay(rules, config, seed, told, false)),
  thaw(frozen: string): Match<T> {
    const rest: Omit<Play<T>, 'rules'> = JSON.parse(frozen);
    return matchOf({ ...rest, rules });
  },
});
/** A game as a host sees it. */
export type HostedGame<T = unknown> = ReturnType<typeof hosted<T>>;

function matchOf<T>(play: Play<T>) {
  const { rules } = play;
  let seen: { readonly game: Game<T>; readonly views: Viewer<T> } | null = null;
  return {
    /** Applies one entry; whatever is refused changes nothing. `question`: the number of the question it answers, if somebody says it now. */
    apply: (entry: Entry, told: Happening[], question: number | null = null): void =>
      replayEntry(play, entry, told, question),
    open: (): readonly Decision[] => play.decisions,
    /** Made once for each seat and position. */
    view(seat: Seat): View<T> {
      if (seen?.game !== play.game)
        seen = { game: play.game, views: viewer(rules, play.game, play.decisions, seen?.views ?? null) };
      return seen.views.see(seat);
    },
    whyNot: (seat: Seat, option: Option): string | null => whyNot(rules, play.game, seat, option),
    whyNotOffer: (seat: Seat, offer: string): string | null => whyNotOffer(rules, play.game, seat, offer),
    over: (): Result | null => play.game.over,
    canUndo: (seat: Seat): boolean => canUndo(play, seat),
    canRedo: (seat: Seat): boolean => canRedo(play, seat),
    past: (): readonly PastEntry[] => play.past,
    entries: (): readonly Entry[] => play.entries,
    /** A sign of how the game stands: the same rules give the same sign again. */
    pulse: (): string => pulse(play),
    log: (): Log => logOf(play),
    /** The log with the fingerprint after every entry: it is played once more for that. */
    hashedLog: (): Log => logOf(replay(rules, logOf(play))),
    /** The whole position: for bots, never for a client. */
    game: (): Game<T> => play.game,
    freeze(): string {
      const { rules: _, ...rest } = play;
      return JSON.stringify(rest);
    },
  };
}
/** A match of a game: entries go in, views come out. */
export type Match<T = unknown> = ReturnType<typeof matchOf<T>>;
