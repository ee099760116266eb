import { ATREIDES, VISIONS, drawnAt, visionName, houseOf, type Table } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { useAtTable } from '../../../table/context.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { goalsOf, objectivesSeen } from './decks.ts';
import { VISION_MARKS, VISION_SHORT, type StepMark } from './leaders.ts';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';
import { Track } from './Track.tsx';

export const VISION_ICONS: readonly IconName[] = ['prescience', 'fremen', 'hit'];

/** Where the Smugglers wait to be won over. */
function withStaban(marks: readonly StepMark[], { smugglers }: Table): readonly StepMark[] {
  if (smugglers?.stance !== 'neutral') return marks;
  const staban: StepMark = { step: smugglers.step, kind: 'smugglers', says: 'the Smugglers ally with the Atreides' };
  return [staban, ...marks].toSorted((a, b) => a.step - b.step);
}

/** The three tracks. The goals of the secret objective are framed for its owner alone. */
export function PrescienceTracks({ view, decision, picked, press }: SeatPanelProps) {
  const { label } = useAtTable();
  const t = tableOf(view);
  const objectives = objectivesSeen(view, houseOf({ table: tableOf(view) }, ATREIDES));
  const goals = objectives.known.map(goalsOf);
  return (
    <div className="wa-p-visions">
      <p className="wa-p-label">
        Prescience{' '}
        <span>
          {goals.length === 0
            ? objectives.all > 1
              ? `${objectives.all} secret goals`
              : 'secret goal'
            : goals.length > 1
              ? 'your goals: either frame'
              : 'your goal is framed'}
        </span>
      </p>
      {VISIONS.map((vision, n) => {
        const asked = offeredAs(decision, picked, vision);
        const inside = (
          <>
            <span className="wa-p-vision-name" title={visionName(vision)} aria-hidden="true">
              <Icon name={VISION_ICONS[n] ?? 'prescience'} />
              <span className="wa-p-short">{VISION_SHORT[n]}</span>
              <span className="wa-p-long">{visionName(vision)}</span>
            </span>
            <Track
              name={visionName(vision)}
              side="atreides"
              at={t.prescience[n] ?? 0}
              last={drawnAt(t).prescienceSteps}
              marks={withStaban(VISION_MARKS[n] ?? [], t)}
              goals={goals.map((g) => g[n] ?? 0)}
            />
          </>
        );
        return asked.offered ? (
          <button
            key={vision}
            type="button"
            className={`wa-p-vision ${offeredClass(asked)}`}
            data-option={vision}
            aria-label={label(vision)}
            onClick={() => press(vision)}
          >
            {inside}
            <OfferKey n={asked.key} />
          </button>
        ) : (
          <div key={vision} className="wa-p-vision">
            {inside}
          </div>
        );
      })}
    </div>
  );
}
