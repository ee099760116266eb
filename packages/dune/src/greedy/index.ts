export { value } from './value.ts';
export { weigh } from './weigh.ts';
