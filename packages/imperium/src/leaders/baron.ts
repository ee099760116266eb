// The Baron's Masterstroke: two factions, chosen in secret.

import { ofSeat, moveOpenly, moveSecretly, things } from '@landsraad/kernel';
import { gainInfluence } from '../board/influence.ts';
import { FACTIONS, factionNumber } from '../effects/grammar.ts';
import { houseOf, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { tokens } from './tokens.ts';

export const BARON = 'baron-vladimir-harkonnen';

const chosen = (house: number) => ofSeat(tokens.chosen, house);

/** Shown, and 1 influence with each: once per game. */
export function masterstroke(g: G, house: number): void {
  const h = houseOf(g, house);
  if (h.masterstroke) return;
  h.masterstroke = true;
  const two = [...things(g, chosen(house))];
  emit(g, 'masterstroke', 'imp.leader.baron-masterstroke', { house, first: two[0] ?? '', second: two[1] ?? '' });
  for (const faction of two) {
    moveOpenly(g, chosen(house), faction, tokens.shown);
    gainInfluence(g, house, factionNumber(faction), 1);
  }
}

const { ask, procedure, whilst } = words<{ house: number }>();
export const chooseTwoFactions = procedure(
  'Masterstroke',
  'imp.leader.baron-masterstroke',
  whilst(
    (g, v) => things(g, chosen(v.house)).length < 2,
    ask('which faction, in secret?', 'imp.leader.baron-masterstroke', {
      who: (_g, v) => v.house,
      options: (g, v) => FACTIONS.filter((f) => !things(g, chosen(v.house)).includes(f)),
      then: (g, v, faction) => {
        moveSecretly(g, tokens.box, faction, chosen(v.house));
        emit(
          g,
          'chose a faction in secret',
          'imp.leader.baron-masterstroke',
          { house: v.house },
          { to: [v.house], nouns: { faction } },
        );
      },
    }),
  ),
);
