import { lazy, Suspense, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import type { InviteProps } from './InviteDialog.tsx';

const InviteDialog = lazy(() => import('./InviteDialog.tsx'));

/** Opens the dialog that takes a local game to the server. */
export function InviteButton(props: InviteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn ghost icon-only"
        aria-label="Invite somebody"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
      </button>
      {open ? (
        <Suspense>
          <InviteDialog {...props} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
