export { FACTS } from './generated/facts.ts';
