import type { View } from '@landsraad/kernel';
import { areaOf, oddsOfAttack } from '@landsraad/war-for-arrakis';
import { useMemo } from 'react';
import type { AreaId } from '../position.ts';
import { previewOf, percent, units, type Preview } from './preview.ts';
import './odds.css';

/** What an attack promises; null if nobody could be fought there. */
export function useOdds(view: View, from: AreaId | null, to: AreaId, surprise = false): Preview | null {
  return useMemo(() => {
    const seen = from === null ? null : oddsOfAttack(view, areaOf(from), areaOf(to), surprise);
    return seen === null ? null : previewOf(seen);
  }, [view, from, to, surprise]);
}

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
  const odds = useOdds(view, from, to, surprise);
  if (odds === null) return null;
  return (
    <span className="wa-odds">
      <span className="wa-odds-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(odds.win * 100)}%` }} />
      </span>
      <span className="wa-odds-words">
        <b className="num">{percent(odds.win)}</b> to win{odds.certain ? '' : ', hidden pieces guessed'} · the attack
        loses {units(odds.attackerLoses)}, the defence {units(odds.defenderLoses)}
      </span>
    </span>
  );
}
