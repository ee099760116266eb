import { FACTS, houseOf, type Side } from '@landsraad/war-for-arrakis';
import type { SeatPanelProps } from '../../parts.ts';
import { sideName, sideTitle, tableOf } from '../position.ts';
import { Assumed } from './Assumed.tsx';
import { Fact } from './Fact.tsx';
import { Track } from './Track.tsx';
import './smugglers.css';

const { heighliner, components } = FACTS.spacingGuild;
const LANDS = [{ step: heighliner.steps, kind: 'win', says: 'it lands' }] as const;

/** A side's heighliner board: how near it is, and what it has aboard. */
export function Heighliner({ view, seat, side }: SeatPanelProps & { readonly side: Side }) {
  const t = tableOf(view);
  const now = t.guild;
  if (now === undefined || seat !== houseOf({ table: t }, side)) return null;
  const [step, troops, frigates] = [now.steps[side] ?? 0, now.troops[side] ?? 0, now.frigates[side] ?? 0];
  const fighting = t.auxiliaries?.filter((x) => x.kind === 'troop' && x.side === side).length ?? 0;
  const flying = t.air.filter((what) => what === `frigate ${sideName(side)}`).length;
  return (
    <section className="wa-p-heighliner" aria-label={`Heighliner of the ${sideTitle(side)}`}>
      <p className="wa-p-label">
        Heighliner <span>{now.held === side ? 'stands still' : `lands on ${heighliner.steps}`}</span>{' '}
        <Assumed as="sign" />
      </p>
      <div className="wa-p-row">
        <Track name="Heighliner" side={sideName(side)} at={step} last={heighliner.steps} marks={LANDS} />
        <ul className="wa-p-facts">
          <Fact
            icon="troop"
            value={troops}
            says={`${troops} troops aboard, ${fighting} of ${components.troops[sideName(side)]} on Arrakis`}
          />
          <Fact
            icon="frigate"
            value={frigates}
            says={`${frigates} frigates aboard, ${flying} of ${components.frigates[sideName(side)]} in the air`}
          />
        </ul>
      </div>
    </section>
  );
}
