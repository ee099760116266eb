import type { Decision, Option } from '@landsraad/kernel';
import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { Answer } from '../../../table/Answer.tsx';
import { useAtTable } from '../../../table/context.ts';
import { useAutomatic } from '../../../table/useAutomatic.ts';
import type { BoardProps } from '../../parts.ts';
import { cardKind, cardTitle } from '../names.ts';
import { Badge } from '../pieces/Badge.tsx';
import { alliesOf, askedOf, factionOf, lies, tableOf } from '../position.ts';
import { bidUpTo, inAdvance, passOnAll } from './bids.ts';
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

/** The auction as one panel: the card, the bid, who is still in, what one can pay, raises and any number. */
export function Auction({ view, decision, seatName }: BoardProps) {
  const { control, source } = useAtTable();
  const d = askedOf(decision);
  const [wanted, setWanted] = useState('');
  const { auction } = tableOf(view);
  const asks = d !== null && (d.name === 'bid?' || d.name === 'bid how much?') && auction !== null;
  const soon = useAutomatic(asks ? inAdvance(source, view, d.options) : null);
  if (!asks) return null;
  const { bid, high, most } = d.about;
  const left = lies(view, 'treachery', 'row');
  const card = left.known[0];
  const raises = d.options.filter((o) => typeof o === 'number');
  const others = d.options.filter((o) => typeof o !== 'number' && o !== MORE);
  const amount = Number(wanted);
  const possible = Number.isInteger(amount) && amount > bid && amount <= most;
  const say = (n: number): void => {
    if (raises.includes(n)) control.choose(n);
    else control.follow(MORE, bidding(n));
  };
  const least = raises[0];
  return (
    <div className="dn-auction">
      {card === undefined ? null : (
        <p className="dn-up">
          <Icon name={cardKind(card)[0]} /> <b>{cardTitle(card)}</b> {cardKind(card)[1]}
        </p>
      )}
      <dl>
        <div>
          <dt>Bid</dt>
          <dd className="display">{high < 0 ? '–' : bid}</dd>
          <dd>{high < 0 ? 'nobody yet' : seatName(high)}</dd>
        </div>
        <div>
          <dt>You can pay</dt>
          <dd className="display">{most}</dd>
          <dd>{alliesOf(view, view.seat).length === 0 ? 'spice' : 'spice, with your allies'}</dd>
        </div>
        <div>
          <dt>Cards left</dt>
          <dd className="display">{left.known.length + left.backs}</dd>
          <dd>with this one</dd>
        </div>
      </dl>
      <ul className="dn-bidders" aria-label="Who is still in">
        {tableOf(view).factions.map((_, seat) => {
          const out = auction.passed.includes(seat);
          return (
            <li key={seat} className={`${out ? 'out' : ''} ${seat === high ? 'high' : ''}`}>
              <Badge faction={factionOf(view, seat)} />
              <span className="sr">
                {seatName(seat)} {out ? 'has passed' : seat === high ? 'holds the bid' : 'may still bid'}
              </span>
            </li>
          );
        })}
      </ul>
      {soon ? (
        <p className="dn-comes-to" role="status">
          As you said in advance.
        </p>
      ) : null}
      <div className="dn-row dn-bids">
        {raises.map((n) => (
          <Answer key={n} option={n} title={n} className="number" bare />
        ))}
        {others.map((o) => (
          <Answer key={o} option={o} />
        ))}
        {d.options.includes('pass') && left.known.length + left.backs > 1 ? (
          <button
            type="button"
            className="btn dn-pass-all"
            onClick={() => {
              passOnAll(source, view);
              control.choose('pass');
            }}
          >
            Pass on all cards this turn
          </button>
        ) : null}
      </div>
      {least === undefined || most <= least ? null : (
        <form
          className="dn-any"
          onSubmit={(e) => {
            e.preventDefault();
            if (possible) say(amount);
          }}
        >
          <label>
            Any bid
            <input
              type="number"
              inputMode="numeric"
              min={bid + 1}
              max={most}
              value={wanted}
              onChange={(e) => setWanted(e.target.value)}
            />
          </label>
          <button type="submit" className="btn" disabled={!possible}>
            Bid {possible ? amount : ''}
          </button>
          <button
            type="button"
            className="btn"
            disabled={!possible}
            onClick={() => {
              bidUpTo(source, view, amount);
              say(least);
            }}
          >
            Bid up to {possible ? amount : ''}
          </button>
        </form>
      )}
    </div>
  );
}
