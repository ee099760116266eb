// The twelve planning cards of the Spacing Guild, three for each deck.

import { replaced, type Step } from '@landsraad/kernel';
import { freeZones } from '../actions/air-zones.ts';
import { only } from '../actions/filters.ts';
import { ALL_ZONES, areaOf, idOf, zoneId, zoneOf, type Area } from '../board/areas.ts';
import { ofRank } from '../board/auxiliaries.ts';
import { hasLegion, legionAreas, legionAt, settlementAreas } from '../board/contents.ts';
import { addAuxiliaries, addFigures, supply, takeFigures } from '../board/figures.ts';
import { removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { cardWords, planningCard, type Played } from '../cards/play.ts';
import { removeVehicle } from '../cards/vehicles-lost.ts';
import { drawn, moveOrAttack, moved } from '../cards/words-of-cards.ts';
import { isOrnithopter } from '../desert-war/escorts.ts';
import { legionEnters } from '../desert-war/troopers.ts';
import { FACTS } from '../facts.ts';
import { ATREIDES, HARKONNEN, deciderOf, opponent } from '../sides.ts';
import { MARKERS, type G, type Look, type Table } from '../table.ts';
import { emit } from '../words.ts';
import { changeGuild, frigateOf, frigatesLeft, setAboard, stepOf, troopsAboard } from './guild.ts';
import { advanceHeighliner, imperiumAction, navigatorLeaves } from './heighliners.ts';
import { landing, landingOf, takeAction } from './landing.ts';

const { act, ask, call, when } = cardWords;
type S = Step<Table, Played>;
const NONE = 'none';
const TROOPS = 2;

const action = (marker: (typeof MARKERS)[number]): S =>
  act(function powersAct(g, v) {
    imperiumAction(g, v.side, marker);
  });
/** Two troops of the own heighliner board, together. */
const troopsTo = (areas: (g: G, v: Played) => readonly Area[]): S =>
  when(
    (g, v) => troopsAboard(g, v.side) > 0 && areas(g, v).length > 0,
    [
      ...whichArea(cardWords, 'land a troop where?', 'wfa.guild.planning-cards', {
        who: (g, v) => deciderOf(g, v.side),
        about: () => ({ piece: 'troops' }),
        areas,
        none: NONE,
        then: (g, v, a) => {
          if (a < 0) return;
          const n = Math.min(TROOPS, troopsAboard(g, v.side));
          setAboard(g, 'troops', v.side, troopsAboard(g, v.side) - n);
          addAuxiliaries(g, 'troop', v.side, a, n);
          legionEnters(g, v.side, a);
          emit(g, 'troop lands', 'wfa.guild.planning-cards', { of: v.side, area: a });
        },
      }),
      call(removeExcess, (_g, v) => ({ side: v.side })),
    ],
  );

// ---- House Harkonnen ----

planningCard('charter-of-the-choam-company', action('choam'), action('landsraad'));
planningCard(
  'price-of-passage',
  act(function passageIsPaid(g, v) {
    advanceHeighliner(g, v.side, 2);
  }),
);
planningCard(
  'garrison-from-orbit',
  troopsTo((g, v) => settlementAreas(g, v.side)),
);

// ---- the Corrino Ally ----

planningCard(
  'imperial-frigates',
  when(
    (g, v) => frigatesLeft(g, v.side) > 0 && freeZones(g, v.side).length > 0,
    [
      ask('land a frigate where?', 'wfa.guild.planning-cards', {
        who: (g, v) => deciderOf(g, v.side),
        options: (g, v): string[] => [...freeZones(g, v.side).map(zoneId), NONE],
        then: (g, v, zone) => {
          if (zone === NONE) return;
          g.table.air = replaced(g.table.air, zoneOf(zone), frigateOf(v.side));
          emit(g, 'frigate placed', 'wfa.guild.planning-cards', { of: v.side, zone });
        },
      }),
    ],
  ),
  ...moveOrAttack(only('special'), false),
);
planningCard('levy-of-the-landsraad', action('landsraad'), action('landsraad'), drawn(1));
planningCard(
  'word-to-the-guild',
  act(function theyAreKeptWaiting(g, v) {
    const other = opponent(v.side);
    setAboard(g, 'steps', other, Math.max(0, stepOf(g, other) - 1));
    emit(g, 'heighliner moves', 'wfa.guild.planning-cards', { of: other, step: stepOf(g, other) });
  }),
  drawn(1),
);

// ---- House Atreides ----

planningCard(
  'secret-contract',
  ask('take which imperium action?', 'wfa.guild.planning-cards', {
    who: (g, v) => deciderOf(g, v.side),
    options: (): string[] => [...MARKERS],
    then: (g, v, marker) => takeAction(g, v.side, marker),
  }),
  drawn(1),
);
planningCard(
  'houses-in-exile',
  troopsTo((g, v) => legionAreas(g, v.side).filter((a) => hasLegion(g, v.side, a))),
);
const NAVIGATOR = 'the navigator';
const enemyFrigates = (g: Look): string[] =>
  ALL_ZONES.filter((z) => g.table.air[z] === frigateOf(HARKONNEN)).map(zoneId);
planningCard(
  'blind-spot',
  ask('remove the navigator or a frigate?', 'wfa.guild.planning-cards', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [
      ...((g.table.guild?.navigator ?? -1) >= 0 ? [NAVIGATOR] : []),
      ...enemyFrigates(g),
      NONE,
    ],
    then: (g, _v, said) => {
      if (said === NAVIGATOR) navigatorLeaves(g);
      else if (said !== NONE) removeVehicle(g, said);
    },
  }),
  moved(1),
);

