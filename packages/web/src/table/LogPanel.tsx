import type { Seat } from '@landsraad/kernel';
import { memo, useEffect, useRef, useState, type UIEvent } from 'react';
import { BoxNote } from '../box/BoxNote.tsx';
import { Link, to } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { follows } from './follows.ts';
import { LogText, lineText } from './LogText.tsx';
import { MomentList } from './MomentList.tsx';
import { rove } from './rove.ts';
import { RuleLink } from './RuleLink.tsx';
import type { LogLine } from './source.ts';
import { TalkForm } from './TalkForm.tsx';
import { useTelling } from './telling.ts';
import { isTalk } from './unheard.ts';
import './log.css';
import './moments.css';

/** Whom a line is about: the game's happenings name them 'seat'. */
const about = (line: LogLine): number | null => (typeof line.nouns['seat'] === 'number' ? line.nouns['seat'] : null);

/** The log, and the moments in it. */
export function LogPanel() {
  const { moments, config, parts, source, state } = useAtTable();
  const talks =
    source.kind === 'server' &&
    state.viewer >= 0 &&
    state.status === 'live' &&
    state.seats.filter((s) => s.kind === 'person').length > 1;
  const [only, setOnly] = useState(false);
  // With others one looks back when the game is over, and so are its secrets.
  const back =
    source.kind === 'local' ? 'device' : source.kind === 'server' && state.status === 'finished' ? 'server' : null;
  return (
    <>
      {config.box === undefined ? null : <BoxNote book={parts.book} box={config.box} />}
      <p className="log-ways">
        {moments.all.length === 0 ? null : (
          <button type="button" className="log-moments" aria-pressed={only} onClick={() => setOnly(!only)}>
            <Icon name={only ? 'log' : 'eye'} />
            {only ? 'Back to the log' : `Moments (${moments.all.length})`}
          </button>
        )}
        {back === null ? null : (
          <Link className="log-moments" to={to.replay(back, source.id)}>
            <Icon name="replay" /> Replay
          </Link>
        )}
      </p>
      {only && moments.all.length > 0 ? <MomentList /> : <Lines />}
      {talks ? <TalkForm to="table" label="To the table" /> : null}
    </>
  );
}

/** What happened, each line with its rule; the latest is always in sight unless one reads further up. */
function Lines() {
  const at = useAtTable();
  const list = useRef<HTMLOListElement>(null);
  // Who reads further up is not pulled away.
  const following = useRef(true);
  const top = useRef(0);
  const lines = at.state.log;
  useEffect(() => {
    const shown = list.current;
    if (shown === null) return;
    const follow = (): void => {
      if (following.current) shown.scrollTop = shown.scrollHeight;
    };
    // At once with the next layout, and again when the answers below take more or less room.
    const resized = new ResizeObserver(follow);
    resized.observe(shown);
    return () => resized.disconnect();
  }, [lines.length]);
  const scrolled = ({ currentTarget: l }: UIEvent): void => {
    following.current = follows(following.current, top.current, l);
    top.current = l.scrollTop;
  };
  return (
    <ol
      className="log"
      ref={list}
      onScroll={scrolled}
      onKeyDown={(e) => rove(e, 'button, [role="button"]')}
      aria-label="Log"
      tabIndex={0}
      data-testid="log"
    >
      {at.state.earlier ? (
        <li className="turning">
          <button type="button" className="rule-link" tabIndex={-1} onClick={() => at.source.earlier()}>
            Earlier lines
          </button>
        </li>
      ) : null}
      {lines.map((line) => (
        <Line key={line.id} line={line} viewer={at.view.seat} />
      ))}
    </ol>
  );
}

/** Told once, however long the game goes on. */
const Line = memo(({ line, viewer }: { readonly line: LogLine; readonly viewer: Seat }) => {
  const telling = useTelling();
  if (lineText(line, telling) === null) return null;
  const seat = about(line);
  const colour = seat === null ? undefined : { borderLeftColor: telling.seatLook(seat).colour };
  return (
    <li
      style={colour}
      className={`${seat === null ? 'turning' : seat === viewer ? 'you' : ''} ${isTalk(line) ? 'said' : ''}`}
    >
      <LogText line={line} roving /> {line.rule === '' ? null : <RuleLink rule={line.rule} roving />}
    </li>
  );
});
Line.displayName = 'Line';
