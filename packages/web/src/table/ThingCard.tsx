import { Icon } from '../look/Icon.tsx';
import { Vignette } from '../look/Vignette.tsx';
import { useAtTable } from './context.ts';

interface ThingCardProps {
  readonly thing: string;
  readonly count: number;
  readonly offered: boolean;
  readonly picked: boolean;
  readonly press: () => void;
}

/** A thing in the hand as a small card with a picture of its own. */
export function ThingCard({ thing, count, offered, picked, press }: ThingCardProps) {
  const look = useAtTable().thing(thing);
  const times = count > 1 ? `, ${count} of them` : '';
  return (
    <button
      type="button"
      className={`thing ${offered ? 'offered' : ''} ${picked ? 'picked' : ''}`}
      data-thing={thing}
      onClick={press}
      aria-label={`${look.title}${times}${offered ? '' : ': what is it for, and why not now?'}`}
    >
      <span className="thing-picture">
        <Vignette seed={thing} {...(look.tint === undefined ? {} : { tint: look.tint })} />
        {look.icon === undefined ? null : <Icon name={look.icon} />}
      </span>
      <span className="thing-title display">{look.title}</span>
      {look.note === undefined ? null : <span className="thing-note">{look.note}</span>}
      {count > 1 ? <span className="thing-count num">×{count}</span> : null}
    </button>
  );
}
