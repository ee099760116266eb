// Positions with one plainly right choice, each with the reason.

import type { Tactic } from '@landsraad/bots/testing';
import type { Option } from '@landsraad/kernel';
import { ATREIDES, HARKONNEN, type Table } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';

type P = ReturnType<typeof position>;
const tactic = (why: string, p: P, ...right: readonly Option[]): Tactic<Table> => ({
  why,
  game: p.g,
  seat: p.asked.seat,
  right,
});
const bare = (): P => position().objective('4-6-8');
const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
/** A sietch of rank 3 that nobody guards, an army beside it. */
const openSietch = (): P => bare().sietch('gara-kulon', 3).harkonnen('ne-11', { regular: 4 });
const atTheGates = (): P => bare().atreides('cne-01', { regular: 4 });

export const tactics = (): readonly Tactic<Table>[] => [
  // ---- sietches and settlements ----
  tactic(
    'Attack: nobody guards the sietch, and it is worth three points.',
    openSietch().action(HARKONNEN, 'strategy'),
    'attack',
  ),
  tactic(
    'Advance: only who moves in destroys the sietch.',
    openSietch().action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'gara-kulon'),
    'advance',
  ),
  tactic(
    'Attack: the undefended sietch brings the tenth point, and the game.',
    openSietch()
      .with((t) => (t.supremacy = 8))
      .action(HARKONNEN, 'strategy'),
    'attack',
  ),
  tactic(
    'Advance: the sietch brings the tenth point, and the game.',
    openSietch()
      .with((t) => (t.supremacy = 8))
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon'),
    'advance',
  ),
  tactic(
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
    'To the sietch beside it: nobody guards it, and elsewhere is nothing.',
    bare()
      .sietch('gara-kulon', 3)
      .harkonnen('ne-07', { regular: 6 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-07'),
    'ne-11',
    'shield-wall-east',
  ),
  tactic(
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
    'Attack: nobody defends Arrakeen, and all three markers move.',
    atTheGates().action(ATREIDES, 'strategy'),
    'attack',
  ),
  tactic(
    'Advance: only who moves in destroys Arrakeen.',
    atTheGates().action(ATREIDES, 'strategy').say('attack', 'cne-01', 'arrakeen'),
    'advance',
  ),
  tactic(
    'Attack: the steps for Arrakeen are the last that the objective asks for.',
    atTheGates()
      .with((t) => (t.prescience = [2, 4, 6]))
      .action(ATREIDES, 'strategy'),
    'attack',
  ),

  // ---- battles ----
  tactic(
    'Cease: one is left against six, and another round costs a hit against the sietch.',
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
    'The hit on an elite: it becomes a regular, and all four stay in the fight.',
    bare().harkonnen('ne-11', { regular: 2, elite: 2 }).hits(HARKONNEN, 'ne-11', 1),
    'elite',
  ),
  tactic(
    'The hit on a Fremen elite: it becomes a regular, and all four stay in the fight.',
    bare().atreides('ne-11', { regular: 2, elite: 2 }).hits(ATREIDES, 'ne-11', 1),
    'elite',
  ),
  tactic(
    'A regular goes: six may stay, and elites are worth more.',
    bare().harkonnen('ne-11', { regular: 5, elite: 3 }).removeExcess(HARKONNEN),
    'regular',
  ),
  tactic(
    'A regular of the Atreides goes: six may stay, and elites are worth more.',
    bare().atreides('ne-11', { regular: 5, elite: 2 }).removeExcess(ATREIDES),
    'regular',
  ),

  // ---- stations, harvesters, visions ----
  tactic(
    'Move: a testing station lies one step away.',
    bare().station('ne-12', 'jihad').atreides('ne-11', { regular: 1 }).action(ATREIDES, 'strategy'),
    'move',
  ),
  tactic(
    'To the testing station: it advances a marker.',
    bare()
      .station('ne-12', 'jihad')
      .atreides('ne-11', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11'),
    'ne-12',
  ),
  tactic(
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
    'To the harvester: a harvester destroyed is spice that the Harkonnens do not get.',
    bare().harvester('ne-14').atreides('ne-12', { regular: 1 }).action(ATREIDES, 'strategy').say('move', 'ne-12'),
    'ne-14',
  ),
  tactic(
    'Move: a harvester lies one step away, and nothing else can be done.',
    bare().harvester('ne-14').atreides('ne-12', { regular: 1 }).action(ATREIDES, 'strategy'),
    'move',
  ),
  ...(
    [
      ['se-03', 'se-01'],
      ['ne-16', 'gara-kulon'],
    ] as const
  ).map(([harvester, from]) =>
    tactic(
      `Move: the harvester in ${harvester} is one step from ${from}, and nothing else can be done with the die.`,
      bare().harvester(harvester).atreides(from, { regular: 1 }).action(ATREIDES, 'strategy'),
      'move',
    ),
  ),
  ...(
    [
      ['ne-14', 'ne-12'],
      ['ne-12', 'ne-11'],
      ['se-03', 'se-01'],
      ['cne-08', 'cne-07'],
      ['ne-16', 'gara-kulon'],
      ['ne-08', 'ne-07'],
      ['ne-13', 'ne-12'],
      ['ne-05', 'ne-07'],
      ['se-02', 'se-01'],
    ] as const
  ).map(([harvester, from]) =>
    tactic(
      `The legion in ${from}: it can destroy the harvester in ${harvester}, the other one reaches nothing.`,
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
    "To Harg Pass: there the second legion makes the card's claim good.",
    bare()
      .row('stunted-worms')
      .atreides('cne-07', { regular: 1 })
      .atreides('false-wall-east', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'false-wall-east'),
    'harg-pass',
  ),
  tactic(
    'Claim: what the card asks for is there.',
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
    'A carryall: a harvester in the deep desert is saved from the worm.',
    bare().sandworm('ne-14').harvester('ne-14').air('az1', 'carryall').sandwormAppears('ne-14'),
    'az1',
  ),
  ...[2, 3, 4].map((level) =>
    tactic(
      `Spice keeps a marker on row ${level} from sinking: saved spice does nothing this round.`,
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
