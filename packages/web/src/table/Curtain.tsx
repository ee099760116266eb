import type { Seat } from '@landsraad/kernel';
import { Icon } from '../look/Icon.tsx';
import { Panorama } from '../look/Panorama.tsx';
import { Link } from '../app/router.tsx';
import { useAtTable } from './context.ts';
import { SeatBadge } from './SeatBadge.tsx';
import './curtain.css';

/** People share this screen: nothing of anybody's hand is in the page until the next one sits down. */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const { seatTitle, seatLook, state, source, control } = useAtTable();
  const said = state.seats[seat]?.name ?? '';
  const name = said === '' ? seatTitle(seat) : said;
  return (
    <main className="curtain" data-testid="curtain">
      <Panorama />
      <div className="curtain-card panel">
        <SeatBadge look={seatLook(seat)} size={64} letter={seatTitle(seat).charAt(0)} />
        <h1 className="display">Hand the screen to {name}</h1>
        <p>{seatTitle(seat)} is asked something. Nobody else should look.</p>
        <button type="button" className="btn primary" autoFocus onClick={() => source.face(seat)}>
          <Icon name="eye" /> I am {name}
        </button>
        <div className="curtain-ways">
          {source.kind === 'server' ? (
            <button type="button" className="btn ghost" onClick={() => source.face(seat, true)}>
              <Icon name="players" /> My seats are all mine: no curtain
            </button>
          ) : null}
          {state.undo === null ? null : (
            <button type="button" className="btn ghost" onClick={control.undo}>
              <Icon name="undo" /> Take the last choice back
            </button>
          )}
          <Link className="btn ghost" to="/">
            Home
          </Link>
        </div>
      </div>
    </main>
  );
}
