import type { Seat, View } from '@landsraad/kernel';
import { VISIONS, sourceOfAll, thingName, visionName } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { tableOf } from '../position.ts';
import { SourceOf } from './Assumed.tsx';
import { drawnTokens, goalsOf, objectivesSeen } from './decks.ts';
import { VISION_ICONS } from './PrescienceTracks.tsx';

/** What nobody else may see: the objective, and tokens drawn and not yet placed. */
export const OwnSecrets = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
  <>
    {drawnTokens(view, seat).map((token, n) => (
      <li key={`token ${n}`} className="narrow">
        <article className="wa-p-secret">
          <h3 className="display">
            <Icon name="deployment-token" /> Drawn token
          </h3>
          <p>{thingName(token)}</p>
        </article>
      </li>
    ))}
    <Objectives view={view} seat={seat} />
  </>
);

/** How far a marker is, and how far it must come. */
const Goals = ({ now, goals }: { readonly now: number; readonly goals: readonly number[] }) => (
  <span className="wa-p-goals">
    <span className="num">{now}</span> of{' '}
    {goals.map((goal, k) => (
      <span key={k}>
        {k > 0 ? ' / ' : ''}
        <b className={`num ${now >= goal ? 'met' : ''}`}>
          {goal}
          {now >= goal ? <Icon name="check" label="reached" /> : null}
        </b>
      </span>
    ))}
  </span>
);

/** The objective in one line, when the hand is full. */
export function ObjectiveLine({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const t = tableOf(view);
  const all = objectivesSeen(view, seat).known.map(goalsOf);
  return all.length === 0 ? null : (
    <p className="wa-p-objective">
      <Icon name="hidden" /> {all.length > 1 ? 'Either objective' : 'Objective'}
      {VISIONS.map((vision, n) => (
        <span key={vision} title={visionName(vision)}>
          <Icon name={VISION_ICONS[n] ?? 'prescience'} label={visionName(vision)} />
          <Goals now={t.prescience[n] ?? 0} goals={all.map((goals) => goals[n] ?? 0)} />
        </span>
      ))}
    </p>
  );
}

/** How far each marker is, and how far it must come; with two objectives either of them wins. */
function Objectives({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const t = tableOf(view);
  const all = objectivesSeen(view, seat).known.map(goalsOf);
  if (all.length === 0) return null;
  return (
    <li className="narrow objective">
      <article className="wa-p-secret" aria-label={all.length > 1 ? 'Secret objectives' : 'Secret objective'}>
        <h3 className="display">
          <Icon name="hidden" /> {all.length > 1 ? 'Either objective' : 'Objective'}
        </h3>
        <ul>
          {VISIONS.map((vision, n) => (
            <li key={vision} title={visionName(vision)}>
              <Icon name={VISION_ICONS[n] ?? 'prescience'} />
              <span className="wa-p-goal-name">{visionName(vision)}</span>
              <Goals now={t.prescience[n] ?? 0} goals={all.map((goals) => goals[n] ?? 0)} />
            </li>
          ))}
        </ul>
        <SourceOf card={sourceOfAll(['tracks.secretObjectives.cards'], tableOf(view).box)} t={tableOf(view)} />
      </article>
    </li>
  );
}
