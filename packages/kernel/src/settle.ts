// Runs procedures until somebody must decide, and on from the answer.

import { copyFrame, ownFrame } from './copy.ts';
import {
  DONE,
  PASS,
  type Context,
  type Decision,
  type Fibre,
  type Frame,
  type Game,
  type Notes,
  type Option,
  type Seat,
} from './game.ts';
import { DeadEnd, legal } from './refusal.ts';
import type { Rules } from './rules.ts';
import { met, observer } from './trace.ts';
import type { Instruction, Procedure } from './words.ts';

/**
 * At a table every sealed question is asked, so that silence reveals nothing. In search, questions with one answer are
 * skipped and sealed questions come one seat at a time.
 */
export type PlayMode = 'table' | 'search';

/** Called for every answer given for a seat because it was the only one; `asked`: at a table it would have been asked anyway. */
export type ForcedAnswer = (seat: Seat, option: Option, asked: boolean) => void;
let forced: ForcedAnswer | null = null;
export function onForcedAnswer<R>(hear: ForcedAnswer, work: () => R): R {
  const before = forced;
  forced = hear;
  try {
    return work();
  } finally {
    forced = before;
  }
}

const NOBODY: readonly Decision[] = [];
const STEPS_WITHOUT_A_DECISION = 100_000;

export const newFrame = (proc: string, notes: Notes, interrupts: boolean): Frame => ({
  proc,
  pc: 0,
  notes,
  fibres: null,
  done: 0,
  acts: 0,
  interrupts,
});

export function procedureOf<T>(rules: Rules<T>, name: string): Procedure<T, Notes> {
  const p = rules.book.procedures.get(name);
  if (p === undefined) throw new DeadEnd(`no procedure is named ${name}`);
  return p;
}

/** The procedures looked up last, by depth of the stack: a game stays in the same ones for long. */
interface Recent {
  of: unknown;
  at: unknown[];
}
const recent: Recent = { of: null, at: [] };
const recentInFibres: Recent = { of: null, at: [] };
function procedureAt<T>(rules: Rules<T>, name: string, depth: number, r = recent): Procedure<T, Notes> {
  if (r.of === rules.book) {
    const known = r.at[depth] as Procedure<T, Notes> | undefined;
    if (known !== undefined && known.name === name) return known;
  } else {
    r.of = rules.book;
    r.at = [];
  }
  const found = procedureOf(rules, name);
  if (depth <= r.at.length) r.at[depth] = found;
  return found;
}

export function instructionAt<T>(rules: Rules<T>, f: Frame): Instruction<T> {
  const i = procedureOf(rules, f.proc).code[f.pc];
  if (i === undefined) throw new DeadEnd(`${f.proc} has no step ${f.pc}`);
  return i;
}

/** Where the procedures of a stack stand: the table's own, or one seat's secret ones. */
export function topInstruction<T>(
  rules: Rules<T>,
  stack: readonly Frame[],
  known = recent,
): Instruction<T> | undefined {
  const f = stack[stack.length - 1];
  return f === undefined ? undefined : procedureAt(rules, f.proc, stack.length - 1, known).code[f.pc];
}
const topInFibre = <T>(rules: Rules<T>, fibre: Fibre): Instruction<T> | undefined =>
  topInstruction(rules, fibre.stack, recentInFibres);

/** Runs on until somebody must decide. Nobody: the game is over. */
export const settle = <T, D extends Decision>(rules: Rules<T, D>, g: Game<T>, mode: PlayMode): readonly D[] =>
  // Its own rules ask: so they are decisions as the game declares them.
  advance(rules, g, g.stack, null, '', mode) as readonly D[];

