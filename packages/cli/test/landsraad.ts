// Runs the real command, from its sources, as a person or a script would: a child process in a folder of its own.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;
const RUN = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'run.ts');

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface How {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: { readonly [name: string]: string };
  /** Told when the process runs: to send it signals. */
  readonly started?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/** Tests that run side by side must hand in their own `onTestFinished`. */
export function folder(finished: (work: () => void) => void = onTestFinished): string {
  const path = mkdtempSync(join(tmpdir(), 'landsraad-cli-'));
  finished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export function landsraad(args: readonly string[], how: How = {}): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', TSX, '--conditions=@landsraad/source', RUN, ...args], {
    cwd: how.cwd ?? folder(),
    env: { ...process.env, NO_COLOR: '1', ...how.env },
    stdio: 'pipe',
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(how.input ?? '');
  how.started?.((signal) => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Exactly one JSON object on standard output, and nothing else. */
export async function json(
  args: readonly string[],
  how: How = {},
): Promise<{ readonly code: number | null; readonly object: Record<string, unknown>; readonly err: string }> {
  const { code, out, err } = await landsraad([...args, '--json'], how);
  return { code, object: JSON.parse(out) as Record<string, unknown>, err };
}
