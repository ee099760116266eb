// Lines from a person at a terminal, or from a pipe.

import { createInterface, type Interface } from 'node:readline';

export interface Lines {
  /** Null: there will be no more. */
  ask(prompt: string): Promise<string | null>;
  /** The same, but no longer than so many milliseconds; undefined: nothing came in time. */
  askWithin(prompt: string, ms: number): Promise<string | null | undefined>;
  /** What Tab offers. */
  suggest(words: readonly string[]): void;
  close(): void;
}

export function openLines(): Lines {
  let words: readonly string[] = [];
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  const rl: Interface = createInterface({
    input: process.stdin,
    output: terminal ? process.stdout : undefined,
    terminal,
    completer: (line: string): [string[], string] => [
      words.filter((w) => w.toLowerCase().startsWith(line.toLowerCase())),
      line,
    ],
  });
  const waiting: string[] = [];
  type Taker = (line: string | null | undefined) => void;
  let taker: Taker | null = null;
  let closed = false;
  const give: Taker = (line) => {
    const to = taker;
    taker = null;
    to?.(line);
  };
  rl.on('line', (line) => {
    if (taker === null) waiting.push(line);
    else give(line);
  });
  rl.on('close', () => {
    closed = true;
    give(null);
  });
  // Ctrl-C at a prompt is a way to leave: the game is saved as with `quit`.
  rl.on('SIGINT', () => rl.close());
  /** Has the next line, whenever it comes, given to whoever takes it. */
  function take(prompt: string, by: Taker): void {
    const next = waiting.shift();
    if (next !== undefined || closed) return by(next ?? null);
    if (terminal) {
      rl.setPrompt(prompt);
      rl.prompt();
    }
    taker = by;
  }
  return {
    ask: (prompt) => new Promise((resolve) => take(prompt, (line) => resolve(line ?? null))),
    askWithin: (prompt, ms) =>
      new Promise((resolve) => {
        const tooLate = setTimeout(() => give(undefined), ms);
        take(prompt, (line) => {
          clearTimeout(tooLate);
          resolve(line);
        });
      }),
    suggest: (w) => void (words = w),
    close: () => rl.close(),
  };
}
