import { WATCHER, type Seat } from '@landsraad/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { addressOf } from '../app/base.ts';
import type { ReplaySource } from '../local/localSource.ts';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from '../table/context.ts';
import { keyName, useKeys, type Keys } from '../table/useKeys.ts';
import { Course } from './Course.tsx';
import type { Outline } from './replay.ts';
import './replay.css';

export interface At {
  readonly step: number;
  readonly seat: Seat;
}

interface ReplayBarProps {
  readonly source: ReplaySource;
  readonly outline: Outline;
  readonly from: At;
  /** Where a position can be found again. */
  readonly address: (at: At) => string;
  /** A new table on this device that goes on from there. */
  readonly playOn: (at: At) => Promise<void>;
  /** Saves the game as a file; null while it goes on. */
  readonly save: (() => Promise<void>) | null;
}

const PACE_MS = 900;
const ADDRESS_MS = 400;

/** Goes through a game that has been played: by steps, by turns, by itself. */
export function ReplayBar({ source, outline, from, address, playOn, save }: ReplayBarProps) {
  const { seatTitle, parts, view } = useAtTable();
  const [at, setAt] = useState(from);
  const [playing, setPlaying] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const { steps, turns, eyes, turnings } = outline;
  const { step, seat } = at;

  useEffect(() => source.look(step, seat), [source, step, seat]);
  useEffect(() => {
    // The address of what is seen can be given away.
    const timer = setTimeout(() => history.replaceState(null, '', addressOf(address({ step, seat }))), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [address, step, seat]);
  const to = useCallback(
    (next: number) => setAt((now) => ({ ...now, step: Math.max(0, Math.min(steps, next)) })),
    [steps],
  );
  const ended = step === steps;
  useEffect(() => {
    if (!playing) return undefined;
    if (ended) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => to(step + 1), PACE_MS);
    return () => clearTimeout(timer);
  }, [playing, ended, step, to]);

  const ways = useMemo(() => {
    const before = turns.findLast((first) => first < step) ?? 0;
    const after = turns.find((first) => first > step) ?? steps;
    const stop =
      (next: number): (() => void) =>
      () => {
        setPlaying(false);
        to(next);
      };
    return {
      first: stop(0),
      turnBack: stop(before),
      back: stop(step - 1),
      on: stop(step + 1),
      turnOn: stop(after),
      last: stop(steps),
      play: () => {
        if (ended) to(0);
        setPlaying((now) => !now);
      },
    };
  }, [turns, steps, step, ended, to]);
  const keys = useMemo(
    (): Keys => ({
      Home: ways.first,
      PageUp: ways.turnBack,
      ArrowLeft: ways.back,
      ArrowRight: ways.on,
      PageDown: ways.turnOn,
      End: ways.last,
      ' ': ways.play,
    }),
    [ways],
  );
  useKeys(keys);
  const phase = parts.phase?.(view) ?? [];
  const button = (label: string, key: string, act: () => void, off: boolean, icon: 'next' | 'play', flip: boolean) => (
    <button
      type="button"
      className={`btn icon-only ${flip ? 'flip' : ''}`}
      aria-label={label}
      title={`${label} (${key})`}
      disabled={off}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section id="answers" tabIndex={-1} className="choices replay" aria-label="Replay" data-testid="replay">
      <div className="replay-track">
        {outline.worth === null ? null : <Course outline={outline} step={step} />}
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-label="Position in the game"
          aria-valuetext={`${[...phase, step].join(', ')} of ${steps}`}
          onChange={(e) => {
            setPlaying(false);
            to(Number(e.target.value));
          }}
          onKeyDown={(e) => {
            // The slider's own keys are for steps of its length.
            const act = keys[keyName(e)];
            if (act === undefined) return;
            e.preventDefault();
            act();
          }}
        />
      </div>
      <div className="replay-ways" role="group" aria-label="Go through the game">
        {button('A turn back', 'Page up', ways.turnBack, step === 0, 'play', true)}
        {button('A step back', '←', ways.back, step === 0, 'next', true)}
        <button type="button" className="btn primary" onClick={ways.play} aria-pressed={playing} title="Space">
          {playing ? 'Stop' : 'Play'}
        </button>
        {button('A step on', '→', ways.on, ended, 'next', false)}
        {button('A turn on', 'Page down', ways.turnOn, ended, 'play', false)}
      </div>
      <p className="replay-where num">
        <span>{phase.map((words, n) => (n === 0 ? <b key={words}>{words}</b> : ` · ${words}`))}</span>
        <span>
          {step} / {steps}
        </span>
      </p>
      <div className="replay-foot">
        <label className="replay-eyes">
          <span className="sr">Seen by</span>
          <Icon name="eye" />
          <select value={seat} onChange={(e) => setAt({ step, seat: Number(e.target.value) })}>
            {eyes.map((s) => (
              <option key={s} value={s}>
                {s === WATCHER ? 'A watcher' : seatTitle(s)}
              </option>
            ))}
          </select>
        </label>
        {seat === WATCHER || (ended && outline.worth !== null) ? null : (
          <button
            type="button"
            className="btn"
            title={`A new table on this device, in which you go on as ${seatTitle(seat)} with dice and draws anew`}
            onClick={() => {
              playOn(at).catch((e: unknown) => setWhy(e instanceof Error ? e.message : String(e)));
            }}
          >
            <Icon name="play" /> Play on
          </button>
        )}
        {save === null ? null : (
          <button
            type="button"
            className="btn icon-only"
            aria-label="Save the game as a file"
            title="Save the game as a file"
            onClick={() => {
              save().catch((e: unknown) => setWhy(e instanceof Error ? e.message : String(e)));
            }}
          >
            <Icon name="share" />
          </button>
        )}
      </div>
      {turnings.length === 0 ? null : (
        <div className="replay-turnings">
          <h2 className="caps">Where it turned</h2>
          <ul>
            {turnings.map((t) => (
              <li key={t.from}>
                <button
                  type="button"
                  className="btn"
                  aria-current={step >= t.from && step < t.to ? 'step' : undefined}
                  onClick={() => {
                    setPlaying(false);
                    to(t.from);
                  }}
                >
                  <b className="num">{parts.phase?.(t.view)[0] ?? `Turn ${turns.indexOf(t.from) + 1}`}</b> for{' '}
                  {seatTitle(t.seat)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {why === null ? null : (
        <p className="dialog-why" role="alert">
          {why}
        </p>
      )}
    </section>
  );
}
