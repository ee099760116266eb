import { LEADERS, ZONES } from '@landsraad/war-for-arrakis';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSmallScreen } from '../../app/media.ts';
import { useAtTable } from '../../table/context.ts';
import { useKeys } from '../../table/useKeys.ts';
import type { BoardProps } from '../parts.ts';
import { AreaButton, ZoneButton } from './map/AreaButtons.tsx';
import { AreaCard, ZoneCard } from './map/AreaCard.tsx';
import { cellOf, ZONE_PLACES, type Point } from './map/atlas.ts';
import { Badges } from './map/Badges.tsx';
import { closeness, fitted, pointOver, sees, showing, TOUCHABLE, viewBoxOf } from './map/camera.ts';
import { Crater } from './map/Crater.tsx';
import { GlowLines, Marked, Veil } from './map/Glow.tsx';
import { Ground } from './map/Ground.tsx';
import { MiniMap } from './map/MiniMap.tsx';
import { targetsOf } from './map/targets.ts';
import { useCamera } from './map/useCamera.ts';
import { useGestures } from './map/useGestures.ts';
import { useWish } from './map/useWish.ts';
import { canDrag, takenFrom } from './map/wish.ts';
import { ZoomTools } from './map/ZoomTools.tsx';
import { AirZone } from './pieces/AirZone.tsx';
import { AreaPieces } from './pieces/AreaPieces.tsx';
import { areasSeen, isArea, tableOf } from './position.ts';
import './board.css';
import './pieces/pieces.css';