/** Runs the frames of a stack: the table's own, or one seat's secret one. */
export function advance<T>(
  rules: Rules<T>,
  g: Game<T>,
  stack: Frame[],
  fibre: Fibre | null,
  answer: Option,
  mode: PlayMode,
): readonly Decision[] {
  let chose = answer;
  let steps = 0;
  for (;;) {
    if (g.over !== null) return NOBODY;
    if (g.due.length > 0 && fibre === null)
      for (let due = g.due.pop(); due !== undefined; due = g.due.pop()) stack.push(newFrame(due.proc, due.notes, true));
    const f = stack[stack.length - 1];
    if (f === undefined) return NOBODY;
    const known = fibre === null ? recent : recentInFibres;
    const p = procedureAt(rules, f.proc, stack.length - 1, known);
    const { code } = p;
    const { notes } = f;
    // Tests and jumps need nobody else to know where the frame stands: it is written back before anything else.
    let { pc } = f;
    frame: for (;;) {
      const i = code[pc];
      if (i === undefined) throw new DeadEnd(`${f.proc} has no step ${pc}`);
      if (++steps > STEPS_WITHOUT_A_DECISION) throw new DeadEnd(`${f.proc} runs on for ever at ${i.name || i.op}`);
      if (observer.tally !== null) tallyStep(p, i);
      // The most frequent first: strings are compared one after the other.
      switch (i.op) {
        case 'unless':
          pc = i.test !== null && i.test(g, notes, chose) ? pc + 1 : i.to;
          break;
        case 'if':
          pc = i.test !== null && i.test(g, notes, chose) ? i.to : pc + 1;
          break;
        case 'jump':
          pc = i.to;
          break;
        case 'by':
          pc = i.by?.to.get(i.by.which(g, notes, chose)) ?? i.to;
          break;
        case 'act':
          if (i.run !== null) i.run(g, notes, chose);
          pc++;
          if (g.over === null && g.due.length === 0) break;
          f.pc = pc;
          break frame;
        case 'ask': {
          f.pc = pc;
          const asked = askNow(rules, g, f, i, fibre, mode);
          if (asked !== null) return asked;
          chose = forcedChoice;
          ({ pc } = f);
          if (g.over !== null || g.due.length > 0) break frame;
          break;
        }
        case 'end':
          f.pc = pc;
          if (fibre !== null && stack.length === 1) {
            fibre.sealed = true;
            return NOBODY;
          }
          stack.pop();
          if (fibre === null) ownFrame(g, stack.length - 1);
          chose = '';
          if (f.interrupts) afterInterruption(rules, g);
          break frame;
        case 'call': {
          const c = i.call;
          if (c === null) throw new DeadEnd(`${f.proc} calls nothing`);
          const callee = c.fixed ?? c.callee(g, notes);
          const given = c.notes(g, notes);
          chose = '';
          f.pc = pc + 1;
          known.at[stack.length] = callee; // No need to look it up by its name.
          stack.push(newFrame(callee.name, given, false));
          if (callee.turnOf !== null) g.turns++;
          break frame;
        }
        case 'together': {
          f.pc = pc;
          const asked = togetherNow(rules, g, f, i, mode);
          if (asked !== null) return asked;
          chose = '';
          ({ pc } = f);
          if (g.over !== null || g.due.length > 0) break frame;
          break;
        }
        case 'window': {
          f.pc = pc;
          const asked = windowNow(rules, g, f, i, mode);
          if (asked !== null) return asked;
          chose = '';
          ({ pc } = f);
          if (stack[stack.length - 1] !== f) break frame;
          break;
        }
        case 'freely': {
          f.pc = pc;
          const asked = floorNow(rules, g, f, i, mode);
          if (asked !== null) return asked;
          chose = '';
          ({ pc } = f);
          break;
        }
      }
    }
  }
}

/** Kept, because a step is counted many thousand times. */
const stepNames = new WeakMap<object, string>();

function tallyStep<T>(p: Procedure<T, Notes>, i: Instruction<T>): void {
  if (i.op === 'jump' || i.op === 'end') return;
  met('rule', p.rule);
  if (i.rule !== '') met('rule', i.rule);
  let step = stepNames.get(i);
  if (step === undefined) stepNames.set(i, (step = `${p.name} › ${i.name || i.op}`));
  met('step', step);
}

// ---- asking ----

const MOST_SEALED_ANSWERS = 1000;
/** Public moments count for everybody, sealed answers only for the seat that gives them. */
const questionNumber = <T>(g: Game<T>, fibre: Fibre | null): number =>
  g.moment * MOST_SEALED_ANSWERS + (fibre?.answers.length ?? 0);

const decision = <T>(
  g: Game<T>,
  f: Frame,
  seat: Seat,
  i: Instruction<T>,
  options: readonly Option[],
  fibre: Fibre | null,
  mode: PlayMode,
  window: Decision['window'],
): Decision => {
  if (observer.tally !== null) met('question', i.name);
  return {
    seat,
    question: questionNumber(g, fibre),
    name: i.name,
    rule: i.rule,
    options,
    about: mode === 'search' ? null : aboutNow(g, f, seat, i),
    means: mode === 'search' ? null : meansNow(g, f, seat, i, options),
    sealed: fibre !== null,
    window,
  };
};

