import { LEDGER, type RuleId } from '@landsraad/imperium';
import { ruleTests } from '@landsraad/kernel/testing';

/** One test per rule of the ledger: `rule('imp.combat.tie-first', () => …)`. */
export const rule = ruleTests<RuleId>(LEDGER);
