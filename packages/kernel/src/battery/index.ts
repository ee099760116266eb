// The battery: random games to the end, watched by every check. Any game passes it in one line.

import { configOf, refuseConfig } from '../begin.ts';
import { anyBox, withBox } from '../box.ts';
import { WATCHER, type Config, type Decision, type Option, type Scalar, type Seat } from '../game.ts';
import { imagine as kernelImagine } from '../imagine.ts';
import { fingerprint } from '../hash.ts';
import { settingsOf, type Log } from '../log.ts';
import { answer, canUndo, interrupt, logOf, startPlay, undo, type Play } from '../play.ts';
import { below, pick, pickWeighed, seeded, type RandomState } from '../random.ts';
import type { Rules } from '../rules.ts';
import { offers } from '../offers.ts';
import { DeadEnd } from '../refusal.ts';
import { newTally, watching, type Happening, type Tally } from '../trace.ts';
import { Broken } from './broken.ts';
import * as check from './checks.ts';
import * as law from './laws.ts';

export { Broken } from './broken.ts';
export type { Imagine } from './laws.ts';

export interface BatteryOptions {
  readonly games: number;
  readonly seed: string;
  /** The number of the first game: long runs go on where they stopped. */
  readonly first?: number;
  /** One decision in so many is looked at closely, besides the first ones of every question, and one in so many is told in words. */
  readonly sampleEvery?: number;
  /** Every question name is looked at closely at least so often. */
  readonly samplesPerQuestion?: number;
  /** A game that goes on for longer does not end. */
  readonly mostDecisions?: number;
  /** Look at no more than so many decisions of a game: where random games are long, more different ones are seen. */
  readonly cutOff?: number;
  /** Play until so many decisions were made, however many games that takes. */
  readonly decisions?: number;
  readonly progress?: (games: number, decisions: number) => void;
  readonly stop?: () => boolean;
  /** For the battery's own tests: a way of imagining that cheats. */
  readonly imagine?: law.Imagine;
  /** Only games of this kind. */
  readonly config?: Config;
}

export interface Failure {
  readonly check: string;
  readonly message: string;
  readonly log: Log;
  readonly seed: string;
}

export interface BatteryReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly cutOff: number;
  readonly decisions: number;
  readonly sampled: number;
  readonly failures: readonly Failure[];
  readonly winners: { readonly [seat: string]: number };
  readonly rounds: {
    readonly mean: number;
    readonly min: number;
    readonly max: number;
    /** How many games took so many. */
    readonly taken: { readonly [rounds: number]: number };
  };
  readonly branching: {
    readonly mean: number;
    readonly max: number;
    readonly byQuestion: {
      readonly [question: string]: { readonly asked: number; readonly mean: number; readonly max: number };
    };
  };
  readonly reached: { readonly [kind: string]: { readonly [what: string]: number } };
  /** What was reached fewer than 20 times and has no named reason. */
  readonly unreached: readonly string[];
}

const REACHED_OFTEN_ENOUGH = 20;
const SAMPLE_EVERY = 50;
/** One game in so many is played without acts and undo, so that it can be replayed in search too. */
const PLAIN_GAMES = 4;
/** One game in so many is run again from its log; in long runs, which look at less of each game, fewer. */
const REPLAYED_GAMES = 8;
/** Where a game weighs its options, one game in so many chooses without: long and senseless, but different. */
const UNWEIGHED_GAMES = 32;
/** Such a game need not come to an end by itself: it is left after so many decisions. */
const UNWEIGHED_CUT_OFF = 4000;
/** Every so many decisions everything is counted; in games that are run again, always. */
const COUNT_EVERY = 8;

/**
 * All kinds of tables a game can be set up as: every mode and number of players, with options one value at a time, or with
 * the first other one that lets it be.
 */
