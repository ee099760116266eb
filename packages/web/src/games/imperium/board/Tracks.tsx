import { FACTIONS } from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { AGENT_ICONS } from '../cards/ImperiumCard.tsx';
import { tableOf } from '../position.ts';
import { HouseMark } from './HouseMark.tsx';

const STEPS = [0, 1, 2, 3, 4, 5, 6];
/** A victory point at 2 influence, the alliance from 4 on. */
const POINT = 2;
const ALLIANCE = 4;

/** The influence track of one faction, with the point, the alliance and who holds it. */
export function Track({ view, faction }: { readonly view: View; readonly faction: number }) {
  const t = tableOf(view);
  const id = FACTIONS[faction] ?? 'emperor';
  const holder = t.alliances[faction] ?? -1;
  return (
    <div className="im-track" style={{ ['--tint' as string]: `var(--${id})` }}>
      <h3>
        <span className={`im-icon ${id}`}>
          <Icon name={AGENT_ICONS[id][0]} />
        </span>
        <span className="display">{AGENT_ICONS[id][1]}</span>
        {holder >= 0 ? (
          <span className="im-holder" title="holds the alliance">
            <Icon name="alliance" />
            <HouseMark house={holder} />
          </span>
        ) : null}
      </h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <span className="im-step">
              {step === POINT ? <Icon name="victory-point" /> : step === ALLIANCE ? <Icon name="alliance" /> : step}
            </span>
            {t.houses.map((h, house) =>
              (h.influence[faction] ?? 0) === step && h.leader !== '' ? <HouseMark key={house} house={house} /> : null,
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
