// What became of mutants, kept between runs: a line each, so that a run that is stopped goes on where it was.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../rules/citations.mjs';

const DETECTED = new Set(['Killed', 'Timeout']);
export const isDetected = (r) => DETECTED.has(r.status);

/** Changes whenever a test of these packages does. */
export function testsHash(root, packages) {
  const hash = createHash('sha256');
  for (const p of packages) {
    const folder = join(root, 'packages', p, 'test');
    for (const f of sourceFiles(folder)) hash.update(f).update(readFileSync(join(folder, f)));
  }
  return hash.digest('hex').slice(0, 16);
}

export function openResults(root, name, tests) {
  const folder = join(root, '.mutation');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl`);
  const known = new Map();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
    if (line !== '') {
      const r = JSON.parse(line);
      known.set(r.key, r);
    }
  return {
    /** What is known of a mutant; one that survived other tests than today's is tried again. */
    of(key) {
      const r = known.get(key);
      return r === undefined || (!isDetected(r) && r.tests !== tests) ? undefined : r;
    },
    add(results) {
      for (const r of results) known.set(r.key, { ...r, tests });
      appendFileSync(file, results.map((r) => `${JSON.stringify({ ...r, tests })}\n`).join(''));
    },
  };
}
