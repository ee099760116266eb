import { CONFLICTS } from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Vignette } from '../../../look/Vignette.tsx';
import { Effects } from '../cards/effects.tsx';
import { afterwards, usePointed } from '../pointed.ts';
import { changes, conflictNow, nameOf, tableOf, type InConflict } from '../position.ts';
import { HouseMark } from './HouseMark.tsx';
import './conflict.css';

interface ConflictPanelProps {
  readonly view: View;
  readonly seatName: (seat: number) => string;
}
export const PLACES = ['first', 'second', 'third'] as const;

/** What the round is fought for, and who would be where if it ended now, or after the choice that is pointed at. */
export function ConflictPanel({ view, seatName }: ConflictPanelProps) {
  const t = tableOf(view);
  const conflict = CONFLICTS.get(t.conflict);
  const after = afterwards(view.decision, usePointed());
  const changing = changes(after);
  const order = conflictNow(view, after);
  const before = conflictNow(view);
  const strengthBefore = (house: number): number => before.find((o) => o.house === house)?.strength ?? 0;
  const most = Math.max(1, ...order.map((o) => o.strength));
  return (
    <section className={`im-conflict ${changing ? 'changes' : ''}`} aria-label="The Conflict">
      <div className="im-conflict-picture">
        <Vignette seed={t.conflict} tint="var(--emperor)" />
        <Icon name={conflict?.location == null ? 'conflict' : 'city'} />
      </div>
      <h2 className="caps">Conflict{conflict === undefined ? '' : ` · tier ${'I'.repeat(conflict.tier)}`}</h2>
      <p className="display im-conflict-name">{conflict?.name ?? 'none yet'}</p>
      <ol className="im-rewards">
        {conflict?.rewards.map((lines, place) =>
          lines.length === 0 ? null : (
            <li key={place}>
              <b className="im-place">{place + 1}</b> <Effects lines={lines} />
            </li>
          ),
        )}
      </ol>
      <h3 className="caps">{changing ? 'With this choice' : 'If it ended now'}</h3>
      <ul className="im-strengths">
        {order.map((o) => (
          <li key={o.house} className={o.house === view.seat ? 'own' : ''}>
            <HouseMark house={o.house} />
            <span className="im-bar" aria-hidden="true">
              <span
                style={{ width: `${(100 * o.strength) / most}%`, background: `var(--seat-${(o.house % 4) + 1})` }}
              />
            </span>
            <b>
              {strengthBefore(o.house) === o.strength ? null : <s>{strengthBefore(o.house)}</s>} {o.strength}
            </b>
            <small>
              {placeWords(o)}
              {Array.from({ length: o.dreadnoughts }, (_, n) => (
                <Icon key={n} name="dreadnought" />
              ))}
            </small>
            <span className="sr">
              {nameOf(view, o.house, seatName)}: strength {o.strength}, {o.troops} troops
              {o.dreadnoughts === 0 ? '' : ` and ${o.dreadnoughts} dreadnoughts`} in the Conflict,{' '}
              {t.houses[o.house]?.garrison ?? 0} in the garrison
            </span>
          </li>
        ))}
      </ul>
      <ul className="im-garrisons" aria-label="Garrisons">
        {t.houses.map((h, house) => (
          <li key={house} title={`${nameOf(view, house, seatName)}: ${h.garrison} in the garrison`}>
            <HouseMark house={house} />
            <Icon name="garrison" /> {h.garrison}
            {h.dreadnoughtGarrison === 0 ? null : (
              <>
                <Icon name="dreadnought" label="dreadnoughts" /> {h.dreadnoughtGarrison}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeWords = ({ place, strength }: InConflict): string => (strength === 0 ? 'out' : (PLACES[place] ?? 'nothing'));
