// Small things that sentences are made of.

export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
/** "1 Regular, 2 Elites and 1 leader". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
/** "1 card", "3 cards". */
export const many = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`;
