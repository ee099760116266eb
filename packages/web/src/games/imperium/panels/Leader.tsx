import { boxText, LEADERS } from '@landsraad/imperium';
import { Icon } from '../../../look/Icon.tsx';
import type { BoardProps } from '../../parts.ts';
import { houseOf, pile } from '../position.ts';
import './seat.css';

const GOODS = ['solari', 'spice', 'water'] as const;

/** One's own leader with both abilities, goods, and how many cards lie where. */
export function LeaderPanel({ view }: BoardProps) {
  const h = houseOf(view, view.seat);
  const leader = h === undefined ? undefined : LEADERS.get(h.leader);
  if (h === undefined) return null;
  const [deck, discard] = [pile(view, view.seat, 'deck'), pile(view, view.seat, 'discard')];
  return (
    <div className="im-own">
      {leader === undefined ? null : (
        <>
          <h3 className="display">{leader.name}</h3>
          <p>
            <b>{leader.abilityName}.</b> {leader.ability.length === 0 ? '' : boxText(leader.ability)}
          </p>
          <p>
            <b>Signet: {leader.signetName}.</b> {boxText(leader.signet)}
          </p>
        </>
      )}
      <ul className="im-goods">
        {GOODS.map((good) => (
          <li key={good}>
            <b>{h[good]}</b>
            <span>
              <Icon name={good} /> {good === 'solari' ? 'Solari' : good}
            </span>
          </li>
        ))}
        <li>
          <b>{deck.known.length + deck.backs}</b>
          <span>deck</span>
        </li>
        <li>
          <b>{discard.known.length + discard.backs}</b>
          <span>discard</span>
        </li>
      </ul>
    </div>
  );
}
