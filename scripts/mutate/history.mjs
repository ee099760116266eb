// Which tests there were in earlier runs: a mutant that has survived them need only meet what has changed since.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTests } from './results.mjs';

export function openHistory(folder, packages) {
  const today = readTests(process.cwd(), packages);
  const file = (hash) => join(folder, `${hash}.json`);
  const read = new Map();
  return {
    keep(ids) {
      mkdirSync(folder, { recursive: true });
      const tests = Object.fromEntries(ids.map((id) => [id, today.of(id)]));
      writeFileSync(file(today.hash), JSON.stringify({ shared: today.shared, tests }));
    },
    /** Whether a test was there, as it is, when the tests had that hash. */
    hadTest(hash, id) {
      if (!read.has(hash)) read.set(hash, existsSync(file(hash)) ? JSON.parse(readFileSync(file(hash), 'utf8')) : null);
      const then = read.get(hash);
      return then !== null && then.shared === today.shared && then.tests[id] === today.of(id);
    },
  };
}
