import { Icon } from '../../../look/Icon.tsx';
import type { IconName } from '../../../look/iconNames.ts';
import { listed } from '../../../table/words.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { alliesOf, factionOf, lies, sheetOf, spiceOf, tableOf } from '../position.ts';
import { strongholdsOf } from '@landsraad/dune';
import './seat.css';

const size = (x: { readonly forces: number; readonly starred: number } | undefined): number =>
  (x?.forces ?? 0) + (x?.starred ?? 0);

/** What everybody may know of a faction. */
export function SeatPanel({ view, seat, seatName }: SeatPanelProps) {
  const t = tableOf(view);
  const faction = factionOf(view, seat);
  if (faction === undefined) return null;
  const hand = lies(view, 'treachery', `hand ${seat}`);
  const spice = spiceOf(view, seat);
  const tanks = lies(view, 'leaders', 'tanks').known;
  const dead = (sheetOf(faction)?.leaders ?? []).filter((l) => tanks.includes(l.id));
  const allies = alliesOf(view, seat);
  const facts: readonly (readonly [IconName, string, string])[] = [
    ['spice', spice === null ? '?' : String(spice), spice === null ? 'spice behind the shield' : `${spice} spice`],
    ['card', String(hand.known.length + hand.backs), `${hand.known.length + hand.backs} treachery cards`],
    ['troop', String(size(t.reserves[seat])), `${size(t.reserves[seat])} forces in reserve`],
    ['tank', String(size(t.tanks[seat])), `${size(t.tanks[seat])} forces in the tanks`],
    ['capital', String(strongholdsOf({ table: t }, seat)), `holds ${strongholdsOf({ table: t }, seat)} strongholds`],
    ...(dead.length === 0
      ? []
      : [['leader-named', `−${dead.length}`, `${listed(dead.map((l) => l.name))} in the tanks`] as const]),
  ];
  return (
    <div className="seat-facts dn-facts">
      <ul>
        {facts.map(([icon, value, words]) => (
          <li key={icon} title={words}>
            <Icon name={icon} />
            <span aria-hidden="true">{value}</span>
            <span className="sr">{words}</span>
          </li>
        ))}
      </ul>
      {allies.length === 0 ? null : (
        <p>
          <Icon name="alliance" /> Allied with {listed(allies.map(seatName))}
        </p>
      )}
    </div>
  );
}
