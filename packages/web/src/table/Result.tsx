import type { Seat } from '@landsraad/kernel';
import { Link, to } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { RuleLink } from './RuleLink.tsx';
import { SeatBadge } from './SeatBadge.tsx';
import { holderName, winnersSentence } from './words.ts';
import './result.css';

/** Who has won, by which rule, and the way on. */
export function Result({ again, look }: { readonly again: string; readonly look: () => void }) {
  const { view, config, seatName, seatTitle, seatLook, state, source } = useAtTable();
  const over = view.over;
  if (over === null) return null;
  // Rivals without a seat have scores too, and may have won.
  const order = Array.from({ length: Math.max(config.players, over.scores.length) }, (_, s) => s).sort(
    (a, b) => (over.scores[b] ?? 0) - (over.scores[a] ?? 0),
  );
  return (
    <section className="result panel" aria-label="Result" data-testid="result">
      <p className="caps">The game is over</p>
      <h2 className="display">{winnersSentence(over.winners, seatName)}</h2>
      <ol>
        {order.map((seat) => (
          <li key={seat} className={over.winners.includes(seat) ? 'won' : ''}>
            <SeatBadge look={seatLook(seat)} size={34} letter={seatTitle(seat).charAt(0)} />
            <span>
              {seatTitle(seat)} <small>{holderName(state.seats[seat])}</small>
            </span>
            {over.scores[seat] === undefined ? null : <Score seat={seat} score={over.scores[seat]} />}
          </li>
        ))}
      </ol>
      <p className="result-rule">
        Decided by <RuleLink rule={over.rule} words />
      </p>
      <div className="result-ways">
        <Link className="btn primary" to={again}>
          <Icon name="play" /> Play again
        </Link>
        <Link className="btn" to={to.replay(source.kind === 'server' ? 'server' : 'device', source.id)}>
          <Icon name="replay" /> Replay
        </Link>
        <button type="button" className="btn" onClick={look}>
          Look at the table
        </button>
        <Link className="btn ghost" to="/">
          Home
        </Link>
      </div>
    </section>
  );
}

function Score({ seat, score }: { readonly seat: Seat; readonly score: number }) {
  const { parts, view } = useAtTable();
  const what = parts.score?.(seat, view);
  if (what === null) return null;
  return (
    <>
      {what === undefined ? null : <small>{what}</small>} <b className="num">{score}</b>
    </>
  );
}
