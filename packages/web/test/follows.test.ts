import { expect, test } from 'vitest';
import { follows } from '../src/table/follows.ts';

const at = (scrollTop: number, scrollHeight = 1000, clientHeight = 300) => ({ scrollTop, scrollHeight, clientHeight });

test('the log keeps its end in sight when lines come faster than it scrolls', () => {
  // It was scrolled to its end, and two long lines have come before it hears of that.
  expect(follows(true, 640, at(700, 1090))).toBe(true);
});

test('the log keeps its end in sight when the answers below take more room', () => {
  expect(follows(true, 700, at(700, 1000, 120))).toBe(true);
});

test('whoever scrolls up reads on where they are, until they are back at the end', () => {
  expect(follows(true, 700, at(500))).toBe(false);
  expect(follows(false, 500, at(560))).toBe(false);
  expect(follows(false, 560, at(690))).toBe(true);
});
