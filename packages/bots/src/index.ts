export * from './bot.ts';
export * from './bots.ts';
export * from './match.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { BEST, search, searcher } from './search/search.ts';
export { think, type Skill, type Thinking } from './search/think.ts';
export { stageOf, weights as policyWeights } from './search/policy.ts';
export { playOn } from './worlds.ts';
