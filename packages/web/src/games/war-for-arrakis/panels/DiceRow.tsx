import { HARKONNEN } from '@landsraad/war-for-arrakis';
import { useAtTable } from '../../../table/context.ts';
import type { SeatPanelProps } from '../../parts.ts';
import { sideName, sideOfSeat, tableOf } from '../position.ts';
import { diceSeen, type DieSeen } from './dice.ts';
import { Die } from './Die.tsx';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';

const STATES: { readonly [state in DieSeen['state']]: string } = {
  unused: 'unused',
  token: 'Bene Gesserit token',
  excess: 'must be changed',
  used: 'used',
  aside: 'set aside on the Spice Must Flow board',
  unrolled: 'not rolled yet',
};

/** '2 Leadership, 1 House unused; 3 used'. */
function diceSaid(dice: readonly DieSeen[]): string {
  const groups = new Map<string, number>();
  for (const d of dice) {
    const name = `${d.result === null ? '' : `${d.result} `}${STATES[d.state]}`;
    groups.set(name, (groups.get(name) ?? 0) + 1);
  }
  return [...groups].map(([name, n]) => `${n} ${name}`).join(', ');
}

/** A token on a box is a die in every respect. */
const isUnused = (d: DieSeen): boolean => d.state === 'unused' || d.state === 'token';

/** All action dice of a side. When the other side must name one, they are pressed here. */
export function DiceRow({ view, seat, decision, picked, press }: SeatPanelProps) {
  const { state, label } = useAtTable();
  const t = tableOf(view);
  const side = sideOfSeat(view, seat);
  const dice = diceSeen(state.log, t, seat);
  const naming = decision?.name === 'name which die?' && side === HARKONNEN;
  return (
    <div className="wa-p-dice" aria-label={`Action dice: ${diceSaid(dice)}`} role="group">
      {dice.map((d, n) => {
        const first = dice.findIndex((x) => x.result === d.result && isUnused(x)) === n;
        const asked = offeredAs(naming && first ? decision : null, picked, d.result);
        const die = (
          <Die
            side={sideName(side)}
            face={d.result}
            state={d.state}
            size={24}
            title={`${d.result ?? 'Die'}: ${STATES[d.state]}`}
          />
        );
        if (!asked.offered || d.result === null) return <span key={n}>{die}</span>;
        const option = d.result;
        return (
          <button
            key={n}
            type="button"
            className={`wa-p-die-button ${offeredClass(asked)}`}
            data-option={option}
            aria-label={`Name ${label(option)}`}
            onClick={() => press(option)}
          >
            {die}
            <OfferKey n={asked.key} />
          </button>
        );
      })}
    </div>
  );
}
