import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { cardKind, cardTitle } from '../names.ts';
import { factionOf, lies } from '../position.ts';
import './hand.css';

const LIMIT = 4;
const HARKONNEN_LIMIT = 8;

/** One's own treachery cards: what each is; pressed, it answers the question or tells more of itself. */
export function DuneHand({ view, decision }: BoardProps) {
  const { control, look, thing } = useAtTable();
  if (view.seat < 0) return <p className="hand-empty">You are watching. Every hand is closed to you.</p>;
  const { known } = lies(view, 'treachery', `hand ${view.seat}`);
  const most = factionOf(view, view.seat) === 'harkonnen' ? HARKONNEN_LIMIT : LIMIT;
  return (
    <section className="dn-hand" aria-label="Your treachery cards" data-testid="hand">
      <h2 className="caps">
        Treachery cards <b className="num">{known.length}</b> of {most}
      </h2>
      <ul>
        {counted(known).map(({ thing: card, count }) => {
          const offered = decision?.options.includes(card) === true;
          const [icon, kind] = cardKind(card);
          return (
            <li key={card}>
              <button
                type="button"
                className={`dn-card ${offered ? 'offered' : ''} ${control.picked === card ? 'picked' : ''}`}
                title={thing(card).note}
                {...(offered ? { 'data-option': card } : {})}
                onClick={() =>
                  offered ? control.press(card) : look({ kind: 'thing', id: card, words: cardTitle(card) })
                }
              >
                <Icon name={icon} />
                <span>
                  {cardTitle(card)}
                  {count > 1 ? ` ×${count}` : ''}
                  <small>{kind}</small>
                </span>
              </button>
            </li>
          );
        })}
        {known.length === 0 ? <li className="dn-no-card">none yet</li> : null}
      </ul>
    </section>
  );
}
