import type { Option } from '@landsraad/kernel';
import { FACTS, MARKERS, SPICE_ROWS, markerName, type Table } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { Answer, Answers } from '../../../table/Answer.tsx';
import './spice.css';

const { keep, raise } = FACTS.tracks.spiceMustFlow.spending;
const { stockpiling } = FACTS.tracks.supremacy;
const BOTTOM = SPICE_ROWS.length;
const ICONS: { readonly [marker: string]: IconName } = {
  choam: 'spice-trade',
  spacingGuild: 'spacing-guild',
  landsraad: 'landsraad',
};
/** What each ban does to the Harkonnens for a round. */
const BANS: { readonly [marker: string]: string } = {
  choam: 'at most 5 units in an area',
  spacingGuild: 'no scouting by ornithopters',
  landsraad: 'no cards for combat dice',
};

/** 'Spend spice how?': what is there, what becomes of each marker, and what else it buys. */
export function SpendSpice({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const t = tableOf(view);
  const shown = new Set<Option>(MARKERS.flatMap((m) => [`keep ${m}`, `raise ${m}`]));
  return (
    <div className="wa-spice">
      <p className="wa-spice-sum">
        <Icon name="spice" />
        <b className="num">{t.spice}</b> spice{t.reserve ? ', and 1 in reserve' : ''}
      </p>
      <ul className="wa-markers" aria-label="Imperium markers">
        {MARKERS.map((marker, n) => (
          <Marker key={marker} marker={marker} n={n} t={t} />
        ))}
      </ul>
      <Answers options={decision.options.filter((o) => !shown.has(o))} className="row">
        {(option) => <Answer option={option} {...besides(String(option), t)} />}
      </Answers>
    </div>
  );
}

function besides(option: string, t: Table): { title?: string; note?: string; picture?: React.ReactNode } {
  switch (option) {
    case 'stockpile':
      return {
        title: `Stockpile ${stockpiling.spice} spice`,
        note: `Supremacy ${t.supremacy} → ${t.supremacy + stockpiling.points}`,
        picture: <Icon name="supremacy" />,
      };
    case 'save one':
      return {
        title: 'Save 1 spice and finish',
        note: 'It lies in reserve for a later round.',
        picture: <Icon name="spice" />,
      };
    case 'take the reserve':
      return { title: 'Take the reserve', note: 'One more spice to spend now.', picture: <Icon name="spice" /> };
    default:
      return { title: 'Finish', note: finishing(t) };
  }
}
/** What falls if nothing more is paid. */
function finishing(t: Table): string {
  const falling = MARKERS.filter((_, n) => t.paid[n] === '' && (t.markers[n] ?? 1) < BOTTOM).map(markerName);
  return falling.length === 0 ? 'Every marker stays.' : `${falling.join(', ')} will drop and ban.`;
}

function Marker({ marker, n, t }: { readonly marker: string; readonly n: number; readonly t: Table }) {
  const { view } = useAtTable();
  const row = t.markers[n] ?? 1;
  const options = view.decision?.options ?? [];
  const paid = t.paid[n] ?? '';
  const icon = ICONS[marker];
  return (
    <li className={`wa-marker ${paid === '' ? '' : 'paid'}`}>
      <div>
        <p className="wa-marker-name">
          {icon === undefined ? null : <Icon name={icon} />}
          <b>{markerName(marker)}</b>
          <span className="wa-marker-row num" role="img" aria-label={`Row ${row} of ${BOTTOM}`}>
            {SPICE_ROWS.map((r) => (
              <i key={r.row} className={r.row === row ? 'here' : ''} />
            ))}
          </span>
        </p>
        <p className="wa-marker-fate">{fate(marker, row, paid)}</p>
      </div>
      <div className="wa-marker-buys">
        {options.includes(`keep ${marker}`) ? <Answer option={`keep ${marker}`} title={`Keep · ${keep}`} /> : null}
        {options.includes(`raise ${marker}`) ? <Answer option={`raise ${marker}`} title={`Raise · ${raise}`} /> : null}
      </div>
    </li>
  );
}
function fate(marker: string, row: number, paid: string): string {
  const ban = BANS[marker] ?? '';
  if (paid === 'keep') return `Stays on row ${row}, no ban.`;
  if (paid === 'raise')
    return row === BOTTOM ? `On row ${row}; the ban stays: ${ban}.` : `Has risen to row ${row}, no ban.`;
  if (row === BOTTOM) return `On the lowest row: ${ban}, until it is raised.`;
  return `On row ${row}. Unpaid: row ${row + 1}, and ${ban}.`;
}
