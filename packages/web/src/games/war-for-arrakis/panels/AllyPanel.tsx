import type { SeatPanelProps } from '../../parts.ts';
import { sideName, sideOfSeat, tableOf } from '../position.ts';
import { DiceRow } from './DiceRow.tsx';
import { HandCounts } from './HandCounts.tsx';
import { Tank } from './Tank.tsx';

/** Dice, cards and the tank of the partner of a House: everything else belongs to both. */
export const AllyPanel = (props: SeatPanelProps) => (
  <div className={`wa-p-seat ally ${sideName(sideOfSeat(props.view, props.seat))}`}>
    <DiceRow {...props} />
    <ul className="wa-p-facts">
      <HandCounts {...props} />
      <Tank table={tableOf(props.view)} seat={props.seat} />
    </ul>
  </div>
);
