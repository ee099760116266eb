import { useEffect, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';

const TICK = 200;
const HURRY = 5;

/** The seconds that somebody has left to answer; whoever says nothing in time has answered. */
export function TimeLeft() {
  const { state, seatName } = useAtTable();
  const { clock } = state;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (clock === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  if (clock === null) return null;
  const seconds = Math.max(0, Math.ceil((clock.ends - now) / 1000));
  const whose = clock.seat === state.viewer ? 'You have' : `${seatName(clock.seat)} has`;
  return (
    <span className={`prompt-clock ${seconds <= HURRY ? 'hurry' : ''}`} role="timer" data-testid="clock">
      <Icon name="clock" />
      <span className="sr">{whose} </span>
      <b className="num">{seconds}</b>
      <span aria-hidden="true"> s</span>
      <span className="sr"> seconds left</span>
    </span>
  );
}
