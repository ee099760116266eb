// For tests of the game and of whatever shows it.

export { Position, desertWar, guild, mahdi, newGame, position, smugglers, team, type Force } from './position.ts';
