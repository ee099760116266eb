// Positions with one plainly right choice, each with the reason. The page of puzzles shows many of them.

import type { Faction, Table } from '@landsraad/dune';
import type { Tactic } from '@landsraad/bots/testing';
import type { Option } from '@landsraad/kernel';
import { advanced, basic, type Position } from './position.ts';

function tactic(title: string, why: string, faction: Faction, p: Position, ...right: readonly Option[]): Tactic<Table> {
  if ((p.asked(faction)?.options.length ?? 0) < 2) p.quiet(faction);
  return { title, why, config: p.config, game: p.g, seat: p.seat(faction), right };
}

const three = (): Position => basic('atreides', 'harkonnen', 'emperor').storm(1).turn(4);
const shipping = (p: Position, faction: Faction): Position => p.ships(p.seat(faction)).say(faction, 'ship');
/** Atreides and Harkonnen meet in Tuek's Sietch. */
const battle = (): Position =>
  three()
    .forces('atreides', 'tueks-sietch@4', 6)
    .forces('harkonnen', 'tueks-sietch@4', 5)
    .hand('atreides', 'chaumas', 'shield')
    .hand('harkonnen', 'lasgun', 'snooper');
const twoStrongholds = (): Position => three().forces('atreides', 'arrakeen@9', 4).forces('atreides', 'carthag@10', 4);
/** The last turn: nobody is near to winning, so the game will be the Guild's. */
const last = (): Position =>
  basic()
    .storm(1)
    .turn(10)
    .forces('atreides', 'arrakeen@9', 6)
    .forces('harkonnen', 'carthag@10', 6)
    .forces('emperor', 'sietch-tabr@13', 6)
    .forces('spacing-guild', 'tueks-sietch@4', 6)
    .forces('bene-gesserit', 'habbanya-sietch@16', 6);
/** The others stand where they can win nothing. */
const elsewhere = (p: Position): Position =>
  p.forces('harkonnen', 'tueks-sietch@4', 5).forces('harkonnen', 'habbanya-sietch@16', 5);

