// A line in which everybody's turn comes: not by who came first, but person by person.

interface Waiting<R> {
  readonly work: () => Promise<R>;
  readonly done: (result: R) => void;
  readonly failed: (error: unknown) => void;
}

export interface FairLine<R> {
  /** Begins when its person's turn has come and there is room. */
  run(person: string, work: () => Promise<R>): Promise<R>;
  waiting(): number;
}

export function newFairLine<R>(atOnce: number): FairLine<R> {
  /** In the order in which their turns come. */
  const lines = new Map<string, Waiting<R>[]>();
  let underWay = 0;

  function next(): void {
    if (underWay >= atOnce) return;
    const [first] = lines;
    if (first === undefined) return;
    const [person, theirs] = first;
    const waiting = theirs.shift();
    lines.delete(person);
    if (theirs.length > 0) lines.set(person, theirs);
    if (waiting === undefined) return;
    underWay++;
    waiting
      .work()
      .then(waiting.done, waiting.failed)
      .finally(() => {
        underWay--;
        next();
      });
  }

  return {
    run: (person, work) =>
      new Promise((done, failed) => {
        const theirs = lines.get(person) ?? [];
        theirs.push({ work, done, failed });
        lines.set(person, theirs);
        next();
      }),
    waiting: () => [...lines.values()].reduce((n, theirs) => n + theirs.length, 0),
  };
}
