import { HAGAL } from '@landsraad/imperium';
import { Icon } from '../../../look/Icon.tsx';
import type { LogLine } from '../../../table/source.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { Effects } from '../cards/effects.tsx';
import { turnedThisRound } from './HagalPanel.tsx';
import './hagal.css';

/** The cards that rivals turned over, each with what it shows and what came of it. */
export function RivalPicture({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <ol className="im-rival-cards">
      {turnedThisRound(lines).map(({ house, card, then, skipped }, n) => {
        const c = HAGAL.get(card);
        return (
          <li key={n} className={skipped ? 'skipped' : ''}>
            <HouseMark house={house} />
            <span>
              <b className="display">{c?.name ?? 'a card'}</b>
              <small>{then}</small>
            </span>
            {c === undefined || skipped ? null : (
              <span className="im-rival-brings">
                <Effects lines={c.effect} brief />
                {c.combat ? <Icon name="conflict" label="combat space" /> : null}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
