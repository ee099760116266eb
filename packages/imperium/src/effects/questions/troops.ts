// How many troops, whose, and from where.

import { deployByEffect, loseTroops, recruit, retreat } from '../../board/troops.ts';
import { fleetIntoConflict } from '../../rise-of-ix/dreadnoughts.ts';
import { mayLand, transported } from '../../rise-of-ix/troop-transports.ts';
import { retreatingUnits } from '../../rise-of-ix/unit-questions.ts';
import { lookAt, others, type G, type Look } from '../../table.ts';
import { words } from '../../words.ts';
import { asking, numbers, who, type Asked, byEffect } from '../asking.ts';
import { lineOf, type Line } from '../grammar.ts';

const { act, ask, call, when, whilst, procedure } = words<Asked>();

const most = (line: Line, there: number): number =>
  typeof line.printed?.max === 'number' ? Math.min(line.printed.max, there) : there;
/** Of dreadnoughts too. */
const anyUnit = (_g: G, v: Asked): boolean => lineOf(v.key).printed?.unit === 'unit';

export const deploying = asking(
  procedure(
    'deploying by an effect',
    'imp.deploy.effects-without-agent',
    when(anyUnit, [
      ask('deploy how many dreadnoughts?', 'imp.deploy.effects-without-agent', {
        who,
        about: byEffect,
        options: (g, v) => numbers(0, most(lineOf(v.key), lookAt(g, v.house).dreadnoughtGarrison)),
        then: (g, v, n) => {
          v.n = n;
          fleetIntoConflict(g, v.house, n);
        },
      }),
    ]),
    ask('deploy how many troops?', 'imp.deploy.effects-without-agent', {
      who,
      about: byEffect,
      options: (g, v) => {
        const { garrison } = lookAt(g, v.house);
        return numbers(0, Math.min(garrison, most(lineOf(v.key), garrison + v.n) - v.n));
      },
      then: (g, v, n) => deployByEffect(g, v.house, 'garrison', n),
    }),
  ),
);

export const retreating = asking(
  procedure(
    'retreating',
    'imp.effect.retreat',
    when(
      anyUnit,
      [call(retreatingUnits, (_g, v) => v)],
      [
        ask('retreat how many troops?', 'imp.effect.retreat', {
          who,
          about: byEffect,
          options: (g, v) => numbers(0, most(lineOf(v.key), lookAt(g, v.house).conflict)),
          then: (g, v, n) => retreat(g, v.house, n),
        }),
      ],
    ),
  ),
);

/** Recruits that may go straight to the Conflict; on an agent turn the ordinary rules suffice for Reinforcements. */
const straightToConflict = (g: Look, house: number, line: Line): boolean => {
  const how = line.printed?.deployToConflict;
  if (how !== undefined) return how !== 'mandatory' && g.table.turn.kind === 'reveal';
  return mayLand(g, house, line); // § imp.tech.troop-transports
};
export const recruiting = asking(
  procedure(
    'recruiting for the Conflict',
    'imp.deploy.recruit',
    act(function recruitThem(g, v) {
      v.n = recruit(g, v.house, lineOf(v.key).n + transported(g, v.house, lineOf(v.key)));
    }),
    ask('deploy how many troops?', 'imp.deploy.effects-without-agent', {
      who,
      about: byEffect,
      options: (_g, v) => numbers(0, v.n),
      then: (g, v, n) => deployByEffect(g, v.house, 'garrison', n),
    }),
  ),
  straightToConflict,
);

export const opponentLoses = asking(
  procedure(
    'an opponent loses a troop',
    'imp.intrigue.needs-target',
    ask('who loses a troop?', 'imp.intrigue.needs-target', {
      who,
      about: byEffect,
      options: (g, v) => others(g, v.house).filter((o) => lookAt(g, o).conflict > 0),
      then: (g, v, victim) => void loseTroops(g, victim, 'conflict', lineOf(v.key).n),
    }),
  ),
);

export const losingTroops = asking(
  procedure(
    'losing a troop',
    'imp.effect.lose-troop-choice',
    whilst(
      (g, v) => v.n < lineOf(v.key).n && lookAt(g, v.house).garrison + lookAt(g, v.house).conflict > 0,
      ask('lose a troop from where?', 'imp.effect.lose-troop-choice', {
        who,
        about: byEffect,
        options: (g, v): ('garrison' | 'conflict')[] =>
          (['garrison', 'conflict'] as const).filter((from) => lookAt(g, v.house)[from] > 0),
        then: (g, v, from) => {
          v.n++;
          loseTroops(g, v.house, from, 1);
        },
      }),
    ),
  ),
  (_g, _house, line) => line.printed !== null && !('from' in line.printed),
);
