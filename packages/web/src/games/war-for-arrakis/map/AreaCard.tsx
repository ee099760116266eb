import type { View } from '@landsraad/kernel';
import { areaOf, ATREIDES, oddsOfAttack, ZONES } from '@landsraad/war-for-arrakis';
import { useMemo } from 'react';
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

/** How an attack from the taken area would end, if it were fought to the end. */
function Odds({ view, from, to }: { readonly view: View; readonly from: string; readonly to: string }) {
  const seen = useMemo(() => oddsOfAttack(view, areaOf(from), areaOf(to)), [view, from, to]);
  if (seen === null) return null;
  const win = Math.round(seen.odds.attackerWins * 100);
  return (
    <div className="wa-odds">
      <span style={{ width: `${win}%` }} />
      <b>
        {seen.certain ? '' : 'about '}
        {win} % to win
      </b>
    </div>
  );
}

/** What stands in an area, in words; for an attack the odds. The labels of the areas say the same to those who listen. */
export function AreaCard({
  seen,
  view,
  attackFrom,
}: {
  readonly seen: AreaSeen;
  readonly view: View;
  readonly attackFrom: string | null;
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
      {attackFrom === null ? null : <Odds view={view} from={attackFrom} to={seen.id} />}
    </>
  );
}

export const ZoneCard = ({ zone, vehicle }: { readonly zone: string; readonly vehicle: string }) => (
  <>
    <h3>
      {ZONES.find((z) => z.id === zone)?.name ?? zone} <small>{vehicle === '' ? 'empty' : vehicle}</small>
    </h3>
  </>
);
