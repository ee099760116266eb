import { mayKeepNotes } from '@landsraad/dune';
import { useMemo } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { useNotes } from '../../../table/notes.ts';
import { RuleLink } from '../../../table/RuleLink.tsx';
import type { BoardProps } from '../../parts.ts';
import { cardKind, cardTitle } from '../names.ts';
import { Badge } from '../pieces/Badge.tsx';
import { factionOf, tableOf } from '../position.ts';
import { cardsSeen, type Sighting } from './tracker.ts';

const LONGEST = 120;

/** Where every treachery card was last seen, with a note on each: for the Atreides, or for all where the table says so. */
export function Tracker({ view, seatName }: Pick<BoardProps, 'view' | 'seatName'>) {
  const { source, parts, config } = useAtTable();
  // Whoever holds two factions has one notebook.
  const held = parts.book.heldTogether?.(config).find((seats) => seats.includes(view.seat));
  const [notes, write] = useNotes(source.id, held?.[0] ?? view.seat);
  const cards = useMemo(() => cardsSeen(view), [view]);
  if (!mayKeepNotes(tableOf(view), view.seat)) return null;
  return (
    <details className="dn-tracker">
      <summary>Cards seen, and notes</summary>
      <ul>
        {cards.map(({ card, copies, seen, unseen }) => (
          <li key={card}>
            <Icon name={cardKind(card)[0]} />
            <b>
              {cardTitle(card)}
              {copies > 1 ? ` ×${copies}` : ''}
            </b>
            <span className="dn-seen">
              {seen.map((s) => (
                <Seen key={JSON.stringify(s.where)} seen={s} of={copies} view={view} seatName={seatName} />
              ))}
              {unseen > 0 ? <span>{copies > 1 ? `${unseen} not seen` : 'not seen'}</span> : null}
            </span>
            <input
              className="field"
              aria-label={`Note on ${cardTitle(card)}`}
              placeholder="Note"
              maxLength={LONGEST}
              value={notes[card] ?? ''}
              onChange={(e) => write(card, e.target.value)}
            />
          </li>
        ))}
      </ul>
      <p>
        Notes stay on this device. <RuleLink rule="dune.atreides.notes" />
      </p>
    </details>
  );
}

function Seen({
  seen: { where, copies },
  of,
  view,
  seatName,
}: Pick<BoardProps, 'view' | 'seatName'> & { readonly seen: Sighting; readonly of: number }) {
  const many = of > 1 ? `${copies} ` : '';
  if (typeof where === 'string') return <span>{many + where}</span>;
  const name = seatName(where.seat);
  return (
    <span className="dn-held-by">
      {many}
      <Badge faction={factionOf(view, where.seat)} size={18} />
      {where.seat === view.seat ? 'yours' : name}
    </span>
  );
}
