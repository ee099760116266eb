import { ruleTests } from '@landsraad/kernel/testing';
import { LEDGER, type RuleId } from '@landsraad/reference';

/** One test per rule of the ledger: `rule('bazaar.bid.limit', () => …)`. */
export const rule = ruleTests<RuleId>(LEDGER);
