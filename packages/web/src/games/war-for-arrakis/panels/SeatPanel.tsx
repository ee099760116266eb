import { ATREIDES, HARKONNEN, houseOf } from '@landsraad/war-for-arrakis';
import type { SeatPanelProps } from '../../parts.ts';
import { sideOfSeat, tableOf } from '../position.ts';
import { AllyPanel } from './AllyPanel.tsx';
import { AtreidesPanel } from './AtreidesPanel.tsx';
import { HarkonnenPanel } from './HarkonnenPanel.tsx';
import './seat.css';

/** What everybody sees of a side, and a little more of one's own. What two share stands with the House player. */
export function SeatPanel(props: SeatPanelProps) {
  const { view, seat } = props;
  const side = sideOfSeat(view, seat) === ATREIDES ? ATREIDES : HARKONNEN;
  if (seat !== houseOf({ table: tableOf(view) }, side)) return <AllyPanel {...props} />;
  return side === ATREIDES ? <AtreidesPanel {...props} /> : <HarkonnenPanel {...props} />;
}
