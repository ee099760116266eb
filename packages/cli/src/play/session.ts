// One evening at the terminal.

import {
  NO_STANDING,
  searchEntries,
  type Decision,
  type Field,
  type Form,
  type Offer,
  type Option,
  type Seat,
} from '@landsraad/kernel';
import {
  answerQuestion,
  doAgain,
  dueNow,
  mayTakeBack,
  openQuestion,
  people,
  Refused,
  setStanding,
  takeBack,
  takeOffer,
  timeIsUp,
} from '@landsraad/table';
import { writeWhole } from '../files.ts';
import { dim, paint, say, terminalWidth, wrapped } from '../output.ts';
import { foundLines } from '../rulebook/page.ts';
import { choiceLines, optionChoices, understand, type Choice } from './choices.ts';
import type { Lines } from './lines.ts';
import {
  asked,
  heading,
  HELP,
  ruleSentence,
  sayEnd,
  sayLines,
  sayNews,
  sayPosition,
  sayQuestion,
  seatNames,
  whatChanged,
  type Asked,
} from './screen.ts';
import { changeStanding } from './standing.ts';
import { untilSomebodyIsAsked, type Table } from './table.ts';

export interface Session<T> {
  readonly table: Table<T>;
  readonly lines: Lines;
  readonly logFile: string;
  /** Several people share the terminal: nobody reads over another's shoulder. */
  readonly shared: boolean;
}

/** What became of a line: the question stands, it has been answered or changed, others go first, or the person leaves. */
type Outcome = 'again' | 'done' | 'wait' | 'leave';

const complain = (text: string): void => wrapped(text, '  ').forEach((line) => say(paint('red', line)));
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

function save<T>(s: Session<T>, file: string): void {
  writeWhole(file, JSON.stringify(s.table.match.hashedLog()));
  say(`Saved: ${file}`);
}

async function handOver<T>(s: Session<T>, seat: Seat): Promise<boolean> {
  if (process.stdout.isTTY) process.stdout.write(CLEAR);
  const name = s.table.seats[seat]?.name ?? '';
  heading(`Hand over to ${name}`, seatNames(s.table));
  const line = await s.lines.ask(`Press Enter when only ${name} is looking. `);
  return line !== null;
}

function showTurn<T>(s: Session<T>, a: Asked<T>): void {
  const seat = s.table.seats[a.decision.seat];
  if (seat === undefined) return;
  const changed = whatChanged(s.table, seat, a.view);
  // A small question after a small answer needs no page of its own.
  if (changed.length > 0 || seat.unheard.length > 0) heading(seat.name, seatNames(s.table));
  if (seat.unheard.length > 0) {
    sayNews(s.table, seat.unheard);
    seat.heard.push(...seat.unheard);
    seat.unheard = [];
    say();
  }
  sayLines(changed, seatNames(s.table));
  sayQuestion(s.table, a);
}

/** Plays until the game is over or the person leaves. */
export async function playSession<T>(s: Session<T>): Promise<void> {
  const { table, lines } = s;
  let last: Seat | null = null;
  let wait = false;
  for (;;) {
    const decision: Decision | null = untilSomebodyIsAsked(table, wait);
    wait = false;
    if (decision === null) break;
    if (s.shared && last !== decision.seat) {
      if (!(await handOver(s, decision.seat))) return leave(s);
      // The screen was cleared: there is nothing above to look back at.
      for (const seat of table.seats) seat.read = [];
    }
    last = decision.seat;
    const a: Asked<T> = asked(table, decision);
    showTurn(s, a);
    lines.suggest([...a.options, ...a.offers].map((c) => c.text));
    const outcome = await untilAnswered(s, a);
    if (outcome === 'leave') return leave(s);
    wait = outcome === 'wait';
  }
  for (const seat of table.seats) {
    if (!seat.person || s.shared) continue;
    say();
    sayNews(table, seat.unheard);
  }
  sayEnd(table);
  say();
  save(s, s.logFile);
}

