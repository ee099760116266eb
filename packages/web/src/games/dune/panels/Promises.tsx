import type { Seat, View } from '@landsraad/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { tableOf } from '../position.ts';
import { promiseWords } from './promises.ts';

/** Promises in force, and what has been said under Truthtrance. */
export function Promises({ view, seatName }: { readonly view: View; readonly seatName: (seat: Seat) => string }) {
  const t = tableOf(view);
  const promises = t.promises.filter((p) => p.turn === t.turn);
  if (promises.length === 0 && t.stopped.length === 0) return null;
  return (
    <ul className="dn-promises" aria-label="In force this turn">
      {promises.map((p) => (
        <li key={`${p.by} ${p.to} ${p.promise} ${p.noun}`}>
          <Icon name="bribe" />
          {seatName(p.by)} to {seatName(p.to)}: {promiseWords(p.promise, p.noun)}
        </li>
      ))}
      {t.stopped.map((advantage) => (
        <li key={advantage}>
          <Icon name="karama" />
          Stopped by Karama: {advantage.replace(/^[^:]+: /, '')}
        </li>
      ))}
    </ul>
  );
}
