import type { View } from '@landsraad/kernel';
import { ATREIDES, ZONES, vehicleName } from '@landsraad/war-for-arrakis';
import { OddsFrom, OddsTip } from '../battle/OddsTip.tsx';
import { leaderWords, terrainWords, thingWords, unitWords } from '../pieces/words.ts';
import { sideName, unitsIn, type AreaSeen, type LegionSeen } from '../position.ts';
import { printedOf } from './atlas.ts';

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

function LegionLine({ legion }: { readonly legion: LegionSeen }) {
  const units = unitsIn(legion);
  const leaders = leaderWords(legion);
  return (
    <li className={`wa-card-${sideName(legion.side)}`}>
      <b>
        {units} {legion.side === ATREIDES ? 'Atreides' : 'Harkonnen'}
      </b>{' '}
      {unitWords(legion)}
      {leaders === '' ? '' : `${units > 0 ? ', led by ' : ''}${leaders}`}
    </li>
  );
}

/** The odds that are shown: from an area on the one pointed at, or from that one on all its neighbours. */
export interface AttackShown {
  readonly from: string;
  readonly surprise: boolean;
}

/** What stands in an area, in words; for an attack the odds. The labels of the areas say the same to those who listen. */
export function AreaCard({
  seen,
  view,
  attack,
}: {
  readonly seen: AreaSeen;
  readonly view: View;
  readonly attack: AttackShown | null;
}) {
  const things = thingWords(seen);
  return (
    <>
      <h3>
        {printedOf(seen.id).title} <small>{terrainWords(seen)}</small>
      </h3>
      {seen.legions.length === 0 && things.length === 0 ? null : (
        <ul>
          {seen.legions.map((legion) => (
            <LegionLine key={legion.side} legion={legion} />
          ))}
          {things.length === 0 ? null : <li>{capital(things.join(', '))}</li>}
        </ul>
      )}
      {attack === null ? null : attack.from === seen.id ? (
        <OddsFrom view={view} from={seen.id} surprise={attack.surprise} />
      ) : (
        <OddsTip view={view} from={attack.from} to={seen.id} surprise={attack.surprise} />
      )}
    </>
  );
}

export const ZoneCard = ({ zone, vehicle }: { readonly zone: string; readonly vehicle: string }) => (
  <>
    <h3>
      {ZONES.find((z) => z.id === zone)?.name ?? zone} <small>{vehicle === '' ? 'empty' : vehicleName(vehicle)}</small>
    </h3>
  </>
);
