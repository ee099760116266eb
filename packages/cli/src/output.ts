// What a command says: one JSON object, or lines for people.

import { styleText } from 'node:util';

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);
/** Beside the result: progress, warnings, reasons. Never on standard output. */
export const remark = (line: string): void => void process.stderr.write(`${line}\n`);
export const sayJson = (object: object): void => say(JSON.stringify(object));

/** Colour only for people who look at a terminal and have not asked for none. */
export const coloured = (): boolean => process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
type Style = Parameters<typeof styleText>[0];
export const paint = (style: Style, text: string): string => (coloured() ? styleText(style, text) : text);
export const bold = (text: string): string => paint('bold', text);
export const dim = (text: string): string => paint('dim', text);

export const terminalWidth = (): number => Math.max(40, Math.min(process.stdout.columns ?? 100, 110));

/** Columns: the first to the left, numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, String(cell).length)));
  const right = widths.map((_, n) =>
    rows.slice(1).every((row) => typeof row[n] === 'number' || /^[\d.,–%±× ]*$/.test(row[n] ?? '')),
  );
  return rows.map((row) =>
    row
      .map((cell, n) =>
        right[n] === true ? String(cell).padStart(widths[n] ?? 0) : String(cell).padEnd(widths[n] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** Text in lines of the terminal's width, each after the same indent. */
export function wrapped(text: string, indent = '', width = terminalWidth()): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(indent + line);
  return lines;
}

/** The same with the first line further to the left: where a new line begins is seen. */
export const hanging = (text: string, width = terminalWidth()): string[] =>
  wrapped(text, '    ', width).map((line, n) => (n === 0 ? line.slice(2) : line));

export const thousands = (n: number): string => Math.round(n).toLocaleString('en-GB');
export const rounded = (n: number, digits = 2): number => Number(n.toFixed(digits));
