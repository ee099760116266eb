// What stands somewhere, in words: for screen readers and for the card beside the board.

import {
  ATREIDES,
  LEADERS,
  TROOPERS,
  trooperName,
  vehicleName,
  visionName,
  ZONES,
  type Units,
} from '@landsraad/war-for-arrakis';
import { printedOf } from '../map/atlas.ts';
import { unitsIn, type AreaSeen, type LegionSeen } from '../position.ts';

const many = (n: number, one: string, more = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${more}`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const TERRAIN: { readonly [terrain: string]: string } = {
  desert: 'desert',
  minorErg: 'minor erg',
  plateau: 'plateau',
  mountain: 'mountain',
};
export function terrainWords(seen: AreaSeen): string {
  const area = printedOf(seen.id);
  if (seen.atomics) return 'desert, blasted by atomics';
  return area.deepDesert ? 'deep desert' : (TERRAIN[area.terrain] ?? area.terrain);
}

/** Facedown tokens: what is under each that this seat knows, and how many others there are. */
export function hiddenWords(l: LegionSeen): string[] {
  const known = l.tokens.flatMap((t) => (t.units === null ? [] : [`a token of ${tokenWords(t.units)}`]));
  const unknown = l.tokens.length - known.length;
  return unknown === 0 ? known : [...known, many(unknown, 'hidden token')];
}

/** "2 Fedaykin, 1 elite and a token of 2 regulars"; for the opponent "1 hidden token". */
export function unitWords(l: LegionSeen): string {
  const atreides = l.side === ATREIDES;
  const kinds = [
    l.special > 0 ? `${l.special} ${atreides ? 'Fedaykin' : 'Sardaukar'}` : '',
    l.elite > 0 ? many(l.elite, 'elite') : '',
    l.regular > 0 ? many(l.regular, 'regular') : '',
    l.smuggler > 0 ? many(l.smuggler, 'smuggler') : '',
    l.troop > 0 ? many(l.troop, 'House troop') : '',
    ...hiddenWords(l),
  ];
  return list(kinds.filter((k) => k !== ''));
}

/** What a token shows to who knows it: "2 regulars". */
export const tokenWords = (units: Units): string =>
  unitWords({ side: ATREIDES, ...units, generic: 0, escort: 0, smuggler: 0, troop: 0, tokens: [], named: [] });

export function leaderWords(l: LegionSeen): string {
  const generic = l.side === ATREIDES ? 'Naib' : 'Bashar';
  return list([
    ...l.named.map((n) => LEADERS[n]?.name ?? 'a leader'),
    ...(l.generic > 0 ? [l.generic === 1 ? `a ${generic}` : `${l.generic} ${generic}s`] : []),
    ...(l.escort > 0 ? [l.escort === 1 ? 'an Escort Ornithopter' : `${l.escort} Escort Ornithopters`] : []),
  ]);
}

const sideWord = (l: LegionSeen): string => (l.side === ATREIDES ? 'Atreides' : 'Harkonnen');

/** "5 Atreides units with Stilgar", and what is under the own tokens among them. */
export function legionWords(l: LegionSeen): string {
  const units = unitsIn(l);
  const leaders = leaderWords(l);
  if (units === 0) return `${leaders} (${sideWord(l)})`;
  const hidden = hiddenWords(l);
  return `${units} ${sideWord(l)} ${units === 1 ? 'unit' : 'units'}${leaders === '' ? '' : ` with ${leaders}`}${hidden.length === 0 ? '' : ` (${list(hidden)})`}`;
}

const SITES: { readonly [kind: string]: string } = {
  sietch: 'sietch',
  village: 'village',
  city: 'city',
  capital: 'capital',
  base: 'base of the Smugglers',
};

/** Everything else that stands there. */
export function thingWords(seen: AreaSeen): readonly string[] {
  const { site, station } = seen;
  return [
    ...(site === null
      ? []
      : site.kind === 'ruin'
        ? ['ruins']
        : [`${SITES[site.kind] ?? 'site'} of ${site.rank === null ? 'unknown rank' : `rank ${site.rank}`}`]),
    ...(seen.target ? ['target of the Harkonnens'] : []),
    ...(station === null
      ? []
      : [station.vision === null ? 'ecological station' : `ecological station (${visionName(station.vision)})`]),
    ...(seen.harvester ? ['harvester'] : []),
    ...(seen.smuggled ? ['smuggler harvester'] : []),
    ...(seen.wildMaker ? ['the Wild Maker'] : []),
    ...(seen.sandworms > 0 ? [many(seen.sandworms, 'sandworm')] : []),
    ...(seen.wormsigns > 0 ? [many(seen.wormsigns, 'wormsign')] : []),
    ...desertWarWords(seen),
  ];
}

/** Camps and Desert Troopers. */
export function desertWarWords({ camp, troopers }: AreaSeen): string[] {
  return [
    ...(camp === null ? [] : [camp.vision === null ? 'Fremen Camp' : `Fremen Camp (${visionName(camp.vision)})`]),
    ...TROOPERS.filter((kind) => troopers[kind] > 0).map((kind) => many(troopers[kind], trooperName(kind))),
  ];
}

/** "Gara Kulon, desert: 5 Atreides units with Stilgar, sietch of rank 3". */
export function areaWords(seen: AreaSeen): string {
  const there = [...seen.legions.map(legionWords), ...thingWords(seen)];
  return `${printedOf(seen.id).title}, ${terrainWords(seen)}: ${there.length === 0 ? 'empty' : there.join(', ')}`;
}

export function zoneWords(zone: string, vehicle: string): string {
  return `${ZONES.find((z) => z.id === zone)?.name ?? zone}: ${vehicle === '' ? 'empty' : vehicleName(vehicle)}`;
}
