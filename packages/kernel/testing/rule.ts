import { ignoring, newTally, watching, type LedgerEntry } from '@landsraad/kernel';
import { test } from 'vitest';

/** `landsraad rules GAME --mutate` sets it: the kernel ignores that rule, and the tests of the rule must fail. */
const ignored = process.env['LANDSRAAD_IGNORE'] ?? null;

/**
 * Tests named by ledger ids. Such a test fails unless the kernel met the id while it ran: as a step, a refusal or
 * something that happened. A worked example is no rule of its own: its test must meet the rules that it shows (`see`).
 */
export function ruleTests<Id extends string>(ledger: readonly LedgerEntry<Id>[]) {
  const shown = new Map<string, readonly string[]>(
    ledger.map((e) => [e.id, e.example === undefined ? [e.id] : (e.see ?? [])]),
  );
  return (id: Id, work: () => void): void => {
    test(id, () => {
      const tally = newTally();
      ignoring(ignored, () => watching(tally, work));
      if (ignored !== null) return;
      const unmet = (shown.get(id) ?? [id]).filter((rule) => tally['rule']?.has(rule) !== true);
      if (unmet.length > 0) throw new Error(`While the test of ${id} ran, the kernel never met ${unmet.join(', ')}.`);
    });
  };
}
