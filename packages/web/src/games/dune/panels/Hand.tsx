import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { cardKind, cardTitle } from '../names.ts';
import { factionOf, lies } from '../position.ts';
import { actsOf, isActed } from './cardActs.ts';
import './hand.css';

const LIMIT = 4;
const HARKONNEN_LIMIT = 8;

/** One's own treachery cards. A card that answers the question glows; one that can be played out of turn lists its acts. */
export function DuneHand(props: BoardProps) {
  const { view } = props;
  const { parts } = useAtTable();
  const [open, setOpen] = useState<string | null>(null);
  if (view.seat < 0) return <p className="hand-empty">You are watching. Every hand is closed to you.</p>;
  const { known } = lies(view, 'treachery', `hand ${view.seat}`);
  const most = factionOf(view, view.seat) === 'harkonnen' ? HARKONNEN_LIMIT : LIMIT;
  const acts = open === null || !known.includes(open) ? [] : actsOf(open, props.offers);
  return (
    <section className="dn-hand" aria-label="Your treachery cards" data-testid="hand">
      <h2 className="caps">
        Treachery cards <b className="num">{known.length}</b> of {most}
      </h2>
      <ul>
        {counted(known).map(({ thing, count }) => (
          <li key={thing}>
            <Card
              {...props}
              card={thing}
              count={count}
              open={open === thing}
              toggle={() => setOpen(open === thing ? null : thing)}
            />
          </li>
        ))}
        {known.length === 0 ? <li className="dn-no-card">none yet</li> : null}
      </ul>
      {acts.length === 0 ? null : (
        <ul className="dn-acts" aria-label={`What ${cardTitle(open ?? '')} can do now`}>
          {acts.map((offer) => (
            <li key={offer.id}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setOpen(null);
                  props.act(offer);
                }}
              >
                {parts.book.text.offer(offer, view)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardProps extends BoardProps {
  readonly card: string;
  readonly count: number;
  readonly open: boolean;
  readonly toggle: () => void;
}
function Card({ decision, offers, card, count, open, toggle }: CardProps) {
  const { control, look, thing } = useAtTable();
  const offered = decision?.options.includes(card) === true;
  const acts = actsOf(card, offers).length;
  const [icon, kind] = cardKind(card);
  const press = (): void => {
    if (offered) control.press(card);
    else if (acts > 0) toggle();
    else look({ kind: 'thing', id: card, words: cardTitle(card) });
  };
  const note = acts > 0 ? 'can be played now' : isActed(card) ? 'nothing to use it for now' : kind;
  return (
    <button
      type="button"
      className={`dn-card ${offered ? 'offered' : ''} ${acts > 0 ? 'acts' : ''} ${control.picked === card ? 'picked' : ''}`}
      title={thing(card).note}
      aria-expanded={acts > 0 && !offered ? open : undefined}
      {...(offered ? { 'data-option': card } : {})}
      onClick={press}
    >
      <Icon name={icon} />
      <span>
        {cardTitle(card)}
        {count > 1 ? ` ×${count}` : ''}
        <small>{note}</small>
      </span>
    </button>
  );
}
