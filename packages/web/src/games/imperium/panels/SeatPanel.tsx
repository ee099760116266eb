import { LEADERS } from '@landsraad/imperium';
import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { several } from '../../../table/words.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { houseOf, lies, pile, sizeOf, tableOf } from '../position.ts';
import { PilesDialog } from './PilesDialog.tsx';
import './seat.css';

const ORDINALS = ['next', '2nd from now', '3rd from now'] as const;

/** What is public of a house: points, goods, agents, troops, cards; its piles open to look through. */
export function SeatPanel({ view, seat, seatName }: SeatPanelProps) {
  const [open, setOpen] = useState(false);
  const t = tableOf(view);
  const h = houseOf(view, seat);
  if (h === undefined) return null;
  const rival = seat >= t.players;
  // House Hagal of two players has neither points nor goods nor cards.
  const bare = rival && h.leader === '' && t.round > 0;
  const facts: readonly (readonly [IconName, number, string, string?])[] = [
    ...(bare
      ? []
      : ([
          ['solari', h.solari, 'Solari', 'Solari'],
          ['spice', h.spice, 'spice', 'spice'],
          ['water', h.water, 'water', 'water'],
        ] as const)),
    ['garrison', h.garrison, 'troop in the garrison', 'troops in the garrison'],
    ...(bare ? [] : ([['intrigue', sizeOf(lies(view, 'intrigue', `hand ${seat}`)), 'intrigue card']] as const)),
    ...(t.riseOfIx
      ? ([
          ['dreadnought', h.dreadnoughtGarrison, 'dreadnought in the garrison', 'dreadnoughts in the garrison'],
          ['freighter', h.freighter, 'on the shipping track', 'on the shipping track'],
          ['tech', h.tech.length, 'tech tile'],
        ] as const)
      : []),
    ...(rival ? [] : ([['card', sizeOf(pile(view, seat, 'hand')), 'card in hand', 'cards in hand']] as const)),
  ];
  const tokens: readonly (readonly [IconName, string])[] = [
    ...(h.councilSeat ? ([['council', 'High Council']] as const) : []),
    ...(h.swordmaster ? ([['swordmaster', 'Swordmaster']] as const) : []),
    ...(t.mentat === seat ? ([['mentat', 'Mentat']] as const) : []),
  ];
  const all = h.agents + h.sent.length;
  return (
    <div className="seat-facts im-facts">
      {h.leader === '' || rival ? null : <p className="im-leader">{LEADERS.get(h.leader)?.name}</p>}
      {bare ? null : (
        <span className="im-points" title={several(h.vp, 'victory point')}>
          <Icon name="victory-point" />
          <b className="display" aria-hidden="true">
            {h.vp}
          </b>
          <span className="sr">{several(h.vp, 'victory point')}</span>
        </span>
      )}
      <ul>
        {facts.map(([icon, n, one, many]) => (
          <li key={icon} title={several(n, one, many)}>
            <Icon name={icon} />
            <span aria-hidden="true">{n}</span>
            <span className="sr">{several(n, one, many)}</span>
          </li>
        ))}
      </ul>
      <p className="im-marks">
        <span className="im-agents" title={`${h.agents} of ${several(all, 'agent')} left`} data-agents={seat}>
          {Array.from({ length: all }, (_, n) => (
            <i key={n} className={n < h.agents ? 'left' : ''} aria-hidden="true">
              <Icon name="agent" />
            </i>
          ))}
          <span className="sr">{several(h.agents, 'agent')} left</span>
        </span>
        {tokens.map(([icon, words]) => (
          <span key={icon} title={words}>
            <Icon name={icon} label={words} />
          </span>
        ))}
        <span>{statusOf(view, seat)}</span>
        {rival ? null : (
          <button type="button" className="im-piles" data-discard={seat} onClick={() => setOpen(true)}>
            <Icon name="layers" label={`Cards of ${seatName(seat)}`} />
          </button>
        )}
      </p>
      {open ? <PilesDialog view={view} house={seat} name={seatName(seat)} close={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Whose turn it is, and who comes next: whoever has revealed is skipped. */
function statusOf(view: SeatPanelProps['view'], seat: number): string {
  const t = tableOf(view);
  const h = t.houses[seat];
  const first = t.first === seat ? 'first player' : '';
  if (h === undefined || t.current < 0 || t.round === 0) return first;
  if (t.mode === 'two-player' && seat >= t.players) return 'acts after the first player';
  if (h.revealed > 0) return [first, 'revealed'].filter((x) => x !== '').join(', ');
  if (t.current === seat) return [first, 'now'].filter((x) => x !== '').join(', ');
  const circle = t.mode === 'two-player' ? t.players : t.houses.length;
  const order = Array.from({ length: circle }, (_, n) => (t.current + 1 + n) % circle).filter(
    (n) => n !== t.current && t.houses[n]?.revealed === 0,
  );
  return [first, ORDINALS[order.indexOf(seat)] ?? ''].filter((x) => x !== '').join(', ');
}
