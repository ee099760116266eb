import type { View } from '@landsraad/kernel';
import { Badge } from '../pieces/Badge.tsx';
import { factionOf, nameOf, tableOf } from '../position.ts';
import { armyWords } from './army.ts';
import './battle.css';

/** Who fights whom, where and with how many: one line above an answer. */
export function BattleLine({ view }: { readonly view: View }) {
  const { battle } = tableOf(view);
  if (battle === null) return null;
  const sides = [battle.aggressor, battle.defender];
  return (
    <div className="dn-versus">
      <span className="display">{nameOf(battle.territory)}</span>
      {sides.map((seat) => (
        <span key={seat}>
          <Badge faction={factionOf(view, seat)} size={22} /> {armyWords(view, seat)}
        </span>
      ))}
    </div>
  );
}
