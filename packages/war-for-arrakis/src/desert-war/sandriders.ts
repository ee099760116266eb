// The Sandriders' card, and the sandworm under a lone Sandrider.

import { areaOf, idOf, type Area } from '../board/areas.ts';
import { SANDRIDER, occupancy } from '../board/occupancy.ts';
import { ATREIDES, deciderOf } from '../sides.ts';
import type { Look } from '../table.ts';
import { placeWormsigns, placingWormsigns, sandwormComes, sandwormRises } from '../worms/wormsigns.ts';
import { emit, on, words } from '../words.ts';
import { changeDesertWar, desertWarOf, inDesertWar } from './desert-war.ts';
import { trooperAreas, troopersIn } from './troopers.ts';

on('sandrider overrun', 'wfa.desert-war.sandrider-legion-enters', sandwormRises);

/** The card lies faceup on the Desert Power box. */
export const mayCallRiders = (g: Look): boolean => inDesertWar(g) && !desertWarOf(g).ridersSpent;
/** Where a Sandrider stands with no other figure or token. */
export const ridersAlone = (g: Look): Area[] =>
  trooperAreas(g, 'sandrider').filter((a) => occupancy(g).all[a] === SANDRIDER && troopersIn(g, 'sandrider', a) === 1);

const calling = words<{ area: Area }>();
export const callSandriders = calling.procedure(
  'sandriders',
  'wfa.desert-war.sandrider-special',
  calling.act(function turnTheCard(g) {
    changeDesertWar(g, { ridersSpent: true });
    emit(g, 'sandriders', 'wfa.desert-war.sandrider-special', {});
  }),
  calling.ask('call a sandworm to which sandrider?', 'wfa.desert-war.sandrider-special', {
    who: (g) => deciderOf(g, ATREIDES),
    options: (g): string[] => ridersAlone(g).map(idOf),
    then: (_g, v, a) => {
      v.area = areaOf(a);
    },
  }),
  calling.call(sandwormComes, (_g, v) => ({ area: v.area, plain: true })),
  calling.act(function notSettled(g) {
    g.table.settled = [];
  }),
  calling.call(placeWormsigns, () => placingWormsigns(1)),
);
