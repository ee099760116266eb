import type { Seat } from '@landsraad/kernel';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../look/Icon.tsx';
import { useBoardProps } from './boardProps.ts';
import { useAtTable } from './context.ts';
import { SeatBadge } from './SeatBadge.tsx';
import type { TableState } from './source.ts';
import { holderName, placesOf, plain } from './words.ts';
import './seats.css';

interface Mark {
  readonly name: string;
  readonly value: string;
  /** For those who cannot see the sign. */
  readonly said: string;
}

function usePublicMarks(seat: Seat): Mark[] {
  const { view } = useAtTable();
  // The first place is what people ask about even when it is empty: the hand.
  const marks = placesOf(view, seat).flatMap((p, n): Mark[] => {
    const count = p.backs === null ? null : p.known.length + p.backs;
    if (count === 0 && n > 0) return [];
    return [
      {
        name: p.place,
        value: count === null ? '?' : String(count),
        said: `${plain(p.place)}: ${count ?? 'not known'}`,
      },
    ];
  });
  for (const [name, purse] of Object.entries(view.purses)) {
    const amount = purse.amounts[seat] ?? null;
    marks.push({ name, value: amount === null ? '?' : String(amount), said: `${plain(name)}: ${amount ?? 'hidden'}` });
  }
  return marks;
}

/** As the table has it; one's own as it is called now, unless several people share this screen. */
function nameAt({ seats }: TableState, seat: Seat, ownName: string): string {
  const who = seats[seat];
  const people = seats.filter((s) => s.kind === 'person' && s.mine);
  const mine = who?.kind === 'person' && who.mine && new Set(people.map((s) => s.name)).size === 1;
  return mine && ownName.trim() !== '' ? ownName.trim() : holderName(who);
}

function SeatCard({ seat }: { readonly seat: Seat }) {
  const { view, state, parts, seatTitle, seatLook, source } = useAtTable();
  const props = useBoardProps();
  const Panel = parts.seatPanel;
  const look = seatLook(seat);
  const who = state.seats[seat];
  const waited = view.waitingFor.some((w) => w.seat === seat);
  const won = view.over?.winners.includes(seat) === true;
  const seen = seat === view.seat;
  // Whoever looks back may do so through anybody's eyes.
  const mine = seen && source.kind !== 'replay';
  const { name: ownName } = useSettings();
  const name = who?.kind === 'open' ? 'open seat' : nameAt(state, seat, ownName);
  return (
    <li
      className={`seat ${seen ? 'you' : ''} ${waited ? 'waited' : ''}`}
      style={{ ['--seat' as string]: look.colour, ['--seat-text' as string]: look.text }}
    >
      <SeatBadge look={look} size={42} letter={seatTitle(seat).charAt(0)} />
      <div className="seat-main">
        <h2 className="display">{seatTitle(seat)}</h2>
        <p className="seat-who">
          {who?.kind === 'bot' ? <Icon name="bot" /> : null}
          {mine ? `${name === '' ? '' : `${name}, `}you` : name}
        </p>
      </div>
      {won ? (
        <span className="seat-flag won">Won</span>
      ) : waited ? (
        <span className="seat-flag">{mine ? 'Your turn' : 'Decides'}</span>
      ) : null}
      {Panel === undefined ? <SeatMarks seat={seat} /> : <Panel {...props} seat={seat} />}
    </li>
  );
}

function SeatMarks({ seat }: { readonly seat: Seat }) {
  const { parts } = useAtTable();
  const marks = usePublicMarks(seat);
  return (
    <ul className="seat-marks">
      {marks.map((m) => {
        const icon = parts.mark?.(m.name) ?? null;
        return (
          <li key={m.name} title={m.said}>
            {icon === null ? <span aria-hidden="true">{plain(m.name)}</span> : <Icon name={icon} />}
            <b className="num" aria-hidden="true">
              {m.value}
            </b>
            <span className="sr">{m.said}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Who sits here, and what is public of each. */
export function SeatList() {
  const { config, parts } = useAtTable();
  const props = useBoardProps();
  const Automata = parts.automata;
  return (
    <ol className="seat-list" aria-label="Seats">
      {Array.from({ length: config.players }, (_, seat) => (
        <SeatCard key={seat} seat={seat} />
      ))}
      {Automata === undefined ? null : <Automata {...props} />}
    </ol>
  );
}
