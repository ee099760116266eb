// The words that rules are written in. Each procedure is flattened into a list of instructions once, when it is loaded.

import type { AboutOf, Asks, Context, Field, Form, Game, MeansOf, Notes, Option, Questions, Seat } from './game.ts';
import type { PlaceRef, PlaceRefs, PlaceSpec, Pool, PoolSpec, Purse } from './hidden.ts';
import { met, observer, type Nouns } from './trace.ts';

type Do<T, V> = (g: Game<T>, v: V, chose: Option) => void;
type Test<T, V> = (g: Game<T>, v: V, chose: Option) => boolean;
/** Readonly, all the way down. */
export type Closed<G> = unknown extends G ? G : { readonly [K in keyof G]: Closed<G[K]> };
/** A game to look at: inside sealed answers nothing but the seat's own notes may change. */
export type Sight<T> = Closed<Game<T>>;

/** What a question that is declared with a context must tell of it. */
type Explains<T, V, A extends Asks> = Tells<'about', AboutOf<A>, (g: Game<T>, v: V, seat: Seat) => AboutOf<A>> &
  Tells<'means', MeansOf<A>, (g: Game<T>, v: V, option: A['option'], seat: Seat) => MeansOf<A> | null>;
type Tells<K extends string, C, F> = C extends null ? { readonly [k in K]?: undefined } : { readonly [k in K]: F };

export type Question<T, Id extends string, V, A extends Asks> = Explains<T, V, A> & {
  who(g: Game<T>, v: V): Seat | readonly Seat[];
  /** What can be thought of; `refuse` says which of it the rules forbid. */
  options(g: Game<T>, v: V, seat: Seat): readonly A['option'][];
  refuse?(g: Game<T>, v: V, option: A['option'], seat: Seat): Id | null;
  then?(g: Game<T>, v: V, choice: A['option'], seat: Seat): void;
  /** Where candidates would be too many to refuse one by one: why something that is not offered is not. */
  because?(g: Game<T>, v: V, option: Option, seat: Seat): Id | null;
  /** An empty list is an error unless the question says so. */
  readonly orNothing?: true;
  /**
   * Asked at a table even when there is only one answer: silence would tell what the seat holds. When that depends on the
   * position, a function of what everybody knows.
   */
  readonly always?: true | ((g: Game<T>, v: V) => boolean);
};

export interface Together<T, V, W extends Notes> {
  seats(g: Game<T>, v: V): readonly Seat[];
  readonly each: SealedProcedure<T, W>;
  notes(g: Game<T>, v: V, seat: Seat): NoInfer<W>;
  /** All have sealed: what they wrote into their notes. */
  then(g: Game<T>, v: V, answers: readonly { readonly seat: Seat; readonly notes: W }[]): void;
}

export type Window<T, Id extends string, V, A extends Asks> = Explains<T, V, A> & {
  /** Everybody concerned by public knowledge, in the order in which they may act. */
  seats(g: Game<T>, v: V): readonly Seat[];
  /** Whether silence could cost this seat something of its own. */
  stake?(g: Game<T>, v: V, seat: Seat): boolean;
  /** What the seat could play, besides passing. */
  options(g: Game<T>, v: V, seat: Seat): readonly A['option'][];
  refuse?(g: Game<T>, v: V, option: A['option'], seat: Seat): Id | null;
  /** Left out where nobody can do anything but pass: then it is a moment for acts that nobody is asked for. */
  readonly play?: Procedure<T, { seat: Seat; choice: Option }>;
  /** Closed without asking again once this holds. */
  until?(g: Game<T>, v: V): boolean;
};

