import { Fragment, useEffect, useRef, type UIEvent } from 'react';
import { useAtTable, type AtTable } from './context.ts';
import { rove } from './rove.ts';
import { RuleLink } from './RuleLink.tsx';
import type { LogLine } from './source.ts';
import { tableLine } from './tableLines.ts';
import './log.css';

function lineText(line: LogLine, { parts, config, seatTitle }: AtTable): string | null {
  return line.of === 'table' ? tableLine(line, seatTitle) : parts.book.text.happening(line.kind, line.nouns, config);
}

/** Whom a line is about: the game's happenings name them 'seat'. */
const about = (line: LogLine): number | null => (typeof line.nouns['seat'] === 'number' ? line.nouns['seat'] : null);

function Words({ text, at }: { readonly text: string; readonly at: AtTable }) {
  const names = Array.from({ length: at.config.players }, (_, s) => at.seatTitle(s)).filter((n) => n !== '');
  const pattern = new RegExp(`(${names.map((n) => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return text.split(pattern).map((piece, n) => {
    const seat = names.indexOf(piece);
    return seat < 0 ? (
      <Fragment key={n}>{piece}</Fragment>
    ) : (
      <b key={n} style={{ color: at.seatLook(seat).text }}>
        {piece}
      </b>
    );
  });
}

/** What happened, each line with its rule; the latest is always in sight unless one reads further up. */
export function LogPanel() {
  const at = useAtTable();
  const list = useRef<HTMLOListElement>(null);
  // Who reads further up is not pulled away.
  const atEnd = useRef(true);
  const lines = at.state.log;
  useEffect(() => {
    const shown = list.current;
    if (shown === null) return;
    const follow = (): void => {
      if (atEnd.current) shown.scrollTop = shown.scrollHeight;
    };
    follow();
    // The answers below take more or less room from question to question.
    const resized = new ResizeObserver(follow);
    resized.observe(shown);
    return () => resized.disconnect();
  }, [lines.length]);
  const height = useRef(0);
  const scrolled = ({ currentTarget: l }: UIEvent): void => {
    // A scroll that comes of a new height is not the reader's.
    if (l.clientHeight === height.current) atEnd.current = l.scrollHeight - l.scrollTop - l.clientHeight < 40;
    height.current = l.clientHeight;
  };
  return (
    <ol
      className="log"
      ref={list}
      onScroll={scrolled}
      onKeyDown={(e) => rove(e, 'button')}
      aria-label="Log"
      tabIndex={0}
      data-testid="log"
    >
      {at.state.earlier ? (
        <li className="turning">
          <button type="button" className="link" onClick={() => at.source.earlier()}>
            Earlier
          </button>
        </li>
      ) : null}
      {lines.map((line) => {
        const text = lineText(line, at);
        if (text === null) return null;
        const seat = about(line);
        const colour = seat === null ? undefined : { borderLeftColor: at.seatLook(seat).colour };
        return (
          <li key={line.id} style={colour} className={seat === null ? 'turning' : seat === at.view.seat ? 'you' : ''}>
            <Words text={text} at={at} /> {line.rule === '' ? null : <RuleLink rule={line.rule} roving />}
          </li>
        );
      })}
    </ol>
  );
}
