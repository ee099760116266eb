import { assert, jsonValue, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched } from '../src/patch.ts';

test('each kind of change', () => {
  expect(diff({ a: 1, b: [1, 2] }, { a: 1, b: [1, 2] })).toBeNull();
  expect(diff({ a: 1, b: 2 }, { a: 3, b: 2 })).toEqual({ a: [3] });
  expect(diff({ a: 1 }, { a: 1, b: null })).toEqual({ b: [null] });
  expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: [] });
  expect(diff([1, 2, 3], [1, 9, 3])).toEqual({ 1: [9] });
  expect(diff([1, 2, 3], [1, 3])).toEqual([1, 1]);
  expect(diff(['a', 'b'], ['a', 'x', 'y', 'b'])).toEqual([1, 0, 'x', 'y']);
  expect(diff([1, 2], { 0: 1, 1: 2 })).toEqual([{ 0: 1, 1: 2 }]);
  expect(diff({ deep: { er: [{ x: 1 }, { x: 2 }] } }, { deep: { er: [{ x: 1 }, { x: 3 }] } })).toEqual({
    deep: { er: { 1: { x: [3] } } },
  });
});

test('what did not change is shared with the value before', () => {
  const before = { kept: { big: [1, 2, 3] }, changed: 1 };
  const after = patched(before, { changed: [2] });
  expect(after).toEqual({ kept: { big: [1, 2, 3] }, changed: 2 });
  expect((after as typeof before).kept).toBe(before.kept);
  expect(before.changed).toBe(1);
});

test('whatever the values, the patch makes the one from the other, also by way of the wire', () => {
  const value = jsonValue().filter((x) => !JSON.stringify(x).includes('__proto__'));
  // Two values that have much in common, as two pictures of one table have.
  const pair = tuple(value, value, value).map(([a, b, c]) => [
    { a, list: [a, b, c], same: c },
    { a: b, list: [a, c], same: c },
  ]);
  assert(
    property(oneof(pair, tuple(value, value)), ([before, after]) => {
      const plain = (x: unknown): unknown => JSON.parse(JSON.stringify(x));
      const patch = diff(before, after);
      const became = patch === null ? before : patched(before, plain(patch) as typeof patch);
      expect(plain(became)).toEqual(plain(after));
    }),
  );
});
