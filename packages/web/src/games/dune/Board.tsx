import type { Table } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { useCallback, useMemo, useState } from 'react';
import { lensOn, viewBoxOf, type Point } from '../../board/camera.ts';
import { useCamera } from '../../board/useCamera.ts';
import { useGestures } from '../../board/useGestures.ts';
import { useMotion } from '../../board/useMotion.ts';
import { ZoomTools } from '../../board/ZoomTools.tsx';
import { useAtTable } from '../../table/context.ts';
import { useKeys } from '../../table/useKeys.ts';
import type { BoardProps } from '../parts.ts';
import { MARKS, pathOf, placeOf, SIZE } from './map/atlas.ts';
import { Badges, badgesOn, WIDE } from './map/Badges.tsx';
import { Buttons } from './map/Buttons.tsx';
import { Ground } from './map/Ground.tsx';
import type { Box } from './map/labels.ts';
import { Names } from './map/Names.tsx';
import { Pointed } from './map/Pointed.tsx';
import { Rim } from './map/Rim.tsx';
import { Storm } from './map/Storm.tsx';
import { StormReach } from './map/StormReach.tsx';
import { between, onTheWay, targetsOf, towards } from './map/targets.ts';
import { useInSight } from './map/useInSight.ts';
import { BoardFoot } from './map/BoardFoot.tsx';
import { MotionLayer } from './motion/MotionLayer.tsx';
import { TELLING } from './motion/telling.ts';
import { Force, SpiceMark } from './pieces/Force.tsx';
import { forcesSeen, isLocation, stormComing, tableOf, territoryOf, type ForcesSeen } from './position.ts';
import './board.css';

export const LENS = lensOn({ width: SIZE, height: SIZE });
/** Letters keep at least this many pixels. */
const READABLE = 12;
const DRAGGED: ReadonlySet<string> = new Set(['move from which territory?']);

