// What a person at the terminal reads.

import {
  entryText,
  findEntry,
  WATCHER,
  type Decision,
  type LedgerEntry,
  type Offer,
  type Option,
  type View,
} from '@landsraad/kernel';
import { bold, coloured, dim, hanging, paint, say, terminalWidth, wrapped } from '../output.ts';
import { withSeats } from '../seats.ts';
import { choiceLines, optionChoices, type Choice } from './choices.ts';
import type { News, Table, TableSeat } from './table.ts';

/** Seats are named in their colours. */
const inColours = (text: string, seats: readonly string[]): string => (coloured() ? withSeats(text, seats) : text);
export const seatNames = <T>({ seats }: Table<T>): string[] => seats.map((s) => s.name);

export const heading = (text: string, seats: readonly string[] = []): void => {
  const width = terminalWidth();
  say();
  say(dim('── ') + bold(inColours(text, seats)) + dim(` ${'─'.repeat(Math.max(3, width - text.length - 4))}`));
};

export function sayNews<T>(table: Table<T>, news: readonly News[], withRules = false): void {
  for (const { text, rule } of news) {
    const lines = wrapped(text, '  ').map((line) => inColours(line, seatNames(table)));
    lines.forEach((line, n) => say(n === lines.length - 1 && withRules ? `${line}  ${dim(rule)}` : line));
  }
}

export const ruleSentence = (ledger: readonly LedgerEntry[], rule: string): string => {
  const entry = findEntry(ledger, rule);
  return entry === undefined ? rule : `${entryText(entry)} (${rule})`;
};

export interface Asked<T> {
  readonly view: View<T>;
  readonly decision: Decision;
  readonly options: readonly Choice<Option>[];
  readonly offers: readonly Choice<Offer>[];
}

export function asked<T>(table: Table<T>, decision: Decision): Asked<T> {
  const { rules, match } = table;
  const v = match.view(decision.seat);
  return {
    view: v,
    decision,
    options: optionChoices(decision.options, (o) => rules.text.option(decision, o, v)),
    offers: v.offers.map((o, n) => ({ label: `a${n + 1}`, text: rules.text.offer(o, v), value: o, noun: o.id })),
  };
}

const positionLines = <T>(table: Table<T>, v: View<T>): readonly string[] => table.rules.text.position(v, table.config);

export function sayLines(lines: readonly string[], seats: readonly string[] = []): void {
  for (const line of lines) for (const part of hanging(line)) say(inColours(part, seats));
}

export const sayPosition = <T>(table: Table<T>, v: View<T>): void =>
  sayLines(positionLines(table, v), seatNames(table));

/** Somebody who has just read the position reads only what has changed, unless that is most of it. */
export function whatChanged<T>(table: Table<T>, seat: TableSeat, v: View<T>): readonly string[] {
  const now = positionLines(table, v);
  const before = new Set(seat.read);
  const changed = now.filter((line) => !before.has(line));
  seat.read = now;
  return changed.length > now.length / 2 ? now : changed;
}

export function sayQuestion<T>(table: Table<T>, a: Asked<T>): void {
  const { rules } = table;
  say();
  say(dim(a.view.breadcrumb.join(' › ')));
  say(
    paint(['bold', 'yellow'], rules.text.question(a.decision, a.view)) + (a.decision.sealed ? dim('  secretly') : ''),
  );
  const width = terminalWidth() - 4;
  for (const line of choiceLines(a.options, width)) say(`  ${line}`);
  if (a.offers.length > 0) {
    say(dim('  or, unasked:'));
    for (const line of choiceLines(a.offers, width)) say(dim(`  ${line}`));
  }
}

/** A game for one can be lost without anybody at the table having won it. */
const whoWins = (winners: readonly string[]): string =>
  winners.length === 0
    ? 'Nobody at this table wins.'
    : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the victory'}.`;

export function sayEnd<T>(table: Table<T>): void {
  const { rules, match, config } = table;
  const over = match.over();
  if (over === null) return;
  heading('The game is over');
  sayPosition(table, match.view(WATCHER));
  say();
  const name = (seat: number): string => rules.text.seat(seat, config);
  if (over.scores.length > 0)
    for (const [seat, score] of over.scores.entries()) say(`  ${inColours(name(seat), seatNames(table))}: ${score}`);
  say(paint(['bold', 'yellow'], whoWins(over.winners.map(name))));
  for (const line of wrapped(ruleSentence(rules.ledger, over.rule), '  ')) say(dim(line));
}

export const HELP = [
  'Type a number or a name (a part of it will do; Tab completes), or',
  '  a1, a2 …      act without being asked, where it is offered',
  '  p             the whole position          l   what has happened, with the rules',
  '  rule          the rule behind the question    rule WORDS   search the rulebook',
  '  why NOUN      why something cannot be chosen',
  '  wait          let the others go first, where whoever is first goes first',
  '  u, r          take back, do again',
  '  standing      your standing answers to questions about interfering',
  '  save [FILE]   write the log               q   save and leave',
];
