import { INTRIGUE } from '@landsraad/imperium';
import { useAtTable } from '../../../table/context.ts';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { ImperiumCard } from '../cards/ImperiumCard.tsx';
import { intend, sendTo, useIntent } from '../intent.ts';
import { lies, pile, tableOf } from '../position.ts';
import { cardsTo, spacesOpenTo } from '../reach.ts';
import { OwnTech } from '../ix/OwnTech.tsx';
import { IntrigueCard } from './IntrigueCard.tsx';
import './hand.css';

const SHOWN = 6;
/** Known to Paul, and to whoever put a card there. */
function topOfDeck(view: BoardProps['view']): string | null {
  const deck = view.hidden[`cards ${view.seat}`]?.['deck'];
  return deck !== undefined && 'row' in deck ? (deck.row.at(-1) ?? null) : null;
}

/** Questions about cards that lie in one's hand. */
const OF_HAND = new Set([
  'play which card?',
  'discard which card?',
  'trash which card?',
  'set aside which card of your hand?',
]);

/** One's own hand and intrigue cards: what may be played now glows, the rest says why not. */
export function ImperiumHand(props: BoardProps) {
  const { view, decision, picked, press, whyNot } = props;
  const { control } = useAtTable();
  const meant = useIntent(decision);
  if (view.seat < 0) return <p className="hand-empty">You are watching. Every hand is closed to you.</p>;
  const hand = counted(pile(view, view.seat, 'hand').known);
  const played = counted(pile(view, view.seat, 'inPlay').known);
  const intrigue = counted(lies(view, 'intrigue', `hand ${view.seat}`).known);
  const waiting = counted(lies(view, 'intrigue', `waiting ${view.seat}`).known);
  const discard = counted(pile(view, view.seat, 'discard').known.toReversed());
  const top = topOfDeck(view);
  const [ahead] = pile(view, view.seat, 'ahead').known;
  const asked = decision !== null && OF_HAND.has(decision.name);
  const fromHand = decision?.name !== 'trash which card?' || decision.about?.['zone'] === 'hand';
  const open = (card: string): boolean =>
    asked && fromHand && decision.options.includes(card) && (meant === null || cardsTo(view, meant).includes(card));
  const pressed = (card: string): void => {
    if (!open(card)) whyNot(card);
    else if (meant === null) press(card);
    else {
      intend(null);
      control.follow(card, sendTo(meant));
    }
  };
  const foot = (card: string): string | undefined => {
    if (decision?.name !== 'play which card?' || !open(card)) return undefined;
    if (meant !== null) return 'sends the agent';
    const n = spacesOpenTo(view, card).length;
    return `${n} ${n === 1 ? 'space' : 'spaces'}`;
  };
  const revealing = tableOf(view).turn.kind === 'reveal' && tableOf(view).turn.house === view.seat;
  return (
    <section className="im-hand" aria-label="Your cards" data-testid="hand">
      {hand.length === 0 ? null : (
        <div className="im-hand-cards">
          <h2 className="caps">Hand</h2>
          <ul style={{ ['--cards' as string]: hand.length }}>
            {hand.map(({ thing, count }) => (
              <li key={thing}>
                <ImperiumCard
                  card={thing}
                  count={count}
                  size="in-hand"
                  option={open(thing) ? thing : null}
                  picked={picked === thing}
                  foot={foot(thing)}
                  press={() => pressed(thing)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {top === null ? null : (
        <div className="im-top-card" title="The top card of your deck">
          <h2 className="caps">On top</h2>
          <ul style={{ ['--cards' as string]: 1 }}>
            <li>
              <ImperiumCard card={top} size="in-hand" option={null} press={() => whyNot(top)} />
            </li>
          </ul>
        </div>
      )}
      {played.length === 0 || revealing ? null : (
        <div className="im-in-play">
          <h2 className="caps">In play</h2>
          <ul style={{ ['--cards' as string]: played.length }}>
            {played.map(({ thing, count }) => (
              <li key={thing}>
                <ImperiumCard card={thing} count={count} size="in-hand" option={null} press={() => whyNot(thing)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {hand.length > 0 || discard.length === 0 ? null : (
        <div className="im-in-play">
          <h2 className="caps">Discard pile</h2>
          <ul style={{ ['--cards' as string]: Math.min(discard.length, SHOWN) }}>
            {discard.slice(0, SHOWN).map(({ thing, count }) => (
              <li key={thing}>
                <ImperiumCard card={thing} count={count} size="in-hand" option={null} press={() => whyNot(thing)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <OwnTech {...props} />
      {ahead === undefined ? null : (
        <div className="im-top-card" title="Set aside for your second turn">
          <h2 className="caps">Set aside</h2>
          <ul style={{ ['--cards' as string]: 1 }}>
            <li>
              <ImperiumCard card={ahead} size="in-hand" option={null} press={() => whyNot(ahead)} />
            </li>
          </ul>
        </div>
      )}
      {intrigue.length + waiting.length === 0 ? null : (
        <div className="im-intrigues">
          <h2 className="caps">Intrigue</h2>
          <ul>
            {intrigue.map(({ thing, count }) => (
              <li key={thing}>
                <IntrigueCard {...props} card={thing} count={count} />
              </li>
            ))}
          </ul>
          {waiting.length === 0 ? null : (
            <p>Waits for your reveal turn: {waiting.map((w) => INTRIGUE.get(w.thing)?.name ?? w.thing).join(', ')}</p>
          )}
        </div>
      )}
    </section>
  );
}