/** The polar map with everything on it; questions about territories and sectors are answered here. */
export function DuneBoard({ view, decision, picked, press, whyNot, spotlight }: BoardProps) {
  const { control, state } = useAtTable();
  const t = tableOf(view);
  const seen = useMemo(() => forcesSeen(view), [view]);
  const targets = useMemo(() => targetsOf(decision), [decision]);
  const { from, to } = onTheWay(decision);
  const [pointed, setPointed] = useState<string | null>(null);
  const [arrow, setArrow] = useState<{ readonly from: string; readonly to: Point } | null>(null);
  const onMap = useMemo(() => ({ forces: seen, spice: t.spice, storm: t.storm }), [seen, t.spice, t.storm]);
  const { scene, since } = useMotion(decision !== null, onMap, state.log, TELLING);
  const [showsSince, setShowsSince] = useState(false);
  const changed = useCallback(() => setShowsSince((shown) => !shown), []);
  const cam = useCamera(LENS);
  const { camera, size, show } = cam;
  useInSight(cam, [...targets.answers.keys()], decision?.question ?? null, spotlight);

  const pressed = useCallback(
    (place: string): void => {
      const option = targets.answers.get(place);
      if (option !== undefined) press(option);
      else if (mayMoveFrom(decision, seen, view.seat, place)) control.follow('move', towards(place));
      else if (decision !== null) whyNot(territoryOf(place));
    },
    [targets, decision, whyNot, press, seen, view.seat, control],
  );
  useGestures(cam, {
    takes: (place) =>
      (decision !== null && DRAGGED.has(decision.name) && targets.answers.has(place)) ||
      mayMoveFrom(decision, seen, view.seat, place),
    over: (start, at) => setArrow({ from: start, to: at }),
    drop: (start, on) => {
      setArrow(null);
      const option = targets.answers.get(start);
      if (on === null || !isLocation(on) || territoryOf(on) === territoryOf(start)) return;
      if (option !== undefined) control.follow(option, towards(on));
      else control.follow('move', between(start, on));
    },
  });
  const fit = useCallback(() => show(LENS.fitted(size)), [show, size]);
  useKeys(
    useMemo(
      () => ({
        '+': () => cam.zoom(1.4),
        '=': () => cam.zoom(1.4),
        '-': () => cam.zoom(1 / 1.4),
        '0': fit,
        c: changed,
      }),
      [cam, fit, changed],
    ),
  );

  const whole = camera.scale <= LENS.fitted(size).scale * 1.001;
  const grow = Math.min(2.2, Math.max(0.9, 0.67 / camera.scale));
  const least = READABLE / camera.scale;
  const stand = useMemo(() => standing(seen, t.spice, grow), [seen, t.spice, grow]);
  const badges = useMemo(
    () =>
      badgesOn(
        decision,
        targets,
        grow,
        (option) => stand.forces.filter(({ seen: f }) => f.at === option || territoryOf(f.at) === option).length,
      ),
    [decision, targets, grow, stand],
  );
  const boxes = useMemo(
    () => [
      ...stand.boxes,
      boxAround(MARKS[t.storm] ?? [0, 0], 52, 52),
      ...badges.map((b) => boxAround(b.at, (b.priced ? WIDE.priced : WIDE.key) * grow, 24 * grow)),
    ],
    [stand, badges, grow, t.storm],
  );
  const movable = useMemo(
    () => [...new Set(seen.filter((f) => mayMoveFrom(decision, [f], view.seat, f.at)).map((f) => territoryOf(f.at)))],
    [decision, seen, view.seat],
  );
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
                  className={o.option === picked ? 'dn-picked' : 'dn-open'}
                  d={outlineOf(o.locations)}
                />
              ))
            : null}
          {movable.map((territory) => (
            <path key={territory} className="dn-open" d={pathOf(territory)} />
          ))}
        </svg>
        {asks || movable.length > 0 ? (
          // A layer of its own, so that breathing repaints nothing.
          <svg key={decision?.question} className="dn-layer breathe" viewBox={viewBox} aria-hidden="true">
            <path
              className="dn-glow"
              d={[
                ...targets.options.filter((o) => o.option !== picked).map((o) => outlineOf(o.locations)),
                ...movable.map(pathOf),
              ].join('')}
            />
          </svg>
        ) : null}
        <svg className="dn-layer" viewBox={viewBox} aria-hidden="true">
          {from === null ? null : <path className="dn-from" d={pathOf(from)} />}
          {to === null || to === from ? null : <path className="dn-to" d={pathOf(to)} />}
          {pointed === null ? null : <path className="dn-pointed" d={pathOf(territoryOf(pointed))} />}
          {spotlight.map((place) => (
            <path key={place} className="dn-spot" d={pathOf(isLocation(place) ? territoryOf(place) : place)} />
          ))}
          {showsSince ? (
            <g className="map-since" aria-hidden="true">
              {since.map((place) => (
                <path key={place} d={placeOf(place)?.path ?? ''} />
              ))}
            </g>
          ) : null}
          {t.battle === null ? null : <path className="dn-fought" d={outlineOf(t.battle.locations)} />}
          <StormReach view={view} />
          <Storm sector={t.storm} move={stormComing(view)} />
          <Rim view={view} />
          <Names least={least} pieces={boxes} />
          {stand.spice.map((s) => (
            <SpiceMark key={s.id} amount={s.amount} at={s.at} grow={grow} />
          ))}
          {stand.forces.map(({ seen: f, at }) => (
            <Force key={`${f.seat} ${f.at}`} seen={f} at={at} grow={grow} />
          ))}
          {scene === null ? null : <MotionLayer scene={scene} grow={grow} />}
          <Badges badges={badges} grow={grow} />
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
      <BoardFoot view={view} />
      <ZoomTools
        zoom={cam.zoom}
        fit={fit}
        whole={whole}
        changed={since.length}
        showsChanged={showsSince}
        showChanged={changed}
      />
    </div>
  );
}

const outlineOf = (locations: readonly string[]): string => locations.map((l) => placeOf(l)?.path ?? '').join('');

/** Asked whether to move, one may as well take up the forces. */
const mayMoveFrom = (
  decision: BoardProps['decision'],
  seen: readonly ForcesSeen[],
  seat: Seat,
  place: string,
): boolean =>
  decision?.name === 'move?' &&
  decision.options.includes('move') &&
  seen.some((f) => f.seat === seat && isLocation(place) && territoryOf(f.at) === territoryOf(place));

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
const boxAround = ([x, y]: Point, wide: number, high: number): Box => ({
  x: x - wide / 2,
  y: y - high / 2,
  wide,
  high,
});

interface Standing {
  readonly forces: readonly { readonly seen: ForcesSeen; readonly at: Point }[];
  readonly spice: readonly { readonly id: string; readonly amount: number; readonly at: Point }[];
  readonly boxes: readonly Box[];
}
/** Where everything stands at this size. */
function standing(seen: readonly ForcesSeen[], spice: Table['spice'], grow: number): Standing {
  const there = (at: string): readonly ForcesSeen[] => seen.filter((x) => x.at === at);
  const forces = seen.map((f) => ({
    seen: f,
    at: stacked(placeOf(f.at)?.at, there(f.at).indexOf(f), there(f.at).length, grow),
  }));
  const blown = spice.map((s) => ({
    id: s.at,
    amount: s.amount,
    at: below(placeOf(s.at)?.at, there(s.at).length, grow),
  }));
  return {
    forces,
    spice: blown,
    boxes: [
      ...forces.map(({ seen: f, at }) => boxAround(at, (f.starred > 0 && f.forces > 0 ? 90 : 62) * grow, ROW * grow)),
      ...blown.map(({ at }) => boxAround(at, 38 * grow, ROW * grow)),
    ],
  };
}
