// What Rise of Ix and the epic game add to the set-up.

import { count, show, takeAt, things } from '@landsraad/kernel';
import { FACTIONS } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { drawIntrigue, intrigue, intrigueHand } from '../intrigue/holding.ts';
import { houseOf, houses, isRival, lookAt, NOBODY, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { DREADNOUGHTS } from './dreadnoughts.ts';
import { turnUpNext } from './rival-tech.ts';
import { layOutTech } from './tech.ts';
import { TESSIA } from './tessia.ts';

const EPIC = FACTS.ixStarting.epicMode;
const HUNDRO = 'hundro-moritani';
const YUNA = 'yuna-moritani';

/** § imp.ix.player-pieces § imp.ix.rival-pieces */
function dealFleets(g: G): void {
  for (const house of houses(g)) {
    houseOf(g, house).dreadnoughtSupply = DREADNOUGHTS;
    houseOf(g, house).freighter = 0;
  }
}
/** § imp.epic.garrison § imp.epic.intrigue */
function dealEpicPieces(g: G): void {
  if (!g.table.epic) return;
  for (const house of houses(g)) {
    const h = houseOf(g, house);
    h.supply -= EPIC.startingGarrison - h.garrison;
    h.garrison = EPIC.startingGarrison;
    drawIntrigue(g, house, EPIC.startingIntrigue);
  }
}

const { act, procedure } = words<Record<never, never>>();
export const setUpIx = procedure(
  'set-up of Rise of Ix',
  'imp.ix.player-pieces',
  act(layOutTech, 'imp.ix.tech-stacks'),
  act(turnUpNext),
  act(dealFleets, 'imp.ix.player-pieces'),
  act(dealEpicPieces),
);

/** Leaders that begin with something else. */
export function ixLeaderSetups(g: G): void {
  for (const house of houses(g)) {
    const h = houseOf(g, house);
    if (isRival(g, house)) continue;
    if (h.leader === YUNA) h.water = 0; // § imp.leader.yuna-smuggling-operation
    if (h.leader === TESSIA) h.snoopers = [...FACTIONS.keys()]; // § imp.leader.tessia-careful-observation
  }
}

// ---- Hundro's Intelligence ----

const hundro = (g: G): number => houses(g).find((h) => !isRival(g, h) && lookAt(g, h).leader === HUNDRO) ?? NOBODY;
const LOOKS_AT = 2;
const topTwo = (g: G): readonly string[] => things(g, intrigue.deck).slice(-LOOKS_AT);

function look(g: G): void {
  for (let n = 1; n <= LOOKS_AT; n++) show(g, intrigue.deck, count(g, intrigue.deck) - n, hundro(g));
}
const spying = words<Record<never, never>>();
export const intelligence = spying.procedure(
  'Intelligence',
  'imp.leader.hundro-intelligence',
  spying.finishIf((g) => hundro(g) === NOBODY),
  spying.act(look),
  spying.ask('keep which intrigue card?', 'imp.leader.hundro-intelligence', {
    who: hundro,
    options: (g) => [...new Set(topTwo(g))],
    always: true,
    then: (g, _v, card) => {
      const position = things(g, intrigue.deck).lastIndexOf(card);
      takeAt(g, intrigue.deck, position, intrigueHand(g, hundro(g)));
      const house = hundro(g);
      emit(g, 'kept intrigue', 'imp.leader.hundro-intelligence', { house }, { to: [house], nouns: { card } });
    },
  }),
);
