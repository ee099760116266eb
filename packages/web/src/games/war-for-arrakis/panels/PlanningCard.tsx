import type { PlanningCardDrawn } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { SourceOf } from './Assumed.tsx';
import { DECKS } from './decks.ts';
import { Enlarged, useEnlarged } from '../../../table/Enlarged.tsx';
import { offeredAs, offeredClass, optionOfCard, schemingOf } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';

interface PlanningCardProps extends BoardProps {
  readonly card: PlanningCardDrawn;
  readonly count: number;
  /** Who is playing it just now; null while it is in the hand. */
  readonly playedBy: string | null;
}

/** Its text does not fit into the tray. */
function isCutShort(card: Element): boolean {
  const text = card.querySelector('.wa-p-card-text');
  return text !== null && (text.clientHeight === 0 || text.scrollHeight > text.clientHeight + 1);
}
const needs = (card: PlanningCardDrawn): string => (card.id === 'hawats-scheming' ? 'Free action' : 'Any die');

/** A planning card that can be read. Pressed when the question, or a free action, means it. */
export function PlanningCard({ card, count, playedBy, decision, picked, offers, press, act, view }: PlanningCardProps) {
  const { label, parts } = useAtTable();
  const large = useEnlarged('above', isCutShort);
  const option = playedBy === null ? optionOfCard(decision, card.id) : null;
  const asked = offeredAs(decision, picked, option);
  const offer = playedBy === null && !asked.offered ? schemingOf(offers, card.id) : null;
  const { emblem, tint, name } = DECKS[card.deck];
  const does =
    playedBy !== null
      ? `${card.title}, being played by ${playedBy}`
      : offer !== null
        ? parts.book.text.offer(offer)
        : asked.offered && option !== null
          ? label(option)
          : card.title;
  const footer = playedBy === null ? needs(card) : playedBy === 'You' ? 'You play it now' : `${playedBy} play it now`;
  return (
    <>
      <button
        type="button"
        className={`wa-p-card ${tint} ${offer === null ? offeredClass(asked) : 'offered'} ${playedBy === null ? '' : 'playing'}`}
        data-option={option ?? `play ${card.id}`}
        data-card={card.id}
        data-offer={offer?.id}
        aria-label={`${does}${count > 1 ? `, ${count} of them` : ''}. ${name}. ${card.text}`}
        onClick={() => (offer === null ? press(option ?? `play ${card.id}`) : act(offer))}
        {...large.on}
      >
        <span className="wa-p-card-head">
          <Icon name={emblem} />
          <span className="wa-p-card-title display">{card.title}</span>
          {count > 1 ? <b className="wa-p-card-count num">×{count}</b> : null}
        </span>
        <span className="wa-p-card-text">{card.text}</span>
        <span className="wa-p-card-foot">
          {footer}
          <SourceOf card={card} t={tableOf(view)} />
        </span>
        <OfferKey n={asked.key} />
      </button>
      <Enlarged at={large.at}>
        <h3 className="display">{card.title}</h3>
        <p>{card.text}</p>
        <p>
          <b>{name}</b> · {footer}
        </p>
        <SourceOf card={card} t={tableOf(view)} as="sentence" />
      </Enlarged>
    </>
  );
}
