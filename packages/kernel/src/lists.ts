// Lists on the table are replaced and never changed in place, so that copies of a game can share them.

/** The list with another entry in one place. */
export function replaced<X>(list: readonly X[], n: number, x: X): readonly X[] {
  const copy = list.slice();
  copy[n] = x;
  return copy;
}

/** The list without the entry in one place. */
export const without = <X>(list: readonly X[], n: number): readonly X[] => list.toSpliced(n, 1);

/** The list with one more entry. */
export const added = <X>(list: readonly X[], x: X): readonly X[] => list.toSpliced(list.length, 0, x);

/** The list before, if it has the same members. */
export function sameList<X>(
  before: readonly X[] | undefined,
  now: readonly X[],
  same: (a: X, b: X) => boolean = Object.is,
): readonly X[] {
  if (before?.length !== now.length) return now;
  for (let n = 0; n < now.length; n++) if (!same(before[n] as X, now[n] as X)) return now;
  return before;
}
