import { houseOf, printedFor, sourceOfAll, type Side } from '@landsraad/war-for-arrakis';
import type { SeatPanelProps } from '../../parts.ts';
import { sideName, sideTitle, tableOf } from '../position.ts';
import { SourceOf } from './Assumed.tsx';
import { Fact } from './Fact.tsx';
import { Track } from './Track.tsx';
import './smugglers.css';

/** What of it no source gives. */
const VALUES = ['heighliner.steps', 'components.troops', 'components.frigates'].map((path) => `spacingGuild.${path}`);

/** A side's heighliner board: how near it is, and what it has aboard. */
export function Heighliner({ view, seat, side }: SeatPanelProps & { readonly side: Side }) {
  const t = tableOf(view);
  const now = t.guild;
  if (now === undefined || seat !== houseOf({ table: t }, side)) return null;
  const { steps, troops: allTroops, frigates: allFrigates } = printedFor({ table: t }).guild;
  const last = steps[side] ?? 0;
  const lands = [{ step: last, kind: 'win', says: 'it lands' }] as const;
  const [step, troops, frigates] = [now.steps[side] ?? 0, now.troops[side] ?? 0, now.frigates[side] ?? 0];
  const fighting = t.auxiliaries?.filter((x) => x.kind === 'troop' && x.side === side).length ?? 0;
  const flying = t.air.filter((what) => what === `frigate ${sideName(side)}`).length;
  return (
    <section className="wa-p-heighliner" aria-label={`Heighliner of the ${sideTitle(side)}`}>
      <p className="wa-p-label">
        Heighliner <span>{now.held === side ? 'stands still' : `lands on ${last}`}</span>{' '}
        <SourceOf card={sourceOfAll(VALUES, t.box)} t={t} as="sign" />
      </p>
      <div className="wa-p-row">
        <Track name="Heighliner" side={sideName(side)} at={step} last={last} marks={lands} />
        <ul className="wa-p-facts">
          <Fact
            icon="troop"
            value={troops}
            says={`${troops} troops aboard, ${fighting} of ${allTroops[side] ?? 0} on Arrakis`}
          />
          <Fact
            icon="frigate"
            value={frigates}
            says={`${frigates} frigates aboard, ${flying} of ${allFrigates[side] ?? 0} in the air`}
          />
        </ul>
      </div>
    </section>
  );
}
