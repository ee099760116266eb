// Influence of one's own choice, gained or lost.

import { gainInfluence, influenceOf, loseInfluence, moveAlliance } from '../../board/influence.ts';
import { isRival, lookAt, type G } from '../../table.ts';
import { emit, words } from '../../words.ts';
import { asking, who, type Asked, byEffect } from '../asking.ts';
import { mayLoseInfluence, opponentAhead } from '../costs.ts';
import { FACTIONS, factionNumber, lineOf, type Faction, type Line } from '../grammar.ts';
import { LETO_SIGNET, SNOOPED } from '../touches.ts';

const { ask, when, procedure } = words<Asked>();

const OWN_CHOICE: readonly unknown[] = ['any', LETO_SIGNET, SNOOPED];
const ownChoice = (line: Line): boolean => OWN_CHOICE.includes(line.printed?.faction);

/**
 * § imp.solo.influence-choice § imp.two-player.choices § imp.shipping.rival-influence: a rival takes the faction where it has
 * least; among equals a person decides.
 */
function gainFrom(g: G, v: Asked): Faction[] {
  const only = lineOf(v.key).printed?.faction;
  // § imp.influence.same-faction: also the one that was lost for it
  const open = FACTIONS.filter((_, f) => {
    if (only === SNOOPED) return lookAt(g, v.house).snoopers.includes(f); // § imp.leader.tessia-duplicity
    return only !== LETO_SIGNET || opponentAhead(g, v.house, f);
  });
  if (!isRival(g, v.house)) return open;
  const least = Math.min(...open.map((f) => influenceOf(g, v.house, factionNumber(f))));
  return open.filter((f) => influenceOf(g, v.house, factionNumber(f)) === least);
}

export const gainingInfluence = asking(
  procedure(
    'influence of one’s choice',
    'imp.influence.any-faction',
    ask('influence with which faction?', 'imp.influence.any-faction', {
      who,
      about: byEffect,
      options: gainFrom,
      then: (g, v, faction) => {
        if (isRival(g, v.house)) emit(g, 'least influence', 'imp.solo.influence-choice', { house: v.house, faction });
        gainInfluence(g, v.house, factionNumber(faction), lineOf(v.key).n);
      },
    }),
  ),
  (_g, _house, line) => ownChoice(line),
);

export const losingInfluence = asking(
  procedure(
    'losing influence',
    'imp.influence.lose-needs-some',
    ask('lose influence with which faction?', 'imp.influence.lose-needs-some', {
      who,
      about: byEffect,
      options: (g, v) => FACTIONS.filter((_, f) => mayLoseInfluence(g, v.house, f)),
      then: (g, v, faction) => {
        v.faction = factionNumber(faction);
        v.heirs = loseInfluence(g, v.house, v.faction);
      },
    }),
    when(
      (_g, v) => v.heirs.length > 0,
      [
        ask('who takes the alliance?', 'imp.alliance.lost-when-tied', {
          who,
          about: (_g, v) => ({ house: v.house, faction: FACTIONS[v.faction] ?? 'emperor' }),
          options: (_g, v) => v.heirs,
          then: (g, v, heir) => moveAlliance(g, v.faction, heir),
        }),
      ],
    ),
  ),
);
