// A landing: troops to empty areas, frigates and the navigator to the sky.

import { replaced } from '@landsraad/kernel';
import { freeZones } from '../actions/air-zones.ts';
import { ALL_AREAS, ALL_ZONES, touching, zoneId, zoneOf, type Area } from '../board/areas.ts';
import { hasBase, hasLegion, hasSettlement, isDesert, isEmpty } from '../board/contents.ts';
import { addAuxiliaries } from '../board/figures.ts';
import { removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import { ATREIDES, deciderOf, opponent, type Side } from '../sides.ts';
import { MARKERS, type G, type Look } from '../table.ts';
import { emit, on, words } from '../words.ts';
import { changeGuild, frigateOf, frigatesAboard, setAboard, troopsAboard } from './guild.ts';
import { imperiumAction } from './heighliners.ts';

/** `of`: whose heighliner it is; `desert`: troops land in the desert only. */
type Landing = { of: Side; desert: boolean; landed: readonly number[]; enough: boolean; sector: string };
export const landingOf = (of: Side, desert: boolean): Landing => ({
  of,
  desert,
  landed: [],
  enough: false,
  sector: '',
});
const landings = words<Landing>();
const NO_MORE = 'no more';
const NONE = 'none';

const isEnemys = (g: Look, side: Side, a: Area): boolean =>
  hasLegion(g, opponent(side), a) ||
  hasSettlement(g, opponent(side), a) ||
  (opponent(side) === ATREIDES && hasBase(g, a));
/** Empty, or with troops of this landing; away from the enemy. § wfa.guild.heighliners */
const canLandIn = (g: Look, v: Landing, a: Area): boolean =>
  (isEmpty(g, a) || v.landed.includes(a)) &&
  (!v.desert || isDesert(g, a)) &&
  !touching(a).some((x) => isEnemys(g, v.of, x));
const landingAreas = (g: Look, v: Landing): Area[] => ALL_AREAS.filter((a) => canLandIn(g, v, a));

function landTroop(g: G, v: Landing, a: Area): void {
  v.enough = a < 0;
  if (a < 0) return;
  v.landed = [...v.landed, a];
  setAboard(g, 'troops', v.of, troopsAboard(g, v.of) - 1);
  addAuxiliaries(g, 'troop', v.of, a, 1);
  emit(g, 'troop lands', 'wfa.guild.heighliners', { of: v.of, area: a });
}
function landFrigate(g: G, v: Landing, zone: string): void {
  v.enough = zone === NO_MORE;
  if (v.enough) return;
  setAboard(g, 'frigates', v.of, frigatesAboard(g, v.of) - 1);
  g.table.air = replaced(g.table.air, zoneOf(zone), frigateOf(v.of));
  emit(g, 'frigate placed', 'wfa.guild.heighliners', { of: v.of, zone });
}

export const landing = landings.procedure(
  'landing',
  'wfa.guild.heighliners',
  landings.act(function theyArrive(_g, v) {
    Object.assign(v, landingOf(v.of, v.desert));
  }),
  landings.whilst(
    (g, v) => !v.enough && troopsAboard(g, v.of) > 0 && landingAreas(g, v).length > 0,
    ...whichArea(landings, 'land a troop where?', 'wfa.guild.heighliners', {
      who: (g, v) => deciderOf(g, v.of),
      about: () => ({ piece: 'troop' }),
      areas: landingAreas,
      none: NO_MORE,
      then: landTroop,
    }),
  ),
  landings.call(removeExcess, (_g, v) => ({ side: v.of })),
  landings.act(function nowFrigates(_g, v) {
    v.enough = false;
  }),
  landings.whilst(
    (g, v) => !v.enough && frigatesAboard(g, v.of) > 0 && freeZones(g, v.of).length > 0,
    landings.ask('land a frigate where?', 'wfa.guild.heighliners', {
      who: (g, v) => deciderOf(g, v.of),
      options: (g, v): string[] => [...freeZones(g, v.of).map(zoneId), NO_MORE],
      then: landFrigate,
    }),
  ),
  landings.ask('send the navigator where?', 'wfa.guild.navigator', {
    who: (g, v) => deciderOf(g, v.of),
    options: (): string[] => [...ALL_ZONES.map(zoneId), NONE],
    then: (g, v, zone) => {
      if (zone === NONE) return;
      changeGuild(g, { navigator: zoneOf(zone), navigatorOf: v.of });
      emit(g, 'navigator', 'wfa.guild.navigator', { of: v.of, zone });
    },
  }),
);
on('heighliner arrives', 'wfa.guild.heighliners', landing);

const raids = words<Record<never, never>>();
const raidPays = raids.procedure(
  'a raid pays',
  'wfa.guild.imperium-actions',
  raids.ask('take which imperium action?', 'wfa.guild.imperium-actions', {
    who: (g) => deciderOf(g, ATREIDES),
    options: (): string[] => [...MARKERS],
    then: (g, _v, marker) => takeAction(g, ATREIDES, marker),
  }),
);
export function takeAction(g: G, side: Side, marker: string): void {
  const power = MARKERS.find((m) => m === marker);
  if (power !== undefined) imperiumAction(g, side, power);
}
on('harvester raided', 'wfa.guild.imperium-actions', raidPays);
