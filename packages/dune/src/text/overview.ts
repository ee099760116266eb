// How Dune goes, for somebody who has never played it.

import type { OverviewPart } from '@landsraad/kernel';

export const OVERVIEW: readonly OverviewPart[] = [
  {
    title: 'The goal',
    text: 'Six factions with unlike powers want Arrakis. Whoever holds three of the five strongholds at the end of a turn wins; an alliance needs four. After ten turns the Guild wins if nobody has, or the Fremen if their own condition holds. The Bene Gesserit win in place of another faction whose victory they predicted before the game.',
  },
  {
    title: 'A turn',
    text: 'Nine phases, always in the same order: storm, spice blow and nexus, CHOAM charity, bidding, revival, shipment and movement, battle, spice collection, mentat pause.',
  },
  {
    title: 'Storm and spice',
    text: 'The storm moves round the planet by sectors, destroys forces on open sand and sweeps spice away; rock and strongholds are safe. Then a spice card says where new spice lies. If it shows a worm instead, everything in that place is devoured and a nexus follows: the only time when alliances are made and broken.',
  },
  {
    title: 'Bidding',
    text: 'Treachery cards are sold face down, one for each player with room in the hand (four cards, eight for the Harkonnens). Whoever bids most spice pays and takes the card. The Atreides see each card before it is sold; all spice paid goes to the Emperor; the Harkonnens get a second card for each they buy.',
  },
  {
    title: 'Shipment and movement',
    text: 'Beginning with the First Player, each faction ships forces from its reserves to one place, for spice, and moves one group of forces. A group moves one territory, or three if its faction holds Arrakeen or Carthag at the start. Never more than two factions in a stronghold.',
  },
  {
    title: 'Battle',
    text: 'Two factions in one territory must fight. Each secretly dials a number of forces, adds a leader with its strength, and may add a weapon and a defense card. Both plans are shown at once; the higher total wins. The winner loses only the forces dialed, the loser loses everything there. Weapons kill leaders unless the right defense stops them. And if your leader is the traitor your enemy drew at the start, you lose everything while they lose nothing.',
  },
  {
    title: 'The dead and the money',
    text: 'Lost forces and leaders go to the tanks; some come back free each turn, more for spice. Spice is collected where your forces stand next to it. Spice is secret, promises are public, and anything may be bargained: deals, bribes and threats are half of the game.',
  },
  {
    title: 'The factions',
    text: 'The Atreides see the future: cards, spice, one part of an enemy plan. The Harkonnens keep every traitor they draw. The Emperor is paid for cards, the Guild for shipments, and the Guild may act when it likes. The Fremen live in the desert, ride worms and need no ships. The Bene Gesserit command with the Voice and travel with everybody as advisors.',
  },
  {
    title: 'Basic and advanced',
    text: 'The basic game has everything above. The advanced game adds more powers to every faction, forces that fight at half strength unless supported by spice, elite forces, captured leaders, and spice from the cities.',
  },
  {
    title: 'A first plan',
    text: 'Hold one stronghold safely, buy at least one weapon and one defense, never fight without a leader you trust, keep some spice for the next shipment, and watch who is about to hold a third stronghold: everybody should stop them together.',
  },
];
