// Numbers to choose from.

/** All whole numbers between two, both included. */
export function fromTo(first: number, last: number): number[] {
  const list: number[] = [];
  for (let n = first; n <= last; n++) list.push(n);
  return list;
}
export const upTo = (last: number): number[] => fromTo(0, last);
