import { FACTS, MARKERS, SPICE_ROWS, markerName } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { Count } from './Count.tsx';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';
import './spice.css';

const ICONS: { readonly [marker in (typeof MARKERS)[number]]: IconName } = {
  choam: 'spice-trade',
  spacingGuild: 'spacing-guild',
  landsraad: 'landsraad',
};
const BANS: { readonly [marker: string]: string } = Object.fromEntries(
  FACTS.imperiumBans.bans.map((b) => [b.power, b.effect]),
);
const VEHICLES = ['harvester', 'ornithopter', 'carryall'] as const;

/** Rows from the top: which marker lies where, whether a die lies there, and what vehicles the row gives. */
export function SpiceBoard({ view, decision, picked, press }: SeatPanelProps) {
  const t = tableOf(view);
  const active = Math.max(...t.markers);
  return (
    <table className="wa-p-spice">
      <caption>
        Spice must flow{' '}
        <span>
          row <Count value={active} />
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Row</span>
          </th>
          {MARKERS.map((marker, m) => (
            <th key={marker} scope="col" title={banSaid(marker, t.bans[m] === true)}>
              <span className={`wa-p-power ${t.bans[m] === true ? 'banned' : ''}`}>
                <Icon name={ICONS[marker]} label={banSaid(marker, t.bans[m] === true)} />
                {t.bans[m] === true ? <Icon name="ban" /> : null}
              </span>
            </th>
          ))}
          {VEHICLES.map((v) => (
            <th key={v} scope="col" className="wa-p-vehicle" title={`${v}s`}>
              <Icon name={v} label={`${v}s`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SPICE_ROWS.map((row) => (
          <tr key={row.row} className={row.row === active ? 'active' : ''}>
            <th scope="row" className="num">
              {row.row}
              {row.dieSlot ? (
                <i
                  className={row.row - 1 <= t.diceAside ? 'full' : ''}
                  title={
                    row.row - 1 <= t.diceAside ? 'a die is set aside here' : 'a die is set aside here from this row on'
                  }
                />
              ) : null}
            </th>
            {MARKERS.map((marker, m) => {
              const here = t.markers[m] === row.row;
              const asked = offeredAs(here ? decision : null, picked, marker);
              return (
                <td key={marker} className={here ? 'here' : ''}>
                  {asked.offered ? (
                    <button
                      type="button"
                      className={`wa-p-marker ${offeredClass(asked)}`}
                      data-option={marker}
                      aria-label={`Lower ${markerName(marker)}`}
                      onClick={() => press(marker)}
                    >
                      <OfferKey n={asked.key} />
                    </button>
                  ) : here ? (
                    <span className="wa-p-marker" title={`${markerName(marker)} in row ${row.row}`}>
                      <span className="sr">{markerName(marker)}</span>
                    </span>
                  ) : (
                    <span className="wa-p-slot" />
                  )}
                </td>
              );
            })}
            <td className="num">{row.harvesters}</td>
            <td className="num">{row.ornithopters}</td>
            <td className="num">{row.carryalls}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function banSaid(marker: (typeof MARKERS)[number], banned: boolean): string {
  return banned ? `${markerName(marker)}: banned, ${BANS[marker] ?? ''}` : markerName(marker);
}
