import { ignoring, newTally, watching } from '@landsraad/kernel';
import { test } from 'vitest';

/** `landsraad rules GAME --mutate` sets it: the kernel ignores that rule, and the tests of the rule must fail. */
const ignored = process.env['LANDSRAAD_IGNORE'] ?? null;

/**
 * Tests named by ledger ids. Such a test fails unless the kernel met the id while it ran: as a step, a refusal or
 * something that happened.
 */
export function ruleTests<Id extends string>() {
  return (id: Id, work: () => void): void => {
    test(id, () => {
      const tally = newTally();
      ignoring(ignored, () => watching(tally, work));
      if (ignored === null && tally['rule']?.has(id) !== true)
        throw new Error(`The rule ${id} was never met while its own test ran.`);
    });
  };
}
