// The card that takes the place of the three Smugglers cards.

import { replaced } from '@landsraad/kernel';
import { isVehicle } from '../actions/vehicles.ts';
import { ALL_ZONES, zoneId, zoneOf, type Zone } from '../board/areas.ts';
import { cardWords, planningCard } from '../cards/play.ts';
import { removeVehicle } from '../cards/vehicles-lost.ts';
import { deciderOf } from '../sides.ts';
import type { Look } from '../table.ts';
import { emit } from '../words.ts';
import { SMUGGLER_ORNITHOPTER, ornithoptersLeft } from './vehicles.ts';

const { ask, when } = cardWords;
const NONE = 'none';
const YES = 'take its place';
const aircraft = (g: Look): Zone[] => ALL_ZONES.filter((z) => isVehicle(g.table.air[z] ?? ''));

planningCard(
  'drone-ornithopters',
  ask('remove which vehicle?', 'wfa.smugglers.drone-ornithopters', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...aircraft(g).map(zoneId), NONE],
    then: (g, v, zone) => {
      v.area = zoneOf(zone);
      if (v.area >= 0) removeVehicle(g, zone);
    },
  }),
  when(
    (g, v) => v.area >= 0 && ornithoptersLeft(g) > 0,
    [
      ask('take its place with a smuggler ornithopter?', 'wfa.smugglers.drone-ornithopters', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ zone: zoneId(v.area) }),
        options: (): string[] => [YES, 'no'],
        then: (g, v, said) => {
          if (said !== YES) return;
          g.table.air = replaced(g.table.air, v.area, SMUGGLER_ORNITHOPTER);
          emit(g, 'vehicle placed', 'wfa.smugglers.drone-ornithopters', {
            vehicle: SMUGGLER_ORNITHOPTER,
            where: zoneId(v.area),
          });
        },
      }),
    ],
  ),
);
