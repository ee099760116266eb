import type { BoardProps } from '../../parts.ts';
import { inColours } from '../pieces/outlines.ts';
import { factionOf, lies, sheetOf, tableOf } from '../position.ts';
import { cardTitle, leaderTitle } from '../names.ts';
import './seat.css';

/** Behind one's own shield: leaders, traitors, the prediction, and what the faction can do. */
export function Shield({ view }: BoardProps) {
  const t = tableOf(view);
  const faction = factionOf(view, view.seat);
  const sheet = sheetOf(faction);
  if (sheet === undefined) return null;
  const home = new Set(lies(view, 'leaders', `home ${view.seat}`).known);
  const captives = lies(view, 'leaders', `captive ${view.seat}`).known;
  const kept = lies(view, 'traitors', `kept ${view.seat}`).known;
  const predicted = [
    ...lies(view, 'predicted faction', `chosen ${view.seat}`).known,
    ...lies(view, 'predicted turn', `chosen ${view.seat}`).known,
  ];
  const [reserve, tanks] = [t.reserves[view.seat], t.tanks[view.seat]];
  const strong = (x: { readonly forces: number; readonly starred: number } | undefined): string =>
    `${x?.forces ?? 0}${(x?.starred ?? 0) > 0 ? ` and ${x?.starred} starred` : ''}`;
  const powers = [...sheet.basic, ...(t.advanced ? sheet.advanced : [])].filter((p) => 'effect' in p);
  return (
    <div className="dn-shield" style={inColours(faction)}>
      <section>
        <h2>Leaders</h2>
        <ul className="dn-leaders">
          {sheet.leaders.map((l) => (
            <li key={l.id} className={`dn-leader ${home.has(l.id) ? '' : 'dead'}`}>
              <b>{l.strength}</b>
              <span>{l.name}</span>
            </li>
          ))}
          {captives.map((id) => (
            <li key={id} className="dn-leader">
              <b>{leaderTitle(id).strength}</b>
              <span>{leaderTitle(id).name}, captive</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Behind your shield</h2>
        <p className="dn-own">
          {kept.length === 0 ? null : (
            <>
              {kept.length === 1 ? 'Traitor' : 'Traitors'}: {kept.map((id) => leaderTitle(id).name).join(', ')}
              <br />
            </>
          )}
          {predicted.length === 0 ? null : (
            <>
              Prediction: {predicted.map(cardTitle).join(', ')}
              <br />
            </>
          )}
          Reserves: {strong(reserve)} · Tanks: {strong(tanks)}
        </p>
      </section>
      <details className="dn-powers">
        <summary>What {sheet.name} can do</summary>
        <ul>
          {powers.map((p) => (
            <li key={p.id}>{p.effect}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
