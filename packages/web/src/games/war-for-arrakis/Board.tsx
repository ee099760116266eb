import { LEADERS, ZONES } from '@landsraad/war-for-arrakis';
import { useCallback, useMemo, useState } from 'react';
import { sees, viewBoxOf } from '../../board/camera.ts';
import { useCamera } from '../../board/useCamera.ts';
import { useGestures } from '../../board/useGestures.ts';
import { useMotion } from '../../board/useMotion.ts';
import { ZoomTools } from '../../board/ZoomTools.tsx';
import { useSmallScreen } from '../../app/media.ts';
import { useAtTable } from '../../table/context.ts';
import { useKeys } from '../../table/useKeys.ts';
import type { BoardProps } from '../parts.ts';
import { cellOf, type Point } from './map/atlas.ts';
import { Badges } from './map/Badges.tsx';
import { Buttons } from './map/Buttons.tsx';
import { closeness, LENS, whereIs } from './map/camera.ts';
import { Crater } from './map/Crater.tsx';
import { Cliffs, GlowLines, Marked, TargetSietch, Veil } from './map/Glow.tsx';
import { Ground } from './map/Ground.tsx';
import { MiniMap } from './map/MiniMap.tsx';
import { Pieces } from './map/Pieces.tsx';
import { Pointed } from './map/Pointed.tsx';
import { canDrag, towards, unlessAttack } from './map/dragged.ts';
import { targetsOf } from './map/targets.ts';
import { useInSight, useSpotlight } from './map/useInSight.ts';
import { arrivals, type BoardSeen } from './motion/changes.ts';
import { MotionLayer, Outlines } from './motion/MotionLayer.tsx';
import { TELLING } from './motion/telling.ts';
import { areasSeen, isArea, isZone, concerned, surprises, tableOf, sideName } from './position.ts';
import './board.css';

const NOBODY: readonly string[] = [];