const aboutNow = <T>(g: Game<T>, f: Frame, seat: Seat, i: Instruction<T>): Context | null =>
  (i.ask ?? i.window ?? i.floor)?.about?.(g, f.notes, seat) ?? null;

function meansNow<T>(
  g: Game<T>,
  f: Frame,
  seat: Seat,
  i: Instruction<T>,
  options: readonly Option[],
): Decision['means'] {
  const means = (i.ask ?? i.window ?? i.floor)?.means;
  if (means == null) return null;
  // What every window and floor has besides means nothing but its word.
  const own = i.window !== null ? PASS : i.floor !== null ? DONE : null;
  return options.map((o) => (o === own ? null : means(g, f.notes, o, seat)));
}

/** A decision of a search with what explains it, for whoever weighs its options. */
export function explain<T, D extends Decision>(rules: Rules<T, D>, g: Game<T>, d: Decision): D {
  const f = frameAsking(g, d.seat);
  if (f === undefined) return d as D;
  const i = instructionAt(rules, f);
  return { ...d, about: aboutNow(g, f, d.seat, i), means: meansNow(g, f, d.seat, i, d.options) } as D;
}

/** The frame whose question a seat is asked: its own secret one, or the table's. */
export function frameAsking<T>(g: Game<T>, seat: Seat): Frame | undefined {
  const top = g.stack[g.stack.length - 1];
  const fibre = fibreOf(top, seat);
  return fibre?.stack[fibre.stack.length - 1] ?? top;
}

/** The answer that `askNow` gave by itself; it is gone after the next step. */
let forcedChoice: Option = '';

function askNow<T>(
  rules: Rules<T>,
  g: Game<T>,
  f: Frame,
  i: Instruction<T>,
  fibre: Fibre | null,
  mode: PlayMode,
): readonly Decision[] | null {
  const q = i.ask;
  if (q === null) throw new DeadEnd(`${i.name} asks nothing`);
  const who = fibre === null ? q.who(g, f.notes) : fibre.seat;
  if (typeof who !== 'number' && who.length !== 1) {
    const all: Decision[] = [];
    for (const seat of who) {
      const options = legal(rules, g, f.notes, seat, i.name, q.options(g, f.notes, seat), q.refuse);
      if (options.length > 0) all.push(decision(g, f, seat, i, options, fibre, mode, null));
    }
    if (all.length > 0) return all;
    if (q.orNothing !== true) throw new DeadEnd(`"${i.name}" offers nobody anything`);
    forcedChoice = '';
    f.pc++;
    return null;
  }
  const seat = typeof who === 'number' ? who : (who[0] ?? -1);
  const options = legal(rules, g, f.notes, seat, i.name, q.options(g, f.notes, seat), q.refuse);
  if (options.length > 1) return [decision(g, f, seat, i, options, fibre, mode, null)];
  const only = options[0];
  if (only === undefined) {
    if (q.orNothing !== true) throw new DeadEnd(`"${i.name}" offers seat ${seat} nothing`);
    forcedChoice = '';
    f.pc++;
    return null;
  }
  if (mode === 'table' || forced !== null) {
    const always = fibre !== null || (typeof q.always === 'function' ? q.always(g, f.notes) : q.always === true);
    if (always && mode === 'table') return [decision(g, f, seat, i, options, fibre, mode, null)];
    if (forced !== null) forced(seat, only, always);
  }
  if (fibre !== null) fibre.answers.push(only);
  forcedChoice = only;
  f.pc++;
  if (q.then !== null) q.then(g, f.notes, only, seat);
  return null;
}

// ---- together ----

/** A seat's secret answers in this frame, if it is asked for any. */
export function fibreOf(f: Frame | undefined, seat: Seat): Fibre | undefined {
  if (f === undefined || f.fibres === null) return undefined;
  for (const fibre of f.fibres) if (fibre.seat === seat) return fibre;
  return undefined;
}

const freshFibre = (seat: Seat, proc: string, notes: Notes): Fibre => ({
  seat,
  stack: [newFrame(proc, notes, false)],
  answers: [],
  sealed: false,
});

