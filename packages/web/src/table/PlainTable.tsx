import { useAtTable } from './context.ts';
import { PlainData } from './PlainData.tsx';
import { counted, openPlaces, placesOf, plain } from './words.ts';
import './plain.css';

/** A table for any game that brings no board: every place and every fact in words, and what may be chosen glows. */
export function PlainTable() {
  const { view, config, parts, thing } = useAtTable();
  return (
    <div className="plain" data-testid="plain-table" tabIndex={0} role="region" aria-label="The table">
      <section className="plain-place">
        <h2 className="caps">The position</h2>
        <ul className="plain-position">
          {parts.book.text.position(view, config).map((line, n) => (
            <li key={n}>{line.trim()}</li>
          ))}
        </ul>
      </section>
      <div className="plain-columns">
        {openPlaces(view, config.players, parts.book.text.inner)
          .filter(({ row }) => row.length > 0)
          .map(({ pool, place, row }) => (
            <section key={`${pool} ${place}`} className="plain-place">
              <h2 className="caps">
                {plain(place)} <span className="plain-pool">{plain(pool)}</span>
              </h2>
              <PlainRow row={row} />
            </section>
          ))}
        <ForeignPlaces />
        <details className="plain-place plain-all">
          <summary className="caps">Everything on the table</summary>
          <PlainData data={view.table} />
        </details>
        {view.inForce.length === 0 ? null : (
          <section className="plain-place">
            <h2 className="caps">In force</h2>
            <ul className="plain-force">
              {view.inForce.map((c) => (
                <li key={`${c.card} ${c.until} ${c.seat}`}>
                  {thing(c.card).title}, until {c.until}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

/** Things in a row; a run of backs is one closed heap with its number. */
function PlainRow({ row }: { readonly row: readonly (string | null)[] }) {
  const { view, control, thing } = useAtTable();
  const options = view.decision?.options ?? [];
  if (row.every((x) => x === null) && row.length > 6)
    return (
      <p className="plain-heap">
        <span className="plain-back">?</span> × <b className="num">{row.length}</b>
      </p>
    );
  return (
    <ul className="plain-row">
      {row.map((x, n) => {
        // Only the thing itself: a number may be a bid, and is no place in this row.
        const option = options.find((o) => o === x);
        const words = x === null ? '?' : thing(x).title;
        // A run of equal things that nobody can choose is told once, with its number.
        if (option === undefined && n > 0 && row[n - 1] === x) return null;
        const run = option === undefined ? runAt(row, n) : 1;
        return (
          <li key={n}>
            {option === undefined ? (
              <span className={x === null ? 'plain-back' : 'plain-thing'}>
                {words}
                {run > 1 ? <b className="num"> ×{run}</b> : null}
              </span>
            ) : (
              <button type="button" className="option" onClick={() => control.press(option)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function runAt(row: readonly (string | null)[], n: number): number {
  let end = n;
  while (end < row.length && row[end] === row[n]) end++;
  return end - n;
}

/** What is known of the others' places. */
function ForeignPlaces() {
  const { view, config, seatTitle, thing } = useAtTable();
  const seats = Array.from({ length: config.players }, (_, s) => s).filter((s) => s !== view.seat);
  return (
    <section className="plain-place">
      <h2 className="caps">Others</h2>
      <dl className="plain-data">
        {seats.map((seat) => (
          <div key={seat}>
            <dt>{seatTitle(seat)}</dt>
            <dd>
              {placesOf(view, seat)
                .flatMap((p) => {
                  const known = counted(p.known).map(
                    ({ thing: t, count }) => `${count > 1 ? `${count} ` : ''}${thing(t).title}`,
                  );
                  const closed = p.backs === null ? ['some closed'] : p.backs > 0 ? [`${p.backs} closed`] : [];
                  const there = [...known, ...closed];
                  return there.length === 0 ? [] : [`${plain(p.place)}: ${there.join(', ')}`];
                })
                .join(' · ') || 'nothing'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
