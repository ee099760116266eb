import type { Seat } from '@landsraad/kernel';
import type { Table } from '@landsraad/war-for-arrakis';
import { Icon } from '../../../look/Icon.tsx';
import { inTank, shortName } from './leaders.ts';
import { Pips } from './Pips.tsx';

/** Who regenerates, and how many dice must be spent until each is back. */
export function Tank({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const all = inTank(table, seat);
  const slots = table.tanks[seat]?.length ?? 0;
  const says =
    all.length === 0
      ? 'The regeneration tank is empty'
      : `In the regeneration tank: ${all.map((x) => `${x.card.name}, ${x.left} steps left`).join('; ')}`;
  return (
    <li className="wa-p-fact wa-p-tank" title={says}>
      <Icon name="tank" />
      <span aria-hidden="true">
        {all.length === 0
          ? 'empty'
          : all.map((x) => (
              <span key={x.card.leader} className="wa-p-tank-one">
                {shortName(x.card)} <Pips full={slots - x.left + 1} of={slots} />
              </span>
            ))}
      </span>
      <span className="sr">{says}</span>
    </li>
  );
}
