import type { Lesson } from '../../table/guide/lessons.ts';

/** A first game as the Atreides, against the Harkonnens. */
export const lessons: readonly Lesson[] = [
  {
    id: 'goal',
    shows: 'seats',
    title: 'What wins this war',
    text: 'You lead the Atreides. Your three prescience tracks must all reach the framed squares, your secret objective. The Harkonnens win as soon as their supremacy is 10, and every sietch that they destroy brings them its rank.',
  },
  {
    id: 'board',
    shows: 'board',
    title: 'Few against many',
    text: 'The green legions are yours, and the flags above them are your sietches with their rank. Yours are few, but tokens that lie face down hide from the enemy how strong they are, and you cross the sand freely.',
  },
  {
    id: 'token',
    at: ['use a Bene Gesserit token?'],
    shows: 'answers',
    title: 'One die more',
    text: 'You have rolled your action dice. A Bene Gesserit token adds one more die with a result of your choice among those offered, and is then used up. You may well keep it for a round that matters more.',
  },
  {
    id: 'turn',
    at: ['what do you do?'],
    shows: 'dashboard',
    title: 'One die a turn',
    text: 'Each turn you spend one die, and its result says what you may do with it. Any die can play a card from your hand instead. You and the Harkonnens take turns until all dice are spent.',
    now: 'Spend a die, or play a card.',
  },
  {
    id: 'die',
    at: ['use the die how?'],
    shows: 'answers',
    title: 'What a die does',
    text: 'Strategy moves two legions or attacks with one. Leadership does so for legions with a leader. Deployment brings new troops, Mentat draws cards, and House serves your own faction.',
  },
  {
    id: 'move',
    at: ['move or attack?', 'move which legion?'],
    shows: 'board',
    title: 'Small steps, great aims',
    text: 'Stop on ecological testing stations, the hexagons with a plant, to advance a track. Raid harvesters with single units. Keep out of the way of strong Harkonnen legions, and do not leave a sietch of high rank alone beside one.',
  },
  {
    id: 'deploy',
    at: ['put it where?', 'put it where? in which sector?'],
    shows: 'board',
    title: 'Where it is needed',
    text: 'The places that glow are open to you. Strengthen a sietch that a Harkonnen legion can reach, or one from which you want to set out.',
  },
  {
    id: 'desert',
    at: ['use desert power how?'],
    shows: 'answers',
    title: 'Desert Power',
    text: 'While you have fewer dice left than the Harkonnens, the desert acts for you without a die: wormsigns appear on the sand, sandworms move, and sandworms strike. Let them do the heavy fighting.',
  },
  {
    id: 'battle',
    at: ['take the hit on what?', 'retreat?', 'continue the battle?'],
    shows: 'answers',
    title: 'Battle',
    text: 'Both sides roll. Swords hit, shields stop a hit, and an elite unit survives a hit as a regular one. After each round the attacker goes on or stops, and then the defender may retreat.',
  },
  {
    id: 'prescience',
    at: ['claim which card?', 'claim a prescience card?'],
    shows: 'seats',
    title: 'Prescience',
    text: 'When what an open prescience card asks for is true, you may claim it, two a round at most. It moves your markers towards your objective.',
  },
  {
    id: 'hazards',
    at: ['which wormsign is resolved?', 'which sandworm strikes first?'],
    shows: 'board',
    title: 'The desert wakes',
    text: 'When all dice are spent, wormsigns near harvesters and legions are turned up. Worms swallow what they find there, and storms wear down Harkonnen legions in the open. Then the harvest begins, and after it the next round.',
  },
];
