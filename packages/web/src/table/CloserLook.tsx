import type { Named } from '../games/parts.ts';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import './whynot.css';

/** What a name in the log stands for. */
export function CloserLook({ named, close }: { readonly named: Named; readonly close: () => void }) {
  const { thing, parts, config } = useAtTable();
  const look = parts.closer?.(named.id, config) ?? thing(named.id);
  return (
    <section className="why closer" aria-live="polite" aria-label={look.title} data-testid="closer-look">
      <h2>
        <Icon name={look.icon ?? 'card'} /> {look.title}
      </h2>
      {look.note === undefined ? null : <p>{look.note}</p>}
      <button type="button" className="btn icon-only ghost why-close" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}
