// How War for Arrakis goes, for somebody who has never played it.

import type { OverviewPart } from '@landsraad/kernel';

export const OVERVIEW: readonly OverviewPart[] = [
  {
    title: 'Two sides, two ways to win',
    text: 'The Harkonnens hold the cities and look for the hidden sietches of the Fremen. They win at once when Supremacy reaches 10: each sietch they destroy is worth its rank, and stockpiling spice adds a point now and then. The Atreides are few and quick. They win when their three Prescience tracks (Kwisatz Haderach, Sand Dwellers, Jihad) all meet their secret objective, which is checked at the end of each round and when Arrakeen falls.',
  },
  {
    title: 'A round',
    text: 'Both draw a card from each of their two decks, and three Prescience cards are turned up. The Harkonnens place harvesters on the sand and aircraft between the sectors. Then both roll their action dice and take turns, the Atreides first. After that come the desert hazards, the spice harvest, and the end of the round.',
  },
  {
    title: 'Action dice',
    text: 'Each die lies on the box of its result, and a turn spends one die. Strategy moves two legions or attacks with one. Leadership does the same for legions with a leader, and its attack is a surprise. Deployment brings new troops, Mentat draws cards, House serves your own faction. Any die can play a card from your hand instead, and some dice wake the special action of a leader on the same box. The Atreides roll four dice, the Harkonnens up to eight; but while the Atreides have fewer dice left, they may use Desert Power for free.',
  },
  {
    title: 'Legions and battles',
    text: 'All your units and leaders in an area are one legion, at most six units. Regular units are the weakest, elites survive a hit as regulars, special elites are the best. Attack an adjacent legion and both sides roll: swords hit, shields stop a hit, specials depend on leaders and elites. After each round of dice the attacker may cease, or go on; then the defender may retreat. Atreides legions may be tokens lying face down: nobody but their owner knows how strong they are until they fight.',
  },
  {
    title: 'The desert',
    text: 'Fremen cross the sand freely and ride worms over long distances. Desert Power puts wormsigns on the sand, moves sandworms and lets them strike. A Harkonnen legion that steps on a wormsign finds out what is beneath it, and in the desert hazards every wormsign near harvesters and legions is turned up: worms swallow harvesters unless a carryall saves them, and storms wear down Harkonnen legions in the open.',
  },
  {
    title: 'Spice must flow',
    text: 'Each harvester that survives the hazards brings spice, which the Harkonnens owe to the powers of the Imperium. A marker that is not paid for drops: its ban ties their hands, and low markers cost them action dice. Spice to spare can be stockpiled for Supremacy, at first. So the Atreides raid harvesters, and the Harkonnens must guard them.',
  },
  {
    title: 'Prescience',
    text: 'The Atreides advance their tracks by claiming Prescience cards when their conditions hold (two a round at most), by stopping on ecological testing stations, and by destroying settlements. On the way Chani, Muad’Dib, the Reverend Mother and Alia join them, and once a track reaches 8 the Family Atomics may blow a gap into the Shield Wall.',
  },
  {
    title: 'Three or four players',
    text: 'Two players may share a side. The House player and the player of the ally (Fremen or Corrino) have a dashboard, a deck and a tank each; the figures belong to both. The dice are rolled together and divided between the two dashboards. On each turn they say which of them acts, and that player decides everything. Partners talk in the open and keep their cards to themselves; a Cone of Silence lets them confer in secret. They win or lose together.',
  },
  {
    title: 'The Mahdi: alone, or two together',
    text: 'Nobody plays the Harkonnens: printed priorities decide for them, and the log says which one did. Two tactical cards set the sector they harvest in and the sietch they make for. After each of your turns one of their dice is rolled and used at once. They attack only where they have more Combat Power (1 for each unit and leader, 2 for a facedown token), a sietch before a legion; else their legions march on the target, and facedown tokens guard the settlements they leave. Where several options are equal you choose, for your own benefit. Their supremacy advances with every round, so make haste. Two players share the Atreides as House and Fremen.',
  },
  {
    title: 'Desert War',
    text: 'With this expansion the Atreides pitch Fremen Camps each round, from which Rocket Launchers fire at vehicles, and Sandriders lead the worms further. The Harkonnens spend tokens to drop Suspensor Troopers into the desert, where they keep wormsigns away and scout, and Escort Ornithopters fly with a legion and stay to lead it. Troopers are no part of a legion: an enemy legion that comes along sweeps them away.',
  },
  {
    title: 'Smugglers',
    text: 'With this expansion the Smugglers begin neutral. The Harkonnens place their harvesters and take their spice; every one that an Atreides legion captures brings Staban Tuek a step down the prescience track. When a marker reaches him, the Smugglers ally with the Atreides: they build a base in the south, fight in Atreides legions, fly them about in ornithopters and add a die of their own. If the base falls, they are gone. Its cards and some numbers are our own, as the printed ones are not known to us.',
  },
  {
    title: 'The Spacing Guild',
    text: 'With this expansion each side has a heighliner. It comes a step nearer every round, and imperium actions hurry it on or bring troops and frigates aboard: the Harkonnens take them when they pay for their markers, the Atreides when a legion destroys a harvester. When it arrives, its troops land in empty areas away from the enemy, and its frigates wait in the sky to carry a legion three areas far. A troop fights as a Regular and leads like a Bashar or Naib. Whoever lands may let the Guild Navigator close an air zone to the other side. The cards and some numbers are our own, as the printed ones are not known to us.',
  },
  {
    title: 'A first plan',
    text: 'As the Harkonnens, keep spice flowing, scout with ornithopters, and walk strong legions towards sietches of high rank. As the Atreides, read your objective, keep your strongest tokens hidden, take stations and harvesters with single units, and let the worms do the heavy fighting.',
  },
];
