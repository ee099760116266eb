// A list that grows at its end: whether it keeps its end in sight.

/** A list as the browser measures it. */
export interface Measured {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

const NEAR = 40;

/**
 * Whether the end stays in sight, told at each scroll. What grows, or is laid out anew, may leave the end out of sight for
 * a moment, but never moves the list up: only a reader does.
 */
export function follows(before: boolean, topBefore: number, now: Measured): boolean {
  const nearEnd = now.scrollHeight - now.scrollTop - now.clientHeight < NEAR;
  return nearEnd || (before && now.scrollTop >= topBefore);
}