export type Floor<T, Id extends string, V, A extends Asks> = Explains<T, V, A> & {
  seats(g: Game<T>, v: V): readonly Seat[];
  /** What the seat could do, besides being done. */
  options(g: Game<T>, v: V, seat: Seat): readonly A['option'][];
  refuse?(g: Game<T>, v: V, option: A['option'], seat: Seat): Id | null;
  then(g: Game<T>, v: V, choice: A['option'], seat: Seat): void;
  /** What it means that a seat is done: offers it has not answered are declined. */
  done?(g: Game<T>, v: V, seat: Seat): void;
  /** A seat that was done is asked again while this holds (somebody made it an offer). */
  again?(g: Game<T>, v: V, seat: Seat): boolean;
  /** The floor closes after that many acts in all. */
  most(g: Game<T>, v: V): number;
};

export interface Act<T, Id extends string, V, W extends Notes> {
  options?(g: Game<T>, seat: Seat, v: V): readonly Option[];
  refuse?(g: Game<T>, seat: Seat, option: Option, v: V): Id | null;
  /** A deal: the fields to fill in, null when there is nobody to deal with. */
  form?(g: Game<T>, seat: Seat, v: V): readonly Field[] | null;
  readonly play: Procedure<T, W>;
  notes(g: Game<T>, seat: Seat, option: Option, form: Form): NoInfer<W>;
}

/** Specifications are written as methods on purpose: inside the machine notes are just `Notes`; `words<V>()` checks them. */
interface Call<T, V, W> {
  /** The procedure, unless it is looked up when it is called. */
  readonly fixed: Procedure<T, W> | null;
  callee(g: Game<T>, v: V): Procedure<T, W>;
  notes(g: Game<T>, v: V): W;
}

/** The same with every field present, so that all objects of a kind have one shape. */
type Full<S> = { readonly [K in keyof S]-?: undefined extends S[K] ? Exclude<S[K], undefined> | null : S[K] };
/** Inside the machine a context is just a context. */
interface Explaining<T> {
  readonly about: ((g: Game<T>, v: Notes, seat: Seat) => Context) | null;
  readonly means: ((g: Game<T>, v: Notes, option: Option, seat: Seat) => Context | null) | null;
}
type Machine<T, S> = Omit<Full<S>, 'about' | 'means'> & Explaining<T>;
type Asked<T> = Machine<T, Question<T, string, Notes, Asks>>;
type Windowed<T> = Machine<T, Window<T, string, Notes, Asks>>;
type Floored<T> = Machine<T, Floor<T, string, Notes, Asks>>;
type Offered<T> = Full<Act<T, string, Notes, Notes>>;

type Op = 'act' | 'ask' | 'call' | 'jump' | 'unless' | 'if' | 'by' | 'together' | 'window' | 'freely' | 'end';

/** Where each word leads. */
interface Ways<T> {
  readonly which: (g: Game<T>, v: Notes, chose: Option) => string;
  readonly to: Map<string, number>;
}

/** One instruction; all have the same shape, so that the machine stays fast. */
export interface Instruction<T> {
  readonly op: Op;
  readonly name: string;
  readonly rule: string;
  readonly run: Do<T, Notes> | null;
  readonly test: Test<T, Notes> | null;
  readonly by: Ways<T> | null;
  readonly ask: Asked<T> | null;
  readonly call: Call<T, Notes, Notes> | null;
  readonly together: Together<T, Notes, Notes> | null;
  readonly window: Windowed<T> | null;
  readonly floor: Floored<T> | null;
  to: number;
}

export interface Step<T, in V> {
  flatten(code: Instruction<T>[], leaves: Instruction<T>[], aside: (() => void)[]): void;
  /** Only for the compiler: a step belongs to procedures with these notes. */
  readonly notes?: (v: V) => void;
}

export interface Procedure<T, V> {
  readonly name: string;
  readonly rule: string;
  readonly code: readonly Instruction<T>[];
  /** After an interruption: if the test holds, go on at `to`. */
  readonly abandon: { readonly test: Test<T, Notes>; readonly to: number } | null;
  /** Nobody acts unasked while it waits for a decision. */
  readonly undisturbed: boolean;
  /** Whose turn it is, if it is one. */
  readonly turnOf: ((g: Game<T>, v: Notes) => Seat) | null;
  notes?(v: V): void;
}

