import { HARKONNEN, areaOf, areaTitle, houseOf, sectorTitle, tacticalCard } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { SeatBadge } from '../../../table/SeatBadge.tsx';
import type { BoardProps } from '../../parts.ts';
import { HarkonnenPanel } from '../panels/HarkonnenPanel.tsx';
import { rowOf, tableOf, targetSeen } from '../position.ts';
import './mahdi.css';

/** The automatic Harkonnens, after the seats: their dashboard, and what they are after this round. */
export function Automata(props: BoardProps) {
  const { view } = props;
  const { seatLook } = useAtTable();
  const t = tableOf(view);
  if (t.mahdi === null) return null;
  const seat = houseOf({ table: t }, HARKONNEN);
  const look = seatLook(seat);
  const target = targetSeen(view);
  const harvesting = tacticalCard(rowOf(view.hidden['tactical cards']?.['harvesting'])[0] ?? '');
  return (
    <li
      className={`seat ${t.turn === HARKONNEN ? 'waited' : ''}`}
      style={{ ['--seat' as string]: look.colour, ['--seat-text' as string]: look.text }}
    >
      <SeatBadge look={look} size={42} letter="H" />
      <div className="seat-main">
        <h2 className="display">Harkonnen</h2>
        <p className="seat-who">
          <Icon name="bot" />
          automatic
        </p>
      </div>
      <HarkonnenPanel {...props} seat={seat} />
      <ul className="wa-mahdi" aria-label="What the Harkonnens are after">
        <li className="wa-mahdi-dice">
          <b>{t.mahdi.unrolled}</b> {t.mahdi.unrolled === 1 ? 'die' : 'dice'} left
        </li>
        <li title="Target Sietch: marked on the map">
          <Icon name="sietch" /> <span>Target: </span>
          <b>{target === null ? 'none yet' : areaTitle(areaOf(target))}</b>
        </li>
        <li>
          <Icon name="harvester" /> <span>Harvest: </span>
          <b>{harvesting === undefined ? 'not drawn yet' : sectorTitle(harvesting.sector)}</b>
        </li>
      </ul>
    </li>
  );
}
