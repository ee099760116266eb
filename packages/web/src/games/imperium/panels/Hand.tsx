import { boxText, CARDS, INTRIGUE } from '@landsraad/imperium';
import { useAtTable } from '../../../table/context.ts';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { ImperiumCard } from '../cards/ImperiumCard.tsx';
import { lies, pile } from '../position.ts';
import './seat.css';

/** One's own hand and intrigue cards: what may be played now glows, the rest says why not. */
export function ImperiumHand({ view, decision, offers, picked, press, whyNot, act }: BoardProps) {
  const { label } = useAtTable();
  if (view.seat < 0) return <p className="hand-empty">You are watching. Every hand is closed to you.</p>;
  const hand = counted(pile(view, view.seat, 'hand').known);
  const played = counted(pile(view, view.seat, 'inPlay').known);
  const intrigue = counted(lies(view, 'intrigue', `hand ${view.seat}`).known);
  const offered = (card: string): boolean => decision?.options.includes(card) === true;
  const cards = (all: readonly { readonly thing: string; readonly count: number }[]) =>
    all.map(({ thing, count }) => (
      <li key={thing}>
        <ImperiumCard
          card={thing}
          count={count}
          offered={offered(thing)}
          picked={picked === thing}
          option={thing}
          label={offered(thing) ? label(thing) : (CARDS.get(thing)?.name ?? thing)}
          press={() => (offered(thing) ? press(thing) : whyNot(thing))}
        />
      </li>
    ));
  return (
    <section className="im-hand" aria-label="Your cards" data-testid="hand">
      <div>
        <h2 className="caps">Hand</h2>
        <ul>{cards(hand)}</ul>
      </div>
      {played.length === 0 ? null : (
        <div>
          <h2 className="caps">In play</h2>
          <ul>{cards(played)}</ul>
        </div>
      )}
      {intrigue.length === 0 ? null : (
        <div>
          <h2 className="caps">Intrigue</h2>
          <ul>
            {intrigue.map(({ thing, count }) => {
              const c = INTRIGUE.get(thing);
              const offer = offers.find((o) => o.noun === thing);
              const open = offered(thing) || offer !== undefined;
              return (
                <li key={thing}>
                  <button
                    type="button"
                    className={`im-intrigue ${open ? 'offered' : ''}`}
                    data-thing={thing}
                    {...(offered(thing) ? { 'data-option': thing } : {})}
                    onClick={() => (offered(thing) ? press(thing) : offer === undefined ? whyNot(thing) : act(offer))}
                  >
                    <b>{c?.name}</b>
                    {count > 1 ? ` ×${count}` : ''}
                    <small>{c?.kinds.join(', ')}</small>
                    {c === undefined ? null : <small>{boxText([...c.plot, ...c.combat, ...c.endgame])}</small>}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
