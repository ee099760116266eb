// What a check says when it finds something.

/** A check of the battery has failed. */
export class Broken extends Error {
  readonly check: string;
  constructor(check: string, message: string) {
    super(message);
    this.check = check;
  }
}

/** Compares plain data byte for byte and shows where it first differs. */
export function mustEqual(check: string, what: string, a: unknown, b: unknown): void {
  const x = JSON.stringify(a);
  const y = JSON.stringify(b);
  if (x === y) return;
  let n = 0;
  while (n < x.length && x[n] === y[n]) n++;
  const around = (text: string): string => text.slice(Math.max(0, n - 60), n + 60);
  throw new Broken(check, `${what}: …${around(x)}… against …${around(y)}…`);
}
