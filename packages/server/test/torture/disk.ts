// What a disk holds after the power has gone: everything before the last sync of a file, and of what was written since
// then anything, also halves. Reconstructed from the system calls of a real server, as strace writes them down.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What strace must record. */
export const CALLS = 'pwrite64,ftruncate,fsync,fdatasync';

type Change =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly size: number };

export interface Call {
  /** Milliseconds, by the clock of the machine. */
  readonly time: number;
  readonly file: string;
  readonly change: Change | 'sync';
}

const SECTOR = 512;

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');

/** The calls that concern the database, in order. A sync counts from when it is done, a write from when it begins. */
export function readTrace(file: string): Call[] {
  const calls: Call[] = [];
  const syncing = new Map<string, string>();
  for (const line of readFileSync(file, 'latin1').split('\n')) {
    const found = /^(\d+) +(\d+\.\d+) (.*)$/.exec(line);
    if (found === null) continue;
    const [, pid = '', seconds = '', call = ''] = found;
    const time = Number(seconds) * 1000;
    const resumed = /^<\.\.\. f(?:data)?sync resumed>.*= 0/.test(call) ? syncing.get(pid) : undefined;
    if (resumed !== undefined) {
      calls.push({ time, file: resumed, change: 'sync' });
      continue;
    }
    const [, name = '', hexPath = '', rest = ''] = /^(\w+)\(\d+<([^>]*)>(.*)$/.exec(call) ?? [];
    const path = bytesOf(hexPath).toString();
    if (!/landsraad\.db(-wal)?$/.test(path)) continue;
    const target = basename(path);
    if (name === 'fsync' || name === 'fdatasync') {
      if (/= 0/.test(rest)) calls.push({ time, file: target, change: 'sync' });
      else syncing.set(pid, target);
    } else if (name === 'pwrite64') {
      const [, hex = '', at = '0'] = /^, "((?:\\x[0-9a-f]{2})*)", \d+, (\d+)/.exec(rest) ?? [];
      calls.push({ time, file: target, change: { kind: 'write', at: Number(at), bytes: bytesOf(hex) } });
    } else if (name === 'ftruncate') {
      const size = Number(/^, (\d+)/.exec(rest)?.[1] ?? 0);
      calls.push({ time, file: target, change: { kind: 'cut', size } });
    } else throw new Error(`nobody has thought of ${name} on ${target}`);
  }
  return calls;
}

function applied(image: Buffer, change: Change): Buffer {
  if (change.kind === 'cut') {
    const cut = Buffer.alloc(change.size);
    image.copy(cut, 0, 0, change.size);
    return cut;
  }
  const end = change.at + change.bytes.length;
  const grown = end > image.length ? Buffer.concat([image, Buffer.alloc(end - image.length)]) : image;
  change.bytes.copy(grown, change.at);
  return grown;
}

/** What may be left of a change that was not synced: all of it, nothing, or the sectors of its beginning. */
function leftOf(change: Change, roll: (n: number) => number): Change | null {
  const luck = roll(3);
  if (luck === 0) return null;
  if (luck === 1 || change.kind === 'cut') return change;
  const sectors = roll(Math.ceil(change.bytes.length / SECTOR));
  return { ...change, bytes: change.bytes.subarray(0, sectors * SECTOR) };
}

/** Writes the files as they may be when the power goes after so many calls; says how many writes had not been synced. */
export function loseThePower(calls: readonly Call[], count: number, roll: (n: number) => number, into: string): number {
  const files = new Map<string, { image: Buffer; unsynced: Change[] }>();
  for (const { file, change } of calls.slice(0, count)) {
    const there = files.get(file) ?? { image: Buffer.alloc(0), unsynced: [] };
    files.set(file, there);
    if (change !== 'sync') there.unsynced.push(change);
    else {
      for (const c of there.unsynced) there.image = applied(there.image, c);
      there.unsynced = [];
    }
  }
  mkdirSync(into, { recursive: true });
  let lost = 0;
  for (const [file, { image, unsynced }] of files) {
    let left = image;
    for (const change of unsynced) {
      const part = leftOf(change, roll);
      if (part !== change) lost++;
      if (part !== null) left = applied(left, part);
    }
    writeFileSync(join(into, file), left);
  }
  return lost;
}
