// What must hold at every decision, and what is looked at in samples.

import { copyGame } from '../copy.ts';
import { WATCHER, type Decision, type Game, type Seat } from '../game.ts';
import { things } from '../hidden.ts';
import { fingerprint } from '../hash.ts';
import type { Log } from '../log.ts';
import { canRedo, canUndo, interrupt, logOf, redo, replay, replayInSearch, undo, answer, type Play } from '../play.ts';
import { below, pick, shuffleList, type RandomState } from '../random.ts';
import type { Rules } from '../rules.ts';
import { choose, refusals } from '../choose.ts';
import { fillIn, offers } from '../offers.ts';
import { Refusal } from '../refusal.ts';
import { settle } from '../settle.ts';
import { nounsFor, watching, newTally, type Happening } from '../trace.ts';
import { view } from '../view.ts';
import { Broken, mustEqual } from './broken.ts';

const MOST_OPTIONS = 45;

// ---- always ----

/** Options are there, distinct and few; every question names a rule of the ledger. */
export function goodQuestions<T>(g: Game<T>, decisions: readonly Decision[], known: ReadonlySet<string>): void {
  for (const d of decisions) {
    if (g.hidden.some((pool) => pool.some((place) => place.things === d.options)))
      throw new Broken('own options', `"${d.name}" offers a place itself, which will change: offer a copy`);
    if (new Set(d.options).size !== d.options.length)
      throw new Broken('distinct options', `"${d.name}" offers the same twice: ${d.options.join(', ')}`);
    if (d.options.length > MOST_OPTIONS)
      throw new Broken('branching', `"${d.name}" offers ${d.options.length} options, more than ${MOST_OPTIONS}`);
    if (!known.has(d.rule)) throw new Broken('known rules', `"${d.name}" cites ${d.rule}, which is not in the ledger`);
  }
}

/** Everything that can be counted: the hidden things by pool, and what the game counts. */
export function countEverything<T>(rules: Rules<T>, g: Game<T>): string {
  // Things may travel from pool to pool (a bought card): all together they stay the same.
  const all = rules.book.pools.flatMap((pool) => pool.places.flatMap((ref) => things(g, ref))).sort();
  const knowers = rules.book.pools.every((pool) =>
    pool.places.every((ref) => (g.hidden[pool.index]?.[ref.index]?.known.length ?? 0) === things(g, ref).length),
  );
  return JSON.stringify([all, rules.inventory?.(g) ?? null, knowers]);
}

// ---- sampled ----

/** JSON in, JSON out, equal; and the written-out copy is the same as a JSON round trip. */
export function copies<T>(rules: Rules<T>, g: Game<T>): void {
  const copy = copyGame(rules.copyTable, g);
  const trip: unknown = JSON.parse(JSON.stringify(g));
  mustEqual('copy', 'the copy differs from a JSON round trip', copy, trip);
  if (!samePlainData(g, trip)) throw new Broken('copy', 'the state holds something that JSON does not');
}

function samePlainData(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return Object.is(a, b);
  if (typeof b !== 'object' || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((k) => samePlainData(a[k as keyof typeof a], b[k as keyof typeof b]))
  );
}

/** Playing on from a copy gives the same game as playing on from a JSON round trip, and leaves the original alone. */
export function playsOn<T>(rules: Rules<T>, g: Game<T>, random: RandomState): void {
  const before = fingerprint(g);
  const a = copyGame(rules.copyTable, g);
  const b = JSON.parse(JSON.stringify(g)) as Game<T>;
  for (let n = 0; n < 6; n++) {
    const here = settle(rules, a, 'table');
    mustEqual('playing on', 'a copy asks something else', here, settle(rules, b, 'table'));
    if (here.length === 0) break;
    const d = pick(random, here);
    const option = pick(random, d.options);
    choose(rules, a, d.seat, d.question, option, 'table');
    choose(rules, b, d.seat, d.question, option, 'table');
  }
  mustEqual('playing on', 'a copy plays on differently', a, b);
  if (fingerprint(g) !== before) throw new Broken('playing on', 'playing on with a copy changed the original');
}

/** Sealed answers in another order give the same position. */
export function anyOrder<T>(rules: Rules<T>, g: Game<T>, random: RandomState): void {
  const asked = settle(rules, g, 'table');
  if (asked.length < 2 || !asked.every((d) => d.sealed)) return;
  const answers = asked.map((d) => ({ d, option: pick(random, d.options) }));
  const run = (order: typeof answers): Game<T> => {
    const c = copyGame(rules.copyTable, g);
    for (const { d, option } of order) choose(rules, c, d.seat, d.question, option, 'table');
    return c;
  };
  const other = shuffleList(random, answers.slice());
  if (other[0] === answers[0]) other.reverse();
  mustEqual('order', `the order of the sealed answers to "${asked[0]?.name}" matters`, run(answers), run(other));
}

const fork = <T>(play: Play<T>): Play<T> => ({
  ...play,
  game: copyGame(play.rules.copyTable, play.game),
  entries: play.entries.slice(),
  hashes: play.hashes?.slice() ?? null,
  past: play.past.slice(),
  undone: play.undone.slice(),
});
/** The numbers of questions go on through an undo; everything else comes back. */
const position = <T>(g: Game<T>): Game<T> => ({ ...g, moment: 0 });