/** Hears what is typed until the question is answered, or until the time for it is up. */
async function untilAnswered<T>(s: Session<T>, a: Asked<T>): Promise<Outcome> {
  const { lines, table } = s;
  const due = dueNow(table.host.table);
  const pressed = due?.question === a.decision.question ? due : null;
  const ends = Date.now() + (pressed?.seconds ?? 0) * 1000;
  if (pressed !== null) say(dim(`  You have ${pressed.seconds} seconds.`));
  const prompt = paint('yellow', '> ');
  let outcome: Outcome = 'again';
  while (outcome === 'again') {
    const line =
      pressed === null ? await lines.ask(prompt) : await lines.askWithin(prompt, Math.max(0, ends - Date.now()));
    if (line === undefined && pressed !== null) {
      say();
      say(dim('  Your time ran out.'));
      timeIsUp(table.host, pressed);
      return 'done';
    }
    outcome = typeof line === 'string' ? await obey(s, a, line.trim()) : 'leave';
  }
  return outcome;
}

function leave<T>(s: Session<T>): void {
  say();
  save(s, s.logFile);
  say(`Go on with: landsraad play ${s.table.rules.id} --resume ${s.logFile}`);
}

/** Refusals are sentences for people; anything else is a fault. */
function refusable(work: () => void): Outcome {
  try {
    work();
    return 'done';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    complain(error.message);
    return 'again';
  }
}

async function obey<T>(s: Session<T>, a: Asked<T>, line: string): Promise<Outcome> {
  const { table } = s;
  const { seat } = a.decision;
  // Whatever is offered can be typed, even if it is called like one of the words below.
  const choice = understand(line, [...a.options, ...a.offers] as Choice<Option | Offer>[]);
  const exact =
    choice.kind === 'one' &&
    [choice.choice.label, choice.choice.noun.toLowerCase(), choice.choice.text.toLowerCase()].includes(
      line.toLowerCase(),
    );
  if (!exact) {
    const word = command(s, a, line);
    if (word !== null) return word;
  }
  if (choice.kind === 'one') {
    const { value } = choice.choice;
    if (typeof value === 'object') return actUnasked(s, seat, value);
    return refusable(() => answerQuestion(table.host, seat, a.decision.question, value, 'person'));
  }
  if (choice.kind === 'several') {
    say('  Which of these?');
    for (const l of choiceLines(choice.choices, terminalWidth() - 4)) say(`  ${l}`);
  } else if (line !== '') explain(s, a, line);
  return 'again';
}

/** The words that are no choices; null if the line is none of them. */
function command<T>(s: Session<T>, a: Asked<T>, line: string): Outcome | null {
  const { table } = s;
  const { seat } = a.decision;
  const [word = '', ...rest] = line.split(/\s+/);
  const mine = table.seats[seat];
  switch (word.toLowerCase()) {
    case '?':
    case 'h':
    case 'help':
      HELP.forEach((l) => say(dim(`  ${l}`)));
      return 'again';
    case 'p':
    case 'position':
      sayPosition(table, a.view);
      sayQuestion(table, a);
      return 'again';
    case 'l':
    case 'log':
      sayNews(table, mine?.heard.slice(-40) ?? [], true);
      return 'again';
    case 'rule':
      sayRule(s, a, rest.join(' '));
      return 'again';
    case 'why':
      if (rest.length === 0) return null;
      explain(s, a, rest.join(' '));
      return 'again';
    case 'wait':
      return 'wait';
    case 'u':
    case 'undo':
      return undo(s, seat);
    case 'r':
    case 'redo':
      return refusable(() => doAgain(table.host, seat));
    case 'standing':
      return changeStandingOf(s, a, rest);
    case 'save':
      save(s, rest.join(' ') || s.logFile);
      return 'again';
    case 'q':
    case 'quit':
      return 'leave';
    default:
      return null;
  }
}

