import { decksHeld } from '@landsraad/war-for-arrakis';
import type { SeatPanelProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { DECKS, heldOf, leftIn } from './decks.ts';
import { Fact } from './Fact.tsx';

/** How many cards of each deck a side holds: their backs are public. */
export const HandCounts = ({ view, seat }: Pick<SeatPanelProps, 'view' | 'seat'>) =>
  decksHeld(tableOf(view), seat).map((deck) => (
    <Fact
      key={deck}
      icon={DECKS[deck].emblem}
      value={heldOf(view, deck, seat)}
      says={`${heldOf(view, deck, seat)} ${DECKS[deck].name} cards in hand, ${leftIn(view, deck)} left in the deck`}
    />
  ));
