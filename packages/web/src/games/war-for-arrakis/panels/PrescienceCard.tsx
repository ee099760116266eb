import { VISIONS, visionName, type PrescienceCardDrawn } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { SourceOf } from './Assumed.tsx';
import { Enlarged, useEnlarged } from '../../../table/Enlarged.tsx';
import { claimOf, fatesOfCard, offeredAs, offeredClass, optionOfCard } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';
import { VISION_ICONS } from './PrescienceTracks.tsx';

/** By how many steps it advances which marker. */
export const Steps = ({ steps }: { readonly steps: readonly number[] }) => (
  <span className="wa-p-steps" aria-hidden="true">
    {steps.map((n, m) =>
      n === 0 ? null : (
        <span key={VISIONS[m]} title={`${visionName(VISIONS[m])} +${n}`}>
          <Icon name={VISION_ICONS[m] ?? 'prescience'} />
          <b className="num">+{n}</b>
        </span>
      ),
    )}
  </span>
);

/** One revealed card: its name and reward in the row, its text when one looks closer. */
export function PrescienceCard(props: BoardProps & { readonly card: PrescienceCardDrawn }) {
  const { card, view, decision, picked, offers, press, act } = props;
  const { label, parts } = useAtTable();
  const large = useEnlarged('beside');
  const t = tableOf(view);
  const option = optionOfCard(decision, card.id);
  const asked = offeredAs(decision, picked, option);
  const offer = asked.offered ? null : claimOf(offers, card.id);
  const fates = fatesOfCard(decision, card.id);
  const attached = [
    ...(t.kept.includes(card.id) ? ['kept by Eyes of Ibad'] : []),
    ...(t.feared === card.id ? ['Fear Is the Mind-Killer: +2 steps'] : []),
  ];
  const does =
    asked.offered && option !== null ? label(option) : offer === null ? card.title : parts.book.text.offer(offer);
  return (
    <>
      <button
        type="button"
        className={`wa-p-pres ${offer === null ? offeredClass(asked) : 'offered'} ${fates.length > 0 ? 'asked' : ''}`}
        data-option={option ?? card.id}
        data-offer={offer?.id}
        data-card={card.id}
        aria-label={`${does}. ${card.text}${attached.map((a) => ` ${a}.`).join('')}`}
        onClick={() => (offer === null ? press(option ?? card.id) : act(offer))}
        {...large.on}
      >
        <span className="wa-p-pres-title">
          {card.title}
          <SourceOf card={card} t={tableOf(view)} as="sign" />
        </span>
        <Steps steps={card.steps} />
        <span className="wa-p-pres-text">
          {card.text}
          {attached.length > 0 ? ` (${attached.join('; ')})` : ''}
        </span>
        <OfferKey n={asked.key} />
      </button>
      {fates.length === 0 ? null : (
        <span className="wa-p-fates">
          {fates.map((fate) => {
            const o = offeredAs(decision, picked, fate);
            return (
              <button
                key={String(fate)}
                type="button"
                className={`wa-p-fate ${offeredClass(o)}`}
                data-option={String(fate)}
                aria-label={label(fate)}
                onClick={() => press(fate)}
              >
                {String(fate).startsWith('remove') ? 'Remove' : 'Shuffle back'}
                <OfferKey n={o.key} />
              </button>
            );
          })}
        </span>
      )}
      <Enlarged at={large.at}>
        <h3 className="display">{card.title}</h3>
        <p>{card.text}</p>
        {attached.map((a) => (
          <p key={a}>
            <b>{a}</b>
          </p>
        ))}
        <SourceOf card={card} t={tableOf(view)} as="sentence" />
      </Enlarged>
    </>
  );
}