/** Taken back, an answer leaves no trace; done again, it is the same. */
export function undoes<T>(play: Play<T>, random: RandomState): void {
  if (play.decisions.length === 0) return;
  const p = fork(play);
  const d = pick(random, p.decisions);
  const before = position(p.game);
  answer(p, d.seat, d.question, pick(random, d.options));
  if (!canUndo(p, d.seat)) return;
  const after = position(p.game);
  undo(p, d.seat);
  mustEqual('undo', `taking back an answer to "${d.name}" leaves a trace`, before, position(p.game));
  if (!canRedo(p, d.seat)) throw new Broken('undo', 'what was taken back cannot be done again');
  redo(p, d.seat);
  mustEqual('undo', `doing an answer to "${d.name}" again gives another position`, after, position(p.game));
}

function replayed<T>(rules: Rules<T>, log: Log): Play<T> {
  try {
    return replay(rules, log, { verify: true });
  } catch (e) {
    throw new Broken('replay', e instanceof Error ? e.message : String(e));
  }
}

/** The log gives the same position again, at a table and, without undo, in search. */
export function replays<T>(play: Play<T>): void {
  const log = logOf(play);
  const again = replayed(play.rules, JSON.parse(JSON.stringify(log)) as typeof log);
  mustEqual('replay', 'the log gives another position', play.game, again.game);
  if (play.game.over === null || log.choices.some((e) => e[2] !== undefined)) return;
  const { table, hidden, purses, over } = replayInSearch(play.rules, log);
  mustEqual(
    'replay',
    'in search the log gives another position',
    { table: play.game.table, hidden: play.game.hidden, purses: play.game.purses, over: play.game.over },
    { table, hidden, purses, over },
  );
}

/** What was not offered is refused with a rule of the ledger, and nothing changes. */
export function refuses<T>(rules: Rules<T>, g: Game<T>, known: ReadonlySet<string>): void {
  const before = fingerprint(g);
  for (const d of settle(rules, g, 'table')) {
    for (const { option, rule } of refusals(rules, g, d.seat))
      if (!known.has(rule))
        throw new Broken('why not', `"${option}" is refused to "${d.name}" by ${rule}, which is not in the ledger`);
    try {
      choose(rules, g, d.seat, d.question, 'a thing nobody has heard of', 'table');
      throw new Broken('why not', `"${d.name}" takes any answer`);
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
    }
  }
  if (fingerprint(g) !== before) throw new Broken('why not', 'a refusal changed something');
}

/** Every act on offer can be done. */
export function actsOnOffer<T>(play: Play<T>, random: RandomState): void {
  const seat = below(random, play.config.players);
  for (const o of offers(play.rules, play.game, seat)) {
    const form = fillIn(o, random);
    try {
      interrupt(fork(play), seat, o.id, o.form === null ? null : form);
    } catch (e) {
      throw new Broken(
        'offers',
        `"${o.id}" is open to seat ${seat} and cannot be done: ${e instanceof Error ? e.message : String(e)}`,
      );
    }
  }
}

/** Whoever looks is told in words: questions, options, offers and what happened. */
export function speaks<T>(play: Play<T>, happenings: readonly Happening[], known: ReadonlySet<string>): void {
  const { text } = play.rules;
  const say = (what: string, words: string | null): void => {
    if (words !== null && (words.trim() === '' || words.includes('undefined') || words.includes('[object')))
      throw new Broken('texts', `${what} is told as "${words}"`);
  };
  for (let seat: Seat = WATCHER; seat < play.config.players; seat++) {
    const v = view(play.rules, play.game, seat);
    if (v.decision !== null) {
      say(`question "${v.decision.name}"`, text.question(v.decision, v));
      for (const o of v.decision.options) say(`option "${o}" of "${v.decision.name}"`, text.option(v.decision, o, v));
    }
    for (const o of v.offers) say(`offer "${o.id}"`, text.offer(o, v));
    for (const line of text.position(v, play.config)) say('the position', line);
    for (const h of happenings) say(`"${h.kind}"`, text.happening(h.kind, nounsFor(h, seat), play.config));
  }
  for (const h of happenings)
    if (!known.has(h.rule)) throw new Broken('known rules', `"${h.kind}" cites ${h.rule}, which is not in the ledger`);
}

/** A position is worth something between 0 and 1 to everybody. */
export function valued<T>(rules: Rules<T>, g: Game<T>): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const v = rules.value(g, seat);
    if (!(v >= 0 && v <= 1)) throw new Broken('value', `the position is worth ${v} to seat ${seat}`);
  }
}

/** Watching a game does not change it. */
export function unwatched<T>(rules: Rules<T>, g: Game<T>): void {
  const before = fingerprint(g);
  watching(newTally(), () => settle(rules, copyGame(rules.copyTable, g), 'table'));
  settle(rules, g, 'table');
  if (fingerprint(g) !== before) throw new Broken('settled', 'asking again what is asked changed the position');
}
