import { leaderTexts, LEADERS, type Leader } from '@landsraad/imperium';
import { useRef, useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useScrolls } from '../../../table/useScrolls.ts';
import type { BoardProps } from '../../parts.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { houseOf, lies, pile, sizeOf } from '../position.ts';
import { PilesDialog } from './PilesDialog.tsx';
import './seat.css';

const GOODS = [
  ['solari', 'Solari'],
  ['spice', 'spice'],
  ['water', 'water'],
  ['garrison', 'garrison'],
] as const;

/** One's own leader with both abilities, goods, and the piles to look through. */
export function LeaderPanel({ view, seatName }: BoardProps) {
  const [open, setOpen] = useState(false);
  const h = houseOf(view, view.seat);
  if (h === undefined) return null;
  const leader = LEADERS.get(h.leader);
  const piles = [
    ['deck', sizeOf(pile(view, view.seat, 'deck'))],
    ['discard', sizeOf(pile(view, view.seat, 'discard'))],
    ['in play', sizeOf(pile(view, view.seat, 'inPlay'))],
    ['trash', sizeOf(lies(view, 'imperium', 'trash'))],
  ] as const;
  return (
    <div className="im-own">
      {leader === undefined ? null : <LeaderWords house={view.seat} leader={leader} />}
      <ul className="im-goods">
        {GOODS.map(([good, name]) => (
          <li key={good}>
            <span>
              <Icon name={good} /> <b>{h[good]}</b>
            </span>
            {name}
          </li>
        ))}
      </ul>
      <button type="button" className="btn im-own-piles" data-discard={view.seat} onClick={() => setOpen(true)}>
        <Icon name="layers" />
        {piles.map(([name, n]) => (
          <span key={name}>
            <b>{n}</b> {name}
          </span>
        ))}
      </button>
      {open ? (
        <PilesDialog view={view} house={view.seat} name={seatName(view.seat)} close={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

/** Both abilities; whoever has no mouse scrolls them by key, where they are longer than their place. */
function LeaderWords({ house, leader }: { readonly house: number; readonly leader: Leader }) {
  const words = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(words);
  return (
    <div
      ref={words}
      className="im-own-leader"
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Your leader' } : {})}
    >
      <div>
        <h2 className="display">
          <HouseMark house={house} /> {leader.name}
        </h2>
        {leaderTexts(leader).map((told) => {
          const [name = '', ...rest] = told.split(': ');
          return (
            <p key={name}>
              <b>{name}:</b> {rest.join(': ')}
            </p>
          );
        })}
      </div>
    </div>
  );
}
