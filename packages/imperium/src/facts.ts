export { FACTS, type Facts } from './generated/facts.ts';
