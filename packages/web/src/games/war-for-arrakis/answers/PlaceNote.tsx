import type { Option, View } from '@landsraad/kernel';
import { AREAS, ZONES, areaOf, type AreaDrawn } from '@landsraad/war-for-arrakis';
import { percent, units } from '../battle/preview.ts';
import { legionWords } from '../battle/legions.ts';
import { useOdds } from '../battle/OddsTip.tsx';
import { areasSeen, isArea, isZone, tableOf, type AreaId } from '../position.ts';

interface PlaceNoteProps {
  readonly view: View;
  readonly question: string;
  readonly place: Option;
  /** The legion that was taken up before. */
  readonly from: AreaId | null;
}

/** What stands in a place, or what an attack on it promises. */
export function PlaceNote({ view, question, place, from }: PlaceNoteProps) {
  if (isArea(place) && question.startsWith('attack where?') && from !== null)
    return <Attack view={view} from={from} to={place} />;
  return isArea(place) ? areaNote(view, place) : isZone(place) ? zoneNote(view, place) : null;
}

function Attack({ view, from, to }: { readonly view: View; readonly from: AreaId; readonly to: AreaId }) {
  const odds = useOdds(view, from, to);
  if (odds === null) return null;
  return `${percent(odds.win)} to win${odds.certain ? '' : ' (guessed)'} · you lose ${units(odds.attackerLoses)}`;
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