export function allConfigs<T>(rules: Rules<T>): Config[] {
  const singles: { [id: string]: Scalar }[] = [];
  for (const o of rules.options) for (const value of o.values) if (value !== o.default) singles.push({ [o.id]: value });
  const configs: Config[] = [];
  for (const mode of rules.modes)
    for (let players = mode.players.min; players <= mode.players.max; players++) {
      const plain = configOf(rules, { mode: mode.id, players });
      const withOptions = (options: { [id: string]: Scalar }): Config => ({
        ...plain,
        options: { ...plain.options, ...options },
      });
      const isOffered = (config: Config): boolean => refuseConfig(rules, config) === null;
      for (const option of [{}, ...singles]) {
        const ways = [option, ...singles.map((other) => ({ ...other, ...option }))];
        const config = ways.map(withOptions).find(isOffered);
        if (config !== undefined) configs.push(config);
      }
    }
  return configs;
}

interface Counting {
  readonly tally: Tally;
  readonly seen: Map<string, number>;
  readonly branching: Map<string, { asked: number; sum: number; max: number }>;
  decisions: number;
  sampled: number;
  cutOff: number;
}

export function battery<T>(rules: Rules<T>, how: BatteryOptions): BatteryReport {
  const first = how.first ?? 0;
  const configs = how.config === undefined ? allConfigs(rules) : [how.config];
  const counting: Counting = {
    tally: newTally(),
    seen: new Map(),
    branching: new Map(),
    decisions: 0,
    sampled: 0,
    cutOff: 0,
  };
  const failures: Failure[] = [];
  const winners: { [seat: string]: number } = {};
  const rounds: number[] = [];
  let games = 0;
  for (let n = first; n < first + how.games; n++) {
    if (how.stop?.() === true || (how.decisions !== undefined && counting.decisions >= how.decisions)) break;
    const kept = configs[n % configs.length];
    if (kept === undefined) throw new Error(`${rules.title} can be set up in no way`);
    const seed = `${how.seed}-${n}`;
    const random = seeded(`battery ${seed}`);
    const config = boxed(rules, kept, random);
    games++;
    let play: Play<T> | null = null;
    try {
      watching(counting.tally, () => {
        const kind = kindOfGame(rules, random, how);
        play = startPlay(rules, config, seed, null, kind.replayed);
        playOut(play, random, counting, how, kind);
      });
    } catch (e) {
      failures.push(failureOf(e, rules, config, seed, play));
      continue;
    }
    const over = (play as Play<T> | null)?.game.over;
    for (const w of over?.winners ?? []) winners[w] = (winners[w] ?? 0) + 1;
    if (play !== null) rounds.push(rules.round((play as Play<T>).game));
    how.progress?.(games, counting.decisions);
  }
  return {
    game: rules.id,
    games,
    finished: games - failures.length - counting.cutOff,
    cutOff: counting.cutOff,
    decisions: counting.decisions,
    sampled: counting.sampled,
    failures,
    winners,
    rounds: {
      mean: rounds.reduce((a, b) => a + b, 0) / Math.max(1, rounds.length),
      min: Math.min(...rounds),
      max: Math.max(...rounds),
      taken: counted(rounds),
    },
    branching: branchingOf(counting),
    reached: Object.fromEntries(
      Object.entries(counting.tally).map(([kind, counts]) => [kind, Object.fromEntries([...counts].sort())]),
    ),
    unreached: unreachedOf(rules, counting.tally),
  };
}

/** Where a game has values that a box can replace, one table in so many has one. */
const BOXED_GAMES = 3;
const boxed = <T>(rules: Rules<T>, config: Config, random: RandomState): Config =>
  rules.box === undefined || config.box !== undefined || below(random, BOXED_GAMES) !== 0
    ? config
    : withBox(config, anyBox(rules, random));

function counted(numbers: readonly number[]): { [n: number]: number } {
  const counts: { [n: number]: number } = {};
  for (const n of numbers) counts[n] = (counts[n] ?? 0) + 1;
  return counts;
}

