// Positions with one plainly right choice, each with the reason. The page of puzzles shows many of them.

import type { Tactic } from '@landsraad/bots/testing';
import type { Option } from '@landsraad/kernel';
import { areaName, areaOf, ATREIDES, HARKONNEN, type Table } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';

type P = ReturnType<typeof position>;
const tactic = (title: string, why: string, p: P, ...right: readonly Option[]): Tactic<Table> => ({
  title,
  why,
  config: p.config,
  game: p.g,
  seat: p.asked.seat,
  right,
});
const called = (area: string): string => areaName(areaOf(area));
const bare = (): P => position().objective('4-6-8');
const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
/** A sietch of rank 3 that nobody guards, an army beside it. */
const openSietch = (): P => bare().sietch('gara-kulon', 3).harkonnen('ne-11', { regular: 4 });
const atTheGates = (): P => bare().atreides('cne-01', { regular: 4 });

export const tactics = (): readonly Tactic<Table>[] => [
  // ---- sietches and settlements ----
  tactic(
    'The unguarded sietch',
    'Attack: nobody guards the sietch, and it is worth three points.',
    openSietch().action(HARKONNEN, 'strategy'),
    'attack',
  ),
  tactic(
    'After the attack',
    'Advance: only who moves in destroys the sietch.',
    openSietch().action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'gara-kulon'),
    'advance',
  ),
  tactic(
    'Two points short',
    'Attack: the undefended sietch brings the tenth point, and the game.',
    openSietch()
      .with((t) => (t.supremacy = 8))
      .action(HARKONNEN, 'strategy'),
    'attack',
  ),
  tactic(
    'The last sietch',
    'Advance: the sietch brings the tenth point, and the game.',
    openSietch()
      .with((t) => (t.supremacy = 8))
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon'),
    'advance',
  ),
  tactic(
    'Two legions, one sietch',
    'The army of six: a single unit beside it would be thrown away.',
    bare()
      .sietch('gara-kulon', 3)
      .atreides('gara-kulon', { regular: 1 })
      .harkonnen('ne-11', { regular: 6 })
      .harkonnen('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('attack'),
    'ne-11',
  ),
  tactic(
    'On the march',
    'Towards the sietch: nobody guards it, and from there it can be attacked with the next die.',
    bare()
      .sietch('gara-kulon', 3)
      .harkonnen('ne-07', { regular: 6 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-07'),
    'ne-11',
    'shield-wall-east',
  ),
  tactic(
    'All or some',
    'The whole legion: half an army takes no sietch.',
    bare()
      .sietch('gara-kulon', 3)
      .atreides('gara-kulon', { regular: 2 })
      .harkonnen('ne-07', { regular: 6 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-07', 'ne-11'),
    'the whole legion',
  ),
  tactic(
    'Arrakeen lies open',
    'Attack: nobody defends Arrakeen, and all three markers move.',
    atTheGates().action(ATREIDES, 'strategy'),
    'attack',
  ),
  tactic(
    'Inside Arrakeen',
    'Advance: only who moves in destroys Arrakeen.',
    atTheGates().action(ATREIDES, 'strategy').say('attack', 'cne-01', 'arrakeen'),
    'advance',
  ),
  tactic(
    'The last objective',
    'Attack: the steps for Arrakeen are the last that the objective asks for.',
    atTheGates()
      .with((t) => (t.prescience = [2, 4, 6]))
      .action(ATREIDES, 'strategy'),
    'attack',
  ),

  // ---- battles ----
  tactic(
    'One against six',
    'Cease: one unit is left against six, and to go on against a sietch costs a hit before anybody rolls.',
    bare()
      .sietch('gara-kulon', 3)
      .harkonnen('ne-11', { regular: 1 })
      .harkonnen('arrakeen', { regular: 1 })
      .atreides('gara-kulon', { regular: 6 })
      .rolls(roll(0, 1, 0), roll(0, 6, 0))
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon'),
    'cease',
  ),
  tactic(
    'Six against one',
    'Continue: six against one, and the sietch is worth three points.',
    bare()
      .sietch('gara-kulon', 3)
      .harkonnen('ne-11', { regular: 6 })
      .atreides('gara-kulon', { regular: 1 })
      .rolls(roll(0, 6, 0), roll(0, 1, 0))
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon'),
    'continue',
  ),
  tactic(
    'A hit to take',
    'The hit on an elite: it becomes a regular, and all four stay in the fight.',
    bare().harkonnen('ne-11', { regular: 2, elite: 2 }).hits(HARKONNEN, 'ne-11', 1),
    'elite',
  ),
  tactic(
    'A hit on the Fremen',
    'The hit on a Fremen elite: it becomes a regular, and all four stay in the fight.',
    bare().atreides('ne-11', { regular: 2, elite: 2 }).hits(ATREIDES, 'ne-11', 1),
    'elite',
  ),
  tactic(
    'Too many in one place',
    'A regular goes: six may stay, and elites are worth more.',
    bare().harkonnen('ne-11', { regular: 5, elite: 3 }).removeExcess(HARKONNEN),
    'regular',
  ),
  tactic(
    'Too many of the Atreides',
    'A regular of the Atreides goes: six may stay, and elites are worth more.',
    bare().atreides('ne-11', { regular: 5, elite: 2 }).removeExcess(ATREIDES),
    'regular',
  ),

  // ---- stations, harvesters, visions ----
  tactic(
    'A station nearby',
    'Move: a testing station lies one step away.',
    bare().station('ne-12', 'jihad').atreides('ne-11', { regular: 1 }).action(ATREIDES, 'strategy'),
    'move',
  ),
  tactic(
    'One step to go',
    'To the testing station: finding it advances a marker of prescience.',
    bare()
      .station('ne-12', 'jihad')
      .atreides('ne-11', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11'),
    'ne-12',
  ),
  tactic(
    'Two raiders',
    'The legion beside the testing station: the other one reaches nothing.',
    bare()
      .station('ne-12', 'jihad')
      .atreides('ne-11', { regular: 1 })
      .atreides('se-01', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move'),
    'ne-11',
  ),
  tactic(
    'Spice on the horizon',
    'To the harvester: every harvester destroyed is spice that the Harkonnens do not get.',
    bare().harvester('ne-14').atreides('ne-12', { regular: 1 }).action(ATREIDES, 'strategy').say('move', 'ne-12'),
    'ne-14',
  ),
  tactic(
    'A die to spend',
    'Move: a harvester stands one step away, and the die can do nothing else.',
    bare().harvester('ne-14').atreides('ne-12', { regular: 1 }).action(ATREIDES, 'strategy'),
    'move',
  ),
  ...(
    [
      ['se-03', 'se-01', 'A die in the south'],
      ['ne-16', 'gara-kulon', 'A die at Gara Kulon'],
    ] as const
  ).map(([harvester, from, title]) =>
    tactic(
      title,
      `Move: the harvester in ${called(harvester)} is one step from ${called(from)}, and the die can do nothing else.`,
      bare().harvester(harvester).atreides(from, { regular: 1 }).action(ATREIDES, 'strategy'),
      'move',
    ),
  ),
  ...(
    [
      ['ne-14', 'ne-12', 'Raiders in the deep sands'],
      ['ne-12', 'ne-11', 'Raiders above Gara Kulon'],
      ['se-03', 'se-01', 'Raiders in the south'],
      ['cne-08', 'cne-07', 'Raiders on the erg'],
      ['ne-16', 'gara-kulon', 'Raiders from Gara Kulon'],
      ['ne-08', 'ne-07', 'Raiders by the Shield Wall'],
      ['ne-13', 'ne-12', 'Raiders in the northeast'],
      ['ne-05', 'ne-07', 'Raiders in the north'],
      ['se-02', 'se-01', 'Raiders by Pasty Mesa'],
    ] as const
  ).map(([harvester, from, title]) =>
    tactic(
      title,
      `The legion in ${called(from)}: it can destroy the harvester in ${called(harvester)}, and the other one reaches nothing.`,
      bare()
        .harvester(harvester)
        .atreides(from, { regular: 1 })
        .atreides('cne-01', { regular: 1 })
        .action(ATREIDES, 'strategy')
        .say('move'),
      from,
    ),
  ),
  tactic(
    'The second legion',
    'To Harg Pass: with a second legion there the prescience card can be claimed.',
    bare()
      .row('stunted-worms')
      .atreides('cne-07', { regular: 1 })
      .atreides('false-wall-east', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'false-wall-east'),
    'harg-pass',
  ),
  tactic(
    'A vision come true',
    'Claim: both legions stand where the card asks for them.',
    bare()
      .with((t) => (t.phase = 'end'))
      .row('stunted-worms')
      .atreides('cne-07', { regular: 1 })
      .atreides('cne-08', { regular: 1 })
      .claims(),
    'stunted-worms',
  ),

  // ---- spice ----
  tactic(
    'A worm surfaces',
    "Send the carryall: it lifts the harvester out of the worm's way.",
    bare().sandworm('ne-14').harvester('ne-14').air('az1', 'carryall').sandwormAppears('ne-14'),
    'az1',
  ),
  ...[2, 3, 4].map((level) =>
    tactic(
      `Markers on row ${level}`,
      `Keep any marker on row ${level} from sinking: saved spice does nothing this round.`,
      bare()
        .with((t) => (t.markers = [level, level, level]))
        .harvester('ne-12', 'ne-11')
        .spiceHarvesting(),
      'keep choam',
      'keep spacingGuild',
      'keep landsraad',
    ),
  ),
];
