import type { View } from '@landsraad/kernel';
import { areaOf, oddsOfAttack } from '@landsraad/war-for-arrakis';
import { useMemo } from 'react';
import type { AreaId } from '../position.ts';
import { amount, percent, previewOf } from './preview.ts';
import './odds.css';

/** The odds of an attack from one area on another: a bar, and what both sides would lose. */
export function OddsTip({
  view,
  from,
  to,
  surprise = false,
}: {
  readonly view: View;
  readonly from: AreaId;
  readonly to: AreaId;
  readonly surprise?: boolean;
}) {
  const odds = useMemo(() => {
    const seen = oddsOfAttack(view, areaOf(from), areaOf(to), surprise);
    return seen === null ? null : previewOf(seen);
  }, [view, from, to, surprise]);
  if (odds === null) return null;
  return (
    <span className="wa-chances">
      <span className="wa-chances-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(odds.win * 100)}%` }} />
      </span>
      <span className="wa-chances-words">
        <b className="num">{percent(odds.win)}</b> to win{odds.certain ? '' : ', hidden pieces guessed'}. Losses: attack{' '}
        {amount(odds.attackerLoses)}, defence {amount(odds.defenderLoses)}.
      </span>
    </span>
  );
}
