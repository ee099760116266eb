import { ThingCard } from '../../../table/ThingCard.tsx';
import { useAtTable } from '../../../table/context.ts';
import { counted } from '../../../table/words.ts';
import type { BoardProps } from '../../parts.ts';
import { lies } from '../position.ts';
import '../../../table/hand.css';

/** One's own treachery cards. */
export function DuneHand({ view, decision }: BoardProps) {
  const { control } = useAtTable();
  if (view.seat < 0) return <p className="hand-empty">You are watching. Every hand is closed to you.</p>;
  const { known } = lies(view, 'treachery', `hand ${view.seat}`);
  return (
    <section className="hand" aria-label="Your treachery cards" data-testid="hand">
      <div className="hand-place">
        <h2 className="caps">
          Treachery cards <b className="num">{known.length}</b>
        </h2>
        <ul>
          {counted(known).map(({ thing, count }) => (
            <li key={thing}>
              <ThingCard
                thing={thing}
                count={count}
                offered={decision?.options.includes(thing) === true}
                picked={control.picked === thing}
                press={() => control.press(thing)}
              />
            </li>
          ))}
          {known.length === 0 ? <li className="hand-none">none</li> : null}
        </ul>
      </div>
    </section>
  );
}
