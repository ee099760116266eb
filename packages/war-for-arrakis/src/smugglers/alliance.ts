// The alliance: the base is built, and whoever waited on the smugglers board comes to it.

import { replaced } from '@landsraad/kernel';
import { areasOfSector, type Area } from '../board/areas.ts';
import { isDesert, isEmpty } from '../board/contents.ts';
import { addAuxiliaries } from '../board/figures.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { GURNEY, STABAN } from '../leaders.ts';
import { printedFor } from '../printed/printed.ts';
import { ATREIDES, houseOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { enterPlay } from '../tracks.ts';
import { emit, on, words } from '../words.ts';
import { changeSmugglers } from './smugglers.ts';

type Alliance = { sector: string };
const alliance = words<Alliance>();
const COMERS = [STABAN, GURNEY] as const;

/** Empty deserts of the four lower sectors. */
const baseAreas = (g: Look): Area[] =>
  printedFor(g)
    .smugglers.sectors.flatMap(areasOfSector)
    .filter((a) => isDesert(g, a) && isEmpty(g, a))
    .toSorted((a, b) => a - b);
function leadersJoin(g: G): void {
  for (const l of COMERS) enterPlay(g, l);
}
function buildBase(g: G, _v: Alliance, a: Area): void {
  if (a < 0) return;
  const waiting = g.table.smugglers?.waiting ?? 0;
  changeSmugglers(g, { base: a, waiting: 0 });
  addAuxiliaries(g, 'smuggler', ATREIDES, a, waiting);
  for (const l of COMERS) g.table.leaders = replaced(g.table.leaders, l, a);
  emit(g, 'smugglers base', 'wfa.smugglers.alliance', { area: a, smugglers: waiting });
}

const joinTheAtreides = alliance.procedure(
  'the smugglers ally',
  'wfa.smugglers.alliance',
  alliance.act(leadersJoin, 'wfa.smugglers.alliance'),
  ...whichArea(alliance, 'build the base where?', 'wfa.smugglers.alliance', {
    who: (g) => houseOf(g, ATREIDES),
    areas: baseAreas,
    then: buildBase,
  }),
  alliance.call(removeExcess, () => ({ side: ATREIDES })),
);
on('smugglers ally', 'wfa.smugglers.alliance', joinTheAtreides);

/** Their units have left legions elsewhere. */
const afterTheBase = alliance.procedure(
  'the smugglers are gone',
  'wfa.smugglers.base',
  alliance.call(leadersLeftAlone, () => ({ side: ATREIDES }), 'wfa.smugglers.base'),
);
on('smugglers base destroyed', 'wfa.smugglers.base', afterTheBase);
