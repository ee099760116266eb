// Lines from a person at a terminal, or from a pipe.

import { createInterface, type Interface } from 'node:readline';

export interface Lines {
  /** Null: there will be no more. */
  ask(prompt: string): Promise<string | null>;
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
  let taker: ((line: string | null) => void) | null = null;
  let closed = false;
  const give = (line: string | null): void => {
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
  return {
    ask(prompt) {
      const next = waiting.shift();
      if (next !== undefined) return Promise.resolve(next);
      if (closed) return Promise.resolve(null);
      if (terminal) {
        rl.setPrompt(prompt);
        rl.prompt();
      }
      return new Promise((resolve) => (taker = resolve));
    },
    suggest: (w) => void (words = w),
    close: () => rl.close(),
  };
}
