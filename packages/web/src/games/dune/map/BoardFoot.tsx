import type { View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { listed, several } from '../../../table/words.ts';
import { caughtBy } from '../answers/Dials.tsx';
import { leaderTitle, factionOfLeader } from '../names.ts';
import { Badge } from '../pieces/Badge.tsx';
import { forcesIn, lies, sizeOf, sheetOf, tableOf } from '../position.ts';
import { chances } from './StormReach.tsx';
import './foot.css';

const PHASES = [
  ['storm', 'Storm'],
  ['spice blow', 'Spice'],
  ['charity', 'CHOAM'],
  ['bidding', 'Bidding'],
  ['revival', 'Revival'],
  ['shipment', 'Movement'],
  ['battle', 'Battle'],
  ['collection', 'Collection'],
  ['mentat pause', 'Mentat'],
] as const;
const TURNS = 10;

/** In the corners that a round map leaves: the turn and its phases, the tanks, and what the next storm may do. */
export function BoardFoot({ view }: { readonly view: View }) {
  const t = tableOf(view);
  if (t.turn === 0) return null;
  return (
    <>
      <Tanks view={view} />
      <NextStorm view={view} />
      <ol className="dn-turns" aria-label={`Turn ${t.turn} of ${TURNS}`}>
        {Array.from({ length: TURNS }, (_, n) => (
          <li key={n} className={n + 1 === t.turn ? 'now' : n + 1 < t.turn ? 'past' : ''}>
            {n + 1}
          </li>
        ))}
      </ol>
      <ol className="dn-phases" aria-label="Phases of the turn">
        {PHASES.map(([phase, name]) => (
          <li key={phase} aria-current={phase === t.phase ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </>
  );
}

function Tanks({ view }: { readonly view: View }) {
  const t = tableOf(view);
  const dead = lies(view, 'leaders', 'tanks').known;
  const rows = t.factions.flatMap((faction, seat) => {
    const leaders = dead.filter((l) => factionOfLeader(l) === faction);
    const forces = sizeOf(t.tanks[seat]);
    return forces + leaders.length === 0 ? [] : [{ faction, seat, forces, leaders }];
  });
  return (
    <section className="dn-corner dn-tanks" aria-label="Tleilaxu tanks">
      <h3 className="caps">
        <Icon name="tank" /> Tanks
      </h3>
      {rows.length === 0 ? <p>empty</p> : null}
      <ul>
        {rows.map(({ faction, seat, forces, leaders }) => {
          const starred = t.tanks[seat]?.starred ?? 0;
          const words = `${sheetOf(faction)?.name}: ${forcesIn(forces)}${
            leaders.length === 0 ? '' : `, ${listed(leaders.map((l) => leaderTitle(l).name))}`
          }`;
          return (
            <li key={faction} title={words}>
              <Badge faction={faction} size={22} />
              <span aria-hidden="true">
                {forces}
                {starred > 0 ? ` ★${starred}` : ''}
                {leaders.length > 0 ? <b>{leaders.map((l) => leaderTitle(l).strength).join(' ')}</b> : null}
              </span>
              <span className="sr">{words}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How far it goes, from how likely it gets so far. */
export const stormDistance = (far: readonly number[]): string =>
  far.length === 0
    ? 'as far as two dials say'
    : far.every((c) => c === 1)
      ? several(far.length, 'sector')
      : `1 to ${far.length} sectors`;

function NextStorm({ view }: { readonly view: View }) {
  const far = chances(view);
  const caught = caughtBy(view, far.length);
  return (
    <section className="dn-corner dn-next-storm" aria-label="The next storm">
      <h3 className="caps">
        <Icon name="storm" /> Next storm
      </h3>
      <p>{stormDistance(far)}</p>
      {far.length === 0 ? null : (
        <p className="dn-caught">
          {caught.length === 0
            ? 'nobody in its way'
            : `in its way: ${caught.length > 3 ? `${caught.length} groups` : listed(caught)}`}
        </p>
      )}
    </section>
  );
}
