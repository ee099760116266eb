export { applies } from './applies.ts';
export { FACTS, type Facts } from './facts.ts';
export { LEDGER, type LedgerMode, type RuleId } from './ledger.ts';
export { VERSION } from './version.ts';
