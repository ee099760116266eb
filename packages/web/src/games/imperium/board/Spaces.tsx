import { boardOf, boxText, condition, CONTROLLED, FACTIONS, MAKERS, priceOf, type Space } from '@landsraad/imperium';
import type { Option, View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Effects, FACTION_ICONS, GOODS } from '../cards/effects.tsx';
import { AGENT_ICONS } from '../cards/icons.ts';
import { nameOf, tableOf } from '../position.ts';
import { HouseMark } from './HouseMark.tsx';
import './spaces.css';

interface SpacesProps {
  readonly view: View;
  readonly ids: readonly string[];
  /** The spaces that answer the question. */
  readonly offered: readonly Option[];
  /** The spaces to which some card could send an agent: pressing one first chooses it. */
  readonly reached: readonly string[];
  readonly picked: Option | null;
  readonly spotlight: readonly string[];
  readonly press: (space: string) => void;
  readonly seatName: (seat: number) => string;
}

/** Board spaces with agent icon, price, effects, bonus spice, control, and who is there. */
export const Spaces = ({ ids, ...rest }: SpacesProps) => (
  <ul className="im-spaces">
    {boardOf({ table: tableOf(rest.view) })
      .filter((s) => ids.includes(s.id))
      .map((s) => (
        <li key={s.id}>
          <SpaceCard {...rest} space={s} />
        </li>
      ))}
  </ul>
);

type SpaceCardProps = Omit<SpacesProps, 'ids'> & { readonly space: Space };
function SpaceCard({ view, space, offered, reached, picked, spotlight, press, seatName }: SpaceCardProps) {
  const t = tableOf(view);
  const there = t.houses.flatMap((h, house) => h.sent.filter((s) => s === space.id).map(() => house));
  const bonus = t.bonusSpice[MAKERS.indexOf(space.id)] ?? 0;
  const controlled = CONTROLLED.indexOf(space.id);
  const control = t.control[controlled] ?? -1;
  const fleet = t.fleets[controlled] ?? -1;
  const closed = t.closed.some((c) => c.space === space.id);
  const [icon, iconName] = AGENT_ICONS[space.icon];
  const price =
    view.seat >= 0 && t.houses[view.seat] !== undefined ? priceOf({ table: t }, view.seat, space) : space.cost;
  const isOffered = offered.includes(space.id);
  const key = isOffered ? offered.indexOf(space.id) : -1;
  const name = (house: number): string => nameOf(view, house, seatName);
  const words = [
    `${space.name}, ${iconName}`,
    ...(space.good === '' ? [] : [`costs ${price} ${space.good}`]),
    ...(space.requirement === null ? [] : [condition(space.requirement)]),
    boxText([...space.arrival, ...space.onReveal]),
    ...(space.combat ? ['combat space'] : []),
    ...(bonus > 0 ? [`${bonus} bonus spice`] : []),
    ...(control < 0 ? [] : [`controlled by ${name(control)}`]),
    ...(fleet < 0 ? [] : [`a dreadnought of ${name(fleet)} holds it`]),
    ...(closed ? ['closed by The Voice'] : []),
    ...there.map((house) => `${name(house)}: an agent is here`),
  ].join('. ');
  const mark = (
    <span className={`im-icon ${space.icon}`}>
      <Icon name={icon} />
    </span>
  );
  const classes = [
    'im-space',
    isOffered ? 'offered' : reached.includes(space.id) ? 'reached' : '',
    picked === space.id ? 'picked' : '',
    there.length > 0 ? 'taken' : '',
    spotlight.includes(space.id) ? 'spotlight' : '',
  ].join(' ');
  return (
    <button
      type="button"
      className={classes}
      {...(isOffered ? { 'data-option': space.id } : {})}
      data-space={space.id}
      aria-label={words}
      title={words}
      onClick={() => press(space.id)}
    >
      <span className="im-space-top">
        {space.faction < 0 ? null : mark}
        <span className="im-space-name">{space.name}</span>
        {closed ? <Icon name="ban" className="im-closed" /> : null}
      </span>
      {there.length === 0 ? null : (
        <span className="im-there">
          {there.map((house, n) => (
            <HouseMark key={n} house={house} agent />
          ))}
        </span>
      )}
      <span className="im-space-does">
        {space.faction < 0 ? mark : null}
        {space.needed > 0 ? (
          <span className="im-condition">
            <b>{space.needed}</b>
            <Icon name={FACTION_ICONS[FACTIONS[space.neededWith] ?? ''] ?? 'alliance'} />
          </span>
        ) : null}
        {space.good === '' || space.id === 'sell-melange' ? null : (
          <span className="im-effect">
            <b>{price}</b>
            <Icon name={GOODS[space.good] ?? 'spice'} />
            <Icon name="next" />
          </span>
        )}
        <Effects lines={[...space.arrival, ...space.onReveal]} brief />
        {bonus > 0 ? (
          <span className="im-bonus">
            +{bonus}
            <Icon name="spice" />
          </span>
        ) : null}
        <span className="im-space-marks">
          {controlled >= 0 ? (
            <span className={`im-control ${control < 0 ? 'free' : ''}`}>
              <Icon name="stronghold" />
              {control < 0 ? null : <HouseMark house={control} />}
            </span>
          ) : null}
          {fleet < 0 ? null : (
            <span className="im-fleet">
              <Icon name="dreadnought" />
              <HouseMark house={fleet} />
            </span>
          )}
          {space.combat ? <Icon name="conflict" className="im-combat" /> : null}
        </span>
      </span>
      {key >= 0 && key < 9 ? (
        <b className="im-key" aria-hidden="true">
          {key + 1}
        </b>
      ) : null}
    </button>
  );
}