function togetherNow<T>(
  rules: Rules<T>,
  g: Game<T>,
  f: Frame,
  i: Instruction<T>,
  mode: PlayMode,
): readonly Decision[] | null {
  const t = i.together;
  if (t === null) throw new DeadEnd(`${i.name} asks nobody`);
  if (f.fibres === null) {
    f.fibres = [];
    for (const seat of t.seats(g, f.notes)) f.fibres.push(freshFibre(seat, t.each.name, t.notes(g, f.notes, seat)));
    // What led here cannot be taken back alone: whether it can would reveal who has sealed.
    g.barrier++;
  }
  const asked: Decision[] = [];
  for (const fibre of f.fibres) {
    if (fibre.sealed) continue;
    if (fibre.stack.length === 0) fibre.stack.push(newFrame(t.each.name, t.notes(g, f.notes, fibre.seat), false));
    const questions = advance(rules, g, fibre.stack, fibre, '', mode);
    if (questions.length > 0 && mode === 'search') return questions;
    asked.push(...questions);
  }
  if (asked.length > 0) return asked;
  const answers = f.fibres.map((x) => ({ seat: x.seat, notes: x.stack[0]?.notes ?? {} }));
  f.fibres = null;
  f.pc++;
  g.barrier++;
  g.moment++;
  t.then(g, f.notes, answers);
  return null;
}

/** Begins a seat's secret answers anew and gives the old ones again as far as they are still legal. */
export function restart<T>(
  rules: Rules<T>,
  g: Game<T>,
  f: Frame,
  fibre: Fibre,
  answers: readonly Option[],
  mode: PlayMode,
): void {
  const t = instructionAt(rules, f).together;
  fibre.sealed = false;
  fibre.answers = [];
  if (t === null) return;
  fibre.stack = [newFrame(t.each.name, t.notes(g, f.notes, fibre.seat), false)];
  let asked = advance(rules, g, fibre.stack, fibre, '', mode);
  for (const a of answers.slice(fibre.answers.length)) {
    if (asked[0]?.options.includes(a) !== true) return;
    answerInFibre(rules, g, fibre, a);
    asked = advance(rules, g, fibre.stack, fibre, a, mode);
  }
}

export function answerInFibre<T>(rules: Rules<T>, g: Game<T>, fibre: Fibre, option: Option): void {
  const f = fibre.stack[fibre.stack.length - 1];
  if (f === undefined) throw new DeadEnd('a sealed answer without a question');
  const q = topInFibre(rules, fibre)?.ask;
  fibre.answers.push(option);
  f.pc++;
  q?.then?.(g, f.notes, option, fibre.seat);
}

/** In search, secret questions come one seat at a time: runs another seat's on to its own question. */
export function wake<T>(rules: Rules<T>, g: Game<T>, seat: Seat): void {
  const f = g.stack[g.stack.length - 1];
  const fibre = fibreOf(f, seat);
  if (f === undefined || fibre === undefined || fibre.sealed) return;
  // At a question it waits already, and a lone answer there is the one that is being given.
  if (topInFibre(rules, fibre)?.op === 'ask') return;
  const t = instructionAt(rules, f).together;
  if (t === null) return;
  if (fibre.stack.length === 0) fibre.stack.push(newFrame(t.each.name, t.notes(g, f.notes, seat), false));
  advance(rules, g, fibre.stack, fibre, '', 'search');
}

/** Answers the rest of a seat's secret questions by `choice`. */
export function sealWith<T>(
  rules: Rules<T>,
  g: Game<T>,
  fibre: Fibre,
  choice: (options: readonly Option[]) => Option,
): void {
  let asked = advance(rules, g, fibre.stack, fibre, '', 'table');
  for (let d = asked[0]; d !== undefined; d = asked[0]) {
    const a = choice(d.options);
    answerInFibre(rules, g, fibre, a);
    asked = advance(rules, g, fibre.stack, fibre, a, 'table');
  }
}

/** A card has made a seat's secret answer void: it is asked again from the beginning. */
export function again<T>(g: Game<T>, seat: Seat): void {
  for (let n = g.stack.length - 1; n >= 0; n--) {
    const fibre = fibreOf(g.stack[n], seat);
    if (fibre === undefined) continue;
    fibre.stack = [];
    fibre.answers = [];
    fibre.sealed = false;
    return;
  }
}

/** The seats that are known to have sealed their answers. */
export function sealedSeats(g: {
  readonly stack: readonly { readonly fibres: readonly { readonly seat: Seat; readonly sealed: boolean }[] | null }[];
}): Seat[] {
  const f = g.stack.findLast((x) => x.fibres !== null);
  return (f?.fibres ?? []).filter((x) => x.sealed).map((x) => x.seat);
}

// ---- windows ----

const NOTHING_TO_PLAY: readonly Option[] = [PASS];

