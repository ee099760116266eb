// The one cache rules may have.

/**
 * A costly look at the game that is kept until something it depends on is replaced. `parts` writes down what it depends
 * on (lists of the table, a seat, an area): as lists are replaced and never changed in place, comparing them is comparing
 * references, and copies of a game share what was found.
 */
export function remember<A extends readonly unknown[], R>(
  parts: (seen: unknown[], ...about: A) => void,
  look: (...about: A) => R,
): (...about: A) => R {
  let before: unknown[] = [];
  let now: unknown[] = [];
  let kept: { readonly found: R } | null = null;
  return (...about) => {
    parts(now, ...about);
    if (kept !== null && isSame(before, now)) return kept.found;
    const swapped = before;
    before = now;
    now = swapped;
    kept = { found: look(...about) };
    return kept.found;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let n = 0; n < b.length; n++) if (a[n] !== b[n]) return false;
  return a.length === b.length;
}

/**
 * The same for a look that rules take all the time: what was found says by itself whether it is still true of the game,
 * which costs less than listing its parts. `look` is given what was found before, to be filled anew.
 */
export function rememberWhile<G, R>(
  isTrue: (found: R, g: G) => boolean,
  look: (g: G, before: R | null) => R,
): (g: G) => R {
  let found: R | null = null;
  return (g) => {
    if (found === null || !isTrue(found, g)) found = look(g, found);
    return found;
  };
}

/** A pure function: each result is worked out once. `key` gives every set of arguments a number of its own. */
export function tabulate<A extends readonly unknown[], R>(
  key: (...about: A) => number,
  work: (...about: A) => R,
): (...about: A) => R {
  const table = new Map<number, { readonly result: R }>();
  return (...about) => {
    const k = key(...about);
    let found = table.get(k);
    if (found === undefined) {
      found = { result: work(...about) };
      table.set(k, found);
    }
    return found.result;
  };
}
