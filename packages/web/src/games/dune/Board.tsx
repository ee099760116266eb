import { useCallback, useMemo, useState } from 'react';
import { lensOn, viewBoxOf, type Point } from '../../board/camera.ts';
import { useCamera } from '../../board/useCamera.ts';
import { useGestures } from '../../board/useGestures.ts';
import { ZoomTools } from '../../board/ZoomTools.tsx';
import { useAtTable } from '../../table/context.ts';
import { useKeys } from '../../table/useKeys.ts';
import type { BoardProps } from '../parts.ts';
import { LABELS, MARKS, pathOf, placeOf, SIZE } from './map/atlas.ts';
import { Buttons } from './map/Buttons.tsx';
import { Ground } from './map/Ground.tsx';
import { Pointed } from './map/Pointed.tsx';
import { Storm } from './map/Storm.tsx';
import { onTheWay, targetsOf, towards } from './map/targets.ts';
import { useInSight } from './map/useInSight.ts';
import { Force, SpiceMark } from './pieces/Force.tsx';
import { emblemOf, inColours, outlineOf } from './pieces/outlines.ts';
import { forcesSeen, isLocation, tableOf, territoryOf } from './position.ts';
import './board.css';

export const LENS = lensOn({ width: SIZE, height: SIZE });
/** Letters keep at least this many pixels. */
const READABLE = 11.5;
const DRAGGED: ReadonlySet<string> = new Set(['move from which territory?']);

/** The polar map with everything on it; questions about territories and sectors are answered here. */
export function DuneBoard({ view, decision, picked, press, whyNot, spotlight }: BoardProps) {
  const { control } = useAtTable();
  const t = tableOf(view);
  const seen = useMemo(() => forcesSeen(view), [view]);
  const targets = useMemo(() => targetsOf(decision), [decision]);
  const { from, to } = onTheWay(decision);
  const [pointed, setPointed] = useState<string | null>(null);
  const [arrow, setArrow] = useState<{ readonly from: string; readonly to: Point } | null>(null);
  const cam = useCamera(LENS);
  const { camera, size, show } = cam;
  useInSight(cam, [...targets.answers.keys()], decision?.question ?? null, spotlight);

  const pressed = useCallback(
    (place: string): void => {
      const option = targets.answers.get(place);
      if (option !== undefined) press(option);
      else if (decision !== null) whyNot(territoryOf(place));
    },
    [targets, decision, whyNot, press],
  );
  useGestures(cam, {
    takes: (place) => decision !== null && DRAGGED.has(decision.name) && targets.answers.has(place),
    over: (start, at) => setArrow({ from: start, to: at }),
    drop: (start, on) => {
      setArrow(null);
      const option = targets.answers.get(start);
      if (on !== null && isLocation(on) && option !== undefined && territoryOf(on) !== territoryOf(start))
        control.follow(option, towards(on));
    },
  });
  const fit = useCallback(() => show(LENS.fitted(size)), [show, size]);
  useKeys(
    useMemo(
      () => ({ '+': () => cam.zoom(1.4), '=': () => cam.zoom(1.4), '-': () => cam.zoom(1 / 1.4), '0': fit }),
      [cam, fit],
    ),
  );

  const whole = camera.scale <= LENS.fitted(size).scale * 1.001;
  const grow = Math.min(1.6, Math.max(0.9, 0.62 / camera.scale));
  const viewBox = viewBoxOf(camera, size);
  const asks = targets.answers.size > 0;
  return (
    <div className="dn-board" ref={cam.frame}>
      <div className="dn-sheet" ref={cam.sheet}>
        <svg className="dn-layer" viewBox={viewBox} aria-hidden="true">
          <Ground />
          {t.wallDestroyed ? <path className="dn-fallen" d={pathOf('shield-wall')} /> : null}
          {asks ? <circle className="dn-veil" cx={SIZE / 2} cy={SIZE / 2} r={500} /> : null}
          {asks
            ? targets.options.map((o) => (
                <path
                  key={String(o.option)}
                  className={`dn-open ${o.option === picked ? 'picked' : ''}`}
                  d={o.locations.map((l) => placeOf(l)?.path ?? '').join('')}
                />
              ))
            : null}
          {from === null ? null : <path className="dn-from" d={pathOf(from)} />}
          {to === null || to === from ? null : <path className="dn-to" d={pathOf(to)} />}
          {pointed === null ? null : <path className="dn-pointed" d={pathOf(territoryOf(pointed))} />}
          {spotlight.map((place) => (
            <path key={place} className="dn-spot" d={pathOf(isLocation(place) ? territoryOf(place) : place)} />
          ))}
          <Storm sector={t.storm} move={t.phase === 'storm' ? t.stormMove : 0} />
          <Rim view={view} />
          <Names scale={camera.scale} seen={seen} spice={t.spice} grow={grow} />
          {t.spice.map((s) => (
            <SpiceMark
              key={s.at}
              amount={s.amount}
              at={below(placeOf(s.at)?.at, seen.filter((f) => f.at === s.at).length, grow)}
              grow={grow}
            />
          ))}
          {seen.map((f) => {
            const there = seen.filter((x) => x.at === f.at);
            return (
              <Force
                key={`${f.seat} ${f.at}`}
                seen={f}
                at={stacked(placeOf(f.at)?.at, there.indexOf(f), there.length, grow)}
                grow={grow}
              />
            );
          })}
          {arrow === null ? null : (
            <path className="dn-arrow" d={`M${(placeOf(arrow.from)?.at ?? [0, 0]).join(' ')}L${arrow.to.join(' ')}`} />
          )}
        </svg>
        <svg
          className="dn-layer dn-press"
          viewBox={viewBox}
          role="group"
          aria-label="Map of Dune, 42 territories in 18 sectors"
        >
          <Buttons view={view} targets={targets} picked={picked} press={pressed} point={setPointed} />
        </svg>
      </div>
      {pointed === null ? null : (
        <Pointed view={view} decision={decision} place={pointed} camera={camera} size={size} />
      )}
      <ZoomTools zoom={cam.zoom} fit={fit} whole={whole} changed={0} showsChanged={false} showChanged={fit} />
    </div>
  );
}

