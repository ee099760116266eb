import type { DeckId } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { Count } from './Count.tsx';
import { DECKS, leftIn } from './decks.ts';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';

/** A deck of one's own: how many cards are left, and pressed to draw from it. */
export function DeckPile({ view, decision, picked, press, deck }: BoardProps & { readonly deck: DeckId }) {
  const { label } = useAtTable();
  const left = leftIn(view, deck);
  const { name, emblem, tint } = DECKS[deck];
  const asked = offeredAs(decision, picked, deck);
  const inside = (
    <>
      <Icon name={emblem} />
      <span aria-hidden="true">
        <Count value={left} />
      </span>
    </>
  );
  return asked.offered ? (
    <button
      type="button"
      className={`wa-p-pile ${tint} ${offeredClass(asked)}`}
      data-option={deck}
      aria-label={`Draw from the ${label(deck)}, ${left} left`}
      onClick={() => press(deck)}
    >
      {inside}
      <span aria-hidden="true">{name}</span>
      <OfferKey n={asked.key} />
    </button>
  ) : (
    <span className={`wa-p-pile ${tint}`} title={`${name} deck: ${left} cards left`}>
      {inside}
      <span className="sr">
        {left} cards left in the {name} deck
      </span>
    </span>
  );
}
