import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import type { Seat } from '@landsraad/kernel';
import type { Table } from '@landsraad/war-for-arrakis';
import { sideName, sideOfSeat, tableOf } from '../position.ts';
import { ActionBox } from './ActionBox.tsx';
import { boxAsked, boxesOf } from './boxes.ts';
import { resultInUse, unusedOf } from './dice.ts';
import './dashboard.css';

const QUESTIONS_OF_ONES_OWN_DICE = new Set([
  'what do you do?',
  'spend which die?',
  'change the die to what?',
  'use a Bene Gesserit token?',
]);

/** Who acts, for watchers; -1 between turns. */
const whoseTurn = (t: Table): Seat =>
  t.turn < 0 ? -1 : t.acting >= 0 ? t.acting : t.sides.indexOf(t.turn === 0 ? 0 : 1);

/** The own side's boxes with their dice and leaders; for watchers those of whoever's turn it is. */
export function Dashboard(props: BoardProps) {
  const { state, seatTitle } = useAtTable();
  const { view, decision } = props;
  const t = tableOf(view);
  const seat = view.seat >= 0 ? view.seat : whoseTurn(t);
  if (seat < 0) return null;
  const side = sideOfSeat(view, seat);
  const inUse = resultInUse(state.log, t, seat);
  const asked = boxAsked(decision);
  const unused = unusedOf(t, seat);
  const tokens = t.gesserit[side] ?? 0;
  const mine = seat === view.seat;
  // Other questions may use the same words for other things.
  const dice = decision !== null && QUESTIONS_OF_ONES_OWN_DICE.has(decision.name) ? decision : null;
  return (
    <section
      className={`wa-p-dash ${sideName(side)}`}
      aria-label={mine ? 'Your dashboard' : `Dashboard of ${seatTitle(seat)}`}
    >
      <h2 className="wa-p-caption">
        {mine ? 'Your actions' : `${seatTitle(seat)}: actions`}
        <span className="num">
          {unused} {unused === 1 ? 'die' : 'dice'}
          {tokens > 0 ? ` · ${tokens} Bene Gesserit` : ''}
        </span>
      </h2>
      <ul className={`wa-p-boxes ${asked === null ? '' : 'choosing'}`}>
        {boxesOf(t, seat).map((box) => (
          <ActionBox
            key={box}
            {...props}
            box={box}
            seat={seat}
            dice={dice}
            inUse={box === (asked ?? inUse)}
            choosing={box === asked}
          />
        ))}
      </ul>
    </section>
  );
}