export const tactics = (): readonly Tactic<Table>[] => [
  // ---- winning ----
  tactic(
    'The third stronghold',
    'Sietch Tabr: it stands empty, and three strongholds at the pause are the game.',
    'atreides',
    shipping(elsewhere(twoStrongholds()).spice('atreides', 6), 'atreides'),
    'sietch-tabr',
  ),
  tactic(
    'A Harkonnen landing',
    'Habbanya Sietch: it stands empty, and three strongholds at the pause are the game.',
    'harkonnen',
    shipping(
      three()
        .forces('harkonnen', 'arrakeen@9', 6)
        .forces('harkonnen', 'sietch-tabr@13', 6)
        .forces('atreides', 'carthag@10', 5)
        .forces('emperor', 'tueks-sietch@4', 5)
        .spice('harkonnen', 8),
      'harkonnen',
    ),
    'habbanya-sietch',
  ),
  tactic(
    'Six spice to spend',
    'Ship: with spice for it the third stronghold is there for the taking.',
    'atreides',
    elsewhere(twoStrongholds()).spice('atreides', 6).ships(0),
    'ship',
  ),
  tactic(
    'Twelve spice on the mesa',
    "Tuek's Sietch from the rocks beside it: a third stronghold wins, and a field of twelve does not.",
    'atreides',
    twoStrongholds()
      .forces('atreides', 'false-wall-south@4', 4)
      .forces('harkonnen', 'sietch-tabr@13', 5)
      .forces('emperor', 'habbanya-sietch@16', 5)
      .spiceOn('south-mesa@4', 12)
      .movesAGroup(0)
      .say('atreides', 'false-wall-south'),
    'tueks-sietch',
  ),
  tactic(
    'A word from the Emperor',
    'Agree: the four strongholds of the two together win at the pause.',
    'atreides',
    basic()
      .storm(1)
      .turn(4)
      .forces('atreides', 'arrakeen@9', 5)
      .forces('atreides', 'carthag@10', 5)
      .forces('emperor', 'sietch-tabr@13', 5)
      .forces('emperor', 'tueks-sietch@4', 5)
      .forces('harkonnen', 'habbanya-sietch@16', 5)
      .run('nexus')
      .say('emperor', 'propose to 0'),
    'agree with 2',
  ),

  tactic(
    'Eight spice to spend',
    'Ship: Habbanya Sietch stands empty, and it is the third.',
    'harkonnen',
    three()
      .forces('harkonnen', 'arrakeen@9', 6)
      .forces('harkonnen', 'sietch-tabr@13', 6)
      .forces('atreides', 'carthag@10', 5)
      .forces('emperor', 'tueks-sietch@4', 5)
      .spice('harkonnen', 8)
      .ships('harkonnen'),
    'ship',
  ),
  tactic(
    'Five spice to spend',
    'Ship: Carthag stands empty, and it is the third.',
    'emperor',
    three()
      .forces('emperor', 'arrakeen@9', 6)
      .forces('emperor', 'tueks-sietch@4', 6)
      .forces('atreides', 'sietch-tabr@13', 5)
      .forces('harkonnen', 'habbanya-sietch@16', 5)
      .spice('emperor', 5)
      .ships('emperor'),
    'ship',
  ),
  tactic(
    'Across from the rocks',
    'Move: the group beside the empty third stronghold wins by one step.',
    'atreides',
    twoStrongholds()
      .forces('atreides', 'false-wall-south@4', 4)
      .forces('harkonnen', 'sietch-tabr@13', 5)
      .forces('emperor', 'habbanya-sietch@16', 5)
      .moves('atreides'),
    'move',
  ),
  tactic(
    'Two groups',
    'From the False Wall: only that group can reach the third stronghold.',
    'atreides',
    twoStrongholds()
      .forces('atreides', 'false-wall-south@4', 4)
      .forces('atreides', 'basin@8', 4)
      .forces('harkonnen', 'sietch-tabr@13', 5)
      .forces('emperor', 'habbanya-sietch@16', 5)
      .movesAGroup('atreides'),
    'false-wall-south',
  ),
  tactic(
    'A worm to ride',
    "Tuek's Sietch by worm: it stands empty, and it is the third stronghold of the Fremen.",
    'fremen',
    basic('fremen', 'atreides', 'harkonnen')
      .storm(1)
      .turn(4)
      .forces('fremen', 'sietch-tabr@13', 5)
      .forces('fremen', 'habbanya-sietch@16', 5)
      .forces('fremen', 'red-chasm@6', 5)
      .forces('atreides', 'arrakeen@9', 5)
      .forces('harkonnen', 'carthag@10', 5)
      .worms('red-chasm')
      .wormRides(),
    'tueks-sietch',
  ),

  tactic(
    'From Pasty Mesa',
    'Move: the Harkonnens beside the empty third stronghold win by one step.',
    'harkonnen',
    three()
      .forces('harkonnen', 'arrakeen@9', 6)
      .forces('harkonnen', 'carthag@10', 6)
      .forces('harkonnen', 'pasty-mesa@5', 3)
      .forces('atreides', 'sietch-tabr@13', 5)
      .forces('emperor', 'habbanya-sietch@16', 5)
      .moves('harkonnen'),
    'move',
  ),
  tactic(
    'The Emperor on the rocks',
    "Move: the Emperor's group beside the empty third stronghold wins by one step.",
    'emperor',
    three()
      .forces('emperor', 'sietch-tabr@13', 6)
      .forces('emperor', 'carthag@10', 6)
      .forces('emperor', 'false-wall-south@4', 3)
      .forces('atreides', 'arrakeen@9', 5)
      .forces('harkonnen', 'habbanya-sietch@16', 5)
      .moves('emperor'),
    'move',
  ),
  // ---- alone or together ----
  tactic(
    'The last Nexus',
    'Refuse: after the last turn the Guild wins alone when nobody else does, and an ally would take half.',
    'spacing-guild',
    last().run('nexus').say('emperor', 'propose to 4'),
    'refuse 2',
    'done',
  ),
  tactic(
    'Two sietches',
    'Refuse: with both sietches the Fremen win alone after the last turn.',
    'fremen',
    basic()
      .storm(1)
      .turn(10)
      .forces('fremen', 'sietch-tabr@13', 9)
      .forces('fremen', 'habbanya-sietch@16', 9)
      .forces('atreides', 'arrakeen@9', 5)
      .forces('spacing-guild', 'tueks-sietch@4', 5)
      .run('nexus')
      .say('bene-gesserit', 'propose to 3'),
    'refuse 5',
    'done',
  ),
  tactic(
    'Three strongholds',
    'Refuse: three strongholds win alone at the pause, and allies would need four.',
    'atreides',
    basic()
      .storm(1)
      .turn(5)
      .forces('atreides', 'arrakeen@9', 7)
      .forces('atreides', 'carthag@10', 6)
      .forces('atreides', 'sietch-tabr@13', 6)
      .forces('harkonnen', 'tueks-sietch@4', 3)
      .run('nexus')
      .say('bene-gesserit', 'propose to 0'),
    'refuse 5',
    'done',
  ),
  ...(
    [
      ['atreides', 'the Atreides', 'The Duke asks'],
      ['harkonnen', 'the Harkonnens', 'The Baron asks'],
      ['bene-gesserit', 'the Bene Gesserit', 'The Sisterhood asks'],
    ] as const
  ).map(([who, name, title]) =>
    tactic(
      title,
      `Refuse ${name}: after the last turn the Guild wins alone when nobody else does.`,
      'spacing-guild',
      last().run('nexus').say(who, 'propose to 4'),
      `refuse ${last().seat(who)}`,
      'done',
    ),
  ),
  tactic(
    'The Baron and the Sisterhood',
    'Agree: with two strongholds each the Harkonnens and the Bene Gesserit win at the pause.',
    'harkonnen',
    basic()
      .storm(1)
      .turn(6)
      .forces('harkonnen', 'arrakeen@9', 5)
      .forces('harkonnen', 'carthag@10', 5)
      .forces('bene-gesserit', 'sietch-tabr@13', 5)
      .forces('bene-gesserit', 'tueks-sietch@4', 5)
      .forces('atreides', 'habbanya-sietch@16', 5)
      .run('nexus')
      .say('bene-gesserit', 'propose to 1'),
    'agree with 5',
  ),

  tactic(
    'Old enemies',
    'Agree: with two strongholds each Atreides and Harkonnen win at the pause.',
    'atreides',
    basic()
      .storm(1)
      .turn(7)
      .forces('atreides', 'arrakeen@9', 6)
      .forces('atreides', 'tueks-sietch@4', 6)
      .forces('harkonnen', 'carthag@10', 6)
      .forces('harkonnen', 'sietch-tabr@13', 6)
      .forces('emperor', 'habbanya-sietch@16', 5)
      .run('nexus')
      .say('harkonnen', 'propose to 0'),
    'agree with 1',
  ),
  tactic(
    'The Emperor and the Sisterhood',
    'Agree: with two strongholds each the Emperor and the Bene Gesserit win at the pause.',
    'emperor',
    basic()
      .storm(1)
      .turn(5)
      .forces('emperor', 'arrakeen@9', 6)
      .forces('emperor', 'carthag@10', 6)
      .forces('bene-gesserit', 'tueks-sietch@4', 6)
      .forces('bene-gesserit', 'habbanya-sietch@16', 6)
      .forces('atreides', 'sietch-tabr@13', 5)
      .run('nexus')
      .say('bene-gesserit', 'propose to 2'),
    'agree with 5',
  ),

  // ---- stopping others ----
  tactic(
    'The Baron is winning',
    "Tuek's Sietch: a single force holds the Harkonnens' third stronghold, and the others are full of them.",
    'atreides',
    shipping(
      three()
        .forces('harkonnen', 'arrakeen@9', 9)
        .forces('harkonnen', 'carthag@10', 8)
        .forces('harkonnen', 'tueks-sietch@4', 1)
        .forces('emperor', 'sietch-tabr@13', 5)
        .forces('emperor', 'habbanya-sietch@16', 5)
        .spice('atreides', 12),
      'atreides',
    ),
    'tueks-sietch',
  ),
  tactic(
    'The Emperor is winning',
    "Carthag: a single force holds the Emperor's third stronghold, and nine stand in each of the others.",
    'harkonnen',
    shipping(
      three()
        .forces('emperor', 'arrakeen@9', 9)
        .forces('emperor', 'sietch-tabr@13', 9)
        .forces('emperor', 'carthag@10', 1)
        .forces('atreides', 'tueks-sietch@4', 5)
        .forces('atreides', 'habbanya-sietch@16', 5)
        .spice('harkonnen', 12),
      'harkonnen',
    ),
    'carthag',
  ),
  tactic(
    'Karama in hand',
    'Stop it: the shipment would win the game for Atreides.',
    'spacing-guild',
    shipping(
      advanced('atreides', 'harkonnen', 'spacing-guild')
        .storm(1)
        .turn(4)
        .forces('atreides', 'arrakeen@9', 4)
        .forces('atreides', 'carthag@10', 4)
        .forces('harkonnen', 'habbanya-sietch@16', 5)
        .hand('spacing-guild', 'karama')
        .spice('atreides', 6),
      'atreides',
    ).say('atreides', 'sietch-tabr', 3),
    'stop it',
  ),

  tactic(
    'Twelve spice against the Baron',
    "Ship: unless the single force in Tuek's Sietch is attacked, the Harkonnens win at the pause.",
    'atreides',
    three()
      .forces('harkonnen', 'arrakeen@9', 9)
      .forces('harkonnen', 'carthag@10', 8)
      .forces('harkonnen', 'tueks-sietch@4', 1)
      .forces('emperor', 'sietch-tabr@13', 5)
      .forces('emperor', 'habbanya-sietch@16', 5)
      .spice('atreides', 12)
      .ships('atreides'),
    'ship',
  ),
  tactic(
    'Twelve spice against the Emperor',
    'Ship: unless the single force in Carthag is attacked, the Emperor wins at the pause.',
    'harkonnen',
    three()
      .forces('emperor', 'arrakeen@9', 9)
      .forces('emperor', 'sietch-tabr@13', 9)
      .forces('emperor', 'carthag@10', 1)
      .forces('atreides', 'tueks-sietch@4', 5)
      .forces('atreides', 'habbanya-sietch@16', 5)
      .spice('harkonnen', 12)
      .ships('harkonnen'),
    'ship',
  ),

  // ---- spice and forces ----
  tactic(
    'Spice on Sihaya Ridge',
    'Sihaya Ridge: six spice lie there, and nobody else is near.',
    'atreides',
    three()
      .forces('atreides', 'hole-in-the-rock@8', 4)
      .spiceOn('sihaya-ridge@8', 6)
      .movesAGroup(0)
      .say('atreides', 'hole-in-the-rock'),
    'sihaya-ridge',
  ),
  tactic(
    'A stronghold or spice',
    "Tuek's Sietch: an empty stronghold is worth more than the richest field.",
    'atreides',
    three()
      .forces('atreides', 'false-wall-south@4', 4)
      .forces('harkonnen', 'carthag@10', 5)
      .spiceOn('south-mesa@4', 12)
      .movesAGroup(0)
      .say('atreides', 'false-wall-south'),
    'tueks-sietch',
  ),
  tactic(
    'Two spice and full tanks',
    'Two: they come back for free, and a third would cost the last spice.',
    'atreides',
    three().tanks('atreides', 12).spice('atreides', 2).revivalPhase(),
    2,
  ),
  tactic(
    'Twelve spice and full tanks',
    'Three: all twenty lie in the tanks, and there is spice enough.',
    'atreides',
    three().tanks('atreides', 20).spice('atreides', 12).revivalPhase(),
    3,
  ),
  tactic('An empty purse', 'Claim: it is spice for nothing.', 'atreides', three().run('choam charity'), 'claim'),
  tactic(
    'A rich harvest',
    'Eight: four forces carry two each, and spice left behind is for others.',
    'atreides',
    three().forces('atreides', 'red-chasm@6', 4).spiceOn('red-chasm@6', 8).run('spice collection'),
    8,
  ),

  tactic(
    'Three collectors',
    'Six: three forces carry two each, and nobody else is there.',
    'emperor',
    three().forces('emperor', 'sihaya-ridge@8', 3).spiceOn('sihaya-ridge@8', 6).run('spice collection'),
    6,
  ),

  // ---- battles ----
  tactic(
    'After the poison',
    'Keep Chaumas: the winner keeps what was not spent.',
    'atreides',
    battle()
      .run('battles')
      .say('atreides', 'nothing')
      .say('harkonnen', 'umman-kudu', 'none', 'none', 0)
      .say('atreides', 'duncan-idaho', 'chaumas', 'none', 0)
      .say('atreides', 'no')
      .say('harkonnen', 'no'),
    'keep chaumas',
  ),
  tactic(
    'A familiar face',
    'Treachery: a traitor wins the battle without a loss.',
    'atreides',
    battle()
      .traitor('atreides', 'umman-kudu')
      .run('battles')
      .say('atreides', 'nothing')
      .say('harkonnen', 'umman-kudu', 'none', 'none', 5)
      .say('atreides', 'duncan-idaho', 'none', 'none', 0),
    'treachery',
  ),
  tactic(
    'Duncan Idaho',
    'Treachery: Duncan Idaho is in the pay of the Harkonnens, and that wins the battle without a loss.',
    'harkonnen',
    battle()
      .traitor('harkonnen', 'duncan-idaho')
      .run('battles')
      .say('atreides', 'nothing')
      .say('harkonnen', 'umman-kudu', 'none', 'none', 0)
      .say('atreides', 'duncan-idaho', 'chaumas', 'shield', 6),
    'treachery',
  ),
];
