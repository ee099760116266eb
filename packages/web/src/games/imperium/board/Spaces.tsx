import { boxText, condition, CONTROLLED, MAKERS, SPACES, type Space } from '@landsraad/imperium';
import type { Option, View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { AGENT_ICONS } from '../cards/ImperiumCard.tsx';
import { Effects, GOODS } from '../cards/effects.tsx';
import { tableOf } from '../position.ts';
import { HouseMark } from './HouseMark.tsx';

interface SpacesProps {
  readonly view: View;
  readonly ids: readonly string[];
  /** The spaces that answer the question. */
  readonly offered: readonly Option[];
  readonly picked: Option | null;
  readonly press: (space: string) => void;
}

/** Board spaces with agent icon, price, effects, bonus spice, control, and who is there. */
export const Spaces = ({ view, ids, offered, picked, press }: SpacesProps) => (
  <ul className="im-spaces">
    {SPACES.filter((s) => ids.includes(s.id)).map((s) => (
      <li key={s.id}>
        <SpaceCard view={view} space={s} offered={offered.includes(s.id)} picked={picked === s.id} press={press} />
      </li>
    ))}
  </ul>
);

interface SpaceCardProps {
  readonly view: View;
  readonly space: Space;
  readonly offered: boolean;
  readonly picked: boolean;
  readonly press: (space: string) => void;
}
function SpaceCard({ view, space, offered, picked, press }: SpaceCardProps) {
  const t = tableOf(view);
  const there = t.houses.flatMap((h, house) => h.sent.filter((s) => s === space.id).map(() => house));
  const bonus = t.bonusSpice[MAKERS.indexOf(space.id)] ?? 0;
  const control = t.control[CONTROLLED.indexOf(space.id)] ?? -1;
  const closed = t.closed.some((c) => c.space === space.id);
  const [icon, iconName] = AGENT_ICONS[space.icon];
  const words = [
    `${space.name}, ${iconName}`,
    ...(space.good === '' ? [] : [`costs ${space.cost} ${space.good}`]),
    ...(space.requirement === null ? [] : [condition(space.requirement)]),
    boxText([...space.arrival, ...space.onReveal]),
    ...(space.combat ? ['combat space'] : []),
    ...(bonus > 0 ? [`${bonus} bonus spice`] : []),
    ...(closed ? ['closed by The Voice'] : []),
    ...(there.length > 0 ? ['an agent is here'] : []),
  ].join('. ');
  return (
    <button
      type="button"
      className={`im-space ${offered ? 'offered' : ''} ${picked ? 'picked' : ''} ${there.length > 0 ? 'taken' : ''}`}
      {...(offered ? { 'data-option': space.id } : { 'aria-disabled': true })}
      data-space={space.id}
      aria-label={words}
      title={words}
      onClick={() => press(space.id)}
    >
      <span className="im-space-top">
        <span className={`im-icon ${space.icon}`}>
          <Icon name={icon} />
        </span>
        <span className="im-space-name">{space.name}</span>
        {there.map((house) => (
          <HouseMark key={house} house={house} agent />
        ))}
      </span>
      <span className="im-space-does">
        {space.good === '' ? null : (
          <span className="im-effect">
            <b>{space.cost}</b>
            <Icon name={GOODS[space.good] ?? 'spice'} />
            <Icon name="next" />
          </span>
        )}
        <Effects lines={[...space.arrival, ...space.onReveal]} />
        {bonus > 0 ? (
          <span className="im-bonus">
            +{bonus}
            <Icon name="spice" />
          </span>
        ) : null}
        {control >= 0 ? <HouseMark house={control} /> : null}
        {space.combat ? <Icon name="conflict" /> : null}
      </span>
    </button>
  );
}