function failureOf<T>(e: unknown, rules: Rules<T>, config: Config, seed: string, play: Play<T> | null): Failure {
  const empty: Log = {
    landsraad: 1,
    game: rules.id,
    version: rules.version,
    ...settingsOf(config),
    seed,
    choices: [],
    result: null,
  };
  return {
    check: e instanceof Broken ? e.check : e instanceof DeadEnd ? 'dead end' : 'rules',
    message: e instanceof Error ? e.message : String(e),
    log: play === null ? empty : logOf(play),
    seed,
  };
}

interface KindOfGame {
  /** Acts unasked and answers taken back now and then. */
  readonly wild: boolean;
  readonly replayed: boolean;
  readonly weighed: boolean;
}

/** Drawn, not counted: else some kinds of tables would never be played in some way. */
const kindOfGame = <T>(rules: Rules<T>, random: RandomState, how: BatteryOptions): KindOfGame => ({
  wild: below(random, PLAIN_GAMES) !== 0,
  replayed: below(random, Math.max(REPLAYED_GAMES, Math.floor((how.sampleEvery ?? SAMPLE_EVERY) / 16))) === 0,
  weighed: rules.weigh !== undefined && below(random, UNWEIGHED_GAMES) !== 0,
});

/** One random game: any seat in any order. */
function playOut<T>(
  play: Play<T>,
  random: RandomState,
  counting: Counting,
  how: BatteryOptions,
  { wild, replayed, weighed }: KindOfGame,
): void {
  const { rules } = play;
  const known = new Set(rules.ledger.map((e) => e.id));
  const everything = check.countEverything(rules, play.game);
  const most = how.mostDecisions ?? 20_000;
  const wanders = rules.weigh !== undefined && !weighed;
  const cutOff = Math.min(how.cutOff ?? Infinity, wanders ? UNWEIGHED_CUT_OFF : Infinity);
  for (let made = 0; play.decisions.length > 0; made++) {
    if (made >= cutOff || (made % 32 === 31 && how.stop?.() === true)) {
      counting.cutOff++;
      if (replayed) check.replays(play);
      return;
    }
    if (made > most) throw new Broken('games end', `after ${most} decisions the game goes on`);
    check.goodQuestions(play.game, play.decisions, known);
    const d = pick(random, play.decisions);
    counting.decisions++;
    countBranching(counting, d.name, d.options.length);
    if (isSample(counting, d.name, random, how)) {
      counting.sampled++;
      closeLook(play, random, how.imagine ?? kernelImagine, known);
    }
    if (wild && below(random, 12) === 0 && actUnasked(play, random)) continue;
    if (wild && below(random, 40) === 0 && canUndo(play, d.seat)) undo(play, d.seat);
    const now = play.decisions.find((x) => x.seat === d.seat) ?? pick(random, play.decisions);
    const happenings: Happening[] = [];
    answer(play, now.seat, now.question, anyOption(play, now, random, weighed), happenings);
    if (counting.decisions % (how.sampleEvery ?? SAMPLE_EVERY) === 0) check.speaks(play, happenings, known);
    if (replayed || made % COUNT_EVERY === 0 || play.decisions.length === 0) conserved(play, everything, now.name);
  }
  if (play.game.over === null) throw new Broken('games end', 'nobody is asked and the game is not over');
  if (replayed) check.replays(play);
}

function anyOption<T>(play: Play<T>, d: Decision, random: RandomState, weighed: boolean): Option {
  const weights = weighed ? (play.rules.weigh?.(play.game, d) ?? null) : null;
  return weights === null ? pick(random, d.options) : pickWeighed(random, d.options, weights);
}

function conserved<T>(play: Play<T>, everything: string, question: string): void {
  const now = check.countEverything(play.rules, play.game);
  if (now !== everything)
    throw new Broken(
      'conservation',
      `by "${question}" or up to ${COUNT_EVERY - 1} decisions before there is more or less of something: ${now} against ${everything}`,
    );
}