const ROW = 34;
/** Several factions in one place stand one below the other. */
function stacked(at: Point | undefined, n: number, of: number, grow: number): Point {
  const [x, y] = at ?? [0, 0];
  return [x, y + (n - (of - 1) / 2) * ROW * grow];
}
const below = (at: Point | undefined, of: number, grow: number): Point => {
  const [x, y] = at ?? [0, 0];
  return of === 0 ? [x, y] : [x, y + ((of - 1) / 2 + 1.05) * ROW * grow];
};

/** The players around the rim, where their circles are. */
function Rim({ view }: { readonly view: BoardProps['view'] }) {
  const t = tableOf(view);
  return (
    <>
      {MARKS.map(([x, y], sector) =>
        t.circles.some((c) => c * 3 + 1 === sector) ? null : (
          <circle key={sector} className="dn-dot" cx={x} cy={y} r="4" />
        ),
      )}
      {t.circles.map((circle, seat) => {
        const [x, y] = MARKS[circle * 3 + 1] ?? [0, 0];
        const faction = t.factions[seat];
        if (faction === undefined) return null;
        return (
          <g
            key={seat}
            className={`dn-seat ${seat === t.first ? 'first' : ''}`}
            style={inColours(faction)}
            transform={`translate(${x} ${y})`}
          >
            <path d={outlineOf(faction, 25)} />
            <use href={`#i-${emblemOf(faction)}`} x="-15" y="-15" width="30" height="30" />
          </g>
        );
      })}
    </>
  );
}

interface NamesProps {
  readonly scale: number;
  readonly grow: number;
  readonly seen: readonly { readonly at: string }[];
  readonly spice: readonly { readonly at: string }[];
}
/** Names step up where something stands on their place. */
function Names({ scale, seen, spice, grow }: NamesProps) {
  return (
    <g className="dn-names">
      {LABELS.map(({ territory, at: [x, y], lines, letters }) => {
        const shown = Math.max(letters, READABLE / scale);
        // Too far away for words: the shape and what stands there must do.
        if (shown > letters * 1.75) return null;
        const there = [...seen, ...spice].filter((f) => {
          const place = placeOf(f.at);
          return place?.at[0] === x && place.at[1] === y;
        }).length;
        const top =
          y -
          (there === 0
            ? ((lines.length - 1) * shown) / 2 - shown * 0.3
            : (there * ROW * grow) / 2 + lines.length * shown - shown * 0.6);
        return (
          <text key={territory} x={x} y={top} fontSize={shown} textAnchor="middle">
            {lines.map((line, n) => (
              <tspan key={line} x={x} dy={n === 0 ? 0 : shown}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}
