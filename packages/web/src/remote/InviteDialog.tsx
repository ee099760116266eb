import type { Seat } from '@landsraad/kernel';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { go, to } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import type { LocalSource } from '../local/localSource.ts';
import { savedTable, saveTable } from '../local/saved.ts';
import { api } from './api.ts';
import { session } from './session.ts';
import './dialog.css';

export interface InviteProps {
  readonly table: string;
  readonly source: LocalSource;
  readonly seatTitle: (seat: Seat) => string;
}

/** Takes a local game to the server, where others can join it. */
export default function InviteDialog({ close, ...props }: InviteProps & { readonly close: () => void }) {
  return (
    <ModalOverlay className="dialog-veil" isDismissable isOpen onOpenChange={(open) => (open ? undefined : close())}>
      <Modal className="dialog panel">
        <Dialog aria-label="Invite somebody">
          <Invite {...props} close={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Invite({ table, source, seatTitle, close }: InviteProps & { readonly close: () => void }) {
  const seats = source.state()?.seats ?? [];
  const [guests, setGuests] = useState<readonly number[]>(() =>
    seats
      .filter((s) => s.kind === 'bot')
      .slice(0, 1)
      .map((s) => s.seat),
  );
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const me = seats.find((s) => s.kind === 'person')?.seat;

  async function send(): Promise<void> {
    setBusy(true);
    setWhy(null);
    try {
      await session();
      const log = await source.log();
      const saved = await savedTable(table);
      const { id, invite } = await api.import({
        log,
        from: log.choices.length,
        seats: seats.map((s) => {
          if (s.seat === me || saved?.setup.seats[s.seat]?.mine === true) return { kind: 'me' };
          if (s.kind === 'person' || guests.includes(s.seat)) return { kind: 'open' };
          return { kind: 'bot', bot: saved?.setup.seats[s.seat]?.bot ?? 'random' };
        }),
      });
      if (saved !== undefined) await saveTable({ ...saved, choices: log.choices, server: id });
      close();
      go(to.table(id, invite));
    } catch (e) {
      setWhy(e instanceof Error ? e.message : String(e));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="invite">
      <Heading slot="title" className="display">
        Invite somebody
      </Heading>
      <p>
        The game continues on the server from this position. Anyone with the link can take an open seat. What was drawn
        stays drawn; what comes is drawn anew.
      </p>
      <fieldset>
        <legend className="caps">Seats for guests</legend>
        {seats
          .filter((s) => s.seat !== me)
          .map((s) => (
            <label key={s.seat} className="invite-seat">
              <input
                type="checkbox"
                checked={s.kind === 'person' || guests.includes(s.seat)}
                disabled={s.kind === 'person'}
                onChange={(e) => setGuests(e.target.checked ? [...guests, s.seat] : guests.filter((g) => g !== s.seat))}
              />
              {seatTitle(s.seat)}, now {s.kind === 'bot' ? 'a bot' : s.name}
            </label>
          ))}
      </fieldset>
      {why === null ? null : (
        <p className="dialog-why" role="alert">
          {why}
        </p>
      )}
      <div className="dialog-ways">
        <button
          type="button"
          className="btn primary"
          disabled={busy || guests.length === 0}
          onClick={() => void send()}
        >
          <Icon name="link" /> Make the link
        </button>
        <button type="button" className="btn ghost" onClick={close}>
          Not now
        </button>
      </div>
    </div>
  );
}
