import { drawnAt } from '@landsraad/war-for-arrakis';
import { useAtTable } from '../../../table/context.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { tableOf } from '../position.ts';
import { prescienceLeft, prescienceRow } from './decks.ts';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';
import { PrescienceCard } from './PrescienceCard.tsx';
import './prescience.css';

const CLAIM = 'claim a card';

/** The revealed prescience cards: read here, and pressed here when they are asked for or may be claimed. */
export function PrescienceRow(props: SeatPanelProps) {
  const { label } = useAtTable();
  const { view, decision, picked, press } = props;
  const t = tableOf(view);
  const row = prescienceRow(view);
  const claim = offeredAs(decision, picked, CLAIM);
  return (
    <section className="wa-p-prescience" aria-label="Prescience cards">
      <p className="wa-p-label">
        Cards{' '}
        <span title={`${prescienceLeft(view)} cards left in the prescience deck`}>
          {t.claims} of 2 claimed · deck {prescienceLeft(view)}
        </span>
      </p>
      {claim.offered ? (
        <button
          type="button"
          className={`wa-p-claim ${offeredClass(claim)}`}
          data-option={CLAIM}
          onClick={() => press(CLAIM)}
        >
          {label(CLAIM)} with a die
          <OfferKey n={claim.key} />
        </button>
      ) : null}
      {row.length === 0 ? <p className="wa-p-none">none revealed</p> : null}
      <ul className={row.length > 3 ? 'many' : ''}>
        {row.map((card) => {
          const drawn = drawnAt(t).prescience[card];
          return drawn === undefined ? null : (
            <li key={card}>
              <PrescienceCard {...props} card={drawn} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
