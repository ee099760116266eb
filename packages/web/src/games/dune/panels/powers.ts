// What each faction can do, a sentence each, with the rule behind it.

import type { Faction, RuleId } from '@landsraad/dune';

export interface Power {
  readonly words: string;
  readonly rule: RuleId;
  readonly advanced?: true;
}
const basic = (words: string, rule: RuleId): Power => ({ words, rule });
const advanced = (words: string, rule: RuleId): Power => ({ words, rule, advanced: true });

export const POWERS: { readonly [faction in Faction]: readonly Power[] } = {
  atreides: [
    basic('Sees each card before anybody bids on it.', 'dune.atreides.bidding-look'),
    basic('Sees the next spice card before anybody moves.', 'dune.atreides.spice-look'),
    basic('Makes the opponent show one element of the battle plan.', 'dune.atreides.prescience'),
    advanced('After seven losses the Kwisatz Haderach adds 2 to a leader.', 'dune.atreides.kh-bonus'),
    advanced('Karama: looks at a whole battle plan.', 'dune.atreides.karama'),
  ],
  'bene-gesserit': [
    basic('Wins alone if faction and turn of the victory were predicted.', 'dune.bene-gesserit.prediction-win'),
    basic('The Voice orders the opponent to play a kind of card, or not to.', 'dune.bene-gesserit.voice'),
    basic('Sends a force along when others ship.', 'dune.bene-gesserit.advisor-basic'),
    advanced('Always receives charity.', 'dune.bene-gesserit.charity'),
    advanced('Advisors coexist with others and fight only when announced.', 'dune.bene-gesserit.advisors'),
    advanced('Worthless cards can be played as Karama.', 'dune.bene-gesserit.worthless-karama'),
  ],
  emperor: [
    basic('Is paid for the cards that others buy.', 'dune.emperor.bid-income'),
    basic('May give spice to allies.', 'dune.emperor.ally-wealth'),
    basic('Pays for three more forces of an ally to come back.', 'dune.emperor.ally-revival'),
    advanced('Sardaukar count twice, but not against Fremen.', 'dune.emperor.sardaukar'),
    advanced('Karama: revives three forces or a leader free.', 'dune.emperor.karama'),
  ],
  fremen: [
    basic('Brings reserves onto the map free, near the Great Flat.', 'dune.fremen.reserves'),
    basic('Moves two territories.', 'dune.fremen.move-two'),
    basic('Is not devoured, and rides the worm.', 'dune.fremen.worm-ride'),
    basic('Revives three forces free.', 'dune.fremen.free-revival'),
    basic(
      'Wins at the end if the sietches are theirs and Tuek’s Sietch is free of three rivals.',
      'dune.fremen.special-victory',
    ),
    advanced('Knows the next storm, and loses only half to storms.', 'dune.fremen.storm-card'),
    advanced('Fedaykin count twice; forces need no spice in battle.', 'dune.fremen.no-support'),
    advanced('Karama: calls a sandworm.', 'dune.fremen.karama'),
  ],
  'spacing-guild': [
    basic('Is paid for the shipments of others, and ships at half price.', 'dune.guild.income'),
    basic('Ships across the map, or back to the reserves.', 'dune.guild.one-of-three'),
    basic('Wins if nobody has won by the last turn.', 'dune.guild.special-victory'),
    advanced('Takes its turn to ship and move when it likes.', 'dune.guild.out-of-turn'),
    advanced('Karama: stops a shipment.', 'dune.guild.karama'),
  ],
  harkonnen: [
    basic('Keeps all four traitors.', 'dune.harkonnen.traitors'),
    basic('Holds eight cards, and draws one more for each it buys.', 'dune.harkonnen.bonus-card'),
    advanced('Captures a leader after a battle won.', 'dune.harkonnen.capture'),
    advanced('Karama: swaps cards with another hand.', 'dune.harkonnen.karama'),
  ],
};
