import type { Seat, View } from '@landsraad/kernel';
import { VISIONS, thingName, visionName } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { tableOf } from '../position.ts';
import { Assumed } from './Assumed.tsx';
import { drawnTokens, goalsOf, objectivesSeen } from './decks.ts';
import { VISION_ICONS } from './PrescienceTracks.tsx';

/** What nobody else may see: the objective, and tokens drawn and not yet placed. */
export function OwnSecrets({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const t = tableOf(view);
  const objectives = objectivesSeen(view, seat).known;
  return (
    <>
      {drawnTokens(view, seat).map((token, n) => (
        <li key={`token ${n}`}>
          <article className="wa-secret">
            <h3 className="display">
              <Icon name="deployment-token" /> Drawn token
            </h3>
            <p>{thingName(token)}</p>
          </article>
        </li>
      ))}
      {objectives.map((card, n) => (
        <li key={card}>
          <article className="wa-secret" aria-label="Secret objective">
            <h3 className="display">
              <Icon name="hidden" /> {objectives.length > 1 ? `Objective ${n + 1}` : 'Objective'}
            </h3>
            <ul>
              {goalsOf(card).map((goal, m) => {
                const now = t.prescience[m] ?? 0;
                return (
                  <li key={VISIONS[m]} className={now >= goal ? 'met' : ''} title={visionName(VISIONS[m])}>
                    <Icon name={now >= goal ? 'check' : (VISION_ICONS[m] ?? 'prescience')} />
                    <span>
                      {visionName(VISIONS[m])}{' '}
                      <b className="num">
                        {now}/{goal}
                      </b>
                    </span>
                  </li>
                );
              })}
            </ul>
            <Assumed />
          </article>
        </li>
      ))}
    </>
  );
}
