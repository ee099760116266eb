// The machine that runs procedures: until somebody must decide, and on from the answer.

import {
  DONE,
  PASS,
  type Decision,
  type Fibre,
  type Form,
  type Frame,
  type Game,
  type Notes,
  type Offer,
  type Option,
  type Seat,
} from './game.ts';
import type { Rules } from './rules.ts';
import { met, observer } from './trace.ts';
import type { Instruction, OfferSpec, Procedure } from './words.ts';

/**
 * At a table every sealed question is asked, so that silence tells nothing; in search lone answers are skipped and
 * sealed questions come one at a time.
 */
export type PlayMode = 'table' | 'search';

export type RefusalCode = 'not-asked' | 'stale' | 'not-offered' | 'refused' | 'bad-form';
/** A choice that cannot be taken; nothing has changed. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly rule: string;
  constructor(code: RefusalCode, rule: string, message: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** The rules are at fault: a position that offers nothing, or a procedure that never ends. */
export class DeadEnd extends Error {}

/** Told of every answer given for a seat because it was the only one; `asked`: at a table it would have been asked all the same. */
export type LoneAnswer = (seat: Seat, option: Option, asked: boolean) => void;
let lone: LoneAnswer | null = null;
export function hearingLoneAnswers<R>(hear: LoneAnswer, work: () => R): R {
  const before = lone;
  lone = hear;
  try {
    return work();
  } finally {
    lone = before;
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

export function instructionAt<T>(rules: Rules<T>, f: Frame): Instruction<T> {
  const i = procedureOf(rules, f.proc).code[f.pc];
  if (i === undefined) throw new DeadEnd(`${f.proc} has no step ${f.pc}`);
  return i;
}

/** Runs on until somebody must decide. Nobody: the game is over. */
export const settle = <T>(rules: Rules<T>, g: Game<T>, mode: PlayMode): readonly Decision[] =>
  advance(rules, g, g.stack, null, '', mode);

function advance<T>(
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
    if (g.due.length > 0 && fibre === null) {
      for (let n = g.due.length - 1; n >= 0; n--) {
        const due = g.due[n];
        if (due !== undefined) stack.push(newFrame(due.proc, due.notes, true));
      }
      g.due.length = 0;
    }
    const f = stack[stack.length - 1];
    if (f === undefined) return NOBODY;
    const p = procedureOf(rules, f.proc);
    frame: for (;;) {
      const i = p.code[f.pc];
      if (i === undefined) throw new DeadEnd(`${f.proc} has no step ${f.pc}`);
      if (++steps > STEPS_WITHOUT_A_DECISION) throw new DeadEnd(`${f.proc} runs on for ever at ${i.name || i.op}`);
      if (observer.tally !== null) tallyStep(p, i);
      if (i.rule !== '' && i.rule === observer.ignored) {
        f.pc = i.ignoredTo;
        chose = '';
        continue;
      }
      switch (i.op) {
        case 'act':
          i.run?.(g, f.notes, chose);
          f.pc++;
          if (g.over !== null || g.due.length > 0) break frame;
          break;
        case 'unless':
          f.pc = i.test?.(g, f.notes, chose) === true ? f.pc + 1 : i.to;
          break;
        case 'jump':
          f.pc = i.to;
          break;
        case 'call': {
          const callee = i.call?.callee(g, f.notes);
          if (callee === undefined) throw new DeadEnd(`${f.proc} calls nothing`);
          const notes = i.call?.notes(g, f.notes) ?? {};
          chose = '';
          f.pc++;
          if (callee.rule === observer.ignored) break;
          stack.push(newFrame(callee.name, notes, false));
          break frame;
        }
        case 'end':
          if (fibre !== null && stack.length === 1) {
            fibre.sealed = true;
            return NOBODY;
          }
          stack.pop();
          chose = '';
          if (f.interrupts) afterInterruption(rules, g);
          break frame;
        case 'ask': {
          const asked = askNow(rules, g, f, i, fibre, mode);
          if (asked !== null) return asked;
          chose = loneChoice;
          if (g.over !== null || g.due.length > 0) break frame;
          break;
        }
        case 'together': {
          const asked = togetherNow(rules, g, f, i, mode);
          if (asked !== null) return asked;
          chose = '';
          if (g.over !== null || g.due.length > 0) break frame;
          break;
        }
        case 'window': {
          const asked = windowNow(rules, g, f, i, mode);
          if (asked !== null) return asked;
          chose = '';
          if (stack[stack.length - 1] !== f) break frame;
          break;
        }
        case 'freely': {
          const asked = floorNow(rules, g, f, i);
          if (asked !== null) return asked;
          chose = '';
          break;
        }
      }
    }
  }
}

function tallyStep<T>(p: Procedure<T, Notes>, i: Instruction<T>): void {
  if (i.op === 'jump' || i.op === 'end') return;
  met('rule', p.rule);
  if (i.rule !== '') met('rule', i.rule);
  met('step', `${p.name} › ${i.name || i.op}`);
}

// ---- asking ----

/** What may be answered: the candidates that no rule and no promise refuses. */
function legal<T, V>(
  rules: Rules<T>,
  g: Game<T>,
  v: V,
  seat: Seat,
  question: string,
  candidates: readonly Option[],
  refuse: ((g: Game<T>, v: V, option: Option, seat: Seat) => string | null) | undefined,
): readonly Option[] {
  let list = candidates;
  if (refuse !== undefined) {
    const kept: Option[] = [];
    for (const o of candidates) if (refusal(refuse(g, v, o, seat)) === null) kept.push(o);
    list = kept;
  }
  const promised = rules.promised;
  if (promised !== undefined && list.length > 1) {
    const kept = list.filter((o) => refusal(promised(g, seat, question, o)) === null);
    if (kept.length > 0) list = kept;
  }
  return list;
}

function refusal(rule: string | null): string | null {
  if (rule === null || rule === observer.ignored) return null;
  if (observer.tally !== null) {
    met('refusal', rule);
    met('rule', rule);
  }
  return rule;
}

const MOST_SEALED_ANSWERS = 1000;
/** Public moments count for everybody, a seat's own sealed answers only for itself. */
const questionNumber = <T>(g: Game<T>, fibre: Fibre | null): number =>
  g.moment * MOST_SEALED_ANSWERS + (fibre?.answers.length ?? 0);

const decision = <T>(
  g: Game<T>,
  seat: Seat,
  i: Instruction<T>,
  options: readonly Option[],
  fibre: Fibre | null,
  window: Decision['window'],
): Decision => {
  if (observer.tally !== null) met('question', i.name);
  return {
    seat,
    question: questionNumber(g, fibre),
    name: i.name,
    rule: i.rule,
    options,
    sealed: fibre !== null,
    window,
  };
};

/** The answer that `askNow` gave by itself; what was chosen dies at the next step. */
let loneChoice: Option = '';

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
  const always = fibre !== null || q.always === true;
  if (typeof who !== 'number' && who.length !== 1) {
    const all: Decision[] = [];
    for (const seat of who) {
      const options = legal(rules, g, f.notes, seat, i.name, q.options(g, f.notes, seat), q.refuse);
      if (options.length > 0) all.push(decision(g, seat, i, options, fibre, null));
    }
    if (all.length > 0) return all;
    if (q.orNothing !== true) throw new DeadEnd(`"${i.name}" offers nobody anything`);
    loneChoice = '';
    f.pc++;
    return null;
  }
  const seat = typeof who === 'number' ? who : (who[0] ?? -1);
  const options = legal(rules, g, f.notes, seat, i.name, q.options(g, f.notes, seat), q.refuse);
  if (options.length > 1 || (options.length === 1 && always && mode === 'table'))
    return [decision(g, seat, i, options, fibre, null)];
  const only = options[0];
  if (only === undefined) {
    if (q.orNothing !== true) throw new DeadEnd(`"${i.name}" offers seat ${seat} nothing`);
    loneChoice = '';
    f.pc++;
    return null;
  }
  if (lone !== null) lone(seat, only, always);
  if (fibre !== null) fibre.answers.push(only);
  loneChoice = only;
  f.pc++;
  q.then?.(g, f.notes, only, seat);
  return null;
}

