import { expect, test } from 'vitest';
import { saidAfter } from '../src/table/unheard.ts';
import { tableLine } from '../src/table/tableLines.ts';
import type { LogLine } from '../src/table/source.ts';

const line = (id: number, kind: string, seat: number, text = ''): LogLine => ({
  id,
  of: 'table',
  kind,
  rule: '',
  nouns: { seat, text },
});
const LOG = [
  line(0, 'said to all', 1, 'Hello.'),
  line(1, 'taken back', 1),
  line(2, 'said to all', 0, 'Peace?'),
  line(3, 'said to all', 2, 'Never.'),
];

test('what others say counts until it was looked at; what one says oneself does not', () => {
  expect(saidAfter(LOG, 0, -1).map((l) => l.id)).toEqual([0, 3]);
  expect(saidAfter(LOG, 0, 0).map((l) => l.id)).toEqual([3]);
  expect(saidAfter(LOG, 2, 3)).toEqual([]);
});

test('what is said to all stands in the log in quotation marks', () => {
  expect(tableLine(LOG[3]!, (seat) => `Seat ${seat}`)).toBe('Seat 2: “Never.”');
});
