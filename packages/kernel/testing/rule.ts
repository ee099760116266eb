import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTally, watching, type LedgerEntry } from '@landsraad/kernel';
import { expect, test } from 'vitest';

const QUOTED = /'([a-z0-9]+(?:\.[a-z0-9-]+){2})'/g;

/** They name rules without carrying them out: in which modes they apply, and what random games seldom reach. */
const NAMES_ONLY = new Set(['applies.ts', 'reachable.ts']);

/** The rules that a package's code carries as data: in a step, a question, a refusal, an event. */
function carriedRules(src: string): Set<string> {
  const carried = new Set<string>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !file.startsWith('generated') && !NAMES_ONLY.has(file))
      for (const m of readFileSync(join(src, file), 'utf8').matchAll(QUOTED)) carried.add(m[1] ?? '');
  return carried;
}

let carried: ReadonlySet<string> | null = null;
/** Read once: all tests of a file belong to one package. */
const isCarried = (id: string): boolean => {
  const [root = ''] = (expect.getState().testPath ?? '').split(/[\\/]test[\\/]/);
  carried ??= carriedRules(join(root, 'src'));
  return carried.has(id);
};

/**
 * Tests named by ledger ids. A rule that the code carries as data must be met by the kernel while its test runs; one that
 * is only cited in a comment is looked after by mutation testing. A worked example is no rule of its own: its test must
 * meet the rules that it shows (`see`).
 */
export function ruleTests<Id extends string>(ledger: readonly LedgerEntry<Id>[]) {
  const shown = new Map<string, readonly string[]>(
    ledger.map((e) => [e.id, e.example === undefined ? [e.id] : (e.see ?? [])]),
  );
  return (id: Id, work: () => void): void => {
    test(id, () => {
      const tally = newTally();
      watching(tally, work);
      const unmet = (shown.get(id) ?? [id]).filter((rule) => isCarried(rule) && tally['rule']?.has(rule) !== true);
      if (unmet.length > 0) throw new Error(`While the test of ${id} ran, the kernel never met ${unmet.join(', ')}.`);
    });
  };
}
