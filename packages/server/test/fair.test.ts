// Whose turn it is when many want bots to think.

import { expect, test } from 'vitest';
import { newFairLine } from '../src/bots/fair.ts';

test('twelve tables of one guest make nobody else wait for more than one thought', async () => {
  const line = newFairLine<string>(1);
  const order: string[] = [];
  const think = (person: string, what: string): Promise<string> =>
    line.run(person, async () => {
      order.push(what);
      await new Promise((soon) => setImmediate(soon));
      return what;
    });
  const all = Array.from({ length: 12 }, (_, n) => think('guest', `guest ${n}`));
  all.push(think('other', 'other 0'), think('third', 'third 0'), think('other', 'other 1'));
  expect(line.waiting()).toBe(14);
  await Promise.all(all);
  expect(order.slice(0, 6)).toEqual(['guest 0', 'guest 1', 'other 0', 'third 0', 'guest 2', 'other 1']);
  expect(order).toHaveLength(15);
  expect(line.waiting()).toBe(0);
});

test('as many as there is room for think at once, and one that fails makes room', async () => {
  const line = newFairLine<number>(2);
  let now = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, n) =>
      line.run(`p${n % 3}`, async () => {
        most = Math.max(most, ++now);
        await new Promise((soon) => setImmediate(soon));
        now--;
        if (n === 4) throw new Error('failed');
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.map((r) => r.status)).toEqual(
    Array.from({ length: 9 }, (_, n) => (n === 4 ? 'rejected' : 'fulfilled')),
  );
});
