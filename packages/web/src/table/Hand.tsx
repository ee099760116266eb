import { useAtTable } from './context.ts';
import { ThingCard } from './ThingCard.tsx';
import { counted, placesOf, plain } from './words.ts';
import './hand.css';

/** What lies behind one's own shield. Things that answer the question glow; the others say why not. */
export function Hand() {
  const { view, control } = useAtTable();
  // The first place is the hand, and stays when it is empty.
  const places = placesOf(view, view.seat).filter((p, n) => n === 0 || p.known.length > 0 || p.backs !== 0);
  if (view.seat < 0) return <p className="hand-empty">You are watching. Every hand is closed to you.</p>;
  return (
    <section className="hand" aria-label="Your things" data-testid="hand">
      {places.map((p) => {
        const things = counted(p.known);
        return (
          <div className="hand-place" key={`${p.pool} ${p.place}`}>
            <h2 className="caps">
              {plain(p.place)} <b className="num">{p.known.length + (p.backs ?? 0)}</b>
            </h2>
            <ul>
              {things.map(({ thing, count }) => (
                <li key={thing}>
                  <ThingCard
                    thing={thing}
                    count={count}
                    offered={view.decision?.options.includes(thing) === true}
                    picked={control.picked === thing}
                    press={() => control.press(thing)}
                  />
                </li>
              ))}
              {things.length === 0 && (p.backs ?? 0) === 0 ? <li className="hand-none">empty</li> : null}
              {(p.backs ?? 0) > 0 ? <li className="hand-back">? × {p.backs}</li> : null}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
