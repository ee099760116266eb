// What the Smugglers add to the words of leaders and cards.

import { replaced } from '@landsraad/kernel';
import { freeZones } from '../actions/air-zones.ts';
import { zoneId, zoneOf } from '../board/areas.ts';
import { cardWords } from '../cards/play.ts';
import { stepWord } from '../cards/steps.ts';
import { deciderOf } from '../sides.ts';
import type { G } from '../table.ts';
import { emit } from '../words.ts';
import { SMUGGLER_ORNITHOPTER, ornithoptersLeft } from './vehicles.ts';

const { ask, when } = cardWords;
const NONE = 'none';
const YES = 'take its place';

function flyTo(g: G, zone: string): void {
  g.table.air = replaced(g.table.air, zoneOf(zone), SMUGGLER_ORNITHOPTER);
  emit(g, 'vehicle placed', 'wfa.smugglers.allied-ornithopters', { vehicle: SMUGGLER_ORNITHOPTER, where: zone });
}
/** § wfa.smugglers.staban-tuek */
const placeOrnithopter = stepWord('placeSmugglerOrnithopter', () => [
  when(
    (g, v) => ornithoptersLeft(g) > 0 && freeZones(g, v.side).length > 0,
    [
      ask('send a smuggler ornithopter where?', 'wfa.smugglers.staban-tuek', {
        who: (g, v) => deciderOf(g, v.side),
        options: (g, v): string[] => [...freeZones(g, v.side).map(zoneId), NONE],
        then: (g, _v, zone) => {
          if (zone !== NONE) flyTo(g, zone);
        },
      }),
    ],
  ),
]);
/** § wfa.smugglers.drone-ornithopters */
const takeItsPlace = stepWord('takeItsPlace', () => [
  when(
    (g, v) => v.area >= 0 && ornithoptersLeft(g) > 0,
    [
      ask('take its place with a smuggler ornithopter?', 'wfa.smugglers.drone-ornithopters', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ zone: zoneId(v.area) }),
        options: (): string[] => [YES, 'no'],
        then: (g, v, said) => {
          if (said === YES) flyTo(g, zoneId(v.area));
        },
      }),
    ],
  ),
]);
export const SMUGGLERS_WORDS = [placeOrnithopter, takeItsPlace] as const;
