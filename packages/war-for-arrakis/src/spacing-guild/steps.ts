// What the Spacing Guild adds to the words of cards.

import { replaced } from '@landsraad/kernel';
import { freeZones } from '../actions/air-zones.ts';
import { ALL_ZONES, zoneId, zoneOf, type Area } from '../board/areas.ts';
import { hasLegion, legionAreas, settlementAreas } from '../board/contents.ts';
import { addAuxiliaries } from '../board/figures.ts';
import { removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { cardWords, type Played } from '../cards/play.ts';
import { stepWord } from '../cards/steps.ts';
import { removeVehicle } from '../cards/vehicles-lost.ts';
import { legionEnters } from '../desert-war/troopers.ts';
import type { StepOf } from '../printed/vocabulary.ts';
import { deciderOf, opponent, type Side } from '../sides.ts';
import { MARKERS, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';
import { changeGuild, frigateOf, frigatesLeft, setAboard, stepOf, troopsAboard } from './guild.ts';
import { advanceHeighliner, navigatorLeaves } from './heighliners.ts';
import { landing, landingOf, takeAction } from './landing.ts';

const { act, ask, call, when, whilst } = cardWords;
const NONE = 'none';
const NAVIGATOR = 'the navigator';

const placesFor = (g: Look, v: Played, { where }: StepOf<'placeTroops'>): readonly Area[] =>
  where === 'one of your settlements'
    ? settlementAreas(g, v.side)
    : legionAreas(g, v.side).filter((a) => hasLegion(g, v.side, a));
const enemyFrigates = (g: Look, side: Side): string[] =>
  ALL_ZONES.filter((z) => g.table.air[z] === frigateOf(opponent(side))).map(zoneId);
/** Of the own heighliner board, together. */
function troopsLand(g: G, v: Played, a: Area, most: number): void {
  const n = Math.min(most, troopsAboard(g, v.side));
  setAboard(g, 'troops', v.side, troopsAboard(g, v.side) - n);
  addAuxiliaries(g, 'troop', v.side, a, n);
  legionEnters(g, v.side, a);
  emit(g, 'troop lands', 'wfa.guild.planning-cards', { of: v.side, area: a });
}

export const GUILD_WORDS = [
  stepWord('imperiumAction', (now) => [
    when(
      (g, v) => now(g, v).of === 'any',
      [
        ask('take which imperium action?', 'wfa.guild.planning-cards', {
          who: (g, v) => deciderOf(g, v.side),
          options: (): string[] => [...MARKERS],
          then: (g, v, marker) => takeAction(g, v.side, marker),
        }),
      ],
      [
        act(function powersAct(g, v) {
          takeAction(g, v.side, now(g, v).of);
        }),
      ],
    ),
  ]),
  stepWord('advanceHeighliner', (now) => [
    act(function passageIsPaid(g, v) {
      advanceHeighliner(g, v.side, now(g, v).count);
    }),
  ]),
  stepWord('holdBackHeighliner', (now) => [
    act(function theyAreKeptWaiting(g, v) {
      const other = opponent(v.side);
      setAboard(g, 'steps', other, Math.max(0, stepOf(g, other) - now(g, v).count));
      emit(g, 'heighliner moves', 'wfa.guild.planning-cards', { of: other, step: stepOf(g, other) });
    }),
  ]),
  stepWord('stopHeighliner', () => [
    act(function theGuildIsSilent(g, v) {
      changeGuild(g, { held: opponent(v.side) });
      emit(g, 'heighliner held', 'wfa.guild.planning-cards', { of: opponent(v.side) });
    }),
  ]),
  stepWord('placeTroops', (now) => [
    when(
      (g, v) => troopsAboard(g, v.side) > 0 && placesFor(g, v, now(g, v)).length > 0,
      [
        ...whichArea(cardWords, 'land a troop where?', 'wfa.guild.planning-cards', {
          who: (g, v) => deciderOf(g, v.side),
          about: () => ({ piece: 'troops' }),
          areas: (g, v) => placesFor(g, v, now(g, v)),
          none: NONE,
          then: (g, v, a) => {
            if (a >= 0) troopsLand(g, v, a, now(g, v).count);
          },
        }),
        call(removeExcess, (_g, v) => ({ side: v.side })),
      ],
    ),
  ]),
  stepWord('placeFrigate', (now) => [
    act(function countFrigates(g, v) {
      v.left = now(g, v).count;
    }),
    whilst(
      (g, v) => v.left > 0 && frigatesLeft(g, v.side) > 0 && freeZones(g, v.side).length > 0,
      ask('land a frigate where?', 'wfa.guild.planning-cards', {
        who: (g, v) => deciderOf(g, v.side),
        options: (g, v): string[] => [...freeZones(g, v.side).map(zoneId), NONE],
        then: (g, v, zone) => {
          v.left = zone === NONE ? 0 : v.left - 1;
          if (zone === NONE) return;
          g.table.air = replaced(g.table.air, zoneOf(zone), frigateOf(v.side));
          emit(g, 'frigate placed', 'wfa.guild.planning-cards', { of: v.side, zone });
        },
      }),
    ),
  ]),
  stepWord('removeNavigatorOrFrigate', () => [
    ask('remove the navigator or a frigate?', 'wfa.guild.planning-cards', {
      who: (g, v) => deciderOf(g, v.side),
      options: (g, v): string[] => [
        ...((g.table.guild?.navigator ?? -1) >= 0 ? [NAVIGATOR] : []),
        ...enemyFrigates(g, v.side),
        NONE,
      ],
      then: (g, _v, said) => {
        if (said === NAVIGATOR) navigatorLeaves(g);
        else if (said !== NONE) removeVehicle(g, said);
      },
    }),
  ]),
  stepWord('land', (now) => [
    when(
      (g, v) => stepOf(g, v.side) >= now(g, v).fromStep,
      [
        act(function comesDown(g, v) {
          setAboard(g, 'steps', v.side, 0);
        }),
        call(landing, (g, v) => landingOf(v.side, now(g, v).where === 'empty desert areas')),
      ],
    ),
  ]),
] as const;
