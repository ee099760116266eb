import type { View } from '@landsraad/kernel';
import { ownSide, sideName, sideTitle } from '../position.ts';
import type { BattleSeen } from './battleSeen.ts';
import { percent, type Preview } from './preview.ts';
import './chance.css';

interface OddsPanelProps {
  readonly odds: Preview | null;
  readonly seen: BattleSeen;
  readonly view: View;
}

/** The chance to win as a ring, and how many units are likely to be left as bars. */
export function OddsPanel({ odds, seen, view }: OddsPanelProps) {
  const [attacker, defender] = seen.sides;
  if (odds === null)
    return (
      <div className="wa-chance">
        <p className="wa-chance-over display">{over(seen, ownSide(view), sideTitle)}</p>
      </div>
    );
  const mine = ownSide(view) === defender.seat ? defender : attacker;
  const p = mine === attacker ? odds.win : odds.lose;
  const name = view.seat < 0 ? `${sideTitle(mine.seat)} win` : 'you win';
  return (
    <div className="wa-chance">
      <p className={`wa-chance-line ${sideName(mine.seat)}`} aria-hidden="true">
        <b className="num">{rounded(p)} %</b> {name}
        <span>
          <i style={{ width: `${p * 100}%` }} />
        </span>
      </p>
      <Ring p={p} own={sideName(mine.seat)} other={sideName(1 - mine.seat)} name={name} />
      <Bars odds={odds} mine={mine.attacks ? 1 : -1} own={sideName(mine.seat)} other={sideName(1 - mine.seat)} />
      <p className="wa-chance-note">
        Units left over if both fight on{odds.certain ? '' : '; unknown pieces taken as average'}
      </p>
    </div>
  );
}

/** Nothing is certain while dice are rolled. */
const rounded = (p: number): string => {
  const n = Math.round(p * 100);
  return n >= 100 && p < 1 ? '>99' : n <= 0 && p > 0 ? '<1' : String(n);
};

/** Its circumference is 100. */
const RADIUS = 15.9155;
function Ring({
  p,
  own,
  other,
  name,
}: {
  readonly p: number;
  readonly own: string;
  readonly other: string;
  readonly name: string;
}) {
  return (
    <div className="wa-ring" role="img" aria-label={`${percent(p)}: ${name}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={`wa-ring-other ${other}`} cx="20" cy="20" r={RADIUS} />
        <circle
          className={`wa-ring-own ${own}`}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={`${p * 100} 100`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <p aria-hidden="true">
        <b className="display">
          {rounded(p)}
          <small>%</small>
        </b>
        <span>{name}</span>
      </p>
    </div>
  );
}

const HIGH = 58;
function Bars({
  odds,
  mine,
  own,
  other,
}: {
  readonly odds: Preview;
  readonly mine: 1 | -1;
  readonly own: string;
  readonly other: string;
}) {
  const bars = odds.bars.map((b) => ({ left: b.left * mine, p: b.p })).toSorted((a, b) => a.left - b.left);
  const most = Math.max(...bars.map((b) => b.p), 0.01);
  return (
    <div className="wa-bars" role="img" aria-label={`Units left over: ${barWords(bars)}`}>
      {bars.map(({ left, p }) => (
        <div key={left} className={left > 0 ? own : left < 0 ? `${other} theirs` : 'nobody'}>
          <i style={{ height: `${Math.max(p > 0.004 ? 2 : 0, (p / most) * HIGH)}px` }} />
          <small>{left > 0 ? `+${left}` : left < 0 ? `−${-left}` : '0'}</small>
        </div>
      ))}
    </div>
  );
}
const barWords = (bars: readonly { readonly left: number; readonly p: number }[]): string =>
  bars
    .filter((b) => b.p >= 0.01)
    .map((b) => `${b.left} with ${percent(b.p)}`)
    .join(', ');

function over(seen: BattleSeen, viewer: number, title: (seat: number) => string): string {
  const standing = seen.sides.filter((s) => s.units > 0);
  const winner = standing.length === 1 ? standing[0] : undefined;
  if (winner === undefined) return 'Nobody is left.';
  return viewer === winner.seat ? 'You have won.' : `${title(winner.seat)} have won.`;
}
