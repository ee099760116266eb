// One table on this device: the kernel's play, who sits where, whose eyes the screen is. No clock, no worker, no storage:
// those are around it.

import {
  answer,
  canRedo,
  canUndo,
  findEntry,
  entryText,
  interrupt,
  logOf,
  nounsFor,
  NO_STANDING,
  redo,
  Refusal,
  rewind,
  seeded,
  standingAnswer,
  startPlay,
  undo,
  view,
  WATCHER,
  whyNot,
  whyNotOffer,
  type Config,
  type Decision,
  type Entry,
  type Form,
  type Happening,
  type Log,
  type Option,
  type Play,
  type Rules,
  type Seat,
  type Standing,
} from '@landsraad/kernel';
import { botNamed, type Move } from '@landsraad/bots';
import type { LogLine, NotDone, TableState, TakeBack } from '../table/source.ts';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Which bot. */
  readonly bot: string | null;
  /** A seat of the person whose device this is, who may have several. */
  readonly mine?: true;
}

export interface LocalSetup {
  readonly config: Config;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
}

export interface LocalEngine {
  readonly state: () => TableState;
  readonly log: () => Log;
  readonly standing: () => readonly Standing[];
  readonly choose: (question: number, option: Option) => NotDone | null;
  readonly act: (offer: string, form: Form | null) => NotDone | null;
  readonly undo: () => NotDone | null;
  readonly redo: () => NotDone | null;
  readonly setStanding: (standing: Standing) => void;
  readonly whyNot: (option: Option) => NotDone | null;
  readonly face: (seat: Seat) => void;
  /** What can be said without a person: nothing, a standing answer or a sealed one (at once), a bot's move, a race with a person. */
  readonly next: () => Pace | null;
  /** Says it. */
  readonly step: () => void;
}

/** At once; after a moment, so that a person can follow; or after a while, because a person may want to be first. */
export type Pace = 'at once' | 'soon' | 'patiently';

const ACTS_IN_A_ROW = 2;
const THINKING = { ms: 250, iterations: 400 };

