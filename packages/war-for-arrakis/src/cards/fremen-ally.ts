// The Fremen Ally deck.

import { added, replaced } from '@landsraad/kernel';
import { alongTo, only } from '../actions/filters.ts';
import { moveWholeLegion } from '../actions/entering.ts';
import { wildMakerActs } from '../actions/desert-power.ts';
import { rollDice } from '../battles/dice.ts';
import {
  ALL_ZONES,
  SECTORS,
  areaOf,
  areasOfSector,
  idOf,
  near,
  touching,
  zoneId,
  zoneOf,
  zoneServes,
  isDeepDesert,
  type Area,
} from '../board/areas.ts';
import {
  deserts,
  hasLegion,
  hasSandworm,
  isDesert,
  isEmpty,
  legionAreas,
  tokensIn,
  wildMakerInPlay,
} from '../board/contents.ts';
import { leadersLeftAlone, removeExcess } from '../board/stacking.ts';
import { NOWHERE, whichArea } from '../board/which-area.ts';
import { putAway } from '../components.ts';
import { isOrnithopter } from '../desert-war/escorts.ts';
import { ASIDE, STILGAR, WILD_MAKER } from '../leaders.ts';
import { sietchMoves } from '../mahdi/targets.ts';
import { coriolisStorms } from '../phases/3-coriolis-storms.ts';
import { ATREIDES, HARKONNEN, deciderOf } from '../sides.ts';
import { moveToken, type G, type Look } from '../table.ts';
import { sandwormComes } from '../worms/wormsigns.ts';
import { emit } from '../words.ts';
import { cardWords, planningCard } from './play.ts';
import { row } from './prescience.ts';
import { removeVehicle, vehiclesIn } from './vehicles-lost.ts';
import {
  another,
  besideThatLegionToTheTank,
  desertPowers,
  drawn,
  ifAlready,
  moved,
  placed,
  strikes,
} from './words-of-cards.ts';

const { act, ask, call, when, whilst } = cardWords;
const emptyDeserts = (g: Look): Area[] => deserts(g).filter((a) => isEmpty(g, a));

// ---- worms ----

planningCard(
  'shai-hulud',
  ifAlready(
    (g) => wildMakerInPlay(g),
    [call(wildMakerActs, () => ({}))],
    whichArea(cardWords, 'where does the Wild Maker come?', 'wfa.leaders.wild-maker-entry', {
      who: (g, v) => deciderOf(g, v.side),
      areas: emptyDeserts,
      none: 'nowhere',
      then: (g, _v, a) => {
        g.table.leaders = replaced(g.table.leaders, WILD_MAKER, a < 0 ? ASIDE : a);
        g.table.spent = replaced(g.table.spent, WILD_MAKER, true);
        emit(g, 'wild maker', 'wfa.leaders.wild-maker-entry', { area: a });
      },
    }),
  ),
);
/** Up to that many sandworms, each into an empty desert that the card allows. */
const wormsTo = (n: number, where: (g: Look, a: Area) => boolean) => [
  act(function countWorms(_g, v) {
    v.left = n;
    v.area = NOWHERE;
  }),
  whilst(
    (g, v) => v.left > 0 && emptyDeserts(g).some((a) => where(g, a)),
    ...whichArea(cardWords, 'place a sandworm where?', 'wfa.worms.action-phase-placement', {
      who: (g, v) => deciderOf(g, v.side),
      areas: (g) => emptyDeserts(g).filter((a) => where(g, a)),
      none: 'no more',
      then: (_g, v, a) => {
        v.area = a;
        v.left = a < 0 ? 0 : v.left - 1;
      },
    }),
    when((_g, v) => v.area >= 0, [call(sandwormComes, (_g, v) => ({ area: v.area, plain: false }))]),
    act(function notSettled(g, v) {
      g.table.settled = [];
      v.area = NOWHERE;
    }),
  ),
];
planningCard('wall-of-sandworms', ...wormsTo(1, (g, a) => touching(a).some((x) => hasSandworm(g, x))), desertPowers());
planningCard('thumpers', ...wormsTo(2, (g, a) => touching(a).some((x) => hasLegion(g, ATREIDES, x))));

// ---- vehicles ----

const deepHarvesters = (g: Look, sector: string): Area[] =>
  g.table.harvesters.filter((a) => isDeepDesert(a) && areasOfSector(sector).includes(a));
planningCard(
  'dust-chasms',
  ask('open dust chasms where?', 'wfa.harvesters.return', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...SECTORS.filter((s) => deepHarvesters(g, s).length > 0), 'nowhere'],
    then: (_g, v, sector) => {
      v.said = sector;
      v.left = 2;
    },
  }),
  whilst(
    (g, v) => v.left > 0 && deepHarvesters(g, v.said).length > 0,
    ask('swallow which harvester?', 'wfa.harvesters.return', {
      who: (g, v) => deciderOf(g, v.side),
      options: (g, v): string[] => [...deepHarvesters(g, v.said).map(idOf), 'no more'],
      then: (g, v, where) => {
        v.left = where === 'no more' ? 0 : v.left - 1;
        if (where !== 'no more') removeVehicle(g, where);
      },
    }),
  ),
  desertPowers(),
);
const ROCKETS = 3;
planningCard(
  'fremen-rockets',
  ask('fire rockets where?', 'wfa.harvesters.return', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [
      ...SECTORS.filter((s) => areasOfSector(s).some((a) => hasLegion(g, ATREIDES, a)) && vehiclesIn(g, s).length > 0),
      'nowhere',
    ],
    then: (g, v, sector) => {
      v.said = sector;
      if (sector === 'nowhere') return;
      const roll = rollDice(g, ROCKETS);
      v.left = roll.hits + roll.specials;
      emit(g, 'rockets', 'wfa.harvesters.return', { hits: v.left });
    },
  }),
  whilst(
    (g, v) => v.left > 0 && vehiclesIn(g, v.said).length > 0,
    ask('remove which vehicle?', 'wfa.harvesters.return', {
      who: (g, v) => deciderOf(g, v.side),
      options: (g, v): string[] => vehiclesIn(g, v.said),
      then: (g, v, where) => {
        v.left--;
        removeVehicle(g, where);
      },
    }),
  ),
);
planningCard(
  'captured-ornithopter',
  ask('capture which ornithopter?', 'wfa.vehicles.kinds', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...ALL_ZONES.filter((z) => isOrnithopter(g.table.air[z])).map(zoneId), 'none'],
    then: (g, v, zone) => {
      v.area = zoneOf(zone);
      if (v.area >= 0) removeVehicle(g, zone);
    },
  }),
  when((_g, v) => v.area >= 0, [strikes(3, (g, v) => legionAreas(g, HARKONNEN).filter((a) => zoneServes(v.area, a)))]),
);

