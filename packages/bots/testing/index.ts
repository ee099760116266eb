// For tests of how well bots play a game.

export { askedIn, choiceOf, solvedBy, solves, type Tactic } from './tactics.ts';
