import type { Seat } from '@landsraad/kernel';
import { RESULTS } from '@landsraad/war-for-arrakis';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { sideName, sideOfSeat, tableOf } from '../position.ts';
import { slotsOf, spentByResult, type DieSeen, type Result } from './dice.ts';
import { Die } from './Die.tsx';
import './count.css';
import { useChanged } from './motion.ts';
import { offeredAs, offeredClass } from './offered.ts';
import { OfferKey } from './OfferKey.tsx';

interface BoxDiceProps extends BoardProps {
  readonly seat: Seat;
  readonly result: Result;
}

/** The dice on a box, those spent from it, and the slots that are free. */
export function BoxDice({ view, seat, result, decision, picked, press }: BoxDiceProps) {
  const { state, label } = useAtTable();
  const t = tableOf(view);
  const n = RESULTS.indexOf(result);
  const token = t.gesseritBox[seat] === n;
  const unused = t.dice[seat]?.[n] ?? 0;
  const changed = useChanged(unused + (token ? 1 : 0));
  const used = spentByResult(state.log, t, seat)[n] ?? 0;
  const all: DieSeen['state'][] = [
    ...(token ? (['token'] as const) : []),
    ...Array.from({ length: unused }, () => 'unused' as const),
    ...Array.from({ length: used }, () => 'used' as const),
  ];
  while (all.length < slotsOf(t, seat)) all.push('aside');
  // Die and token on one box: which of them is spent is pressed on the very piece.
  const which = decision?.name === 'spend the die or the token?' && token && unused > 0 ? decision : null;
  return (
    <span className={`wa-p-box-dice wa-p-flash ${changed ? 'changed' : ''}`}>
      {all.map((kind, k) => {
        const option = kind === 'token' ? 'token' : kind === 'unused' && all.indexOf('unused') === k ? 'die' : null;
        const asked = offeredAs(which, picked, option);
        const die = (
          <Die side={sideName(sideOfSeat(view, seat))} face={kind === 'aside' ? null : result} state={kind} size={24} />
        );
        return asked.offered && option !== null ? (
          <button
            key={k}
            type="button"
            className={`wa-p-die-button ${offeredClass(asked)}`}
            data-option={option}
            aria-label={`Spend the ${label(option).toLowerCase()}`}
            onClick={() => press(option)}
          >
            {die}
            <OfferKey n={asked.key} />
          </button>
        ) : (
          <span key={k}>{die}</span>
        );
      })}
    </span>
  );
}
