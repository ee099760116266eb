import { ATREIDES } from '@landsraad/war-for-arrakis';
import type { SeatPanelProps } from '../../parts.ts';
import { AtreidesPanel } from './AtreidesPanel.tsx';
import { HarkonnenPanel } from './HarkonnenPanel.tsx';
import './seat.css';

/** What everybody sees of a side, and a little more of one's own. */
export const SeatPanel = (props: SeatPanelProps) =>
  props.seat === ATREIDES ? <AtreidesPanel {...props} /> : <HarkonnenPanel {...props} />;
