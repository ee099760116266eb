// Which of the answers given here led to the question that is asked now.

/** A question as the way remembers it. */
interface Step {
  /** What was asked. */
  readonly name: string;
  /** Where in the rules it was asked: the procedures under way, the outermost first. */
  readonly path: readonly string[];
}

const isWithin = (path: readonly string[], of: readonly string[]): boolean => of.every((name, n) => path[n] === name);
const isSame = (a: Step, b: Step): boolean =>
  a.name === b.name && a.path.length === b.path.length && isWithin(a.path, b.path);

/**
 * The answers that are still under way: what was answered in a procedure that has ended is done with, and whoever is asked
 * the same again, in the same place, has begun anew.
 */
export function wayTo<S extends Step>(said: readonly S[], now: Step): S[] {
  let way: S[] = [];
  const goOn = (next: Step): void => {
    const before = way.findIndex((s) => isSame(s, next));
    way = (before < 0 ? way : way.slice(0, before)).filter((s) => isWithin(next.path, s.path));
  };
  for (const answer of said) {
    goOn(answer);
    way.push(answer);
  }
  goOn(now);
  return way;
}
