// How Imperium goes, for somebody who has never played it.

import type { OverviewPart } from '@landsraad/kernel';

export const OVERVIEW: readonly OverviewPart[] = [
  {
    title: 'The goal',
    text: 'Each player leads a house and collects victory points: for friendship with the four factions, for won conflicts, for a few costly cards and for intrigue. The game ends after the round in which somebody reaches 10 points, or when the conflict cards run out; the most points win.',
  },
  {
    title: 'A round',
    text: 'A conflict card shows what will be fought for. Everybody draws five cards from their own deck. Then players take turns: an agent turn as long as they have an agent to send, and finally one reveal turn. When all have revealed, the conflict is settled, spice gathers on the empty maker spaces, and everybody takes their agents back.',
  },
  {
    title: 'Agent turns',
    text: 'Play one card and send an agent to a free space that shows one of the card’s icons. Pay what the space costs, then take what the card and the space give, in the order you like: spice, Solari, water, troops, cards, influence. Each space holds one agent, so going early matters. Spaces with crossed swords let you deploy troops: those you recruit this turn and up to two from your garrison.',
  },
  {
    title: 'The reveal turn',
    text: 'Show the rest of your hand. Now the reveal boxes count: persuasion buys new cards from the row, swords add strength to your troops in the conflict. Bought cards go to your discard pile and come back when your deck is shuffled. Getting rid of weak cards (trashing) is as good as buying strong ones.',
  },
  {
    title: 'Conflict',
    text: 'Every troop in the conflict is worth 2 strength, every sword 1. Before it is settled, players in the conflict may play combat intrigue cards, round the table, until all pass. The strongest takes the first reward, the next the second, with four players also the third; players who tie for a place each take the reward below it. All troops in the conflict return to the supply, so think before you send them all.',
  },
  {
    title: 'Factions',
    text: 'Visiting the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen raises your influence there. At 2 influence you score a point, at 4 you get a bonus, and the first to 4 holds the alliance, worth another point until somebody passes them. Many spaces and cards ask for influence.',
  },
  {
    title: 'Intrigue and leaders',
    text: 'Intrigue cards are secret. Plot cards are played on your own turn, combat cards in a conflict, endgame cards at the end. Your leader has one ability that always works and one that your Signet Ring card sets off.',
  },
  {
    title: 'Fewer players',
    text: 'With two players House Hagal joins: its card of the turn sends an agent to block a space and troops to the conflict. Alone you play against two rivals, whose cards say where they go and what they get; every step they take is explained in the log.',
  },
  {
    title: 'Rise of Ix',
    text: 'The expansion adds dreadnoughts (3 strength each; they return home after a lost fight, and for a won one they hold a city or the basin until the next), a freighter for each house (advance it and recall it for Solari, troops, influence or technology), and tech tiles (bought with spice, cheaper with negotiators, useful for the rest of the game). Some agent icons infiltrate: enemy agents do not block them. Some reveal boxes unload: they also work when the card is discarded or trashed. The epic game is played to 12 points, with the harder conflicts only.',
  },
  {
    title: 'A first plan',
    text: 'Get a third agent (the Swordmaster) and a seat on the High Council early, turn spice into Solari when you need it, win a conflict or two with a large army rather than many with small ones, and aim for one alliance.',
  },
];
