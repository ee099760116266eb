// Whether a list that grows keeps its end in sight.

interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}
/** So near the end, in px, counts as there. */
const NEAR = 40;

/**
 * After a scroll: `before` is where it stood. Only a reader scrolls up; lines that come meanwhile, and answers that take
 * more room, move the end away.
 */
export function followsEnd(did: boolean, before: number, list: Scrolled): boolean {
  if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) return true;
  return did && list.scrollTop >= before;
}
