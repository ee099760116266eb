// Numbers to choose from.

/** All from the least to the most; none if the most is less. */
export function fromTo(least: number, most: number): number[] {
  const list: number[] = [];
  for (let n = least; n <= most; n++) list.push(n);
  return list;
}
export const upTo = (most: number): number[] => fromTo(0, most);
