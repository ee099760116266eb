import { LEADERS } from '@landsraad/imperium';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { houseOf, lies, pile, tableOf } from '../position.ts';
import './seat.css';

/** What is public of a house: points, goods, agents, troops, cards. */
export function SeatPanel({ view, seat }: SeatPanelProps) {
  const t = tableOf(view);
  const h = houseOf(view, seat);
  if (h === undefined) return null;
  const count = (x: { readonly known: readonly string[]; readonly backs: number }): number => x.known.length + x.backs;
  const facts: readonly (readonly [IconName, number, string])[] = [
    ['victory-point', h.vp, 'victory points'],
    ['solari', h.solari, 'Solari'],
    ['spice', h.spice, 'spice'],
    ['water', h.water, 'water'],
    ['garrison', h.garrison, 'troops in the garrison'],
    ['agent', h.agents, 'agents to send'],
    ['card', count(pile(view, seat, 'hand')), 'cards in hand'],
    ['intrigue', count(lies(view, 'intrigue', `hand ${seat}`)), 'intrigue cards'],
  ];
  const marks = [
    ...(h.councilSeat ? ['High Council'] : []),
    ...(h.swordmaster ? ['Swordmaster'] : []),
    ...(t.mentat === seat ? ['Mentat'] : []),
    ...(t.first === seat ? ['first player'] : []),
    ...(h.revealed > 0 ? ['has revealed'] : []),
  ];
  return (
    <div className="seat-facts im-facts">
      {h.leader === '' ? null : <p className="im-leader">{LEADERS.get(h.leader)?.name}</p>}
      <ul>
        {facts.map(([icon, n, words]) => (
          <li key={icon} title={`${n} ${words}`}>
            <Icon name={icon} />
            <span aria-hidden="true">{n}</span>
            <span className="sr">
              {n} {words}
            </span>
          </li>
        ))}
      </ul>
      {marks.length === 0 ? null : <p className="im-marks">{marks.join(' · ')}</p>}
    </div>
  );
}
