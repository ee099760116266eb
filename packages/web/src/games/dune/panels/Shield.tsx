import { Icon } from '../../../look/Icon.tsx';
import { useAtTable } from '../../../table/context.ts';
import type { BoardProps } from '../../parts.ts';
import { cardTitle, leaderTitle } from '../names.ts';
import { LeaderDisc } from '../pieces/LeaderDisc.tsx';
import { inColours } from '../pieces/outlines.ts';
import { factionOf, lies, tableOf } from '../position.ts';
import { captivesOf, leadersOf } from './leaders.ts';
import { Promises } from './Promises.tsx';
import { Tracker } from './Tracker.tsx';
import './seat.css';

const strong = (x: { readonly forces: number; readonly starred: number } | undefined): string =>
  `${x?.forces ?? 0}${(x?.starred ?? 0) > 0 ? ` and ${x?.starred}★` : ''}`;
const AWAKE = 7;

/** Behind one's own shield: leaders, traitors, the prediction, forces, and promises that bind. */
export function Shield({ view, seatName }: BoardProps) {
  const { look } = useAtTable();
  const t = tableOf(view);
  const faction = factionOf(view, view.seat);
  if (faction === undefined) return null;
  const captives = captivesOf(view, view.seat).known;
  const kept = lies(view, 'traitors', `kept ${view.seat}`).known;
  const predicted = [
    ...lies(view, 'predicted faction', `chosen ${view.seat}`).known,
    ...lies(view, 'predicted turn', `chosen ${view.seat}`).known,
  ];
  const lost = lies(view, 'battle losses', `counted ${view.seat}`);
  const losses = lost.known.length + lost.backs;
  const storm = lies(view, 'storm cards', 'next').known[0];
  return (
    <div className="dn-shield" style={inColours(faction)}>
      <section aria-label="Your leaders">
        <ul className="dn-leaders">
          {leadersOf(view, view.seat).map((l) => (
            <li key={l.id} title={`${l.name}, ${l.words}`} className={l.state}>
              <LeaderDisc leader={l.id} state={l.state} />
              <span>{l.name.split(' ').at(-1)}</span>
              <span className="sr">{`${l.name}, ${l.words}`}</span>
            </li>
          ))}
          {captives.map((id) => (
            <li key={id} title={`${leaderTitle(id).name}, your captive`} className="captive">
              <LeaderDisc leader={id} />
              <span>{leaderTitle(id).name.split(' ').at(-1)}</span>
              <span className="sr">your captive</span>
            </li>
          ))}
        </ul>
      </section>
      <dl className="dn-own" aria-label="Behind your shield">
        {kept.length === 0 ? null : (
          <div>
            <dt>
              <Icon name="traitor" /> {kept.length === 1 ? 'Traitor' : 'Traitors'}
            </dt>
            <dd>
              {kept.map((id) => (
                <button key={id} type="button" onClick={() => look({ kind: 'thing', id, words: leaderTitle(id).name })}>
                  {leaderTitle(id).name}
                </button>
              ))}
            </dd>
          </div>
        )}
        {predicted.length === 0 ? null : (
          <div>
            <dt>
              <Icon name="prediction" /> Prediction
            </dt>
            <dd>{predicted.map(cardTitle).join(', ')}</dd>
          </div>
        )}
        {storm === undefined || faction !== 'fremen' ? null : (
          <div>
            <dt>
              <Icon name="storm" /> Next storm
            </dt>
            <dd>{storm} sectors</dd>
          </div>
        )}
        {faction === 'atreides' && t.advanced ? (
          <div>
            <dt>
              <Icon name="prescience" /> Kwisatz Haderach
            </dt>
            <dd>{losses >= AWAKE ? (t.haderach.alive ? 'awake' : 'dead') : `${losses} of ${AWAKE} lost`}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            <Icon name="troop" /> Reserves
          </dt>
          <dd>
            {strong(t.reserves[view.seat])} · {strong(t.tanks[view.seat])} in the tanks
          </dd>
        </div>
      </dl>
      <Promises view={view} seatName={seatName} />
      <Tracker view={view} seatName={seatName} />
    </div>
  );
}
