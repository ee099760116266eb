import { useMemo } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { cardKind, cardTitle } from '../names.ts';
import { Badge } from '../pieces/Badge.tsx';
import { factionOf } from '../position.ts';
import { cardsHeld } from './tracker.ts';

/** The Atreides' notes: which cards they have seen others buy or show, and not lay down since. */
export function Tracker({ view, seatName }: Pick<BoardProps, 'view' | 'seatName'>) {
  const { state } = useAtTable();
  const held = useMemo(() => cardsHeld(state.log, view.seat), [state.log, view.seat]);
  return (
    <details className="dn-tracker">
      <summary>Cards seen</summary>
      {held.size === 0 ? <p>None yet.</p> : null}
      <ul>
        {[...held].map(([seat, cards]) => (
          <li key={seat}>
            <Badge faction={factionOf(view, seat)} size={20} />
            <span className="sr">{seatName(seat)}:</span>
            {cards.map((card, n) => (
              <span key={`${card} ${n}`}>
                <Icon name={cardKind(card)[0]} /> {cardTitle(card)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
