import { CONFLICTS, strengthOf } from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Effects } from '../cards/effects.tsx';
import { nameOf, tableOf } from '../position.ts';
import { HouseMark } from './HouseMark.tsx';

interface ConflictPanelProps {
  readonly view: View;
  readonly seatName: (seat: number) => string;
}
/** What the round is fought for, and who would be where if it ended now. */
export function ConflictPanel({ view, seatName }: ConflictPanelProps) {
  const t = tableOf(view);
  const conflict = CONFLICTS.get(t.conflict);
  const order = t.houses
    .map((h, house) => ({ house, strength: strengthOf(h), troops: h.conflict, garrison: h.garrison }))
    .toSorted((a, b) => b.strength - a.strength);
  const most = Math.max(1, ...order.map((o) => o.strength));
  return (
    <section className="im-conflict" aria-label="The Conflict">
      <h3 className="caps">Conflict{conflict === undefined ? '' : ` · tier ${'I'.repeat(conflict.tier)}`}</h3>
      <p className="display im-conflict-name">{conflict?.name ?? 'none yet'}</p>
      <ol className="im-rewards">
        {conflict?.rewards
          .filter((lines) => lines.length > 0)
          .map((lines, place) => (
            <li key={place}>
              <b className="im-place">{place + 1}</b> <Effects lines={lines} />
            </li>
          ))}
      </ol>
      <ul className="im-strengths">
        {order.map(({ house, strength, troops, garrison }) => (
          <li key={house}>
            <HouseMark house={house} />
            <span className="im-bar" aria-hidden="true">
              <span style={{ width: `${(100 * strength) / most}%`, background: `var(--seat-${(house % 4) + 1})` }} />
            </span>
            <b>{strength}</b>
            <small>
              {troops} <Icon name="troop" /> · {garrison} <Icon name="garrison" />
            </small>
            <span className="sr">
              {nameOf(view, house, seatName)}: strength {strength}, {troops} troops in the Conflict, {garrison} in the
              garrison
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
