// For tests of how well bots play a game.

export { askedIn, choiceOf, isPlain, solvedBy, solves, type Tactic } from './tactics.ts';
