import { useState } from 'react';
import { Icon } from '../look/Icon.tsx';

/** Hands out the link with which somebody may sit down. */
export function LinkButton({ link, wide }: { readonly link: string; readonly wide: boolean }) {
  const [done, setDone] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without the clipboard the link is shown to be copied by hand.
      prompt('The link for your guests', link);
    }
    setDone(true);
    setTimeout(() => setDone(false), 2500);
  }
  const words = done ? 'Link copied' : 'Copy the invitation';
  return (
    <button
      type="button"
      className={wide ? 'btn' : 'btn ghost icon-only'}
      aria-label={words}
      title={words}
      data-link={link}
      onClick={() => void copy()}
    >
      <Icon name={done ? 'check' : 'link'} /> {wide ? words : null}
    </button>
  );
}
