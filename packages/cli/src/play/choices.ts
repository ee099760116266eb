// How choices are shown and how what somebody types is understood.

import type { Option } from '@landsraad/kernel';
import { wrapped } from '../output.ts';

export interface Choice<V> {
  /** What to type: a number, or a letter and a number. */
  readonly label: string;
  readonly text: string;
  readonly value: V;
  /** The bare noun, which may be typed too. */
  readonly noun: string;
}

const says = (text: string, n: number): boolean => new RegExp(`(^|[^\\d-])${n}($|\\D)`).test(text);

/** Options by position; amounts by themselves: whoever wants to pay 3 types 3, and what stands beside amounts is no number. */
export function optionChoices(options: readonly Option[], text: (o: Option) => string): Choice<Option>[] {
  const numbers = options.filter((o) => typeof o === 'number');
  const amounts = numbers.length > 0 && numbers.every((o) => says(text(o), o));
  return options.map((o, n) => ({
    label: amounts ? String(o) : String(n + 1),
    text: text(o),
    value: o,
    noun: String(o),
  }));
}

export type Understood<V> =
  | { readonly kind: 'one'; readonly choice: Choice<V> }
  | { readonly kind: 'several'; readonly choices: readonly Choice<V>[] }
  | { readonly kind: 'none' };

/** A label, a noun, the whole text, or the beginning of a text or of a word in it, if only one fits. */
export function understand<V>(line: string, choices: readonly Choice<V>[]): Understood<V> {
  const typed = line.trim().toLowerCase();
  const exact =
    choices.find((c) => c.label === typed) ??
    choices.find((c) => c.noun.toLowerCase() === typed) ??
    choices.find((c) => c.text.toLowerCase() === typed);
  if (exact !== undefined) return { kind: 'one', choice: exact };
  // A number that is no label is no word either.
  if (/^-?\d+$/.test(typed) || typed === '') return { kind: 'none' };
  const begins = choices.filter((c) => c.text.toLowerCase().startsWith(typed));
  const fitting = begins.length > 0 ? begins : choices.filter((c) => ` ${c.text.toLowerCase()}`.includes(` ${typed}`));
  const [first] = fitting;
  if (first === undefined) return { kind: 'none' };
  return fitting.length === 1 ? { kind: 'one', choice: first } : { kind: 'several', choices: fitting };
}

/** In columns when there are many and they are short; what is too long for a line goes on below its own text. */
export function choiceLines(choices: readonly Choice<unknown>[], width: number): string[] {
  const labels = Math.max(...choices.map((c) => c.label.length));
  // "2) 1 spice": the first is what to type.
  const cells = choices.map((c) => `${c.label.padStart(labels)}) ${c.text}`);
  const widest = Math.max(...cells.map((c) => c.length));
  const columns = choices.length <= 9 ? 1 : Math.max(1, Math.min(3, Math.floor(width / (widest + 4))));
  if (columns === 1)
    return choices.flatMap((c) => {
      const [first = '', ...more] = wrapped(c.text, ' '.repeat(labels + 2), width);
      return [`${c.label.padStart(labels)})${first.slice(labels + 1)}`, ...more];
    });
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (cells[column * rows + row] ?? '').padEnd(widest + 4))
      .join('')
      .trimEnd(),
  );
}
