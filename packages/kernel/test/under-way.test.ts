import {
  added,
  declare,
  isTop,
  isUnderWay,
  notesOf,
  remember,
  rememberWhile,
  tabulate,
  replaced,
  without,
} from '@landsraad/kernel';
import { expect, test } from 'vitest';

const frame = (proc: string, notes: object) => ({ proc, notes, fibres: null });
const running = {
  stack: [frame('night', {}), frame('raid', { stall: 1 }), frame('raid', { stall: 2 }), frame('bid', {})],
};
const procedure = (name: string) => ({ name, rule: '', code: [], abandon: null, undisturbed: false, turnOf: null });

test('a procedure is under way from its first step to its last', () => {
  expect(isUnderWay(running, procedure('night'))).toBe(true);
  expect(isUnderWay(running, procedure('market'))).toBe(false);
});

test('only the procedure that waits is on top', () => {
  expect(isTop(running, procedure('bid'))).toBe(true);
  expect(isTop(running, procedure('raid'))).toBe(false);
});

test('the notes are those of the innermost', () => {
  expect(notesOf(running, procedure('raid'))).toEqual({ stall: 2 });
  expect(notesOf(running, procedure('market'))).toBeNull();
});

test('a declaration moves the barrier', () => {
  const g = { barrier: 3 } as Parameters<typeof declare>[0];
  declare(g);
  expect(g.barrier).toBe(4);
});

test('lists are replaced: the old one stays as it was', () => {
  const list: readonly number[] = [1, 2, 3];
  expect([added(list, 4), replaced(list, 1, 9), without(list, 0)]).toEqual([
    [1, 2, 3, 4],
    [1, 9, 3],
    [2, 3],
  ]);
  expect(list).toEqual([1, 2, 3]);
});

test('what is remembered is looked up again when a part is replaced, and only then', () => {
  let looks = 0;
  const sum = remember(
    (seen, table: { list: readonly number[] }, factor: number) => {
      seen[0] = table.list;
      seen[1] = factor;
    },
    (table, factor) => {
      looks++;
      return factor * table.list.reduce((a, b) => a + b, 0);
    },
  );
  const table = { list: [1, 2] as readonly number[] };
  expect([sum(table, 1), sum({ list: table.list }, 1), sum(table, 2)]).toEqual([3, 3, 6]);
  expect(looks).toBe(2);
  table.list = added(table.list, 3);
  expect([sum(table, 2), looks]).toEqual([12, 3]);
});

test('what says of itself that it is still true is not looked up again; otherwise it may be filled anew', () => {
  let looks = 0;
  const total = rememberWhile(
    (found: { from: readonly number[]; sum: number }, g: { list: readonly number[] }) => found.from === g.list,
    (g, before) => {
      looks++;
      const found = before ?? { from: g.list, sum: 0 };
      found.from = g.list;
      found.sum = g.list.reduce((a, b) => a + b, 0);
      return found;
    },
  );
  const g = { list: [1, 2] };
  const first = total(g);
  expect([first.sum, total({ list: g.list }).sum, looks]).toEqual([3, 3, 1]);
  g.list = [4];
  expect([total(g).sum, total(g) === first, looks]).toEqual([4, true, 2]);
});

test('a tabulated function works each result out once', () => {
  const worked: number[] = [];
  const half = tabulate(
    (n: number) => n,
    (n) => {
      worked.push(n);
      return n / 2;
    },
  );
  expect([half(4), half(6), half(4), worked]).toEqual([2, 3, 2, [4, 6]]);
});
