import type { View } from '@landsraad/kernel';
import { areaOf, areaTitle, hitsOfSandworm, oddsOfAttack } from '@landsraad/war-for-arrakis';
import { useMemo } from 'react';
import { ownSide, type AreaId } from '../position.ts';
import { attacksFrom } from './attacks.ts';
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

/** The odds of every attack that a legion could make on its neighbours: choosing it may already commit it. */
export function OddsFrom({
  view,
  from,
  surprise,
}: {
  readonly view: View;
  readonly from: AreaId;
  readonly surprise: boolean;
}) {
  const odds = useMemo(
    () =>
      attacksFrom(view, from, ownSide(view)).flatMap((to) => {
        const seen = oddsOfAttack(view, areaOf(from), areaOf(to), surprise);
        return seen === null ? [] : [{ to, ...previewOf(seen) }];
      }),
    [view, from, surprise],
  );
  if (odds.length === 0)
    return <span className="wa-chances-words">Nobody next to it: only by ornithopter or ride.</span>;
  return odds.map(({ to, win, certain }) => (
    <span key={to} className="wa-chances">
      <span className="wa-chances-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(win * 100)}%` }} />
      </span>
      <span className="wa-chances-words">
        {areaTitle(to)}: {certain ? '' : 'about '}
        <b className="num">{percent(win)}</b> to win
      </span>
    </span>
  ));
}

/** What the attack of a sandworm promises. */
export function WormTip({ view, from, to }: { readonly view: View; readonly from: AreaId; readonly to: AreaId }) {
  const { dice, mean } = hitsOfSandworm(view, areaOf(from), areaOf(to));
  return (
    <span className="wa-chances-words">
      {dice} dice, <b className="num">{amount(mean)}</b> hits on average
    </span>
  );
}
