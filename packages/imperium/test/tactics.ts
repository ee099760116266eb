// Positions with one plainly right choice, each with the reason. The page of puzzles shows many of them.

import type { Table } from '@landsraad/imperium';
import type { Tactic } from '@landsraad/bots/testing';
import type { Option } from '@landsraad/kernel';
import { at, position, type Position, type Wish } from './position.ts';

/** A house that has played its round. */
const done: Wish = { hand: [], agents: 0, revealed: 1 };
const strong = (troops: number): Wish => ({ ...done, conflict: troops, garrison: 0 });
const crowd = [strong(9), strong(8), strong(7)];

const tactic = (title: string, why: string, p: Position, ...right: readonly Option[]): Tactic<Table> => ({
  title,
  why,
  config: p.config,
  game: p.g,
  seat: p.seat,
  right,
});
/** The last round: whoever has most points afterwards wins, and spice breaks ties. */
const last = { round: 10, conflictDeck: [] } as const;
/** Nothing is left to do in the last round but to reveal, and to play what one holds; another is level and has more spice. */
const finale = (mine: Wish): Position =>
  position({
    ...last,
    houses: [{ vp: 8, hand: ['dagger'], agents: 0, ...mine }, { ...done, vp: 8, spice: 9 }, done, done],
  });

/** The agent is about to be sent with a card. */
const sending = (card: string, p: Position): Position => p.says('play which card?', card);

