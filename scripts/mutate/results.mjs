// What became of mutants, kept between runs: a line each, so that a run that is stopped goes on where it was.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { sourceFiles } from '../rules/citations.mjs';

const DETECTED = new Set(['Killed', 'Timeout']);
const isDetected = (r) => DETECTED.has(r.status);
const short = (hash) => hash.digest('hex').slice(0, 16);

/** Reads the tests of some packages: a hash of them all, one of what they share, and one of each by its name. */
export function readTests(root, packages) {
  const all = createHash('sha256');
  const shared = createHash('sha256');
  const each = new Map();
  for (const p of packages) {
    const folder = join(root, 'packages', p, 'test');
    for (const f of sourceFiles(folder)) {
      const text = readFileSync(join(folder, f), 'utf8');
      all.update(f).update(text);
      if (f.endsWith('.test.ts')) each.set(`packages/${p}/test/${f}`, testsIn(text));
      else shared.update(f).update(text);
    }
  }
  return {
    hash: short(all),
    shared: short(shared),
    /** Of the text of a test, by an id of the report; of its whole file where the name is put together. */
    of(id) {
      const [file, name] = id.split(' › ');
      const tests = each.get(file);
      if (tests === undefined) return '';
      const title = tests.titles.findLast((t) => name === t.title || name.endsWith(` ${t.title}`));
      return short(createHash('sha256').update(title?.text ?? tests.text));
    },
  };
}

/** Calls at the top or in a `describe` whose first argument is a name. */
function testsIn(text) {
  const titles = [];
  const look = (statements) => {
    for (const { expression } of statements) {
      const [name, ...rest] = expression?.arguments ?? [];
      if (name?.type !== 'StringLiteral') continue;
      if (expression.callee.name === 'describe') look(rest.at(-1).body.body);
      else titles.push({ title: name.value, text: text.slice(expression.start, expression.end) });
    }
  };
  look(parse(text, { sourceType: 'module', plugins: ['typescript'] }).program.body);
  return { text, titles: titles.toSorted((a, b) => a.title.length - b.title.length) };
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
  const stillHolds = (r) =>
    isDetected(r) ? r.killedBy.every((id, n) => tests.of(id) === r.killers[n]) : r.tests === tests.hash;
  return {
    /** What is known of a mutant: a killed one is tried again when its killer changes, a survivor when any test does. */
    of(key) {
      const r = known.get(key);
      return r === undefined || !stillHolds(r) ? undefined : r;
    },
    /** The tests that a mutant has survived; undefined if it has not, or nobody knows. */
    survivedTests(key) {
      const r = known.get(key);
      return r?.status === 'Survived' ? r.tests : undefined;
    },
    /** Whether it was found out with today's tests, all of them. */
    isOfToday: (key) => known.get(key)?.tests === tests.hash,
    add(results) {
      const dated = results.map((r) => ({ ...r, tests: tests.hash, killers: r.killedBy.map(tests.of) }));
      for (const r of dated) known.set(r.key, r);
      appendFileSync(file, dated.map((r) => `${JSON.stringify(r)}\n`).join(''));
    },
  };
}