function undo<T>(s: Session<T>, seat: Seat): Outcome {
  const { host } = s.table;
  if (mayTakeBack(host.table, seat)) return refusable(() => void takeBack(host, seat));
  if (people(host.table).length > 1) {
    complain('That cannot be taken back: something has been shown or drawn since, or another seat has answered.');
    return 'again';
  }
  const outcome = refusable(() => void takeBack(host, seat));
  if (outcome === 'done') say(dim('  Back to your last choice, with fresh dice and draws.'));
  return outcome;
}

/** A standing answer may be the answer to what is asked now. */
function changeStandingOf<T>(s: Session<T>, a: Asked<T>, words: readonly string[]): Outcome {
  const { rules, host } = s.table;
  const { seat, question } = a.decision;
  const before = host.table.standing[seat] ?? NO_STANDING;
  const after = changeStanding(rules, before, words);
  if (after !== before) setStanding(host, seat, after);
  return openQuestion(host.table, seat)?.question === question ? 'again' : 'done';
}

function sayRule<T>(s: Session<T>, a: Asked<T>, words: string): void {
  const { ledger } = s.table.rules;
  if (words === '') wrapped(ruleSentence(ledger, a.decision.rule), '  ').forEach((l) => say(l));
  else {
    const entries = searchEntries(ledger, words).slice(0, 6);
    if (entries.length === 0) complain(`No rule speaks of "${words}".`);
    else foundLines(entries).forEach((l) => say(`  ${l}`));
  }
}

/** Why something that was typed cannot be chosen, with the rule's own sentence. */
function explain<T>(s: Session<T>, a: Asked<T>, typed: string): void {
  const { rules, match } = s.table;
  const { seat, rule } = a.decision;
  const noun: Option = /^-?\d+$/.test(typed) ? Number(typed) : typed;
  const because = match.whyNotOffer(seat, typed) ?? match.whyNot(seat, noun);
  const labels = a.options.map((c) => c.label);
  const possible = labels.length === 1 ? labels[0] : `${labels[0]} to ${labels.at(-1)}`;
  if (because === null) say(`  "${typed}" can be chosen.`);
  else if (because !== rule) complain(`"${typed}" is not possible now: ${ruleSentence(rules.ledger, because)}`);
  else complain(`There is no "${typed}" to choose here: type ${possible} or a name; ? helps, "rule" shows the rule.`);
}

async function actUnasked<T>(s: Session<T>, seat: Seat, offer: Offer): Promise<Outcome> {
  if (offer.form === null) return refusable(() => takeOffer(s.table.host, seat, offer.id, null, 'person'));
  const form = await fillIn(s, offer.form);
  return form === null ? 'again' : refusable(() => takeOffer(s.table.host, seat, offer.id, form, 'person'));
}

/** A deal is a form: one field after the other; an empty line gives it up. */
async function fillIn<T>(s: Session<T>, fields: readonly Field[]): Promise<Form | null> {
  const form: { [field: string]: Option } = {};
  for (const field of fields) {
    const choices = optionChoices(field.from, (o) => fieldText(s, field, o));
    say(`  ${field.name}?`);
    for (const l of choiceLines(choices, terminalWidth() - 6)) say(`    ${l}`);
    for (;;) {
      const line = await s.lines.ask('  > ');
      if (line === null || line.trim() === '') return null;
      const got = understand(line, choices);
      if (got.kind === 'one') {
        form[field.name] = got.choice.value;
        break;
      }
      complain(`Type one of ${choices.map((c) => c.label).join(', ')}, or nothing to give it up.`);
    }
  }
  return form;
}

/** Fields that name a seat are read as names. */
const fieldText = <T>(s: Session<T>, field: Field, o: Option): string => {
  const seat = field.name === 'to' || field.name === 'seat' ? s.table.seats[Number(o)] : undefined;
  return seat?.name ?? String(o);
};
