import type { Option, View } from '@landsraad/kernel';
import { AREAS, ZONES, areaOf, type AreaDrawn } from '@landsraad/war-for-arrakis';
import { legionWords } from '../battle/legions.ts';
import { OddsTip } from '../battle/OddsTip.tsx';
import { areasSeen, isArea, isZone, tableOf, type AreaId } from '../position.ts';

interface PlaceNoteProps {
  readonly view: View;
  readonly question: string;
  readonly place: Option;
  /** The legion that was taken up before. */
  readonly from: AreaId | null;
  readonly surprise: boolean;
}

/** What stands in a place, or what an attack on it promises. */
export function PlaceNote({ view, question, place, from, surprise }: PlaceNoteProps) {
  if (isArea(place) && question.startsWith('attack where?') && from !== null)
    return <OddsTip view={view} from={from} to={place} surprise={surprise} />;
  return isArea(place) ? areaNote(view, place) : isZone(place) ? zoneNote(view, place) : null;
}

/** Who is there, else the ground. */
export function areaNote(view: View, id: AreaId): string {
  const seen = areasSeen(view)[areaOf(id)];
  const there = [
    ...(seen?.legions.map(legionWords) ?? []),
    ...(seen?.harvester === true ? ['harvester'] : []),
    ...((seen?.sandworms ?? 0) > 0 || seen?.wildMaker === true ? ['sandworm'] : []),
    ...((seen?.wormsigns ?? 0) > 0 ? ['wormsign'] : []),
  ];
  return there.length > 0 ? there.join(' · ') : groundOf(AREAS[areaOf(id)]);
}
const GROUNDS: { readonly [terrain: string]: string } = { minorErg: 'minor erg' };
export function groundOf(area: AreaDrawn | undefined): string {
  if (area === undefined) return '';
  return area.deepDesert ? 'deep desert' : (GROUNDS[area.terrain] ?? area.terrain);
}

function zoneNote(view: View, id: string): string {
  const zone = ZONES.find((z) => z.id === id)?.zone ?? -1;
  const there = tableOf(view).air[zone] ?? '';
  return there === '' ? 'empty' : there;
}
