// What the tests of a game need: rules by their ledger id, the battery in one line, and games played anyhow.

export { anyhow } from './anyhow.ts';
export { passesBattery } from './passes-battery.ts';
export { ruleTests } from './rule.ts';
