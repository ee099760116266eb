import type { Lesson } from '../../table/guide/lessons.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'goal',
    shows: 'seats',
    title: 'Ten points end the game',
    text: 'Every player leads a house. The star counts victory points: they come from friendship with the four factions, from conflicts, and from a few costly cards. When somebody has 10 at the end of a round, the most points win.',
  },
  {
    id: 'leader',
    at: ['which leader?'],
    shows: 'answers',
    title: 'Your leader',
    text: 'A leader has one ability that always works, and another that your Signet Ring card sets off. In a first game any of them will do.',
  },
  {
    id: 'cards',
    at: ['play which card?'],
    shows: 'hand',
    title: 'Five cards a round',
    text: 'A card does one of two things. Played, it sends an agent to a space with one of the icons at its top. Kept, it counts with the box at its foot when you reveal your hand.',
  },
  {
    id: 'spaces',
    at: ['play which card?'],
    shows: 'board',
    title: 'One agent for each space',
    text: 'Pay what a space costs and take what it gives. What is taken is closed to the others, so go first to what you want most. When your agents are sent, or whenever you like, reveal your hand.',
    now: 'Press a card, or a space to which one of your cards leads.',
  },
  {
    id: 'where',
    at: ['send the agent where?'],
    shows: 'board',
    title: 'Friends and riches',
    text: 'The upper spaces belong to the factions: each visit raises your influence there. Two steps are a point, the fourth brings a bonus, and the first to get there holds the alliance, which is another point.',
  },
  {
    id: 'troops',
    at: ['what next?'],
    shows: 'answers',
    title: 'Send troops, or spare them',
    text: 'Crossed swords on a space let you deploy troops to the conflict: all that you recruit this turn, and two from your garrison. Whoever fights goes back to the supply afterwards, win or lose.',
  },
  {
    id: 'reveal',
    at: ['acquire or resolve?'],
    shows: 'answers',
    title: 'What your hand is worth',
    text: 'Now the boxes at the foot of your remaining cards count. Persuasion buys cards of the row: they go to your discard pile and come to your hand once the deck is shuffled. Swords add to your strength in the conflict.',
  },
  {
    id: 'influence',
    at: ['influence with which faction?'],
    shows: 'board',
    title: 'Which friend next?',
    text: 'A second step with a faction is a point at once. A first step is not, but it leads there.',
  },
  {
    id: 'trash',
    at: ['trash which card?', 'trash a card from where?'],
    shows: 'answers',
    title: 'Fewer cards, better cards',
    text: 'A trashed card leaves your deck for good. To be rid of a weak starting card is worth as much as a good new one, because the others come round sooner.',
  },
  {
    id: 'combat',
    at: ['play a combat card?'],
    shows: 'board',
    title: 'The conflict',
    text: 'A troop in the conflict counts 2, a sword 1. Combat cards can still change the order until everybody passes. The strongest takes the first reward, the next the second.',
  },
];
