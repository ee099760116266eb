import { useEffect, useRef } from 'react';
import { Icon } from '../look/Icon.tsx';
import { Vignette } from '../look/Vignette.tsx';
import { useAtTable } from './context.ts';
import { LogText, lineText } from './LogText.tsx';
import type { Moment, Step } from './moments.ts';
import type { LogLine } from './source.ts';
import { RuleLink } from './RuleLink.tsx';
import type { Looking } from './withMoments.ts';
import './moment.css';

/** So many sentences are told; a round has more. */
const MOST = 12;

/** What happened and why, in the place of the log; one key goes on. */
export function MomentPanel({ looking }: { readonly looking: Looking }) {
  const { moments } = useAtTable();
  const { moment, number, of, stops } = looking;
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stops) go.current?.focus({ preventScroll: true });
  }, [stops, moment.head, moment.at]);
  if (looking.brief)
    return (
      <section className="moment passing brief" aria-label="What happened" data-testid="moment">
        <p role="status">
          {moment.about === '' ? null : <span className="caps">{moment.about}</span>}
          <b className="display">{moment.title}</b>
        </p>
        <button type="button" className="btn icon-only ghost" aria-label="Close" onClick={moments.goOn}>
          <Icon name="close" />
        </button>
      </section>
    );
  return (
    <section
      className={`moment ${stops ? '' : 'passing'}`}
      // In the place of the answers, also for whoever skips to them.
      id={stops ? 'answers' : undefined}
      tabIndex={-1}
      aria-labelledby="moment-title"
      data-testid="moment"
      data-kind={moment.spec.icon}
    >
      <div className="moment-picture">
        <Vignette seed={moment.title} />
        <Icon name={moment.spec.icon} />
        {of > 1 ? (
          <span className="moment-count">
            Moment {number} of {of}
          </span>
        ) : null}
      </div>
      <div className="moment-words" tabIndex={0} role="group" aria-label="What happened">
        {moment.about === '' ? null : <p className="caps">{moment.about}</p>}
        <h2 className="display" id="moment-title">
          {moment.title}
        </h2>
        <Told moment={moment} />
      </div>
      <footer className="moment-foot">
        {moment.rule === '' ? null : <RuleLink rule={moment.rule} words />}
        {of > number && stops ? (
          <button type="button" className="btn ghost" onClick={moments.skip}>
            Skip all
          </button>
        ) : null}
        <button
          ref={go}
          type="button"
          className="btn primary moment-go"
          onClick={moments.goOn}
          // A key that is still held down from the last answer does not go on.
          onKeyDown={(e) => (e.repeat ? e.preventDefault() : undefined)}
        >
          {stops ? 'Continue' : 'Close'} {stops ? <kbd>Space</kbd> : null}
        </button>
      </footer>
      <p className="sr" role="status">
        {moment.title}
      </p>
    </section>
  );
}

function Told({ moment }: { readonly moment: Moment }) {
  const at = useAtTable();
  const Picture = moment.spec.picture;
  // What the title has said already is not said again.
  const told = new Map<string, { readonly line: LogLine; readonly times: number }>();
  for (const line of moment.told) {
    const text = lineText(line, at);
    if (text === null || text.replace(/[.!]$/, '') === moment.title.replace(/!$/, '')) continue;
    const before = told.get(text);
    told.set(text, { line: before?.line ?? line, times: (before?.times ?? 0) + 1 });
  }
  return (
    <>
      {Picture === undefined ? null : <Picture lines={moment.lines} />}
      {moment.steps.map((s) => (
        <Track key={s.track} step={s} />
      ))}
      {told.size === 0 ? null : (
        <ul className="moment-told">
          {[...told.values()].slice(-MOST).map(({ line, times }) => (
            <li key={line.id}>
              <LogText line={line} /> {times > 1 ? <span className="num">×{times} </span> : null}
              {line.rule === '' || line.rule === moment.rule ? null : <RuleLink rule={line.rule} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A marker's way: "Supremacy 2 → 4 of 10". */
function Track({ step: { track, from, to, most } }: { readonly step: Step }) {
  return (
    <div className="moment-track">
      <p>
        <b>{track}</b>
        <span className="num">
          <span className="sr">from </span>
          {from} <Icon name="next" label="to" /> <strong>{to}</strong>
          {most === undefined ? null : (
            <small>
              <span className="sr">of </span>
              <i aria-hidden="true">/</i>
              {most}
            </small>
          )}
        </span>
      </p>
      {most === undefined ? null : (
        <div className="moment-steps" aria-hidden="true">
          {Array.from({ length: most }, (_, n) => (
            <i key={n} className={n < Math.min(from, to) ? 'was' : n < Math.max(from, to) ? 'new' : ''} />
          ))}
        </div>
      )}
    </div>
  );
}
