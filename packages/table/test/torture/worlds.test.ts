// Two worlds that a viewer cannot tell apart, in all games and modes: views, events, questions, offers, numbers and sizes of
// what the viewer is sent are the same.

import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { torture } from '@landsraad/kernel/testing';
import { rules as reference } from '@landsraad/reference';
import { rules as warForArrakis } from '@landsraad/war-for-arrakis';
import { sameInTwoWorlds } from '../two-worlds.ts';

/** Long enough to come to the end of a game now and then. */
const CHOICES = [40, 40, 200, 700];

torture({ name: 'worlds', unit: 'pairs of worlds', short: 2000, long: 200_000 }, async (attempt) => {
  const seed = 101 + attempt;
  const choices = CHOICES[Math.floor(attempt / 5) % CHOICES.length] ?? 40;
  switch (attempt % 5) {
    case 0:
      return sameInTwoWorlds(warForArrakis, { players: 2, choices, seed });
    case 1:
      return sameInTwoWorlds(dune, { players: 3 + (seed % 4), mode: 'advanced', choices, seed });
    case 2:
      return sameInTwoWorlds(imperium, { players: 3 + (seed % 2), choices, seed });
    case 3:
      return sameInTwoWorlds(dune, { players: 2 + (seed % 5), mode: 'basic', choices, seed });
    default:
      return sameInTwoWorlds(reference, { players: 2 + (seed % 3), choices, seed });
  }
});
