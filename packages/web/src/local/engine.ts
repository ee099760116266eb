// One table on this device: a host, whose eyes the screen is, and bots that think here. No clock, no worker, no storage:
// those are around it.

import {
  NO_STANDING,
  seeded,
  WATCHER,
  type Config,
  type Entry,
  type Form,
  type Log,
  type Option,
  type Rules,
  type Seat,
  type Standing,
} from '@landsraad/kernel';
import { BEST, explainAnswers, moveOf, newMemory, turnBudget, type Memory, type Move } from '@landsraad/bots';
import {
  answerQuestion,
  askedBots,
  doAgain,
  dueNow,
  eventsFor,
  hostHere,
  lastOfPerson,
  mayTakeBack,
  moveBot,
  openQuestion,
  people,
  play,
  Refused,
  setStanding,
  statusOf,
  takeBack,
  takeOffer,
  timeIsUp,
  whyNotNow,
  type AskedBot,
  type Due,
  type Holder,
  type PastEntry,
  type Told,
} from '@landsraad/table';
import type { Advice, LogLine, NotDone, TableState, TakeBack } from '../table/source.ts';
import { whoOf } from './whoOf.ts';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Which bot. */
  readonly bot: string | null;
  /** A seat of the person whose device this is, who may have several. */
  readonly mine?: true;
  /** The first seat of somebody else at this screen who holds this one too. */
  readonly with?: Seat;
}

export interface LocalSetup {
  readonly config: Config;
  readonly seats: readonly LocalSeat[];
  readonly seed: string | number;
}

export interface LocalEngine {
  readonly state: () => TableState;
  readonly entries: () => readonly Entry[];
  readonly log: () => Log;
  readonly standing: () => readonly Standing[];
  readonly choose: (question: number, option: Option) => NotDone | null;
  readonly act: (offer: string, form: Form | null) => NotDone | null;
  readonly undo: () => NotDone | null;
  readonly redo: () => NotDone | null;
  readonly setStanding: (standing: Standing) => void;
  readonly whyNot: (option: Option) => NotDone | null;
  /** What the best bot thinks of the answers in the place of whoever is asked, from what that seat may know. */
  readonly hint: () => readonly Advice[];
  readonly face: (seat: Seat) => void;
  /** When a bot moves: nothing, a sealed answer (at once), a move, a race with a person. */
  readonly next: () => Pace | null;
  /** It moves. */
  readonly step: () => void;
  /** Bots make the first moves of a game at once: until a person is asked there is nothing to follow. */
  readonly open: () => void;
  /** Who must answer in time; null while nobody must, or while nobody sits before the screen who could. */
  readonly due: () => Due | null;
  /** The time is up. */
  readonly silent: (due: Due) => void;
}

/** At once; after a moment, so that a person can follow; or after a while, because a person may want to be first. */
export type Pace = 'at once' | 'soon' | 'patiently';

/** How long whoever asks for a hint waits, and how many answers it ranks. */
const HINT_MS = 1500;
const MOST_ADVICE = 3;

/** What all bots together may think until a person is asked for the first time. */
const OPENING_MS = 100;
const MOST_OPENING = 60;

const holderOf = (s: LocalSeat, seat: Seat): Holder =>
  s.kind === 'bot' ? { kind: 'bot', bot: s.bot ?? 'random' } : { kind: 'person', who: whoOf(s, seat) };

