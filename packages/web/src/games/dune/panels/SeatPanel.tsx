import { useState } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { listed, several } from '../../../table/words.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { alliesOf, factionOf, forcesIn, handSize, sizeOf, spiceOf, tableOf } from '../position.ts';
import { captivesOf, leadersOf } from './leaders.ts';
import { Powers } from './Powers.tsx';
import { distanceOf } from './victory.ts';
import './seat.css';

/** What everybody may know of a faction: what it has, how far it is from winning, what it can do. */
export function SeatPanel({ view, seat, seatName }: SeatPanelProps) {
  const [open, setOpen] = useState(false);
  const t = tableOf(view);
  const faction = factionOf(view, seat);
  if (faction === undefined)
    return (
      <div className="seat-facts">
        <p>No faction yet.</p>
      </div>
    );
  const cards = handSize(view, seat);
  const spice = spiceOf(view, seat);
  const bribe = t.bribes[seat] ?? 0;
  const leaders = leadersOf(view, seat);
  const dead = leaders.filter((l) => l.state === 'dead');
  const captured = leaders.filter((l) => l.state === 'captive');
  const captives = captivesOf(view, seat).known.length + captivesOf(view, seat).backs;
  const allies = alliesOf(view, seat);
  const { held, needed, special } = distanceOf(view, seat);
  const facts: readonly (readonly [IconName, string, string, string?])[] = [
    ['spice', spice === null ? '?' : String(spice), spice === null ? 'spice behind the shield' : `${spice} spice`],
    ...(bribe > 0 ? ([['bribe', `+${bribe}`, `${bribe} spice of deals, taken in the Mentat Pause`]] as const) : []),
    [
      'card',
      cards === null ? '?' : String(cards),
      cards === null ? 'treachery cards, not counted now' : several(cards, 'treachery card'),
    ],
    ['troop', String(sizeOf(t.reserves[seat])), `${forcesIn(sizeOf(t.reserves[seat]))} in reserve`],
    ['tank', String(sizeOf(t.tanks[seat])), `${forcesIn(sizeOf(t.tanks[seat]))} in the tanks`],
    ...(dead.length > 0
      ? ([['leader-named', `−${dead.length}`, `${listed(dead.map((l) => l.name))} in the tanks`, 'dead']] as const)
      : []),
    ...(captured.length > 0
      ? ([['traitor', `−${captured.length}`, `${listed(captured.map((l) => l.name))} captured`, 'captured']] as const)
      : []),
    ...(captives > 0
      ? ([['traitor', `+${captives}`, `holds ${several(captives, 'captured leader')}`, 'captives']] as const)
      : []),
  ];
  const side = allies.length > 0 ? ' with allies' : '';
  return (
    <div className="seat-facts dn-facts">
      <ul>
        {facts.map(([icon, value, words, kind]) => (
          <li key={kind ?? icon} title={words} className={kind ?? ''}>
            <Icon name={icon} />
            <span aria-hidden="true">{value}</span>
            <span className="sr">{words}</span>
          </li>
        ))}
      </ul>
      <p className="dn-ways">
        <span className="dn-held" title={`holds ${held} of ${needed} strongholds${side}`}>
          {Array.from({ length: Math.max(needed, held) }, (_, n) => (
            <i key={n} className={n < held ? 'on' : ''} aria-hidden="true" />
          ))}
          <span className="sr">{`holds ${held} of the ${needed} strongholds it needs${side}`}</span>
        </span>
        {special === null ? null : (
          <span title={special.words} className={special.now === true ? 'now' : ''}>
            <Icon name={special.now === null ? 'prediction' : special.now ? 'check' : 'close'} />
            <span className="sr">{special.words}</span>
            <span aria-hidden="true">{SHORT[faction]}</span>
          </span>
        )}
        {allies.length === 0 ? null : (
          <span>
            <Icon name="alliance" /> {listed(allies.map(seatName))}
          </span>
        )}
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Powers
        </button>
      </p>
      {open ? <Powers faction={faction} advanced={t.advanced} /> : null}
    </div>
  );
}
const SHORT: { readonly [faction: string]: string } = {
  fremen: 'sietches',
  'spacing-guild': 'last turn',
  'bene-gesserit': 'prediction',
};