function actUnasked<T>(play: Play<T>, random: RandomState): boolean {
  const seat = below(random, play.config.players);
  const open = offers(play.rules, play.game, seat);
  if (open.length === 0) return false;
  const o = pick(random, open);
  const form: { [field: string]: Option } = {};
  for (const field of o.form ?? []) form[field.name] = pick(random, field.from);
  interrupt(play, seat, o.id, o.form === null ? null : form);
  return true;
}

function isSample(counting: Counting, question: string, random: RandomState, how: BatteryOptions): boolean {
  const seen = (counting.seen.get(question) ?? 0) + 1;
  counting.seen.set(question, seen);
  return seen <= (how.samplesPerQuestion ?? 200) || below(random, how.sampleEvery ?? SAMPLE_EVERY) === 0;
}

/** Everything that is looked at in samples. */
function closeLook<T>(play: Play<T>, random: RandomState, imagine: law.Imagine, known: ReadonlySet<string>): void {
  const { rules, game } = play;
  const before = fingerprint(game);
  check.copies(rules, game);
  check.unwatched(rules, game);
  check.playsOn(rules, game, random);
  check.anyOrder(rules, game, random);
  check.refuses(rules, game, known);
  check.undoes(play, random);
  check.actsOnOffer(play, random);
  check.valued(rules, game);
  for (let seat: Seat = WATCHER; seat < play.config.players; seat++) {
    const w = law.twoWorlds(rules, game, seat, random, imagine);
    law.noPeeking(rules, game, kernelImagine(rules, game, seat, random), seat, random, imagine);
    law.oneStepOn(rules, game, w, seat, random);
    if (seat >= 0) law.playsOn(rules, w, seat, random);
  }
  law.spread(rules, game, below(random, play.config.players + 1) - 1, random, imagine);
  if (fingerprint(game) !== before) throw new Broken('settled', 'looking closely changed the position');
}

function countBranching(counting: Counting, question: string, options: number): void {
  if (options < 2) return;
  const b = counting.branching.get(question) ?? { asked: 0, sum: 0, max: 0 };
  b.asked++;
  b.sum += options;
  b.max = Math.max(b.max, options);
  counting.branching.set(question, b);
}

function branchingOf(counting: Counting): BatteryReport['branching'] {
  const all = [...counting.branching];
  const asked = all.reduce((n, [, b]) => n + b.asked, 0);
  const sum = all.reduce((n, [, b]) => n + b.sum, 0);
  return {
    mean: sum / Math.max(1, asked),
    max: Math.max(0, ...all.map(([, b]) => b.max)),
    byQuestion: Object.fromEntries(
      all.map(([name, b]) => [name, { asked: b.asked, mean: b.sum / b.asked, max: b.max }]),
    ),
  };
}

/** Steps, questions, windows, offers and events that hardly ever came up. */
function unreachedOf<T>(rules: Rules<T>, tally: Tally): string[] {
  const reasons = rules.reachable?.unreachable ?? {};
  const wanted: [string, string][] = [];
  for (const p of rules.book.procedures.values())
    for (const i of p.code) {
      if (i.op === 'jump' || i.op === 'end') continue;
      wanted.push(['step', `${p.name} › ${i.name || i.op}`]);
      if (i.op === 'ask' || i.op === 'freely') wanted.push(['question', i.name]);
      if (i.op === 'window') wanted.push(['window', i.name]);
    }
  for (const o of rules.book.offers) wanted.push(['offer', o.name]);
  for (const kind of rules.reachable?.happenings ?? []) wanted.push(['happening', kind]);
  const missing = wanted.filter(
    ([kind, what]) => (tally[kind]?.get(what) ?? 0) < REACHED_OFTEN_ENOUGH && reasons[what] === undefined,
  );
  return [...new Set(missing.map(([kind, what]) => `${kind} ${what} (${tally[kind]?.get(what) ?? 0})`))];
}
