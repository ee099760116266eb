import { expect, test } from 'vitest';
import { mostVisited } from '../src/search/think.ts';
import { edgesOf, newNode, select } from '../src/search/tree.ts';

const node = () => newNode({ seat: 0, name: 'which way?' });

test('the answer that was tried most is given, of several the best', () => {
  const root = node();
  const [left, right, back] = edgesOf(root, ['left', 'right', 'back'], () => null);
  Object.assign(left!, { visits: 2, sum: 0.4 });
  Object.assign(right!, { visits: 2, sum: 0.8 });
  Object.assign(back!, { visits: 1, sum: 0.9 });
  expect(mostVisited(root, ['left', 'right', 'back'])).toBe('right');
  expect(mostVisited(root, ['right', 'left'])).toBe('right');
  expect(mostVisited(root, ['back', 'left'])).toBe('left');
  expect(mostVisited(root, ['up'])).toBeNull();
});

test('what weighs nothing is never tried, what weighs little is', () => {
  const edges = edgesOf(node(), ['likely', 'unlikely', 'never'], () => [1, 0.001, 0]);
  for (let n = 0; n < 200; n++) {
    const edge = edges[select(edges, 0.1, n % 3)]!;
    edge.visits++;
    edge.sum += 0.2;
  }
  expect(edges.map((e) => e.visits > 0)).toEqual([true, true, false]);
});

test('of answers that look alike any may be tried first', () => {
  const edges = edgesOf(node(), ['left', 'right', 'back'], () => null);
  expect([0, 1, 2].map((start) => select(edges, 0.1, start))).toEqual([0, 1, 2]);
});