// ---- together ----

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
    f.fibres = t.seats(g, f.notes).map((seat) => freshFibre(seat, t.each.name, t.notes(g, f.notes, seat)));
    // What led here cannot be taken back alone: whether it still could would tell who has sealed.
    g.barrier++;
  }
  const asked: Decision[] = [];
  for (const fibre of f.fibres) {
    if (fibre.sealed) continue;
    if (fibre.stack.length === 0) fibre.stack.push(newFrame(t.each.name, t.notes(g, f.notes, fibre.seat), false));
    for (const d of advance(rules, g, fibre.stack, fibre, '', mode)) asked.push(d);
    if (asked.length > 0 && mode === 'search') return asked;
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

function answerInFibre<T>(rules: Rules<T>, g: Game<T>, fibre: Fibre, option: Option): void {
  const f = fibre.stack[fibre.stack.length - 1];
  if (f === undefined) throw new DeadEnd('a sealed answer without a question');
  const q = instructionAt(rules, f).ask;
  fibre.answers.push(option);
  f.pc++;
  q?.then?.(g, f.notes, option, fibre.seat);
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
    const fibre = g.stack[n]?.fibres?.find((x) => x.seat === seat);
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

function windowOptions<T>(rules: Rules<T>, g: Game<T>, f: Frame, i: Instruction<T>, seat: Seat): readonly Option[] {
  const w = i.window;
  if (w === null) return [PASS];
  return [PASS, ...legal(rules, g, f.notes, seat, i.name, w.options(g, f.notes, seat), w.refuse)];
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
      else if (lone !== null) lone(seat, PASS, true);
    }
  }
  const asked: Decision[] = [];
  for (const fibre of f.fibres) {
    if (fibre.sealed) continue;
    const options = windowOptions(rules, g, f, i, fibre.seat);
    asked.push(
      decision(g, fibre.seat, i, options, fibre, {
        about: w.about?.(g, f.notes) ?? '',
        stake: w.stake?.(g, f.notes, fibre.seat) ?? false,
      }),
    );
    if (mode === 'search') return asked;
  }
  if (asked.length > 0) return asked;
  const acts = f.fibres.find((x) => x.answers[0] !== PASS);
  g.barrier++;
  g.moment++;
  f.fibres = null;
  if (acts === undefined) f.pc++;
  else {
    // The procedure runs first; then the window opens again for everybody, the later ones among them.
    g.stack.push(newFrame(w.play.name, { seat: acts.seat, choice: acts.answers[0] ?? PASS }, true));
  }
  return null;
}

