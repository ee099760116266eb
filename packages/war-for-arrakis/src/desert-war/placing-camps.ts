// Placing the Fremen Camps: all at once, so that nobody can tell which token lies where.

import { added, moveSecretly } from '@landsraad/kernel';
import { SECTORS, areaOf, areasOfSector, idOf, type Area } from '../board/areas.ts';
import { isDesert, isEmpty } from '../board/contents.ts';
import { ATREIDES, houseOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, secretly, words } from '../words.ts';
import { camps, campsHeld, heldCamps, showCamps } from './camps.ts';
import { changeDesertWar, desertWarOf } from './desert-war.ts';

/** The sectors and areas chosen so far, in the order of the tokens held. */
type Plan = { sector: string; sectors: readonly string[]; areas: readonly string[] };
const plan = secretly<Plan>();

const openIn = (g: Look, sector: string): Area[] =>
  areasOfSector(sector).filter((a) => isDesert(g, a) && isEmpty(g, a));
/** Each camp lies in another sector. */
const openSectors = (g: Look, v: Plan): string[] =>
  SECTORS.filter((s) => !v.sectors.includes(s) && openIn(g, s).length > 0);
const symbolNow = (g: Look, v: Plan): string => campsHeld(g)[v.areas.length] ?? '';

const planCamps = plan.procedure(
  'plan the camps',
  'wfa.desert-war.camps-placed',
  plan.whilst(
    (g, v) => symbolNow(g, v) !== '' && openSectors(g, v).length > 0, // § wfa.desert-war.camps-short
    plan.ask('pitch the camp in which sector?', 'wfa.desert-war.camps-placed', {
      about: (g, v) => ({ symbol: symbolNow(g, v) }),
      options: openSectors,
      then: (_g, v, sector) => {
        v.sector = sector;
      },
    }),
    plan.ask('pitch the camp where?', 'wfa.desert-war.camps-placed', {
      about: (g, v) => ({ symbol: symbolNow(g, v) }),
      options: (g, v): string[] => openIn(g, v.sector).map(idOf),
      then: (_g, v, area) => {
        v.sectors = [...v.sectors, v.sector];
        v.areas = [...v.areas, area];
      },
    }),
  ),
);

/** In the order of the board: the order of the tokens would tell which is which. */
function pitchCamps(g: G, plans: readonly Plan[]): void {
  const held = campsHeld(g).slice();
  const placed = plans.flatMap((p) => p.areas.map((area, n) => ({ area: areaOf(area), symbol: held[n] ?? '' })));
  for (const { area, symbol } of placed.toSorted((x, y) => x.area - y.area)) {
    moveSecretly(g, heldCamps(g), symbol, camps.board);
    changeDesertWar(g, { camps: added(desertWarOf(g).camps, area) });
    emit(g, 'camp placed', 'wfa.desert-war.camps-placed', { area });
  }
  showCamps(g, camps.board);
}

const phase = words<Record<never, never>>();
export const placeCamps = phase.procedure(
  'fremen camps',
  'wfa.desert-war.camps-before-roll',
  phase.together('plan the camps', 'wfa.desert-war.camps-placed', {
    seats: (g) => [houseOf(g, ATREIDES)],
    each: planCamps,
    notes: () => ({ sector: '', sectors: [], areas: [] }),
    then: (g, _v, answers) =>
      pitchCamps(
        g,
        answers.map((a) => a.notes),
      ),
  }),
);
