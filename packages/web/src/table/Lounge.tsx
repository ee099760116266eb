import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { BoxNote } from '../box/BoxNote.tsx';
import type { GameParts } from '../games/parts.ts';
import { Icon } from '../look/Icon.tsx';
import { Panorama } from '../look/Panorama.tsx';
import { NameField } from '../remote/NameField.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { plainSeatLook } from './seatLook.ts';
import { SeatBadge } from './SeatBadge.tsx';
import type { SeatAt, TableSource, TableState } from './source.ts';
import { holderName } from './words.ts';
import type { TableControl } from './useTable.ts';
import './lounge.css';

interface LoungeProps {
  readonly state: TableState;
  readonly parts: GameParts;
  readonly control: TableControl;
  readonly source: TableSource;
  readonly extra: ReactNode;
}

/** Before the start: who sits where, who still may. */
export function Lounge({ state, parts, control, source, extra }: LoungeProps) {
  const seated = state.seats.some((s) => s.mine);
  const open = state.seats.filter((s) => s.kind === 'open').length;
  return (
    <main className="lounge">
      <ConnectionBanner connection={state.connection} />
      <Panorama />
      <section className="lounge-card panel" aria-label="Before the start">
        <p className="caps">{parts.book.modes.find((m) => m.id === state.config.mode)?.title ?? state.config.mode}</p>
        <h1 className="display" tabIndex={-1}>
          {parts.book.title}
        </h1>
        <p className="lounge-lead" role="status" data-testid="lounge">
          {open === 0 ? 'Everybody is here.' : open === 1 ? 'One seat is open.' : `${open} seats are open.`}
        </p>
        <NameField />
        {state.config.box === undefined ? null : <BoxNote book={parts.book} box={state.config.box} />}
        <ol>
          {state.seats.map((s) => (
            <LoungeSeat
              key={s.seat}
              seat={s}
              state={state}
              parts={parts}
              control={control}
              source={source}
              seated={seated}
            />
          ))}
        </ol>
        {control.notice === null ? null : (
          <p className="lounge-notice" role="alert">
            {control.notice.sentence}
          </p>
        )}
        <div className="lounge-ways">
          {seated ? (
            <button
              type="button"
              className="btn primary"
              disabled={open > 0 || control.busy}
              onClick={() => control.say('Start the game', source.start)}
            >
              <Icon name="play" /> Start the game
            </button>
          ) : null}
          {extra}
          <Link className="btn ghost" to="/">
            Home
          </Link>
        </div>
      </section>
    </main>
  );
}

interface LoungeSeatProps extends Omit<LoungeProps, 'extra'> {
  readonly seat: SeatAt;
  readonly seated: boolean;
}

function LoungeSeat({ seat, state, parts, control, source, seated }: LoungeSeatProps) {
  const title = parts.book.text.seat(seat.seat, state.config);
  const look = parts.seat?.(seat.seat, state.config) ?? plainSeatLook(seat.seat, title);
  const change = (what: 'take' | 'leave' | 'bot' | 'open') => () =>
    control.say(title, () => source.takeSeat(seat.seat, what));
  return (
    <li>
      <SeatBadge look={look} size={40} letter={title.charAt(0)} />
      <span>
        <b className="display">{title}</b>
        <small>
          {seat.kind === 'open'
            ? 'open'
            : seat.mine
              ? 'you'
              : seat.kind === 'bot'
                ? `bot, ${holderName(seat)}`
                : seat.name}
        </small>
      </span>
      {seat.kind === 'open' ? (
        <button type="button" className={`btn ${seated ? 'ghost' : 'glow'}`} onClick={change('take')}>
          {seated ? 'Take this seat too' : 'Take this seat'}
        </button>
      ) : null}
      {seat.kind === 'open' && seated ? (
        <button type="button" className="btn" onClick={change('bot')}>
          <Icon name="bot" /> A bot
        </button>
      ) : null}
      {seat.mine ? (
        <button type="button" className="btn ghost" onClick={change('leave')}>
          Leave seat
        </button>
      ) : null}
      {seat.kind === 'bot' && seated ? (
        <button type="button" className="btn ghost" onClick={change('open')}>
          Open this seat
        </button>
      ) : null}
    </li>
  );
}
