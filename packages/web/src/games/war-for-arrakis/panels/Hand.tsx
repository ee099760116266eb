import { FACTS, HARKONNEN, ATREIDES, PLANNING_CARDS, decksOf, type CardId } from '@landsraad/war-for-arrakis';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { handSizeOf, inPlayOf, knownHand } from './decks.ts';
import { DeckPile } from './DeckPile.tsx';
import { OwnSecrets } from './OwnSecrets.tsx';
import { PlanningCard } from './PlanningCard.tsx';
import './hand.css';

const LIMIT = FACTS.units.limits.handSize;
const isPlanning = (card: string): card is CardId => card in PLANNING_CARDS;

/** The own planning cards, the secret objective, and whatever card is being played. */
export function ArrakisHand(props: BoardProps) {
  const { view, seatName } = props;
  const { seat } = view;
  const cards = counted(seat < 0 ? [] : knownHand(view, seat)).filter((c) => isPlanning(c.thing));
  const held = seat < 0 ? 0 : handSizeOf(view, seat);
  const played = [ATREIDES, HARKONNEN].flatMap((s) => inPlayOf(view, s).map((card) => ({ card, seat: s })));
  return (
    <section className="wa-hand" aria-label={seat < 0 ? 'Cards' : 'Your hand'} data-testid="hand">
      <header className="wa-hand-head">
        <h2 className="wa-caption">
          {seat < 0 ? 'You are watching: every hand is closed' : 'Your hand'}
          {seat < 0 ? null : (
            <span className={`num ${held > LIMIT ? 'over' : ''}`}>
              {held} of {LIMIT}
            </span>
          )}
        </h2>
        {seat < 0 ? null : (
          <ul className="wa-piles">
            {decksOf(seat).map((deck) => (
              <li key={deck}>
                <DeckPile {...props} deck={deck} />
              </li>
            ))}
          </ul>
        )}
      </header>
      <ul className="wa-cards">
        {played.map(({ card, seat: by }) =>
          isPlanning(card) ? (
            <li key={`played ${card}`} className="wa-being-played">
              <PlanningCard {...props} card={PLANNING_CARDS[card]} count={1} playedBy={seatName(by)} />
            </li>
          ) : null,
        )}
        {cards.map(({ thing, count }) =>
          isPlanning(thing) ? (
            <li key={thing}>
              <PlanningCard {...props} card={PLANNING_CARDS[thing]} count={count} playedBy={null} />
            </li>
          ) : null,
        )}
        {seat >= 0 && cards.length === 0 ? <li className="wa-no-cards">No planning cards in your hand.</li> : null}
        {seat < 0 ? null : <OwnSecrets view={view} seat={seat} />}
      </ul>
    </section>
  );
}
