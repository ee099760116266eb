// The House Harkonnen deck.

import { inArea } from '../actions/filters.ts';
import { placeVehicles, vehicles } from '../actions/vehicles.ts';
import {
  ARRAKEEN,
  ARSUNT,
  CARTHAG,
  NORTH_POLE,
  SETTLEMENT_SITES,
  areasOfSector,
  isPyonVillage,
  near,
  sectorsOf,
  touching,
} from '../board/areas.ts';
import { hasLegion, hasSettlement, legionAreas } from '../board/contents.ts';
import { isInPlay, whereIs } from '../board/figures.ts';
import { BARON, FEYD, OUT_OF_GAME, RABBAN } from '../leaders.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import type { G } from '../table.ts';
import { enterPlay } from '../tracks.ts';
import { cardWords, planningCard } from './play.ts';
import {
  THAT_LEGION,
  another,
  attacked,
  discardWormsigns,
  drawn,
  ifAlready,
  ifThatLegionStands,
  moveOrAttack,
  moved,
  placed,
  strikes,
  toTheTank,
} from './words-of-cards.ts';

const { act, call, when } = cardWords;
const villages = SETTLEMENT_SITES.filter(isPyonVillage);

planningCard(
  'hard-times-and-oppression',
  ...villages.map((a) => when((g) => hasSettlement(g, HARKONNEN, a), [placed(['regular'], a)])),
  placed(['elite'], CARTHAG),
  placed(['elite'], ARRAKEEN),
);
planningCard('forced-recruitment', placed(['elite', 'elite', 'elite', 'leader'], ARRAKEEN));
planningCard(
  'beloved-feyd-rautha',
  ifAlready(
    (g) => isInPlay(g, FEYD),
    [when((g) => whereIs(g, FEYD) >= 0, [placed(['elite', 'elite'], (g) => whereIs(g, FEYD))])],
    [
      act(function feydEnters(g: G) {
        enterPlay(g, FEYD);
      }, 'wfa.leaders.entry-conditions'),
      another(),
    ],
  ),
);
planningCard('harkonnen-patrols', placed(['regular', 'regular', 'regular'], 'empty deserts'));
planningCard('arsunt-legion', placed(['elite', 'regular', 'leader'], ARSUNT), ...moveOrAttack(inArea(ARSUNT), false));
planningCard('barons-personal-guard', placed(['elite', 'elite', `leader ${BARON}`], 'carthag or arrakeen'), moved(1));
// Hawat's Scheming is never played: see the free actions.
planningCard('hawats-scheming');
planningCard('evidence-of-rebellion', placed(['elite', 'elite'], 'one settlement'), drawn(2));
planningCard(
  'polar-cap-factories',
  placed(['regular', 'regular', 'elite', 'generic'], NORTH_POLE),
  ...discardWormsigns(16, (a) => touching(NORTH_POLE).includes(a)),
);
planningCard('carthag-the-former-capital', placed(['regular', 'regular', 'regular', 'elite', 'leader'], CARTHAG));
planningCard(
  'workhorse-of-arrakis',
  call(placeVehicles, () => vehicles(1, 0, 1)),
  drawn(2),
);
planningCard('spotter-control', ...discardWormsigns(3, () => true), drawn(2));
planningCard(
  'explosive-artillery',
  moved(1),
  strikes(4, (g) => legionAreas(g, ATREIDES).filter((a) => near(a).some((x) => hasLegion(g, HARKONNEN, x)))),
);
planningCard(
  'sandmasters',
  call(placeVehicles, () => vehicles(3, 0, 0)),
  drawn(1),
);
planningCard(
  'mudir-nahya-the-demon-ruler',
  ifAlready(
    (g) => whereIs(g, RABBAN) === OUT_OF_GAME,
    [placed(['elite', 'elite', 'leader'], 'legion')],
    [placed(['elite', `leader ${RABBAN}`], 'legion'), ifThatLegionStands(attacked(THAT_LEGION, true))],
  ),
);
planningCard(
  'hunter-seeker',
  toTheTank((g, a) => sectorsOf(a).some((s) => areasOfSector(s).some((x) => hasLegion(g, HARKONNEN, x)))),
);
