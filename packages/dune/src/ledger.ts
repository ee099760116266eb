export { LEDGER, type LedgerMode, type RuleId } from './generated/ledger.ts';
