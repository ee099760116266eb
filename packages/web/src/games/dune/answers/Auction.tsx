import type { Decision, Option } from '@landsraad/kernel';
import { useState } from 'react';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { Badge } from '../pieces/Badge.tsx';
import { askedOf, factionOf, lies, tableOf } from '../position.ts';
import { Answer } from '../../../table/Answer.tsx';
import './answers.css';

const MORE = 'more';
/** On the way to a bid that the first list does not show. */
const bidding =
  (amount: number) =>
  (d: Decision): Option | null =>
    d.name !== 'bid?' && d.name !== 'bid how much?'
      ? null
      : d.options.includes(amount)
        ? amount
        : d.options.includes(MORE)
          ? MORE
          : null;

/** The auction as one panel: cards left, the bid, who is still in, what one can pay, raises and any number. */
export function Auction({ view, decision, seatName }: BoardProps) {
  const { control } = useAtTable();
  const d = askedOf(decision);
  const [wanted, setWanted] = useState('');
  const { auction } = tableOf(view);
  if (d === null || (d.name !== 'bid?' && d.name !== 'bid how much?') || auction === null) return null;
  const { bid, high, most } = d.about;
  const left = lies(view, 'treachery', 'row');
  const raises = d.options.filter((o) => typeof o === 'number');
  const others = d.options.filter((o) => typeof o !== 'number' && o !== MORE);
  const amount = Number(wanted);
  const possible = Number.isInteger(amount) && amount > bid && (raises.includes(amount) || d.options.includes(MORE));
  const choose = (): void => {
    if (raises.includes(amount)) control.choose(amount);
    else control.follow(MORE, bidding(amount));
  };
  return (
    <div className="dn-auction">
      <dl>
        <div>
          <dt>Bid</dt>
          <dd className="display">{high < 0 ? '–' : bid}</dd>
          <dd>{high < 0 ? 'nobody yet' : seatName(high)}</dd>
        </div>
        <div>
          <dt>You can pay</dt>
          <dd className="display">{most}</dd>
          <dd>spice, with your allies</dd>
        </div>
        <div>
          <dt>Cards left</dt>
          <dd className="display">{left.known.length + left.backs}</dd>
          <dd>with this one</dd>
        </div>
      </dl>
      <ul className="dn-bidders" aria-label="Who is still in">
        {tableOf(view).factions.map((_, seat) => {
          const faction = factionOf(view, seat);
          const out = auction.passed.includes(seat);
          return (
            <li key={seat} className={`${out ? 'out' : ''} ${seat === high ? 'high' : ''}`}>
              <Badge faction={faction} />
              <span className="sr">
                {seatName(seat)} {out ? 'has passed' : seat === high ? 'holds the bid' : 'may still bid'}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="dn-row">
        {raises.map((n) => (
          <Answer key={n} option={n} title={n} className="number" bare />
        ))}
      </div>
      {d.options.includes(MORE) ? (
        <form
          className="dn-any"
          onSubmit={(e) => {
            e.preventDefault();
            if (possible) choose();
          }}
        >
          <label>
            Any bid
            <input
              type="number"
              inputMode="numeric"
              min={bid + 1}
              value={wanted}
              onChange={(e) => setWanted(e.target.value)}
            />
          </label>
          <button type="submit" className="btn" disabled={!possible}>
            Bid {possible ? amount : ''}
          </button>
        </form>
      ) : null}
      <div className="dn-row">
        {others.map((o) => (
          <Answer key={String(o)} option={o} />
        ))}
      </div>
    </div>
  );
}
