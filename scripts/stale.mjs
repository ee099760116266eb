// Whether something must be made again: the names, times and sizes of its inputs against a stamp.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MADE = new Set(['node_modules', 'dist', 'dist-types', 'generated', 'test-results', 'coverage', '.git']);

function addTree(path, hash) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    if (MADE.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue;
    const below = join(path, entry.name);
    if (entry.isDirectory()) addTree(below, hash);
    else addFile(below, hash);
  }
}

function addFile(path, hash) {
  const s = statSync(path, { throwIfNoEntry: false });
  if (s !== undefined) hash.update(`${path}\0${s.mtimeMs}\0${s.size}\n`);
}

/** One hash over files and folders. */
export function inputsOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const s = statSync(path, { throwIfNoEntry: false });
    if (s === undefined) continue;
    if (s.isDirectory()) addTree(path, hash);
    else addFile(path, hash);
  }
  return hash.digest('hex');
}

const stampFile = (root, name) => join(root, 'node_modules', '.cache', 'landsraad', name);

export function isStale(root, name, inputs, outputs) {
  const file = stampFile(root, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== inputs) return true;
  return outputs.some((path) => !existsSync(path));
}

export function stamp(root, name, inputs) {
  const file = stampFile(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, inputs);
}

export const unstamp = (root, name) => rmSync(stampFile(root, name), { force: true });

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

function lockedBy(lock) {
  const s = statSync(lock, { throwIfNoEntry: false });
  if (s === undefined) return { holder: 0, seconds: 0 };
  return { holder: Number(readFileSync(lock, 'utf8')), seconds: (Date.now() - s.mtimeMs) / 1000 };
}

/** One at a time: two commands that find the same thing stale must not build into each other. */
export async function alone(root, work) {
  const lock = stampFile(root, 'building');
  mkdirSync(dirname(lock), { recursive: true });
  let told = false;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const { holder, seconds } = lockedBy(lock);
      // Whoever writes the lock writes its number at once: an empty one is left from somebody who was stopped in between.
      if (holder > 0 ? !alive(holder) : seconds > 5) rmSync(lock, { force: true });
      else {
        if (!told) process.stderr.write('Waiting for another build to end.\n');
        told = true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
