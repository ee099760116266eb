import type { Option } from '@landsraad/kernel';
import { MARKERS, SPICE_ROWS, VISIONS, drawnAt, type Table } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { BoardProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { Answer, Answers } from '../../../table/Answer.tsx';
import './markers.css';

const ICONS: { readonly [marker: string]: IconName } = {
  kwisatzHaderach: 'emblem-atreides',
  sandDwellers: 'emblem-fremen',
  jihad: 'conflict',
  choam: 'spice-trade',
  spacingGuild: 'spacing-guild',
  landsraad: 'landsraad',
};

/** Markers of the prescience track or of the Spice Must Flow board, with where they stand. */
export function Markers({ decision, view }: BoardProps) {
  if (decision === null) return null;
  const t = tableOf(view);
  return (
    <Answers options={decision.options} className={decision.name === 'by how many steps?' ? 'pairs' : ''}>
      {(option) => {
        const icon = ICONS[String(option)];
        return (
          <Answer
            option={option}
            picture={icon === undefined ? null : <Icon name={icon} />}
            note={<Standing option={option} t={t} />}
            {...(typeof option === 'number' ? { title: `${option} ${option === 1 ? 'step' : 'steps'}` } : {})}
          />
        );
      }}
    </Answers>
  );
}

function Standing({ option, t }: { readonly option: Option; readonly t: Table }) {
  const vision = VISIONS.findIndex((v) => v === option);
  const marker = MARKERS.findIndex((m) => m === option);
  if (vision >= 0) return <Track at={t.prescience[vision] ?? 0} of={drawnAt(t).prescienceSteps} word="step" />;
  return marker >= 0 ? <Track at={t.markers[marker] ?? 1} of={SPICE_ROWS.length} word="row" /> : null;
}
const Track = ({ at, of, word }: { readonly at: number; readonly of: number; readonly word: string }) => (
  <span className="wa-track">
    <span>
      {word} {at} of {of}
    </span>
    <span className="wa-track-steps" aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        <i key={n} className={n + 1 === at ? 'here' : n < at ? 'past' : ''} />
      ))}
    </span>
  </span>
);