// ---- the open floor ----

function floorNow<T>(rules: Rules<T>, g: Game<T>, f: Frame, i: Instruction<T>): readonly Decision[] | null {
  const floor = i.floor;
  if (floor === null) throw new DeadEnd(`${i.name} is no floor`);
  const asked: Decision[] = [];
  if (f.acts < floor.most(g, f.notes))
    for (const seat of floor.seats(g, f.notes)) {
      if ((f.done & (1 << seat)) !== 0 && floor.again?.(g, f.notes, seat) !== true) continue;
      const options = legal(rules, g, f.notes, seat, i.name, floor.options(g, f.notes, seat), floor.refuse);
      if (options.length > 0) asked.push(decision(g, seat, i, [DONE, ...options], null, null));
    }
  if (asked.length > 0) return asked;
  f.done = 0;
  f.acts = 0;
  f.pc++;
  return null;
}

// ---- answering ----

/** Answers the question with that number and runs on. At a table an answer that was not offered is refused and changes nothing. */
export function choose<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
  question: number,
  option: Option,
  mode: PlayMode = 'table',
): readonly Decision[] {
  if (mode === 'table') check(rules, g, seat, question, option);
  const f = g.stack[g.stack.length - 1];
  if (f === undefined) throw new Refusal('not-asked', '', 'The game is over.');
  const i = instructionAt(rules, f);
  switch (i.op) {
    case 'ask':
      g.moment++;
      f.pc++;
      i.ask?.then?.(g, f.notes, option, seat);
      return advance(rules, g, g.stack, null, option, mode);
    case 'together': {
      const fibre = f.fibres?.find((x) => x.seat === seat);
      if (fibre === undefined) break;
      answerInFibre(rules, g, fibre, option);
      const more = advance(rules, g, fibre.stack, fibre, option, mode);
      return mode === 'search' && more.length > 0 ? more : settle(rules, g, mode);
    }
    case 'window': {
      const fibre = f.fibres?.find((x) => x.seat === seat);
      if (fibre === undefined) break;
      fibre.answers.push(option);
      fibre.sealed = true;
      return settle(rules, g, mode);
    }
    case 'freely':
      g.moment++;
      if (option === DONE) {
        // Being done twice counts as an act, so that a floor with an offer nobody answers closes too.
        if ((f.done & (1 << seat)) !== 0) f.acts++;
        f.done |= 1 << seat;
        i.floor?.done?.(g, f.notes, seat);
      } else {
        f.acts++;
        f.done &= ~(1 << seat);
        i.floor?.then(g, f.notes, option, seat);
      }
      return settle(rules, g, mode);
    default:
  }
  throw new Refusal('not-asked', i.rule, `Seat ${seat} is not asked anything now.`);
}