function windowOptions<T>(rules: Rules<T>, g: Game<T>, f: Frame, i: Instruction<T>, seat: Seat): readonly Option[] {
  const w = i.window;
  if (w === null || w.play === null) return NOTHING_TO_PLAY;
  const playable = legal(rules, g, f.notes, seat, i.name, w.options(g, f.notes, seat), w.refuse);
  return playable.length === 0 ? NOTHING_TO_PLAY : [PASS, ...playable];
}

function windowNow<T>(
  rules: Rules<T>,
  g: Game<T>,
  f: Frame,
  i: Instruction<T>,
  mode: PlayMode,
): readonly Decision[] | null {
  const w = i.window;
  if (w === null) throw new DeadEnd(`${i.name} is no window`);
  if (f.fibres === null) {
    const seats = w.until?.(g, f.notes) === true ? [] : w.seats(g, f.notes);
    if (observer.tally !== null && seats.length > 0) met('window', i.name);
    f.fibres = [];
    g.barrier++;
    for (const seat of seats) {
      if (mode === 'table' || windowOptions(rules, g, f, i, seat).length > 1)
        f.fibres.push({ seat, stack: [], answers: [], sealed: false });
      else if (forced !== null) forced(seat, PASS, true);
    }
  }
  const asked: Decision[] = [];
  for (const fibre of f.fibres) {
    if (fibre.sealed) continue;
    const options = windowOptions(rules, g, f, i, fibre.seat);
    const stake = w.stake?.(g, f.notes, fibre.seat) ?? false;
    const question = decision(g, f, fibre.seat, i, options, fibre, mode, { stake });
    if (mode === 'search') return [question];
    asked.push(question);
  }
  if (asked.length > 0) return asked;
  const acts = f.fibres.find((x) => x.answers[0] !== PASS);
  g.barrier++;
  g.moment++;
  f.fibres = null;
  if (acts === undefined) f.pc++;
  else {
    if (w.play === null) throw new DeadEnd(`nothing can be played at ${i.name}`);
    // The procedure runs first; then the window opens again for everybody, the later ones among them.
    g.stack.push(newFrame(w.play.name, { seat: acts.seat, choice: acts.answers[0] ?? PASS }, true));
  }
  return null;
}

// ---- the open floor ----

/** At a table whoever speaks first is heard; in search one seat at a time is asked, another with every moment. */
function floorNow<T>(
  rules: Rules<T>,
  g: Game<T>,
  f: Frame,
  i: Instruction<T>,
  mode: PlayMode,
): readonly Decision[] | null {
  const floor = i.floor;
  if (floor === null) throw new DeadEnd(`${i.name} is no floor`);
  const asked: Decision[] = [];
  if (f.acts < floor.most(g, f.notes)) {
    const seats = floor.seats(g, f.notes);
    const first = mode === 'search' ? g.moment : 0;
    for (let n = 0; n < seats.length; n++) {
      const seat = seats[(first + n) % seats.length] as Seat;
      if ((f.done & (1 << seat)) !== 0 && floor.again?.(g, f.notes, seat) !== true) continue;
      const options = legal(rules, g, f.notes, seat, i.name, floor.options(g, f.notes, seat), floor.refuse);
      if (options.length === 0) continue;
      const question = decision(g, f, seat, i, [DONE, ...options], null, mode, null);
      if (mode === 'search') return [question];
      asked.push(question);
    }
  }
  if (asked.length > 0) return asked;
  f.done = 0;
  f.acts = 0;
  f.pc++;
  return null;
}

// ---- after an interruption ----

function afterInterruption<T>(rules: Rules<T>, g: Game<T>): void {
  for (let n = 0; n < g.stack.length; n++) {
    const f = g.stack[n];
    if (f === undefined) continue;
    const abandon = procedureAt(rules, f.proc, n).abandon;
    if (abandon === null || f.pc >= abandon.to || !abandon.test(g, f.notes, '')) continue;
    g.stack.length = n + 1;
    const own = copyFrame(f);
    own.pc = abandon.to;
    own.fibres = null;
    g.stack[n] = own;
    return;
  }
  const top = g.stack[g.stack.length - 1];
  if (top?.fibres == null) return;
  const i = instructionAt(rules, top);
  for (const fibre of top.fibres) {
    const answers = fibre.answers;
    if (i.op === 'together') restart(rules, g, top, fibre, answers, 'table');
    else if (
      i.op === 'window' &&
      fibre.sealed &&
      !windowOptions(rules, g, top, i, fibre.seat).includes(answers[0] ?? PASS)
    ) {
      fibre.sealed = false;
      fibre.answers = [];
    }
  }
}
