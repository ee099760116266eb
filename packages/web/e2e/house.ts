// The real server as its own process, with its own folder of data; it can be ended and begun again on the same port.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface House {
  readonly address: string;
  /** Ends the process and begins it again, with the same data and port. */
  readonly restart: (between?: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** `landsraad serve`, or for work on the tests another command that takes the same flags. */
const SERVE = process.env['LANDSRAAD_E2E_SERVE']?.split(' ') ?? [join(import.meta.dirname, 'serve.mjs')];

/** The surroundings as they are outside a test runner. */
function outside(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST')),
  );
}

async function begin(data: string, port: number): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [...SERVE, '--port', String(port), '--data', data], {
    cwd: ROOT,
    env: { ...outside(), LANDSRAAD_DEV: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      said += String(bytes);
      const found = /https?:\/\/\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found.replace(/\/$/, ''));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return { child, address };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

export async function openHouse(): Promise<House> {
  const data = await mkdtemp(join(tmpdir(), 'landsraad-e2e-'));
  let { child, address } = await begin(data, 0);
  const port = Number(new URL(address).port);
  return {
    address,
    async restart(between) {
      await end(child);
      await between?.();
      ({ child, address } = await begin(data, port));
    },
    async close() {
      await end(child);
      await rm(data, { recursive: true, force: true });
    },
  };
}
