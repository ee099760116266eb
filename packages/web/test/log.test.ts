import { expect, test } from 'vitest';
import { followsEnd } from '../src/table/followsEnd.ts';

const list = (scrollTop: number, scrollHeight = 1000, clientHeight = 300) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

test('the end of the log stays in sight unless the reader scrolls up', () => {
  // Lines came before the scroll to the end was told.
  expect(followsEnd(true, 500, list(700, 1400))).toBe(true);
  // The answers took room of the log.
  expect(followsEnd(true, 700, list(700, 1000, 200))).toBe(true);
  expect(followsEnd(true, 700, list(500))).toBe(false);
  // Who reads further up and scrolls on is left in peace, until the end is there.
  expect(followsEnd(false, 300, list(500))).toBe(false);
  expect(followsEnd(false, 500, list(690))).toBe(true);
});
