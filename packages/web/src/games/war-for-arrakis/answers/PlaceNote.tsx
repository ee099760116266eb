import type { Decision, Option, View } from '@landsraad/kernel';
import { AREAS, ZONES, areaOf, vehicleName, type AreaDrawn } from '@landsraad/war-for-arrakis';
import { legionWords } from '../battle/legions.ts';
import { OddsFrom, OddsTip, WormTip } from '../battle/OddsTip.tsx';
import { desertWarWords } from '../pieces/words.ts';
import { areasSeen, isArea, isZone, leaving, surprises, tableOf, type AreaId } from '../position.ts';

interface PlaceNoteProps {
  readonly view: View;
  readonly decision: Decision;
  readonly place: Option;
}

/** What stands in a place, or what an attack on it promises. */
export function PlaceNote({ view, decision, place }: PlaceNoteProps) {
  const { name } = decision;
  const from = leaving(decision);
  const surprise = surprises(decision);
  if (isArea(place) && name === 'attack where?' && from !== null)
    return <OddsTip view={view} from={from} to={place} surprise={surprise} />;
  if (isArea(place) && name === 'the sandworm attacks where?' && from !== null && hasLegion(view, place))
    return (
      <>
        {areaNote(view, place)}
        <WormTip view={view} from={from} to={place} />
      </>
    );
  if (isArea(place) && name === 'attack with which legion?')
    return (
      <>
        {areaNote(view, place)}
        <OddsFrom view={view} from={place} surprise={surprise} />
      </>
    );
  return isArea(place) ? areaNote(view, place) : isZone(place) ? zoneNote(view, place) : null;
}

const hasLegion = (view: View, id: AreaId): boolean => (areasSeen(view)[areaOf(id)]?.legions.length ?? 0) > 0;

/** Who is there, else the ground. */
export function areaNote(view: View, id: AreaId): string {
  const seen = areasSeen(view)[areaOf(id)];
  const there = [
    ...(seen?.legions.map(legionWords) ?? []),
    ...(seen?.harvester === true ? ['harvester'] : []),
    ...(seen?.smuggled === true ? ['smuggler harvester'] : []),
    ...((seen?.sandworms ?? 0) > 0 || seen?.wildMaker === true ? ['sandworm'] : []),
    ...((seen?.wormsigns ?? 0) > 0 ? ['wormsign'] : []),
    ...(seen === undefined ? [] : desertWarWords(seen)),
  ];
  const words = there.join(' · ');
  return words === '' ? groundOf(AREAS[areaOf(id)]) : words.charAt(0).toUpperCase() + words.slice(1);
}
const GROUNDS: { readonly [terrain: string]: string } = { minorErg: 'minor erg' };
export function groundOf(area: AreaDrawn | undefined): string {
  if (area === undefined) return '';
  return area.deepDesert ? 'deep desert' : (GROUNDS[area.terrain] ?? area.terrain);
}

function zoneNote(view: View, id: string): string {
  const zone = ZONES.find((z) => z.id === id)?.zone ?? -1;
  const there = tableOf(view).air[zone] ?? '';
  return there === '' ? 'empty' : vehicleName(there);
}
