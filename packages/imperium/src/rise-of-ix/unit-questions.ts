// Dreadnoughts that are placed, deployed or retreat, and units of others that are made to.

import { retreat } from '../board/troops.ts';
import { CONTROLLED } from '../board/spaces.ts';
import { asking, byEffect, numbers, who, type Asked } from '../effects/asking.ts';
import { lineOf } from '../effects/grammar.ts';
import { RETREATS } from '../questions.ts';
import { isRival, lookAt, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import {
  DETONATE,
  detonate,
  freeLocations,
  mayDetonate,
  placeDreadnought,
  retreatDreadnoughts,
} from './dreadnoughts.ts';
import { enemyUnits, mostForced } from './enemy-units.ts';
import { rivalsLocation } from './rival-fleet.ts';

const { act, ask, whilst, procedure } = words<Asked>();

// ---- locations ----

function placesFor(g: G, v: Asked): string[] {
  // § imp.tech.rival-detonation-devices
  if (isRival(g, v.house)) return [mayDetonate(g, v.house) ? DETONATE : rivalsLocation(g, v.house)];
  return mayDetonate(g, v.house) ? [...freeLocations(g), DETONATE] : freeLocations(g);
}
export const placingDreadnought = asking(
  procedure(
    'placing a dreadnought',
    'imp.dreadnought.winner-must-place',
    ask('place the dreadnought where?', 'imp.dreadnought.winner-must-place', {
      who,
      about: byEffect,
      options: placesFor,
      then: (g, v, space) => {
        if (isRival(g, v.house) && space !== DETONATE)
          emit(g, 'rival’s location', 'imp.dreadnought.rival-location', { house: v.house, space });
        if (space === DETONATE) detonate(g, v.house);
        else if (CONTROLLED.includes(space)) placeDreadnought(g, v.house, space);
      },
    }),
  ),
);

// ---- Desert Ambush ----

const STOP = 'no more';
export const forcingRetreat = asking(
  procedure(
    'making units retreat',
    'imp.effect.retreat',
    whilst(
      (g, v) => v.zone !== STOP && v.n < mostForced(g, lineOf(v.key)) && enemyUnits(g, v.house).length > 0,
      ask('which unit retreats?', 'imp.effect.retreat', {
        who,
        about: byEffect,
        means: (_g, _v, option) => RETREATS.of(option),
        options: (g, v) => [...enemyUnits(g, v.house), STOP],
        then: (g, v, option) => {
          const unit = RETREATS.of(option);
          v.n++;
          v.zone = option;
          if (unit?.unit === 'troop') retreat(g, unit.house, 1);
          else if (unit !== null) retreatDreadnoughts(g, unit.house, 1);
        },
      }),
    ),
  ),
  (_g, _house, line) => line.printed?.who === 'enemy',
);

// ---- Negotiated Withdrawal ----

/** Exactly so many units: of dreadnoughts as many as one likes, the rest are troops. */
export const retreatingUnits = procedure(
  'retreating units',
  'imp.effect.retreat',
  ask('retreat how many dreadnoughts?', 'imp.effect.retreat', {
    who,
    about: byEffect,
    options: (g, v) => {
      const h = lookAt(g, v.house);
      const n = lineOf(v.key).n;
      return numbers(Math.max(0, n - h.conflict), Math.min(n, h.dreadnoughtConflict));
    },
    then: (g, v, n) => {
      v.n = lineOf(v.key).n - n;
      retreatDreadnoughts(g, v.house, n);
    },
  }),
  act(function theRest(g, v) {
    retreat(g, v.house, v.n);
  }),
);
