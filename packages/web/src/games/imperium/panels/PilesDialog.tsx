import type { View } from '@landsraad/kernel';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../look/Icon.tsx';
import { counted } from '../../../table/words.ts';
import { ImperiumCard } from '../cards/ImperiumCard.tsx';
import { lies, pile, sizeOf, type Lying } from '../position.ts';
import './piles.css';

interface PilesDialogProps {
  readonly view: View;
  readonly house: number;
  readonly name: string;
  readonly close: () => void;
}

/** Every pile of a house that may be looked through, and how many cards the others hold. */
export function PilesDialog({ view, house, name, close }: PilesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const piles: readonly (readonly [string, Lying])[] = [
    ['In play', pile(view, house, 'inPlay')],
    ['Discard pile', pile(view, house, 'discard')],
    ['Hand', pile(view, house, 'hand')],
    ['Deck', pile(view, house, 'deck')],
    ['Trashed by everybody', lies(view, 'imperium', 'trash')],
  ];
  return createPortal(
    <dialog ref={dialog} className="im-dialog panel" aria-label={`Cards of ${name}`} onClose={close}>
      <header>
        <h2 className="display">Cards of {name === 'You' ? 'yours' : name}</h2>
        <button
          type="button"
          className="btn icon-only ghost"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {piles.map(([title, lying]) => (
        <section key={title}>
          <h3 className="caps">
            {title} · {sizeOf(lying)}
          </h3>
          {lying.known.length === 0 ? (
            <p>{sizeOf(lying) === 0 ? 'No card.' : 'Nobody may look through it.'}</p>
          ) : (
            <>
              <ul>
                {counted(lying.known).map(({ thing, count }) => (
                  <li key={thing}>
                    <ImperiumCard card={thing} count={count} option={null} size="in-hand" press={() => undefined} />
                  </li>
                ))}
              </ul>
              {lying.backs > 0 ? <p>And {lying.backs} that you do not know.</p> : null}
            </>
          )}
        </section>
      ))}
    </dialog>,
    document.body,
  );
}