// ---- the Fremen Ally ----

planningCard(
  'spice-for-silence',
  act(function theGuildIsSilent(g, v) {
    changeGuild(g, { held: opponent(v.side) });
    emit(g, 'heighliner held', 'wfa.guild.planning-cards', { of: opponent(v.side) });
  }),
  ask('remove which vehicle?', 'wfa.guild.planning-cards', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...ALL_ZONES.filter((z) => isOrnithopter(g.table.air[z])).map(zoneId), NONE],
    then: (g, _v, zone) => {
      if (zone !== NONE) removeVehicle(g, zone);
    },
  }),
);
/** Up to so many regulars of one legion at once. */
function arm(g: G, v: Played, a: Area): void {
  for (let left = 2; left > 0; left--) {
    const l = legionAt(g, a);
    if (l === undefined || ofRank(g, l, 'regular') === 0 || supply(g, v.side, 'elite') === 0) return;
    takeFigures(g, a, 'regular', 1);
    addFigures(g, v.side, a, 'elite', 1);
    emit(g, 'replaced', 'wfa.guild.planning-cards', {
      seat: deciderOf(g, v.side),
      area: a,
      from: 'regular',
      to: 'elite',
    });
  }
}
planningCard(
  'arms-from-the-hold',
  ask('replace a unit where?', 'wfa.guild.planning-cards', {
    who: (g, v) => deciderOf(g, v.side),
    about: () => ({ from: 'regular', to: 'elite' }),
    options: (g, v): string[] => [
      ...g.table.legions.filter((l) => l.side === v.side && ofRank(g, l, 'regular') > 0).map((l) => idOf(l.area)),
      NONE,
    ],
    then: (g, v, said) => {
      if (said !== NONE) arm(g, v, areaOf(said));
    },
  }),
  drawn(1),
);
planningCard(
  'desert-landing',
  when(
    (g) => stepOf(g, ATREIDES) >= FACTS.spacingGuild.desertLandingFrom,
    [
      act(function comesDown(g) {
        setAboard(g, 'steps', ATREIDES, 0);
      }),
      call(landing, () => landingOf(ATREIDES, true)),
    ],
  ),
);
