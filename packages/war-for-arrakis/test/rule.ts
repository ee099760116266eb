import { ruleTests } from '@landsraad/kernel/testing';
import { LEDGER, type RuleId } from '@landsraad/war-for-arrakis';

/** One test per rule of the ledger: `rule('wfa.battle.max-dice', () => …)`. */
export const rule = ruleTests<RuleId>(LEDGER);