export function newEngine<T>(
  rules: Rules<T>,
  setup: LocalSetup,
  past: readonly Entry[] = [],
  standings: readonly Standing[] = [],
): LocalEngine {
  const { config, seats } = setup;
  const opening: Happening[] = [];
  const play: Play<T> = startPlay(rules, config, setup.seed, opening);
  // What happened belongs to the entry that made it happen: when that is taken back, so are its lines.
  const told = new Map<unknown, readonly Happening[]>();
  const standing: Standing[] = seats.map((_, s) => standings[s] ?? NO_STANDING);
  const people = seats.flatMap((s, n) => (s.kind === 'person' ? [n] : []));
  const random = seeded(`${setup.seed} bots ${past.length}`);
  const samePerson = (a: Seat, b: Seat): boolean => a === b || (seats[a]?.mine === true && seats[b]?.mine === true);
  const alone = people.every((s) => samePerson(s, people[0] ?? WATCHER));
  let facing: Seat = alone ? (people[0] ?? WATCHER) : WATCHER;
  let actsInARow = 0;
  let rewinds = 0;

  function telling(work: (happenings: Happening[]) => void): void {
    const happenings: Happening[] = [];
    work(happenings);
    const last = play.past.at(-1)?.entry;
    if (last !== undefined && happenings.length > 0) told.set(last, happenings);
  }

  function replayEntry(entry: Entry): void {
    const seat = entry[0];
    switch (entry[2]) {
      case undefined: {
        const d = decisionOf(seat);
        if (d === null) throw new Refusal('not-asked', '', `Seat ${seat} is not asked anything.`);
        telling((h) => answer(play, seat, d.question, entry[1], h));
        break;
      }
      case 'act':
        telling((h) => interrupt(play, seat, entry[1], entry[3] ?? null, h));
        break;
      case 'undo':
        undo(play, seat);
        break;
      case 'redo':
        redo(play, seat);
        break;
      case 'rewind':
        rewind(play, seat, entry[1], entry[3]);
        rewinds++;
        break;
    }
  }
  for (const entry of past) replayEntry(entry);

  function decisionOf(seat: Seat): Decision | null {
    return play.decisions.find((d) => d.seat === seat) ?? null;
  }

  /** People who must say something now. */
  const asked = (): Seat[] => people.filter((s) => decisionOf(s) !== null && standingSays(s) === null);

  function standingSays(seat: Seat): ReturnType<typeof standingAnswer> {
    const d = decisionOf(seat);
    return d === null ? null : standingAnswer(standing[seat] ?? NO_STANDING, d);
  }

  /** Whoever has several seats looks from the one that is asked. */
  function turn(): void {
    const waited = asked();
    if (!waited.includes(facing)) facing = waited.find((s) => samePerson(s, facing)) ?? facing;
  }

  /** Who the screen must be handed to; null while the one in front of it may go on. */
  function curtain(): Seat | null {
    if (alone || play.game.over !== null) return null;
    const waited = asked();
    if (waited.includes(facing)) return null;
    return waited[0] ?? (facing === WATCHER ? (people[0] ?? null) : null);
  }

  /** Where to go back to when the last choice can no longer be taken back alone; only against bots, who always agree. */
  function rewindTo(): number {
    if (!alone) return -1;
    return play.past.findLastIndex((p) => p.entry.kind !== 'reseed' && people.includes(p.entry.seat));
  }

  /** Whose last choice can be taken back from here: the seat that is looked from, or another of the same person. */
  const undoer = (): Seat | undefined =>
    [facing, ...people.filter((s) => samePerson(s, facing))].find((s) => canUndo(play, s));

  function takeBack(): TakeBack {
    if (facing === WATCHER) return null;
    if (undoer() !== undefined) return 'undo';
    return rewindTo() >= 0 && play.game.over === null ? 'rewind' : null;
  }

  function lines(seat: Seat): LogLine[] {
    const all = [...opening, ...play.past.flatMap((p) => told.get(p.entry) ?? [])];
    return all.map((h, id) => ({ id, of: 'game', kind: h.kind, rule: h.rule, nouns: nounsFor(h, seat) }));
  }

  function ruled(rule: string, otherwise: string): NotDone {
    const entry = findEntry(rules.ledger, rule);
    return { rule: rule === '' ? null : rule, sentence: entry === undefined ? otherwise : entryText(entry) };
  }

  /** Runs something that may be refused. */
  function trying(work: () => void): NotDone | null {
    try {
      work();
      return null;
    } catch (e) {
      if (e instanceof Refusal)
        return e.code === 'stale'
          ? { rule: null, sentence: 'That question is no longer open.' }
          : ruled(e.rule, e.message);
      throw e;
    }
  }

  function botMove(seat: Seat, decision: Decision): Move {
    const name = seats[seat]?.bot ?? 'random';
    const situation = {
      rules,
      game: play.game,
      seat,
      decision,
      mayAct: actsInARow < ACTS_IN_A_ROW,
      random,
      budget: THINKING,
    };
    const fallback: Move = { kind: 'answer', option: decision.options[0] ?? '' };
    try {
      return botNamed(name).move(situation) ?? fallback;
    } catch {
      // A bot that fails is replaced by a legal move: a game never hangs.
      return fallback;
    }
  }

  const botDecision = (): Decision | undefined => play.decisions.find((d) => seats[d.seat]?.kind === 'bot');

  function moveOf(seat: Seat, decision: Decision): void {
    const move = botMove(seat, decision);
    if (move.kind === 'act') {
      actsInARow++;
      telling((h) => interrupt(play, seat, move.offer, Object.keys(move.form).length === 0 ? null : move.form, h));
    } else {
      actsInARow = 0;
      telling((h) => answer(play, seat, decision.question, move.option, h));
    }
  }

  return {
    state() {
      turn();
      const veiled = curtain();
      const eyes = veiled === null ? facing : WATCHER;
      return {
        game: rules.id,
        config,
        status: play.game.over === null ? 'live' : 'finished',
        seats: seats.map((s, seat) => ({ seat, kind: s.kind, name: s.name, mine: s.kind === 'person' })),
        viewer: eyes,
        view: view(rules, play.game, eyes),
        log: lines(eyes),
        undo: takeBack(),
        redo: facing !== WATCHER && canRedo(play, facing),
        standing: standing[eyes] ?? NO_STANDING,
        curtain: veiled,
        connection: { kind: 'here' },
        pending: false,
        proposal: null,
        invite: null,
      };
    },
    log: () => logOf(play),
    standing: () => standing.slice(),
    choose: (question, option) => trying(() => telling((h) => answer(play, facing, question, option, h))),
    act: (offer, form) => trying(() => telling((h) => interrupt(play, facing, offer, form, h))),
    undo: () =>
      trying(() => {
        const seat = undoer();
        if (seat !== undefined) {
          undo(play, seat);
          facing = seat;
        } else if (rewindTo() >= 0) rewind(play, facing, rewindTo(), `${setup.seed} again ${++rewinds}`);
        else undo(play, facing);
      }),
    redo: () => trying(() => redo(play, facing)),
    setStanding(said) {
      if (facing !== WATCHER) standing[facing] = said;
    },
    whyNot(option) {
      const rule =
        decisionOf(facing) === null
          ? whyNotOffer(rules, play.game, facing, String(option))
          : whyNot(rules, play.game, facing, option);
      return rule === null ? null : ruled(rule, 'The rules do not offer that now.');
    },
    face(seat) {
      if (people.includes(seat)) facing = seat;
    },
    next() {
      if (people.some((s) => standingSays(s) !== null)) return 'at once';
      const d = botDecision();
      if (d === undefined) return null;
      if (d.sealed) return 'at once';
      return asked().length > 0 ? 'patiently' : 'soon';
    },
    step() {
      for (const seat of people) {
        const says = standingSays(seat);
        const d = decisionOf(seat);
        if (says === null || d === null) continue;
        standing[seat] = says.left;
        telling((h) => answer(play, seat, d.question, says.option, h));
        return;
      }
      const d = botDecision();
      if (d !== undefined) moveOf(d.seat, d);
    },
  };
}