// ---- goals ----

planningCard(
  'eyes-of-ibad',
  ask('attach it to which card?', 'wfa.prescience.kept-card', {
    who: (g, v) => deciderOf(g, v.side),
    about: (_g, v) => ({ card: v.card }),
    options: (g): string[] => [...row(g), 'none'],
    then: (g, v, card) => {
      if (card === 'none') return;
      g.table.kept = added(g.table.kept, card);
      putAway(g, v.card, 'attached');
    },
  }),
);

// ---- legions ----

planningCard('crysknife', moved(1, only('special')), besideThatLegionToTheTank());
planningCard('cielagos-piping-message', placed(['token'], 'threatened sietch'), drawn(1));
planningCard('jubba-cloaks', moved(1, only('leader in desert')), another());
planningCard('hieregs', placed(['regular', 'regular'], 'empty deserts'), desertPowers());
planningCard(
  'grandmother-of-a-storm',
  call(coriolisStorms, () => ({ struck: [], area: -1, hits: 0 })),
);
planningCard(
  'i-am-stilgar-the-fremen',
  placed(['elite', 'elite', 'regular', `leader ${STILGAR}`], 'free plateau'),
  drawn(1),
);

const swapTokens = (g: G, a: Area, b: Area): void => {
  const atA = tokensIn(g, a);
  const atB = tokensIn(g, b);
  for (const n of atA) moveToken(g, n, b, false);
  for (const n of atB) moveToken(g, n, a, false);
};
planningCard(
  'stillsuits',
  moved(1, only('desert')),
  ask('swap the tokens of which sietch?', 'wfa.actions.elective', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...g.table.sietches.filter((a) => tokensIn(g, a).length > 0).map(idOf), 'none'],
    then: (_g, v, said) => {
      v.area = said === 'none' ? -1 : areaOf(said);
    },
  }),
  when(
    (g, v) => v.area >= 0 && g.table.sietches.length > 1,
    [
      ask('swap them with which sietch?', 'wfa.actions.elective', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ from: idOf(v.area) }),
        options: (g, v): string[] => g.table.sietches.filter((a) => a !== v.area).map(idOf),
        then: (g, v, said) => swapTokens(g, v.area, areaOf(said)),
      }),
      call(removeExcess, () => ({ side: ATREIDES })),
      call(leadersLeftAlone, () => ({ side: ATREIDES })),
    ],
  ),
);

const besideSietch = (g: Look, a: Area): Area[] => near(a).filter((x) => isDesert(g, x) && isEmpty(g, x));
planningCard(
  'kitab-al-ibar',
  ask('move which sietch?', 'wfa.actions.elective', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...g.table.sietches.filter((a) => besideSietch(g, a).length > 0).map(idOf), 'none'],
    then: (_g, v, said) => {
      v.area = said === 'none' ? -1 : areaOf(said);
    },
  }),
  when(
    (_g, v) => v.area >= 0,
    [
      ask('move the sietch where?', 'wfa.actions.elective', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ from: idOf(v.area) }),
        options: (g, v): string[] => besideSietch(g, v.area).map(idOf),
        then: (g, v, said) => {
          v.left = areaOf(said);
          g.table.sietches = replaced(g.table.sietches, g.table.sietches.indexOf(v.area), v.left);
          sietchMoves(g, v.area, v.left);
          emit(g, 'sietch moved', 'wfa.actions.elective', { from: v.area, to: v.left });
        },
      }),
      moved(1, (_g, v) => alongTo(v.area, v.left)),
    ],
  ),
);

const pushable = (g: Look): Area[] =>
  legionAreas(g, HARKONNEN).filter((a) => isDesert(g, a) && near(a).some((x) => isEmpty(g, x)));
planningCard(
  'sandtides',
  ask('push which legion?', 'wfa.actions.elective', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...pushable(g).map(idOf), 'none'],
    then: (_g, v, said) => {
      v.area = said === 'none' ? -1 : areaOf(said);
    },
  }),
  when(
    (_g, v) => v.area >= 0,
    [
      ask('push it where?', 'wfa.actions.elective', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ from: idOf(v.area) }),
        options: (g, v): string[] =>
          near(v.area)
            .filter((a) => isEmpty(g, a))
            .map(idOf),
        then: (g, v, said) => moveWholeLegion(g, HARKONNEN, v.area, areaOf(said)),
      }),
    ],
  ),
  desertPowers(),
);
