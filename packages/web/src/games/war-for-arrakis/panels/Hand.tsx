import {
  FACTS,
  HARKONNEN,
  ATREIDES,
  PLANNING_CARDS,
  drawnAt,
  type PlanningCardDrawn,
  decksHeld,
  isShared,
  type CardId,
} from '@landsraad/war-for-arrakis';
import type { CSSProperties } from 'react';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { sideOfSeat, tableOf } from '../position.ts';
import { handSizeOf, inPlayOf, knownHand } from './decks.ts';
import { DeckPile } from './DeckPile.tsx';
import { ObjectiveLine, OwnSecrets } from './OwnSecrets.tsx';
import { PlanningCard } from './PlanningCard.tsx';
import { widthFor } from './widthFor.ts';
import './hand.css';

const { handSize: LIMIT, handSizeSharedFaction: PARTNERS_LIMIT } = FACTS.units.limits;
const isPlanning = (card: string): card is CardId => card in PLANNING_CARDS;

/** Cards that need more room than this make the tray higher and the objective a line. */
const ROOM = 600;
const room = (card: PlanningCardDrawn, played: boolean): CSSProperties => ({
  ['--wide' as string]: `${widthFor(card, false, played)}px`,
  ['--wide-full' as string]: `${widthFor(card, true, played)}px`,
});

/** The own planning cards, the secret objective, and whatever card is being played. */
export function ArrakisHand(props: BoardProps) {
  const { view, seatName } = props;
  const { seat } = view;
  const cards = counted(seat < 0 ? [] : knownHand(view, seat)).filter((c) => isPlanning(c.thing));
  const held = seat < 0 ? 0 : handSizeOf(view, seat);
  const t = tableOf(view);
  const limit =
    seat >= 0 && isShared({ table: t }, sideOfSeat(view, seat) === ATREIDES ? ATREIDES : HARKONNEN)
      ? PARTNERS_LIMIT
      : LIMIT;
  const drawn = drawnAt(t).planning;
  const played = t.sides.flatMap((_, s) => inPlayOf(view, s).map((card) => ({ card, seat: s })));
  const full =
    [...played.map(({ card }) => card), ...cards.map(({ thing }) => thing)]
      .filter(isPlanning)
      .reduce((sum, card) => sum + widthFor(drawn[card], false, false), 0) > ROOM;
  return (
    <section
      className={`wa-p-hand ${full ? 'full' : ''}`}
      aria-label={seat < 0 ? 'Cards' : 'Your hand'}
      data-testid="hand"
    >
      <header className="wa-p-hand-head">
        <h2 className="wa-p-caption">
          {seat < 0 ? 'You are watching: every hand is closed' : 'Your hand'}
          {seat < 0 ? null : (
            <span className={`num ${held > limit ? 'over' : ''}`}>
              {held} of {limit}
            </span>
          )}
        </h2>
        {full && seat >= 0 ? <ObjectiveLine view={view} seat={seat} /> : null}
        {seat < 0 ? null : (
          <ul className="wa-p-piles">
            {decksHeld(tableOf(view), seat).map((deck) => (
              <li key={deck}>
                <DeckPile {...props} deck={deck} />
              </li>
            ))}
          </ul>
        )}
      </header>
      <ul className={`wa-p-cards ${cards.length + played.length > 3 ? 'many' : ''}`}>
        {played.map(({ card, seat: by }) =>
          isPlanning(card) ? (
            <li key={`played ${card}`} style={room(drawn[card], true)}>
              <PlanningCard {...props} card={drawn[card]} count={1} playedBy={seatName(by)} />
            </li>
          ) : null,
        )}
        {cards.map(({ thing, count }) =>
          isPlanning(thing) ? (
            <li key={thing} style={room(drawn[thing], false)}>
              <PlanningCard {...props} card={drawn[thing]} count={count} playedBy={null} />
            </li>
          ) : null,
        )}
        {seat >= 0 && cards.length === 0 ? <li className="wa-p-no-cards">No planning cards in your hand.</li> : null}
        {seat < 0 ? null : <OwnSecrets view={view} seat={seat} />}
      </ul>
    </section>
  );
}
