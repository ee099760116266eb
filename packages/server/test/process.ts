// A server as a process of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** `shell` is said before it starts: limits, for example. */
export async function child(
  data: string,
  shell = '',
  more: readonly string[] = [],
): Promise<{ process: ChildProcess; url: string }> {
  const node = [process.execPath, '--conditions', '@landsraad/source', '--import', 'tsx', CHILD, data, ...more];
  const started = spawn('/bin/bash', ['-c', `${shell}\nexec "$@"`, 'server', ...node], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  for await (const line of createInterface({ input: started.stdout })) return { process: started, url: line };
  throw new Error('the server did not start');
}
