import type { Lesson } from '../../table/guide/lessons.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'goal',
    shows: 'board',
    title: 'Three strongholds',
    text: 'Whoever holds three of the five strongholds at the end of a turn wins, allies together with four. They are the red places with a bright rim: Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch and Tuek’s Sietch.',
  },
  {
    id: 'factions',
    shows: 'seats',
    title: 'Powers that break the rules',
    text: 'Each faction does something that nobody else may. “Powers” at a seat tells what. Yours are offered to you whenever they matter, so you need not learn them by heart.',
  },
  {
    id: 'traitor',
    at: ['keep which traitor?'],
    shows: 'answers',
    title: 'A traitor',
    text: 'Should an enemy use this leader in a battle against you, you may call treachery: they lose everything there, and you lose nothing. A strong leader of a faction that you expect to fight is a good choice.',
  },
  {
    id: 'storm',
    at: ['dial the first storm', 'dial the storm'],
    shows: 'board',
    title: 'The storm',
    text: 'Two factions dial in secret, and the sum moves the storm round the planet. On sand it destroys forces and spice. Rock and strongholds are safe.',
  },
  {
    id: 'bid',
    at: ['bid?'],
    shows: 'answers',
    title: 'Treachery cards',
    text: 'Cards are sold face down to whoever bids most spice: weapons, defenses, special cards, and some that are worthless. The Atreides alone see what is for sale. Without a weapon and a defense it is hard to win a battle.',
  },
  {
    id: 'revive',
    at: ['revive how many forces?'],
    shows: 'answers',
    title: 'Back from the tanks',
    text: 'What was lost lies in the tanks. A few forces come back free each turn, some more for spice. They return to your reserves, not to the planet.',
  },
  {
    id: 'ship',
    at: ['ship?'],
    shows: 'board',
    title: 'Down to the planet',
    text: 'Once a turn you may ship forces from your reserves to one place: for 1 spice each to a stronghold, for 2 each elsewhere. No more than two factions may share a stronghold.',
  },
  {
    id: 'move',
    at: ['move?'],
    shows: 'board',
    title: 'Across the planet',
    text: 'Then you may move one group to a neighbouring territory, or up to three territories far while you have forces in Arrakeen or Carthag.',
  },
  {
    id: 'battle',
    at: ['which leader?', 'dial how much?'],
    shows: 'answers',
    title: 'Your battle plan',
    text: 'Dial a number of your forces, add a leader with its strength, and perhaps a weapon and a defense. Both plans are shown at once, and the higher total wins. The winner loses only the forces dialed, the loser all of them.',
  },
  {
    id: 'nexus',
    at: ['what do you say in the Nexus?'],
    shows: 'answers',
    title: 'The Nexus',
    text: 'A worm has appeared: now, and only now, alliances are made and broken. Allies win together and help each other with their powers.',
  },
];