/** A procedure that every seat goes through unseen: it only asks and takes notes. */
export interface SealedProcedure<T, V> extends Procedure<T, V> {
  readonly sealed: true;
}

export type SealedQuestion<T, Id extends string, V, A extends Asks> = Explains<T, V, A> & {
  options(g: Sight<T>, v: V, seat: Seat): readonly A['option'][];
  refuse?(g: Sight<T>, v: V, option: A['option'], seat: Seat): Id | null;
  then(g: Sight<T>, v: V, choice: A['option'], seat: Seat): void;
  because?(g: Sight<T>, v: V, option: Option, seat: Seat): Id | null;
  readonly orNothing?: true;
};

/** The words of a sealed procedure: the table can be looked at, not touched. */
export interface SealedWords<T, Id extends string, V extends Notes, Q extends Questions = Questions> {
  note(run: (g: Sight<T>, v: V) => void): Step<T, V>;
  ask<N extends keyof Q & string>(name: N, rule: Id, q: SealedQuestion<T, Id, V, Q[N]>): Step<T, V>;
  when(
    test: (g: Sight<T>, v: V, chose: Option) => boolean,
    then: readonly Step<T, V>[],
    otherwise?: readonly Step<T, V>[],
  ): Step<T, V>;
  repeat(...steps: Step<T, V>[]): Step<T, V>;
  whilst(test: (g: Sight<T>, v: V, chose: Option) => boolean, ...steps: Step<T, V>[]): Step<T, V>;
  leaveIf(test: (g: Sight<T>, v: V, chose: Option) => boolean): Step<T, V>;
  finishIf(test: (g: Sight<T>, v: V, chose: Option) => boolean): Step<T, V>;
  procedure(name: string, rule: Id, ...steps: Step<T, V>[]): SealedProcedure<T, V>;
}

export interface OfferSpec<T> {
  readonly name: string;
  readonly rule: string;
  /** Open while this procedure is under way; null: always. */
  readonly during: string | null;
  readonly act: Offered<T>;
}

interface Reaction<T> {
  readonly rule: string;
  readonly proc: string;
  readonly when: ((g: Game<T>, nouns: Nouns) => boolean) | null;
}

/** Everything that one game's rules have declared. */
export interface Book<T> {
  readonly procedures: Map<string, Procedure<T, Notes>>;
  readonly offers: OfferSpec<T>[];
  readonly reactions: Map<string, Reaction<T>[]>;
  readonly alterations: Map<string, { readonly [rule: string]: (g: Sight<T>, value: never, about: never) => unknown }>;
  readonly pools: Pool<T>[];
  readonly purses: Purse<T>[];
}

const inWords = (nouns: Nouns | (() => Nouns)): Nouns => (typeof nouns === 'function' ? nouns() : nouns);

function add<T>(code: Instruction<T>[], part: Partial<Instruction<T>> & { op: Op }): Instruction<T> {
  // Every field is written out: spreading would give each object a shape of its own, which is slow to read.
  const i: Instruction<T> = {
    op: part.op,
    name: part.name ?? '',
    rule: part.rule ?? '',
    run: part.run ?? null,
    test: part.test ?? null,
    by: part.by ?? null,
    ask: part.ask ?? null,
    call: part.call ?? null,
    together: part.together ?? null,
    window: part.window ?? null,
    floor: part.floor ?? null,
    to: part.to ?? -1,
  };
  code.push(i);
  return i;
}

/** Any question, whatever its game has declared of it: `ask` has checked it. */
type AnyQuestion = { readonly [part in keyof Asked<never>]?: unknown };
function asked<T>(name: string, rule: string, q: AnyQuestion): Partial<Instruction<T>> & { op: Op } {
  const ask = {
    about: q.about ?? null,
    means: q.means ?? null,
    who: q.who,
    options: q.options,
    refuse: q.refuse ?? null,
    then: q.then ?? null,
    because: q.because ?? null,
    orNothing: q.orNothing ?? null,
    always: q.always ?? null,
  } as Asked<T>;
  return { op: 'ask', name, rule, ask };
}

