import type { Offer } from '@landsraad/kernel';
import { useState } from 'react';
import { useAtTable } from './context.ts';
import { DealForm } from './DealForm.tsx';
import './offers.css';

const MOST_IN_SIGHT = 3;

/** Acts that nobody waits for: their own quiet group, so that they are seen and never pressed by mistake. */
export function Offers() {
  const { view, parts, control } = useAtTable();
  const [filling, setFilling] = useState<string | null>(null);
  if (view.offers.length === 0) return null;
  const form = view.offers.find((o) => o.id === filling);
  const Filling = parts.form ?? DealForm;
  const press = (offer: Offer): void => {
    if (offer.form === null) control.act(offer, null);
    else setFilling(filling === offer.id ? null : offer.id);
  };
  return (
    <section className="offers" aria-label="You may also">
      <details open={view.offers.length <= MOST_IN_SIGHT}>
        <summary className="caps">
          You may also <b className="num">{view.offers.length}</b>
        </summary>
        <ul>
          {view.offers.map((offer) => (
            <li key={offer.id}>
              <button
                type="button"
                className="btn offer"
                data-offer={offer.id}
                aria-expanded={offer.form === null ? undefined : filling === offer.id}
                onClick={() => press(offer)}
              >
                {parts.offer?.(offer, view) ?? parts.book.text.offer(offer, view)}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {form === undefined ? null : <Filling key={form.id} offer={form} close={() => setFilling(null)} />}
    </section>
  );
}