function check<T>(rules: Rules<T>, g: Game<T>, seat: Seat, question: number, option: Option): void {
  const open = settle(rules, g, 'table');
  const d = open.find((x) => x.seat === seat);
  if (d === undefined) throw new Refusal('not-asked', '', `Seat ${seat} is not asked anything now.`);
  if (d.question !== question)
    throw new Refusal(
      'stale',
      d.rule,
      `That question is no longer open: seat ${seat} is asked "${d.name}" (question ${d.question}).`,
    );
  if (d.options.includes(option)) return;
  const rule = whyNot(rules, g, seat, option);
  const possible = d.options.join(', ');
  if (rule !== null && rule !== d.rule)
    throw new Refusal('refused', rule, `"${option}" is not allowed (${rule}); possible: ${possible}.`);
  throw new Refusal('not-offered', d.rule, `"${option}" is not one of the choices of "${d.name}": ${possible}.`);
}

/** What a seat could think of and may not choose now, each with the rule that forbids it. */
export function refusals<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
): { readonly option: Option; readonly rule: string }[] {
  const d = settle(rules, g, 'table').find((x) => x.seat === seat);
  const top = g.stack[g.stack.length - 1];
  const fibre = top?.fibres?.find((x) => x.seat === seat);
  const f = fibre?.stack[fibre.stack.length - 1] ?? top;
  if (d === undefined || f === undefined) return [];
  const i = instructionAt(rules, f);
  const spec = i.ask ?? i.window ?? i.floor;
  const refused: { option: Option; rule: string }[] = [];
  for (const option of spec?.options(g, f.notes, seat) ?? [])
    if (!d.options.includes(option))
      refused.push({
        option,
        rule: spec?.refuse?.(g, f.notes, option, seat) ?? rules.promised?.(g, seat, d.name, option) ?? d.rule,
      });
  return refused;
}

/** The rule that keeps a seat from choosing this now; null if it may, or is not asked. */
export function whyNot<T>(rules: Rules<T>, g: Game<T>, seat: Seat, option: Option): string | null {
  const d = settle(rules, g, 'table').find((x) => x.seat === seat);
  if (d === undefined || d.options.includes(option)) return null;
  return refusals(rules, g, seat).find((r) => r.option === option)?.rule ?? d.rule;
}