/** The map of Arrakis with everything on it; what is asked about areas, sectors and air zones is answered here. */
export function ArrakisBoard({ view, decision, picked, press, whyNot, spotlight }: BoardProps) {
  const { control, state } = useAtTable();
  const small = useSmallScreen();
  const seen = useMemo((): BoardSeen => {
    const { air, guild } = tableOf(view);
    const zone = ZONES[guild?.navigator ?? -1]?.id;
    return {
      areas: areasSeen(view),
      air: new Map(ZONES.map((z) => [z.id, air[z.zone] ?? ''])),
      navigator: zone === undefined ? null : { zone, of: sideName(guild?.navigatorOf ?? -1) },
    };
  }, [view]);
  const targets = useMemo(() => targetsOf(decision, tableOf(view), LEADERS), [decision, view]);
  const taken = concerned(decision);
  const target = seen.areas.find((a) => a.target);
  const { scene, since } = useMotion(view.decision !== null, seen, state.log, TELLING);
  const [pointed, setPointed] = useState<string | null>(null);
  const [showsSince, setShowsSince] = useState(false);
  const [arrow, setArrow] = useState<{ readonly from: string; readonly to: Point; readonly on: string | null } | null>(
    null,
  );
  const surprise = surprises(decision);
  const cam = useCamera(LENS);
  const { camera, size, show } = cam;
  const lit = useMemo(() => (taken === null ? targets.areas : [taken, ...targets.areas]), [taken, targets]);
  const zones = useMemo(() => [...targets.answers.keys()].filter(isZone), [targets]);
  const asked = useMemo(() => [...lit, ...zones], [lit, zones]);
  useInSight(cam, asked, decision?.question ?? null);
  useSpotlight(cam, spotlight);

  const pressed = useCallback(
    (place: string): void => {
      const option = targets.answers.get(place);
      if (option === undefined) {
        if (decision !== null) whyNot(place);
      } else if (targets.bySector && option !== place) {
        control.follow(option, small ? unlessAttack(towards(place)) : towards(place));
      } else press(option);
    },
    [targets, decision, whyNot, control, press, small],
  );
  const pointAt = useCallback(
    (place: string | null, byFocus: boolean): void => {
      setPointed(place);
      if (place === null || !byFocus) return;
      // Whoever walks by key never walks out of sight.
      const [x, y] = whereIs(place);
      if (!sees(cam.live(), size, [x, y])) show({ x, y, scale: cam.live().scale });
    },
    [cam, size, show],
  );
  useGestures(cam, {
    takes: (area) => canDrag(decision, area),
    over: (from, to, on) => setArrow({ from, to, on }),
    drop: (from, on) => {
      setArrow(null);
      if (on === null || on === from || !isArea(on)) return;
      control.follow(from, small ? unlessAttack(towards(on)) : towards(on));
    },
  });
  const fit = useCallback(() => show(LENS.fitted(size)), [show, size]);
  const changed = useCallback(() => setShowsSince((shown) => !shown), []);
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

  const viewBox = viewBoxOf(camera, size);
  const { grow, letters, afar } = closeness(camera.scale);
  const whole = camera.scale <= LENS.fitted(size).scale * 1.001;
  const asks = targets.answers.size > 0;
  const isOffered = pointed !== null && targets.answers.has(pointed);
  // A dragged legion shows what it would meet.
  const about = arrow !== null && arrow.on !== null && isArea(arrow.on) ? arrow.on : pointed;
  const attackFrom =
    decision?.name === 'attack with which legion?'
      ? (arrow?.from ?? (isOffered ? pointed : null))
      : decision?.name === 'attack where?' && isOffered
        ? taken
        : null;
  const arriving = useMemo(() => (scene === null ? NOBODY : arrivals(scene.changes, seen)), [scene, seen]);
  return (
    <div className="wa-board" ref={cam.frame}>
      <div className="wa-sheet" ref={cam.sheet}>
        <svg className="wa-layer" viewBox={viewBox} aria-hidden="true">
          <g className="wa-ground">
            <Ground />
          </g>
          {seen.areas.map((a) => (a.atomics ? <Crater key={a.id} area={a.id} /> : null))}
          {asks ? <Veil targets={targets} lit={lit} /> : null}
        </svg>
        {asks ? (
          <svg key={decision?.question} className="wa-layer breathe" viewBox={viewBox} aria-hidden="true">
            <GlowLines lines={targets.lines} />
          </svg>
        ) : null}
        <svg className="wa-layer" viewBox={viewBox} role="group" aria-label="Board of War for Arrakis, 101 areas">
          {targets.bySector ? <Cliffs /> : null}
          {target === undefined ? null : <TargetSietch area={target.id} />}
          <Marked
            pointed={isOffered && isArea(pointed) ? [pointed] : NOBODY}
            taken={taken}
            picked={targets.areas.filter((id) => picked !== null && targets.answers.get(id) === picked)}
          />
          {spotlight.length === 0 ? null : (
            <g className="map-spotlight" aria-hidden="true">
              <Outlines places={spotlight} />
            </g>
          )}
          {showsSince ? (
            <g className="map-since" aria-hidden="true">
              <Outlines places={since} />
            </g>
          ) : null}
          <Pieces seen={seen} afar={afar} grow={grow} targets={targets} arriving={arriving} />
          {scene === null ? null : <MotionLayer scene={scene} letters={letters} />}
          <Badges badges={targets.badges} areas={seen.areas} letters={letters} />
          {arrow === null ? null : (
            <path className="wa-arrow" d={`M${cellOf(arrow.from).at.join(' ')}L${arrow.to.join(' ')}`} />
          )}
          <Buttons seen={seen} targets={targets} picked={picked} press={pressed} point={pointAt} />
        </svg>
      </div>
      {about === null ? null : (
        <Pointed
          place={about}
          seen={seen}
          view={view}
          attack={attackFrom === null ? null : { from: attackFrom, surprise }}
          camera={camera}
          size={size}
        />
      )}
      {whole ? null : (
        <MiniMap
          camera={camera}
          size={size}
          options={targets.bySector ? NOBODY : [...targets.areas, ...zones]}
          show={show}
        />
      )}
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
