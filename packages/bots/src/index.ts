export * from './bot.ts';
export * from './bots.ts';
export * from './match.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { search, think, type Thought } from './search.ts';
export { playOn } from './worlds.ts';