/** The map of Arrakis with everything on it; what is asked about areas, sectors and air zones is answered here. */
export function ArrakisBoard(props: BoardProps) {
  const { view, decision, picked, press, whyNot } = props;
  const { control } = useAtTable();
  const small = useSmallScreen();
  const table = tableOf(view);
  const areas = useMemo(() => areasSeen(view), [view]);
  const targets = useMemo(() => targetsOf(decision, tableOf(view), LEADERS), [decision, view]);
  const taken = takenFrom(control.said, decision);
  const wishFor = useWish(decision, { press, choose: control.choose });
  const [pointed, setPointed] = useState<string | null>(null);
  const [arrow, setArrow] = useState<{ readonly from: string; readonly to: Point } | null>(null);
  const cam = useCamera();
  const { camera, size, show } = cam;

  const pressed = useCallback(
    (place: string): void => {
      const option = targets.answers.get(place);
      if (option === undefined) {
        if (decision !== null) whyNot(place);
      } else if (targets.bySector && option !== place) {
        wishFor(place);
        control.choose(option);
      } else press(option);
    },
    [targets, decision, whyNot, wishFor, control, press],
  );
  useGestures(cam, {
    takes: (area) => canDrag(decision, area),
    over: (from, to) => setArrow({ from, to }),
    drop: (from, on) => {
      setArrow(null);
      if (on === null || on === from || !isArea(on)) return;
      wishFor(on);
      control.choose(from);
    },
  });

  const pointAt = useCallback(
    (place: string | null, byFocus: boolean): void => {
      setPointed(place);
      if (place === null || !byFocus) return;
      // Whoever walks by key never walks out of sight.
      const [x, y] = ZONE_PLACES.get(place) ?? cellOf(place).at;
      if (!sees(cam.live(), size, [x, y])) show({ x, y, scale: cam.live().scale });
    },
    [cam, size, show],
  );

  // On a phone every question shows its areas; on a desk only if none of them is in sight.
  const question = decision?.question ?? null;
  const measured = size.width > 0;
  useEffect(() => {
    const wanted = taken === null ? targets.areas : [taken, ...targets.areas];
    if (!measured || targets.areas.length === 0) return;
    const inSight = wanted.filter((id) => sees(cam.live(), size, cellOf(id).at)).length;
    const close = cam.live().scale >= TOUCHABLE;
    if (small ? !close || inSight < wanted.length : inSight === 0)
      show(small ? showing(wanted, size, TOUCHABLE, 0.8) : fitted(size));
    setPointed(null);
    // Only a new question moves the board, not a finger and not a panel that grows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question, measured, small, taken]);

  useKeys(
    useMemo(
      () => ({
        '+': () => cam.zoom(1.4),
        '=': () => cam.zoom(1.4),
        '-': () => cam.zoom(1 / 1.4),
        '0': () => show(fitted(size)),
      }),
      [cam, show, size],
    ),
  );

  const viewBox = viewBoxOf(camera, size.width === 0 ? { width: 900, height: 640 } : size);
  const { grow, afar } = closeness(camera.scale);
  const whole = camera.scale <= fitted(size).scale * 1.001;
  const chosen = picked === null ? [] : targets.areas.filter((id) => targets.answers.get(id) === picked);
  const lit = taken === null ? targets.areas : [taken, ...targets.areas];
  const asks = targets.answers.size > 0;
  const pointedArea = areas.find((a) => a.id === pointed);
  const pointedZone = ZONES.find((z) => z.id === pointed);
  return (
    <div className="wa-board" ref={cam.frame}>
      <div className="wa-sheet" ref={cam.sheet}>
        <svg className="wa-layer" viewBox={viewBox} aria-hidden="true">
          <Ground />
          {areas.map((a) => (a.atomics ? <Crater key={a.id} area={a.id} /> : null))}
          {asks ? <Veil areas={targets.areas} lit={lit} /> : null}
        </svg>
        {asks ? (
          <svg className="wa-layer breathe" viewBox={viewBox} aria-hidden="true">
            <GlowLines areas={targets.areas} />
          </svg>
        ) : null}
        <svg className="wa-layer" viewBox={viewBox} role="group" aria-label="Board of War for Arrakis, 101 areas">
          <Marked
            pointed={pointed !== null && targets.answers.has(pointed) && isArea(pointed) ? pointed : null}
            taken={taken}
            picked={chosen}
          />
          <g className="wa-pieces" aria-hidden="true">
            {ZONES.map((z) => {
              const [x, y] = ZONE_PLACES.get(z.id) ?? [0, 0];
              return (
                <g key={z.id} transform={`translate(${x} ${y})`}>
                  {targets.answers.has(z.id) ? <circle className="wa-zone-glow" r="42" /> : null}
                  <AirZone vehicle={table.air[z.zone] ?? ''} />
                </g>
              );
            })}
            {areas.map((a) => (
              <AreaPieces key={a.id} seen={a} afar={afar} grow={grow} />
            ))}
          </g>
          <Badges badges={targets.badges} grow={grow} />
          {arrow === null ? null : (
            <path className="wa-arrow" d={`M${cellOf(arrow.from).at.join(' ')}L${arrow.to.join(' ')}`} />
          )}
          {areas.map((a) => (
            <AreaButton
              key={a.id}
              seen={a}
              option={targets.answers.get(a.id) ?? null}
              picked={chosen.includes(a.id)}
              press={pressed}
              point={pointAt}
            />
          ))}
          {ZONES.map((z) => (
            <ZoneButton
              key={z.id}
              zone={z.id}
              vehicle={table.air[z.zone] ?? ''}
              option={targets.answers.get(z.id) ?? null}
              picked={picked === z.id}
              press={pressed}
              point={pointAt}
            />
          ))}
        </svg>
      </div>
      {pointed === null ? null : (
        <div className={`wa-card ${cornerFor(pointed)}`} aria-hidden="true">
          {pointedArea === undefined ? null : (
            <AreaCard
              seen={pointedArea}
              view={view}
              attackFrom={decision?.name === 'attack where?' && targets.answers.has(pointed) ? taken : null}
            />
          )}
          {pointedZone === undefined ? null : (
            <ZoneCard zone={pointedZone.id} vehicle={table.air[pointedZone.zone] ?? ''} />
          )}
        </div>
      )}
      {whole ? null : (
        <MiniMap
          camera={camera}
          size={size}
          options={targets.areas}
          show={([x, y]) => show({ x, y, scale: camera.scale })}
        />
      )}
      <ZoomTools zoom={cam.zoom} fit={() => show(fitted(size))} whole={whole} />
    </div>
  );

  /** The card stands in the corner that is farthest from what it tells of. */
  function cornerFor(place: string): string {
    const at = ZONE_PLACES.get(place) ?? cellOf(place).at;
    const [x, y] = pointOver(camera, size, at);
    return x < size.width / 2 && y > size.height / 2 ? 'at-right' : 'at-left';
  }
}
