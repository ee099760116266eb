import { FACTIONS } from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { AGENT_ICONS } from '../cards/icons.ts';
import { nameOf, tableOf } from '../position.ts';
import { HouseMark } from './HouseMark.tsx';
import './tracks.css';

const STEPS = [0, 1, 2, 3, 4, 5, 6];
/** A victory point at 2 influence, the bonus and the alliance from 4 on. */
export const POINT = 2;
export const ALLIANCE = 4;

interface TrackProps {
  readonly view: View;
  readonly faction: number;
  readonly seatName: (seat: number) => string;
}
/** The influence track of one faction, with the point, the alliance and who holds it. */
export function Track({ view, faction, seatName }: TrackProps) {
  const t = tableOf(view);
  const id = FACTIONS[faction] ?? 'emperor';
  const holder = t.alliances[faction] ?? -1;
  return (
    <div className="im-track">
      <h2>
        <span className={`im-icon ${id}`}>
          <Icon name={AGENT_ICONS[id][0]} />
        </span>
        <span className="display">{AGENT_ICONS[id][1]}</span>
        {holder >= 0 ? (
          <span className="im-holder" title={`${nameOf(view, holder, seatName)}: alliance, 1 victory point`}>
            <Icon name="alliance" />
            <HouseMark house={holder} />
            <span className="sr">{nameOf(view, holder, seatName)} holds the alliance</span>
          </span>
        ) : null}
      </h2>
      <ol>
        {STEPS.map((step) => (
          <li
            key={step}
            className={step === POINT || step === ALLIANCE ? 'mark' : ''}
            data-step={`${id} ${step}`}
            title={
              step === POINT ? '2: a victory point' : step === ALLIANCE ? '4: a bonus and the alliance' : undefined
            }
          >
            <span className="im-step">
              {step === POINT ? (
                <Icon name="victory-point" label="2: a victory point" />
              ) : step === ALLIANCE ? (
                <Icon name="alliance" label="4: a bonus and the alliance" />
              ) : (
                step
              )}
            </span>
            {step === POINT ? <Snoopers view={view} faction={faction} seatName={seatName} /> : null}
            {t.houses.map((h, house) =>
              (h.influence[faction] ?? 0) === step && h.influence.length > 0 ? (
                <span key={house} title={`${nameOf(view, house, seatName)}: ${step}`}>
                  <HouseMark house={house} />
                  <span className="sr">
                    {nameOf(view, house, seatName)}: {step}
                  </span>
                </span>
              ) : null,
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Tessia's token that waits here for her. */
function Snoopers({ view, faction, seatName }: TrackProps) {
  return tableOf(view).houses.map((h, house) =>
    h.snoopers.includes(faction) ? (
      <span key={house} className="im-snooper" title={`Snooper token of ${nameOf(view, house, seatName)}`}>
        <Icon name="eye" label={`Snooper token of ${nameOf(view, house, seatName)}`} />
        <HouseMark house={house} />
      </span>
    ) : null,
  );
}
