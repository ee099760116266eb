// What tests need: rules by their ledger id, the battery in one line, games played anyhow or recorded, questions to be put into words, tests that try again and again.

export { anyhow } from './anyhow.ts';
export { asked } from './asked.ts';
export { passesBattery } from './passes-battery.ts';
export { printsStay } from './prints.ts';
export { findRare, playAtRandom, type Rare, type Setting } from './recorded.ts';
export { ruleTests } from './rule.ts';
export { torture } from './torture.ts';
