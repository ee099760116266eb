export { VERSION } from './generated/version.ts';
