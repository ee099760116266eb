import { LEDGER, type RuleId } from '@landsraad/dune';
import { ruleTests } from '@landsraad/kernel/testing';

/** One test per rule of the ledger: `rule('dune.storm.first-move', () => …)`. */
export const rule = ruleTests<RuleId>(LEDGER);
