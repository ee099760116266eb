import { LEADERS } from '@landsraad/imperium';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { SeatBadge } from '../../../table/SeatBadge.tsx';
import type { BoardProps } from '../../parts.ts';
import { SeatPanel } from '../panels/SeatPanel.tsx';
import { houseOf, tableOf } from '../position.ts';
import { HOW_RIVALS_DECIDE } from './HagalPanel.tsx';
import './hagal.css';

/** The houses that play by the rules alone, after the seats. */
export function Automata(props: BoardProps) {
  const { view } = props;
  const { seatTitle, seatLook } = useAtTable();
  const t = tableOf(view);
  const rivals = t.houses.slice(t.players).map((_, n) => {
    const house = t.players + n;
    const look = seatLook(house);
    const leader = houseOf(view, house)?.leader ?? '';
    return (
      <li
        key={house}
        className={`seat ${t.current === house ? 'waited' : ''}`}
        style={{ ['--seat' as string]: look.colour, ['--seat-text' as string]: look.text }}
      >
        <SeatBadge look={look} size={42} letter={seatTitle(house).replace(/^The /, '').charAt(0).toUpperCase()} />
        <div className="seat-main">
          <h2 className="display">{LEADERS.get(leader)?.name ?? seatTitle(house)}</h2>
          <p className="seat-who">
            <Icon name="bot" />
            {leader === '' ? 'follows its cards' : seatTitle(house).toLowerCase()}
          </p>
        </div>
        <SeatPanel {...props} seat={house} />
      </li>
    );
  });
  if (rivals.length === 0) return null;
  return (
    <>
      {rivals}
      <li className="im-explains">
        <h2>
          <Icon name="why-not" /> How rivals decide
        </h2>
        {HOW_RIVALS_DECIDE[t.mode].map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </li>
    </>
  );
}