export const tactics = (): readonly Tactic<Table>[] => [
  // ---- influence ----
  tactic(
    'A step with the Emperor',
    'Wealth: the second influence with the Emperor is a point, and the Conflict is out of reach.',
    sending('diplomacy', position({ houses: [{ hand: ['diplomacy'], influence: [1, 0, 0, 0] }, ...crowd] })),
    'wealth',
  ),
  tactic(
    'A step with the Guild',
    'Foldspace: the second influence with the Guild is a point.',
    sending('diplomacy', position({ houses: [{ hand: ['diplomacy'], influence: [0, 1, 0, 0] }, ...crowd] })),
    'foldspace',
  ),
  tactic(
    'A step with the Sisterhood',
    'Secrets: the second influence with the Bene Gesserit is a point.',
    sending('diplomacy', position({ houses: [{ hand: ['diplomacy'], influence: [0, 0, 1, 0] }, ...crowd] })),
    'secrets',
  ),
  tactic(
    'A step with the Fremen',
    'Stillsuits: the second influence with the Fremen is a point.',
    sending('diplomacy', position({ houses: [{ hand: ['diplomacy'], influence: [0, 0, 0, 1] }, ...crowd] })),
    'stillsuits',
  ),
  tactic(
    'The fourth step',
    'Foldspace: the fourth influence takes the alliance, a point that others must win back.',
    sending(
      'diplomacy',
      position({ round: 5, houses: [{ hand: ['diplomacy'], influence: [0, 3, 0, 0], vp: 1 }, ...crowd] }),
    ),
    'foldspace',
  ),
  tactic(
    'A rival alliance',
    'Secrets: passing the holder of the alliance takes a point from the leader and gives one.',
    sending(
      'diplomacy',
      position({
        round: 7,
        alliances: [-1, -1, 1, -1],
        houses: [
          { hand: ['diplomacy'], influence: [0, 0, 4, 1], vp: 5 },
          { ...done, influence: [0, 0, 4, 0], vp: 7 },
        ],
      }),
    ),
    'secrets',
  ),
  tactic(
    'Two Solari and a rival',
    'The Bene Gesserit: the alliance changes hands, a point for you and one less for its holder. A second step with the Fremen is worth only one.',
    position({
      alliances: [-1, -1, 1, -1],
      houses: [
        { solari: 2, intrigue: ['bribery'], influence: [0, 0, 4, 1], vp: 1 },
        { influence: [0, 0, 4, 0], vp: 4 },
      ],
    }).plot(0, 'bribery'),
    'bene-gesserit',
  ),
  tactic(
    'Two Solari and four tracks',
    'The Fremen: the second step is a point, the first ones elsewhere are not.',
    position({ houses: [{ solari: 2, intrigue: ['bribery'], influence: [0, 0, 0, 1] }] }).plot(0, 'bribery'),
    'fremen',
  ),
  tactic(
    'A favor at the end',
    'Favored Subject before the hand is revealed: the second influence with the Emperor is the point that wins.',
    finale({ intrigue: ['favored-subject'], influence: [1, 0, 0, 0] }),
    'plot: favored-subject',
  ),
  tactic(
    'Papers at the end',
    'Guild Authorization before the hand is revealed: the second influence with the Guild is the point that wins.',
    finale({ intrigue: ['guild-authorization'], influence: [0, 1, 0, 0] }),
    'plot: guild-authorization',
  ),
  tactic(
    'A secret at the end',
    'Secret of the Sisterhood before the hand is revealed: the second influence is the point that wins.',
    finale({ intrigue: ['secret-of-the-sisterhood'], influence: [0, 0, 1, 0] }),
    'plot: secret-of-the-sisterhood',
  ),
  tactic(
    'A friend at the end',
    'Know Their Ways before the hand is revealed: the second influence with the Fremen is the point that wins.',
    finale({ intrigue: ['know-their-ways'], influence: [0, 0, 0, 1] }),
    'plot: know-their-ways',
  ),
  tactic(
    'Two Solari at the end',
    'Bribery before the hand is revealed: two Solari buy the influence that makes the winning point.',
    finale({ intrigue: ['bribery'], influence: [0, 0, 1, 0], solari: 2 }),
    'plot: bribery',
  ),

  // ---- points that can be bought ----
  tactic(
    'Nine points',
    'CHOAM Shares: seven Solari buy the tenth point, which ends the game with this round.',
    position({
      round: 9,
      houses: [{ vp: 9, solari: 7, hand: ['dagger', 'diplomacy'], intrigue: ['choam-shares'] }, { vp: 9 }],
    }),
    'plot: choam-shares',
  ),
  tactic(
    'Seven Solari at the end',
    'CHOAM Shares before the hand is revealed: seven Solari buy the point that wins.',
    finale({ intrigue: ['choam-shares'], solari: 7 }),
    'plot: choam-shares',
  ),
  tactic(
    'Four spice at the end',
    'The Sleeper Must Awaken: in the last round four spice are good for nothing but the winning point.',
    finale({ intrigue: ['the-sleeper-must-awaken'], spice: 4 }),
    'plot: the-sleeper-must-awaken',
  ),
  tactic(
    'Nine persuasion',
    'The Spice Must Flow: it gives its point now, and any other card would hardly be drawn again.',
    position({
      round: 9,
      houses: [{ vp: 8, hand: ['diplomacy', ...Array.from({ length: 4 }, () => 'convincing-argument')] }, { vp: 8 }],
    }).reveal(),
    'acquire the-spice-must-flow',
  ),
  tactic(
    "The bankers' discount",
    "The Spice Must Flow with the bankers' discount: in the last round only points count.",
    position({
      ...last,
      row: ['lady-jessica', 'scout', 'dr-yueh', 'stilgar', 'opulence'],
      houses: [
        { vp: 7, hand: ['guild-bankers', 'convincing-argument', 'convincing-argument', 'diplomacy'], persuasion: 2 },
        { ...done, vp: 7, spice: 3 },
        done,
        done,
      ],
    }).reveal(),
    'acquire the-spice-must-flow',
  ),

  // ---- the Conflict ----
  tactic(
    'The battle for Carthag',
    'Deploy two, at once or one by one: nobody can answer any more, and four beat three for two points and Carthag.',
    position({
      round: 6,
      conflict: 'battle-for-carthag',
      houses: [{ hand: ['diplomacy', 'dagger'], garrison: 2 }, { ...done, conflict: 1, swords: 1 }, done, done],
    }).send('diplomacy', 'stillsuits'),
    'deploy 1',
    'deploy 2',
  ),
  tactic(
    'A crowded Conflict',
    'End the turn: three others are far ahead and there is no fourth reward.',
    position({
      round: 3,
      houses: [{ hand: ['diplomacy', 'dagger'], garrison: 2 }, ...crowd],
    }).send('diplomacy', 'stillsuits'),
    'end turn',
  ),
  tactic(
    'The siege of Carthag',
    'End the turn: what goes to Carthag now meets armies of eighteen, sixteen and fourteen.',
    position({
      round: 5,
      conflict: 'siege-of-carthag',
      houses: [{ hand: ['reconnaissance', 'dagger'], garrison: 3 }, ...crowd],
    }).send('reconnaissance', 'carthag'),
    'end turn',
  ),
  tactic(
    'The battle for Arrakeen',
    'Ambush: eight beat six, the opponent holds no card, and the first place is worth two points.',
    at('combat', {
      round: 8,
      conflict: 'battle-for-arrakeen',
      houses: [{ conflict: 2, revealed: 1, intrigue: ['ambush', 'windfall'] }, { ...done, conflict: 3 }, done, done],
    }),
    'ambush',
  ),
  tactic(
    'Outnumbered',
    'Pass: with Ambush it would be 6 against 18, 16 and 14, still fourth place, and the card would be gone.',
    at('combat', {
      round: 3,
      conflict: 'guild-bank-raid',
      houses: [
        { conflict: 1, revealed: 1, intrigue: ['ambush', 'windfall'] },
        { ...done, conflict: 9 },
        { ...done, conflict: 8 },
        { ...done, conflict: 7 },
      ],
    }),
    'pass',
  ),
  tactic(
    'Ten against two',
    'Pass: this Conflict is won already, and the card can win another.',
    at('combat', {
      round: 4,
      conflict: 'siege-of-carthag',
      houses: [{ conflict: 5, revealed: 1, intrigue: ['ambush', 'windfall'] }, { ...done, conflict: 1 }, done, done],
    }),
    'pass',
  ),
  tactic(
    'Three spice in a battle',
    'Private Army: two spice turn the second place into two points and Arrakeen.',
    at('combat', {
      round: 9,
      conflict: 'battle-for-arrakeen',
      houses: [
        { conflict: 2, revealed: 1, spice: 3, intrigue: ['private-army', 'windfall'] },
        { ...done, conflict: 4 },
        done,
        done,
      ],
    }),
    'private-army',
  ),
  tactic(
    'A lost Conflict',
    'Staged Incident: the Conflict is lost, and three troops that would be lost anyway are a point.',
    at('combat', {
      ...last,
      conflict: 'grand-vision',
      houses: [
        { vp: 8, conflict: 3, revealed: 1, intrigue: ['staged-incident', 'windfall'] },
        { ...done, vp: 8, conflict: 9 },
        { ...done, conflict: 8 },
        { ...done, conflict: 7 },
      ],
    }),
    'staged-incident',
  ),
  tactic(
    'Level in the last round',
    'Master Tactician: three swords make seven against six, and first place is the last point.',
    at('combat', {
      ...last,
      conflict: 'desert-power',
      houses: [
        { vp: 8, conflict: 2, revealed: 1, intrigue: ['master-tactician', 'windfall'] },
        { ...done, vp: 8, conflict: 3 },
        done,
        done,
      ],
    }),
    'master-tactician',
  ),
  tactic(
    'A tie in sight',
    'Pass, and keep Tiebreaker: the Conflict cannot be won, and after the last round the card counts as ten spice and breaks the tie.',
    at('combat', {
      ...last,
      conflict: 'desert-power',
      houses: [
        { vp: 9, conflict: 1, revealed: 1, intrigue: ['tiebreaker', 'windfall'] },
        { ...done, vp: 9, spice: 4 },
        { ...done, conflict: 9 },
        { ...done, conflict: 8 },
      ],
    }),
    'pass',
  ),

  // ---- growing ----
  tactic(
    'Eight Solari',
    'Swordmaster: a third agent, in this round and in eight more.',
    sending('dagger', position({ round: 2, houses: [{ hand: ['dagger'], solari: 8 }] })),
    'swordmaster',
  ),
  tactic(
    'Five Solari',
    'High Council: two persuasion in this round and in eight more, and nothing better costs five.',
    sending('dagger', position({ round: 2, houses: [{ hand: ['dagger'], solari: 5 }] })),
    'high-council',
  ),
  tactic(
    'One agent left',
    'Send the agent first: whoever reveals sends none any more.',
    position({
      round: 4,
      houses: [{ hand: ['diplomacy', 'convincing-argument'], influence: [1, 1, 1, 1], agents: 1 }],
    }),
    'diplomacy',
  ),
  tactic(
    'One card to trash',
    'The Dagger: the others are among the best cards there are.',
    position({ houses: [{ hand: ['guild-administrator', 'lady-jessica', 'stilgar', 'dagger'] }] })
      .send('guild-administrator', 'secure-contract')
      .next('guild-administrator agent 0')
      .next('hand'),
    'dagger',
  ),
  tactic(
    'Five persuasion',
    'Stilgar: five persuasion buy one of the best cards, and otherwise only plain ones.',
    position({
      round: 2,
      row: ['stilgar', 'opulence', 'gurney-halleck', 'worm-riders', 'lady-jessica'],
      houses: [{ hand: ['convincing-argument', 'convincing-argument', 'diplomacy'], agents: 0 }],
    }).reveal(),
    'acquire stilgar',
  ),
  tactic(
    'Spice left lying',
    'The Great Flat: bonus spice has gathered there, and the water is at hand.',
    sending(
      'dune-the-desert-planet',
      position({ round: 3, bonusSpice: [4, 0, 0], houses: [{ hand: ['dune-the-desert-planet'], water: 2 }, ...crowd] }),
    ),
    'the-great-flat',
  ),
  tactic(
    'Five spice',
    'Conspire: four spice buy the second influence, five Solari, two troops and a card.',
    sending(
      'diplomacy',
      position({ round: 3, houses: [{ hand: ['diplomacy'], influence: [1, 0, 0, 0], spice: 5 }, ...crowd] }),
    ),
    'conspire',
  ),
];