export function newEngine<T>(
  rules: Rules<T>,
  setup: LocalSetup,
  past: readonly Entry[] = [],
  standings: readonly Standing[] = [],
): LocalEngine {
  const { config, seats, seed } = setup;
  // What happened belongs to the entry that made it happen: when that is taken back, so are its lines.
  const lines = new Map<PastEntry['entry'] | null, Told>();
  const here = { config, seed, seats: seats.map(holderOf), choices: past, standing: standings };
  const host = hostHere(rules, here, (row, told, match) => {
    if (row.kind === 'started') lines.set(null, { ...told, open: [] });
    if (row.kind !== 'played' || !(row.entry[2] === undefined || row.entry[2] === 'act')) return;
    const entry = match.past().at(-1)?.entry;
    if (entry !== undefined) lines.set(entry, told);
  });
  const { table, match } = host;
  const random = seeded(`${seed} bots ${past.length}`);
  const persons = seats.flatMap((s, n) => (s.kind === 'person' ? [n] : []));
  const who = seats.map(whoOf);
  const samePerson = (a: Seat, b: Seat): boolean => persons.includes(a) && persons.includes(b) && who[a] === who[b];
  const alone = people(table).length < 2;
  const memories: Memory[] = [];
  const bots = seats.filter((s) => s.kind === 'bot').length;
  /** Whoever has just sat down is not kept waiting for the bots' first choices. */
  const isOpening = (): boolean => persons.length > 0 && !match.entries().some(([seat]) => persons.includes(seat));
  let facing: Seat = alone ? (persons[0] ?? WATCHER) : WATCHER;

  /** People who must say something now. */
  const asked = (): Seat[] => persons.filter((s) => openQuestion(table, s) !== null);

  /** Whoever has several seats looks from the one that is asked. */
  function turn(): void {
    const waited = asked();
    if (!waited.includes(facing)) facing = waited.find((s) => samePerson(s, facing)) ?? facing;
  }

  /** Who the screen must be handed to; null while the one in front of it may go on. */
  function curtain(): Seat | null {
    if (alone || statusOf(table) !== 'live') return null;
    const waited = asked();
    if (waited.includes(facing)) return null;
    return waited[0] ?? (facing === WATCHER ? (persons[0] ?? null) : null);
  }

  /** Whose last choice can be taken back from here: the seat that is looked from, or another of the same person. */
  const undoer = (): Seat | undefined =>
    [facing, ...persons.filter((s) => samePerson(s, facing))].find((s) => mayTakeBack(table, s));

  /** Whose last choice is gone back to, with all that came after it: only against bots, who always agree. */
  function rewinder(): Seat | undefined {
    const last = (s: Seat): number => lastOfPerson(table, s);
    return alone ? persons.filter((s) => last(s) >= 0).toSorted((a, b) => last(b) - last(a))[0] : undefined;
  }

  function canTakeBack(): TakeBack {
    if (facing === WATCHER) return null;
    if (undoer() !== undefined) return 'undo';
    return statusOf(table) === 'live' && rewinder() !== undefined ? 'rewind' : null;
  }

  /** For each seat, what it heard of what was told, and its log as it was last: a line stays the same object. */
  const heard = persons.concat(WATCHER).map((seat) => ({ seat, of: new WeakMap<Told, LogLine[]>() }));
  const log = (seat: Seat): LogLine[] => {
    const of = heard.find((h) => h.seat === seat)?.of;
    const all: LogLine[] = [];
    for (const entry of [null, ...match.past().map((p) => p.entry)]) {
      const told = lines.get(entry);
      if (told === undefined) continue;
      let here = of?.get(told);
      if (here === undefined || (here[0]?.id ?? all.length) !== all.length) {
        here = eventsFor(told, seat).map((e, n) => ({ id: all.length + n, ...e }));
        of?.set(told, here);
      }
      for (const line of here) all.push(line);
    }
    return all;
  };

  /** Runs something that may be refused. */
  function trying(work: () => NotDone | null | void): NotDone | null {
    try {
      return work() ?? null;
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return { rule: e.rule ?? null, sentence: e.code === 'stale' ? 'That question is no longer open.' : e.message };
    }
  }

  const thought = ({ decision, bot, mayAct }: AskedBot): Move | null => {
    const { seat } = decision;
    const memory = (memories[seat] ??= newMemory());
    const budget = isOpening() ? turnBudget(bots, OPENING_MS) : turnBudget(bots);
    // A bot that fails shows in the console; a cheaper one has moved for it.
    return moveOf(bot, { rules, game: match.game(), seat, decision, mayAct, random, budget, memory }, console.error);
  };

  return {
    state() {
      turn();
      const veiled = curtain();
      const eyes = veiled === null ? facing : WATCHER;
      return {
        game: rules.id,
        config,
        status: statusOf(table),
        seats: seats.map((s, seat) => ({ seat, kind: s.kind, name: s.name, mine: s.kind === 'person' })),
        viewer: eyes,
        view: match.view(eyes),
        log: log(eyes),
        earlier: false,
        undo: canTakeBack(),
        redo: facing !== WATCHER && match.canRedo(facing),
        standing: table.standing[eyes] ?? NO_STANDING,
        clock: null,
        conferring: null,
        curtain: veiled,
        connection: { kind: 'here' },
        pending: false,
        proposal: null,
        invite: null,
      };
    },
    entries: () => match.entries(),
    log: () => match.log(),
    standing: () => table.standing,
    choose: (question, option) => trying(() => answerQuestion(host, facing, question, option, 'person')),
    act: (offer, form) => trying(() => takeOffer(host, facing, offer, form, 'person')),
    undo: () =>
      trying(() => {
        const seat = undoer() ?? rewinder();
        if (seat === undefined) play(host, [facing, 0, 'undo'], 'person');
        else {
          takeBack(host, seat);
          facing = seat;
        }
      }),
    redo: () => trying(() => doAgain(host, facing)),
    setStanding(said) {
      if (facing !== WATCHER) setStanding(host, facing, said);
    },
    whyNot: (option) =>
      trying(() => {
        const { rule, sentence } = whyNotNow(table, facing, String(option));
        return rule === null ? null : { rule, sentence: sentence ?? 'The rules do not offer that now.' };
      }),
    hint() {
      const decision = openQuestion(table, facing);
      if (decision === null) return [];
      const game = match.game();
      const budget = { ms: HINT_MS };
      const s = { rules, game, seat: facing, decision, mayAct: false, random, budget };
      try {
        const thoughts = explainAnswers(s, BEST).filter((t) => t.visits > 0);
        const all = thoughts.reduce((sum, t) => sum + t.visits, 0);
        return thoughts
          .slice(0, MOST_ADVICE)
          .flatMap(({ move, visits }) =>
            move.kind === 'answer' ? [{ option: move.option, share: visits / all }] : [],
          );
      } catch (error) {
        // A game goes on without a hint.
        console.error(error);
        return [];
      }
    },
    face(seat) {
      if (persons.includes(seat)) facing = seat;
    },
    next() {
      const [bot] = askedBots(table);
      if (bot === undefined) return null;
      if (bot.decision.sealed) return 'at once';
      return asked().length > 0 ? 'patiently' : 'soon';
    },
    step() {
      const [bot] = askedBots(table);
      if (bot !== undefined) moveBot(host, bot, thought(bot));
    },
    open() {
      for (let n = 0; n < MOST_OPENING && isOpening() && asked().length === 0; n++) {
        const [bot] = askedBots(table);
        if (bot === undefined) return;
        moveBot(host, bot, thought(bot));
      }
    },
    due: () => (curtain() === null ? dueNow(table) : null),
    silent: (due) => timeIsUp(host, due),
  };
}