// ---- acting when not asked ----

const NO_FORM: Form = {};
const offerId = (name: string, noun: Option | null): string => (noun === null ? name : `${name}: ${noun}`);

function* openOffers<T>(rules: Rules<T>, g: Game<T>): Generator<{ spec: OfferSpec<T>; notes: Notes }> {
  for (const spec of rules.book.offers) {
    if (spec.during === null) yield { spec, notes: {} };
    else {
      const f = g.stack.findLast((x) => x.proc === spec.during);
      if (f !== undefined) yield { spec, notes: f.notes };
    }
  }
}

/** Acts open to a seat that nobody waits for. */
export function offers<T>(rules: Rules<T>, g: Game<T>, seat: Seat): Offer[] {
  const list: Offer[] = [];
  if (g.over !== null) return list;
  for (const { spec, notes } of openOffers(rules, g)) {
    const { name, rule, act } = spec;
    if (rule === observer.ignored) continue;
    if (act.form !== undefined) {
      const form = act.form(g, seat, notes);
      if (form !== null) list.push({ id: name, name, rule, noun: null, form });
    }
    for (const noun of act.options?.(g, seat, notes) ?? [])
      if (refusal(act.refuse?.(g, seat, noun, notes) ?? null) === null)
        list.push({ id: offerId(name, noun), name, rule, noun, form: null });
  }
  return list;
}

/** A seat acts unasked: the interruption runs first, then the interrupted goes on if it still makes sense. */
export function act<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
  id: string,
  mode: PlayMode = 'table',
  form: Form = NO_FORM,
): readonly Decision[] {
  const offer = offers(rules, g, seat).find((o) => o.id === id);
  if (offer === undefined) {
    const rule = whyNotOffer(rules, g, seat, id);
    const open =
      offers(rules, g, seat)
        .map((o) => o.id)
        .join(', ') || 'nothing';
    if (rule !== null)
      throw new Refusal('refused', rule, `"${id}" is not allowed now (${rule}); open to seat ${seat}: ${open}.`);
    throw new Refusal('not-offered', '', `"${id}" is not open to seat ${seat} now; open: ${open}.`);
  }
  if (offer.form !== null)
    for (const field of offer.form) {
      const value = form[field.name];
      if (value === undefined || !field.from.includes(value))
        throw new Refusal(
          'bad-form',
          offer.rule,
          `"${field.name}" of "${id}" must be one of ${field.from.join(', ')}.`,
        );
    }
  const spec = rules.book.offers.find((s) => s.name === offer.name && s.rule === offer.rule);
  if (spec === undefined) throw new DeadEnd(`nobody declared "${id}"`);
  if (observer.tally !== null) {
    met('offer', offer.name);
    met('rule', offer.rule);
  }
  g.moment++;
  g.stack.push(newFrame(spec.act.play.name, spec.act.notes(g, seat, offer.noun ?? '', form), true));
  return settle(rules, g, mode);
}

/** The rule that keeps a seat from an act that it could think of. */
export function whyNotOffer<T>(rules: Rules<T>, g: Game<T>, seat: Seat, id: string): string | null {
  for (const { spec, notes } of openOffers(rules, g))
    for (const noun of spec.act.options?.(g, seat, notes) ?? [])
      if (offerId(spec.name, noun) === id) return spec.act.refuse?.(g, seat, noun, notes) ?? null;
  return null;
}

function afterInterruption<T>(rules: Rules<T>, g: Game<T>): void {
  for (let n = 0; n < g.stack.length; n++) {
    const f = g.stack[n];
    if (f === undefined) continue;
    const abandon = procedureOf(rules, f.proc).abandon;
    if (abandon === null || f.pc >= abandon.to || !abandon.test(g, f.notes, '')) continue;
    g.stack.length = n + 1;
    f.pc = abandon.to;
    f.fibres = null;
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