/** What a game's cards may alter: the name of the rule, its value, and what it is about. */
export type Alterable = { readonly [rule: string]: { value: unknown; about: unknown } };

/** A game opens its book and gets its words: `words<V>()` for procedures whose notes are V. */
export function vocabulary<
  T,
  Id extends string,
  Q extends Questions = Questions,
  A extends Alterable = Record<never, never>,
>(maxSeats: number) {
  const book: Book<T> = {
    procedures: new Map(),
    offers: [],
    reactions: new Map(),
    alterations: new Map(),
    pools: [],
    purses: [],
  };

  function words<V extends Notes>() {
    type S = Step<T, V>;
    // The notes of a frame were made for its procedure: the one place where their type is told anew.
    const erase = <R>(f: (g: Game<T>, v: V, chose: Option) => R) => f as (g: Game<T>, v: Notes, chose: Option) => R;
    const all = (steps: readonly S[], code: Instruction<T>[], leaves: Instruction<T>[], aside: (() => void)[]) => {
      for (const s of steps) s.flatten(code, leaves, aside);
    };
    const single = (part: Partial<Instruction<T>> & { op: Op }): S => ({ flatten: (code) => void add(code, part) });

    /** Does something. */
    const act = (run: Do<T, V>, rule?: Id): S =>
      single({ op: 'act', name: run.name, rule: rule ?? '', run: erase(run) });

    /** Asks one seat (or several: the first answer counts) to choose one noun. */
    const ask = <N extends keyof Q & string>(name: N, rule: Id, q: Question<T, Id, V, Q[N]>): S =>
      single(asked(name, rule, q));
    const explaining = (q: { readonly about?: unknown; readonly means?: unknown }): Explaining<T> => ({
      about: (q.about ?? null) as Explaining<T>['about'],
      means: (q.means ?? null) as Explaining<T>['means'],
    });

    /** Goes through another procedure, or one that the game looks up (a card's). */
    const call = <W extends Notes>(
      callee: Procedure<T, W> | ((g: Game<T>, v: V) => Procedure<T, W>),
      notes: (g: Game<T>, v: V) => NoInfer<W>,
      rule?: Id,
    ): S => {
      const looked = typeof callee === 'function';
      return single({
        op: 'call',
        name: callee.name,
        rule: rule ?? '',
        call: { fixed: looked ? null : callee, callee: looked ? callee : () => callee, notes },
      });
    };

    const when = (test: Test<T, V>, then: readonly S[], otherwise: readonly S[] = [], rule?: Id): S => ({
      flatten(code, leaves, aside) {
        const unless = add(code, { op: 'unless', name: test.name, rule: rule ?? '', test: erase(test) });
        all(then, code, leaves, aside);
        if (otherwise.length > 0) {
          const over = add(code, { op: 'jump' });
          unless.to = code.length;
          all(otherwise, code, leaves, aside);
          over.to = code.length;
        } else unless.to = code.length;
      },
    });

    /** One of several ways, by a word; a word that is not among them leads past all of them. */
    const by = (which: (g: Game<T>, v: V) => string, ways: { readonly [word: string]: readonly S[] }): S => ({
      flatten(code, leaves, aside) {
        const to = new Map<string, number>();
        const i = add(code, { op: 'by', name: which.name, by: { which: erase(which), to } });
        const over: Instruction<T>[] = [];
        for (const [word, steps] of Object.entries(ways)) {
          to.set(word, code.length);
          all(steps, code, leaves, aside);
          over.push(add(code, { op: 'jump' }));
        }
        for (const jump of over) jump.to = code.length;
        i.to = code.length;
      },
    });

    const loop = (test: Test<T, V> | null, steps: readonly S[], rule?: Id): S => ({
      flatten(code, _leaves, aside) {
        const start = code.length;
        const leaves: Instruction<T>[] = [];
        const head =
          test === null ? null : add(code, { op: 'unless', name: test.name, rule: rule ?? '', test: erase(test) });
        all(steps, code, leaves, aside);
        add(code, { op: 'jump', to: start });
        if (head !== null) head.to = code.length;
        for (const i of leaves) i.to = code.length;
      },
    });
    /** Until a `leaveIf` among the steps leaves. */
    const repeat = (...steps: S[]): S => loop(null, steps);
    const whilst = (test: Test<T, V>, ...steps: S[]): S => loop(test, steps);

    /** Leaves the innermost loop. */
    const leaveIf = (test: Test<T, V>, rule?: Id): S => ({
      flatten(code, leaves) {
        leaves.push(add(code, { op: 'if', name: test.name, rule: rule ?? '', test: erase(test) }));
      },
    });
    /** Ends the procedure. */
    const finishIf = (test: Test<T, V>, rule?: Id): S => ({
      flatten(code, _leaves, aside) {
        const i = add(code, { op: 'if', name: test.name, rule: rule ?? '', test: erase(test) });
        aside.push(() => (i.to = code.length - 1));
      },
    });

    /** Everybody at the same time, sealed; nothing is shown before all are done, and the order cannot matter. */
    const together = <W extends Notes>(name: string, rule: Id, t: Together<T, V, W>): S =>
      single({
        op: 'together',
        name,
        rule,
        together: { seats: t.seats, each: t.each, notes: t.notes, then: t.then },
      });

    /** Everybody concerned may interfere, sealed; who acts first in order acts, then all are asked again. */
    const window = <N extends keyof Q & string>(name: N, rule: Id, w: Window<T, Id, V, Q[N]>): S =>
      single({
        op: 'window',
        name,
        rule,
        window: {
          ...explaining(w),
          seats: w.seats,
          stake: w.stake ?? null,
          options: w.options,
          refuse: w.refuse ?? null,
          play: w.play ?? null,
          until: w.until ?? null,
        },
      });

    /** An open floor: anybody in any order until all are done. */
    const freely = <N extends keyof Q & string>(name: N, rule: Id, f: Floor<T, Id, V, Q[N]>): S =>
      single({
        op: 'freely',
        name,
        rule,
        floor: {
          ...explaining(f),
          seats: f.seats,
          options: f.options,
          refuse: f.refuse ?? null,
          then: f.then,
          done: f.done ?? null,
          again: f.again ?? null,
          most: f.most,
        },
      });

    const abandoned = new WeakMap<S, { test: Test<T, V>; steps: readonly S[] }>();
    /** If this holds after an interruption, the procedure takes these steps instead and ends. */
    const abandonIf = (test: Test<T, V>, ...steps: S[]): S => {
      const s: S = { flatten: () => undefined };
      abandoned.set(s, { test, steps });
      return s;
    };

    const marks = new WeakSet<S>();
    /** While the procedure waits for a decision, rules that ask `isUndisturbed` allow nobody to act unasked. */
    const undisturbed = (): S => {
      const s: S = { flatten: () => undefined };
      marks.add(s);
      return s;
    };

    const owners = new WeakMap<S, (g: Game<T>, v: V) => Seat>();
    /** The procedure is a turn of that seat. Bots look ahead to its end, undo goes back to its start, clocks count it. */
    const turnOf = (seat: (g: Game<T>, v: V) => Seat): S => {
      const s: S = { flatten: () => undefined };
      owners.set(s, seat);
      return s;
    };

    const procedure = (name: string, rule: Id, ...steps: S[]): Procedure<T, V> => {
      const code: Instruction<T>[] = [];
      const aside: (() => void)[] = [];
      all(steps, code, [], aside);
      add(code, { op: 'end' });
      for (const late of aside) late();
      let abandon: Procedure<T, V>['abandon'] = null;
      for (const s of steps) {
        const a = abandoned.get(s);
        if (a === undefined) continue;
        abandon = { test: erase(a.test), to: code.length };
        const later: (() => void)[] = [];
        all(a.steps, code, [], later);
        add(code, { op: 'end' });
        for (const late of later) late();
      }
      // A way that leads to a jump leads to where that goes.
      for (const i of code)
        for (let n = 0, at = code[i.to]; at?.op === 'jump' && n < code.length; n++, at = code[i.to]) i.to = at.to;
      if (book.procedures.has(name)) throw new Error(`two procedures are named ${name}`);
      const turn = steps.map((s) => owners.get(s)).find((o) => o !== undefined) as
        | ((g: Game<T>, v: Notes) => Seat)
        | undefined;
      const p: Procedure<T, V> = {
        name,
        rule,
        code,
        abandon,
        undisturbed: steps.some((s) => marks.has(s)),
        turnOf: turn ?? null,
      };
      book.procedures.set(name, p);
      return p;
    };

    return {
      act,
      ask,
      call,
      when,
      by,
      repeat,
      whilst,
      leaveIf,
      finishIf,
      together,
      window,
      freely,
      abandonIf,
      undisturbed,
      turnOf,
      procedure,
    };
  }

  /** Words for what each seat decides unseen while all answer together. */
  function secretly<V extends Notes>(): SealedWords<T, Id, V, Q> {
    const open = words<V>();
    const nobodyElse = (): Seat => -1;
    return {
      note: open.act,
      ask: (name, rule, q) => ({ flatten: (code) => void add(code, asked(name, rule, { ...q, who: nobodyElse })) }),
      when: open.when,
      repeat: open.repeat,
      whilst: open.whilst,
      leaveIf: open.leaveIf,
      finishIf: open.finishIf,
      procedure: (name, rule, ...steps) => ({ ...open.procedure(name, rule, ...steps), sealed: true }),
    };
  }

  const offered = <V extends Notes, W extends Notes>(a: Act<T, Id, V, W>): Offered<T> => ({
    options: a.options ?? null,
    refuse: a.refuse ?? null,
    form: a.form ?? null,
    play: a.play,
    notes: a.notes,
  });
  /** An act open to seats that nobody waits for, at any time. */
  function offer<W extends Notes>(name: string, rule: Id, act: Act<T, Id, Notes, W>): void {
    book.offers.push({ name, rule, during: null, act: offered(act) });
  }
  /** An act open while a procedure is under way. */
  function meanwhile<V extends Notes, W extends Notes>(
    p: Procedure<T, V>,
    name: string,
    rule: Id,
    act: Act<T, Id, V, W>,
  ): void {
    book.offers.push({ name, rule, during: p.name, act: offered(act) });
  }

  /** When that happens, goes through a procedure right after the step. */
  function on<V extends Notes>(
    kind: string,
    rule: Id,
    p: Procedure<T, V>,
    when?: (g: Game<T>, nouns: Nouns) => boolean,
  ): void {
    const list = book.reactions.get(kind) ?? [];
    list.push({ rule, proc: p.name, when: when ?? null });
    book.reactions.set(kind, list);
  }

  /**
   * Something happened: everybody may read the nouns, the seats of `whisper` also theirs. Nouns that take some finding out
   * may be a function: it is asked only when somebody listens.
   */
  function emit(
    g: Game<T>,
    kind: string,
    rule: Id,
    nouns: Nouns | (() => Nouns),
    whisper?: { to: readonly Seat[]; nouns: Nouns | (() => Nouns) },
  ): void {
    if (observer.told || (book.reactions.size > 0 && book.reactions.has(kind))) tell(g, kind, rule, nouns, whisper);
  }
  function tell(
    g: Game<T>,
    kind: string,
    rule: Id,
    nouns: Nouns | (() => Nouns),
    whisper: { to: readonly Seat[]; nouns: Nouns | (() => Nouns) } | undefined,
  ): void {
    const said = inWords(nouns);
    if (observer.tally !== null) {
      met('rule', rule);
      met('happening', kind);
    }
    if (observer.happenings !== null)
      observer.happenings.push({
        kind,
        rule,
        nouns: said,
        to: whisper?.to ?? [],
        whisper: whisper === undefined ? null : inWords(whisper.nouns),
      });
    for (const r of book.reactions.get(kind) ?? [])
      if (r.when === null || r.when(g, said)) {
        met('rule', r.rule);
        g.due.push({ proc: r.proc, notes: { ...said } });
      }
  }

  /** What a card alters while it is in force: the rule asks, the card answers. */
  function changes(
    card: string,
    answers: { readonly [R in keyof A]?: (g: Sight<T>, value: A[R]['value'], about: A[R]['about']) => A[R]['value'] },
  ): void {
    book.alterations.set(
      card,
      answers as { readonly [rule: string]: (g: Sight<T>, value: never, about: never) => unknown },
    );
  }
  /** The rule asks: its value as the cards in force leave it. */
  function altered<R extends keyof A & string>(
    g: Sight<T>,
    rule: R,
    value: A[R]['value'],
    about: A[R]['about'],
  ): A[R]['value'] {
    let now = value;
    if (g.inForce.length === 0) return now;
    for (const c of g.inForce) {
      const answer = book.alterations.get(c.card)?.[rule] as
        | ((g: Sight<T>, value: A[R]['value'], about: A[R]['about']) => A[R]['value'])
        | undefined;
      if (answer !== undefined) now = answer(g, now, about);
    }
    return now;
  }
  const putInForce = (g: Game<T>, card: string, seat: Seat, until: string): void => {
    g.inForce.push({ card, seat, until });
  };
  /** The time of these cards is over. */
  const expire = (g: Game<T>, until: string): void => {
    if (g.inForce.length > 0) g.inForce = g.inForce.filter((c) => c.until !== until);
  };

  /** A pool of hidden things with its places. */
  function pool<P extends { readonly [place: string]: PlaceSpec }>(
    name: string,
    spec: PoolSpec<T, P> & { readonly start: keyof P & string; readonly rule: Id },
  ): PlaceRefs<P> {
    const index = book.pools.length;
    const before = book.pools.reduce((sum, p) => sum + p.places.length, 0);
    const places: PlaceRef[] = [];
    const add = (n: string, s: PlaceSpec, owner: Seat | null): PlaceRef => {
      const number = before + places.length;
      const ref = { pool: index, index: places.length, number, name: n, owner, ordered: s.ordered, open: s.open };
      places.push(ref);
      return ref;
    };
    const refs: { [place: string]: PlaceRef | readonly PlaceRef[] } = {};
    for (const [n, s] of Object.entries(spec.places))
      refs[n] = s.each
        ? Array.from({ length: maxSeats }, (_, seat) => add(`${n} ${seat}`, s, seat))
        : add(n, s, s.owner);
    book.pools.push({ name, index, places, spec });
    return refs as PlaceRefs<P>;
  }
  /** A hidden amount behind each shield. */
  function purse(
    name: string,
    spec: Omit<Partial<Purse<T>>, 'name' | 'index'> & Pick<Purse<T>, 'start'> & { readonly rule: Id },
  ): Purse<T> {
    const p: Purse<T> = {
      name,
      rule: spec.rule,
      index: book.purses.length,
      start: spec.start,
      atLeast: spec.atLeast ?? null,
      counted: spec.counted ?? null,
    };
    book.purses.push(p);
    return p;
  }

  /** Whether what is being decided now must be finished before anybody acts unasked. */
  function isUndisturbed(g: Sight<T>): boolean {
    const top = g.stack[g.stack.length - 1];
    return top === undefined || book.procedures.get(top.proc)?.undisturbed === true;
  }

  /** The game is over, here and now. */
  function endGame(g: Game<T>, rule: Id, winners: readonly Seat[], scores: readonly number[] = []): void {
    met('rule', rule);
    g.over = { winners, rule, scores };
  }

  return {
    book,
    words,
    secretly,
    offer,
    meanwhile,
    on,
    emit,
    changes,
    altered,
    putInForce,
    expire,
    pool,
    purse,
    isUndisturbed,
    endGame,
  };
}
