// Ledger, code and tests agree: every rule of an offered mode is cited in the code and named by a test, and nothing
// else is cited.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { citationsOf, sourceFiles } from './citations.mjs';

const NAMED = /\brule\(\s*(['"`])([^'"`\s]+)\1/g;

/** Which rules the tests of a package name, and where. */
function testsOf(root, name) {
  const folder = `packages/${name}/test`;
  const found = [];
  for (const f of sourceFiles(join(root, folder))) {
    const text = readFileSync(join(root, folder, f), 'utf8');
    for (const m of text.matchAll(NAMED))
      found.push({ id: m[2], file: `${folder}/${f}`, line: text.slice(0, m.index).split('\n').length });
  }
  return found;
}

const at = (c) => `${c.file}:${c.line}`;

/**
 * What is wrong with a game's citations, a line each, and how many rules there are of each kind. `isOffered` says whether a
 * rule is in force at any table that can be set up.
 */
export function checkRules(root, name, isOffered) {
  const ledgerFile = `packages/${name}/ledger.yaml`;
  const text = readFileSync(join(root, ledgerFile), 'utf8');
  const { prefix, rules } = parseYaml(text);
  const entries = new Map(rules.map((e) => [e.id, e]));
  const lines = text.split('\n');
  const inLedger = (id) => `${ledgerFile}:${lines.findIndex((l) => l.includes(id)) + 1}`;
  const citations = citationsOf(root, name, prefix);
  const cited = new Set(citations.map((c) => c.id));
  const tests = testsOf(root, name);
  const tested = new Set(tests.map((t) => t.id));
  const wrong = [];

  for (const c of citations) {
    const entry = entries.get(c.id);
    if (entry === undefined) wrong.push(`${at(c)}: the ledger has no rule ${c.id}.`);
    else if (!isOffered(c.id)) wrong.push(`${at(c)}: ${c.id} is not in force in any mode that is offered.`);
    else if (entry.absence === true)
      wrong.push(`${at(c)}: the ledger calls ${c.id} an absence; either no code carries it, or it is none.`);
  }
  for (const t of tests)
    if (!entries.has(t.id)) wrong.push(`${at(t)}: the ledger has no rule ${t.id}.`);
    else if (!isOffered(t.id)) wrong.push(`${at(t)}: ${t.id} is not in force in any mode that is offered.`);
  for (const entry of rules) {
    if (!isOffered(entry.id)) continue;
    if (!tested.has(entry.id)) wrong.push(`${inLedger(entry.id)}: no test is named ${entry.id}.`);
    if (entry.rule !== undefined && entry.absence !== true && !cited.has(entry.id))
      wrong.push(`${inLedger(entry.id)}: no code cites ${entry.id}.`);
  }
  const offered = rules.filter((e) => isOffered(e.id));
  return {
    wrong: [...new Set(wrong)],
    rules: offered.filter((e) => e.rule !== undefined).length,
    examples: offered.filter((e) => e.example !== undefined).length,
    absences: offered.filter((e) => e.absence === true).length,
  };
}
