import { useEffect, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { TalkForm } from './TalkForm.tsx';
import { listed } from './words.ts';
import './confer.css';

const TICK = 500;
const LAST_WORDS = 8;

/** Partners who talk in secret: everybody sees that they do and for how long, they alone read and write. */
export function ConferBox() {
  const { state, seatTitle } = useAtTable();
  const { conferring, viewer } = state;
  const left = useSecondsLeft(conferring?.ends ?? 0);
  if (conferring === null || left === 0) return null;
  const mine = conferring.seats.includes(viewer);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <section className="proposal confer" aria-label="Cone of Silence" data-testid="confer">
      {/* It can be folded away from what lies under it. */}
      <details open>
        <summary>
          <Icon name="hidden" />
          {mine
            ? `Only ${listed(conferring.seats.filter((s) => s !== viewer).map(seatTitle))} can read this.`
            : `${listed(conferring.seats.map(seatTitle))} confer in secret.`}
          <b className="num" role="timer">
            {time}
          </b>
        </summary>
        {mine ? <Talk /> : null}
      </details>
    </section>
  );
}

function Talk() {
  const { state, seatTitle } = useAtTable();
  const said = state.log.filter((l) => l.of === 'table' && l.kind === 'said').slice(-LAST_WORDS);
  return (
    <>
      <ol aria-live="polite">
        {said.map((l) => (
          <li key={l.id}>
            <b>{l.nouns['seat'] === state.viewer ? 'You' : seatTitle(Number(l.nouns['seat']))}</b>{' '}
            {String(l.nouns['text'])}
          </li>
        ))}
      </ol>
      <TalkForm to="partners" label="To your partner" />
    </>
  );
}

/** Whole seconds until then; 0 once it is past. */
function useSecondsLeft(ends: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (ends <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [ends]);
  return Math.max(0, Math.ceil((ends - now) / 1000));
}
