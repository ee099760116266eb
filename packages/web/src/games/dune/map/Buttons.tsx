import type { Option, View } from '@landsraad/kernel';
import type { KeyboardEvent } from 'react';
import { PLACES } from './atlas.ts';
import type { Targets } from './targets.ts';
import { placeWords } from './words.ts';

interface ButtonsProps {
  readonly view: View;
  readonly targets: Targets;
  readonly picked: Option | null;
  readonly press: (place: string) => void;
  readonly point: (place: string | null) => void;
}

/** All places of the map as buttons; they lie over the pieces and are not seen. One stop for each answer. */
export function Buttons({ view, targets, picked, press, point }: ButtonsProps) {
  const first = new Map<Option, string>();
  for (const [place, option] of targets.answers) if (!first.has(option)) first.set(option, place);
  return PLACES.map(({ id, path }) => {
    const option = targets.answers.get(id);
    const offered = option !== undefined;
    return (
      <path
        key={id}
        d={path}
        className={`dn-place ${offered ? 'offered' : ''}`}
        role="button"
        tabIndex={offered && first.get(option) === id ? 0 : -1}
        aria-label={placeWords(view, id)}
        aria-disabled={!offered}
        {...(offered ? { 'data-option': String(option) } : {})}
        {...(offered && picked === option ? { 'aria-pressed': true } : {})}
        data-area={id}
        onClick={() => press(id)}
        onPointerEnter={(e) => (e.pointerType === 'touch' ? undefined : point(id))}
        onPointerLeave={() => point(null)}
        onFocus={() => point(id)}
        onBlur={() => point(null)}
        onKeyDown={(e: KeyboardEvent) => {
          if (e.key !== 'Enter' && e.key !== ' ') return;
          e.preventDefault();
          press(id);
        }}
      />
    );
  });
}
