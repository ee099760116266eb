// What changed from one value to the next, as plain data: small, and applied without touching what stayed.
//
//   {"key": patch}          these members are different; a list's members go by their index
//   [value]                 this is new, or something else altogether
//   []                      this is gone
//   [at, removed, ...new]   of a list: so many members from there were removed, and these put in their place

export type Patch = { readonly [key: string]: Patch } | readonly unknown[];

type Members = { readonly [key: string]: unknown };
const isObject = (x: unknown): x is Members | readonly unknown[] => typeof x === 'object' && x !== null;

/** Null: they are the same. A member that is undefined counts as missing, as in JSON. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after)) return [after];
  if (!Array.isArray(before)) return Array.isArray(after) ? [after] : members(before as Members, after as Members);
  if (!Array.isArray(after)) return [after];
  return before.length === after.length ? places(before, after) : splice(before, after);
}

/** Both are plain data, so that every member is their own: `for in` makes no lists of them. */
function members(before: Members, after: Members): Patch | null {
  let patch: { [key: string]: Patch } | null = null;
  let kept = 0;
  for (const key in after) {
    const is = after[key];
    if (is === undefined) continue;
    const was = before[key];
    if (was === is) {
      kept++;
      continue;
    }
    const isThere = was !== undefined && Object.hasOwn(before, key);
    if (isThere) kept++;
    const change = isThere ? diff(was, is) : [is];
    if (change !== null) (patch ??= {})[key] = change;
  }
  for (const key in before) {
    if (before[key] !== undefined) kept--;
  }
  // Something was there that is not any more.
  if (kept < 0)
    for (const key in before)
      if (before[key] !== undefined && (after[key] === undefined || !Object.hasOwn(after, key)))
        (patch ??= {})[key] = [];
  return patch;
}

function places(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let patch: { [key: string]: Patch } | null = null;
  for (let n = 0; n < after.length; n++) {
    const change = diff(before[n], after[n]);
    if (change !== null) (patch ??= {})[n] = change;
  }
  return patch;
}

function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && diff(before[at], after[at]) === null) at++;
  let same = 0;
  while (same < shorter - at && diff(before[before.length - 1 - same], after[after.length - 1 - same]) === null) same++;
  return [at, before.length - at - same, ...after.slice(at, after.length - same)];
}

/** The value after the change; whatever did not change is shared with the value before. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isList(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, removed, ...put] = patch;
    return Array.isArray(before) ? before.toSpliced(Number(at), Number(removed), ...put) : put;
  }
  const after: { [key: string]: unknown } | unknown[] = Array.isArray(before)
    ? before.slice()
    : { ...(before as object) };
  const into = after as { [key: string]: unknown };
  for (const [key, change] of Object.entries(patch)) {
    if (isList(change) && change.length === 0) delete into[key];
    else into[key] = patched(into[key], change);
  }
  return after;
}

const isList = (patch: Patch): patch is readonly unknown[] => Array.isArray(patch);
