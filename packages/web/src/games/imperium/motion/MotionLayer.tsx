import { CARDS } from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isStill, useMotion, type Telling } from '../../../board/useMotion.ts';
import { useAtTable } from '../../../table/context.ts';
import { HouseMark } from '../board/HouseMark.tsx';
import { changesBetween, seenIn, type Change, type Seen } from './changes.ts';
import './motion.css';

type Point = readonly [x: number, y: number];
interface Flight {
  readonly key: string;
  readonly way: readonly Point[];
  readonly what: ReactNode;
  readonly delay: number;
}
type Places = ReadonlyMap<string, Point>;
const NOWHERE: Places = new Map();

const MOVE = 320;
/** One step of a marker on its track. */
const STEP = 160;
/** Between one thing and the next: what happened together is told one after the other, but not for long. */
const AFTER = 130;
const LONGEST = 900;
const MOST = 12;

const middle = (box: DOMRect): Point => [box.left + box.width / 2, box.top + box.height / 2];
function at(selector: string): Point | null {
  for (const x of document.querySelectorAll(selector)) {
    const box = x.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return middle(box);
  }
  return null;
}

/** Where everything lies that may be gone in the next picture. */
function places(): Places {
  const all = new Map<string, Point>();
  for (const x of document.querySelectorAll<HTMLElement>('.im-cards [data-thing], .im-hand [data-thing]')) {
    const box = x.getBoundingClientRect();
    const id = x.dataset['thing'] ?? '';
    if (box.width > 0 && !all.has(id)) all.set(id, middle(box));
  }
  return all;
}

/** What ends up somewhere else: outlined where nothing may move. */
const targetOf = (c: Change): string => {
  switch (c.kind) {
    case 'sent':
      return `[data-space="${c.space}"]`;
    case 'influence':
      return `[data-step="${c.faction} ${c.to}"]`;
    case 'points':
      return `[data-score="${c.house}"]`;
    case 'recalled':
      return `[data-agents="${c.house}"]`;
    case 'played':
      return `.im-in-play [data-thing="${c.card}"]`;
    case 'acquired':
    case 'trashed':
      return `[data-discard="${c.house}"]`;
  }
};

function flightOf(c: Change, before: Places): Omit<Flight, 'delay' | 'key'> | null {
  const leave = (from: Point | null, to: Point | null, what: ReactNode) =>
    from === null || to === null ? null : { way: [from, to], what };
  switch (c.kind) {
    case 'sent':
      return leave(at(`[data-agents="${c.house}"]`), at(targetOf(c)), <HouseMark house={c.house} agent />);
    case 'recalled':
      return leave(at(`[data-space="${c.space}"]`), at(targetOf(c)), <HouseMark house={c.house} agent />);
    case 'influence': {
      const down = c.to < c.from;
      const steps = Array.from({ length: Math.abs(c.to - c.from) + 1 }, (_, n) => (down ? c.from - n : c.from + n));
      const way = steps.flatMap((n) => {
        const point = at(`[data-step="${c.faction} ${n}"]`);
        return point === null ? [] : [point];
      });
      return way.length < 2 ? null : { way, what: <HouseMark house={c.house} agent={false} /> };
    }
    case 'points':
      return null;
    case 'played':
    case 'acquired':
    case 'trashed': {
      const from = before.get(c.card) ?? null;
      return leave(from, at(targetOf(c)), <span className="im-flying-card">{CARDS.get(c.card)?.name ?? ''}</span>);
    }
  }
}

/** How long everything takes that happened together. */
const lasts = (changes: readonly Change[]): number =>
  Math.min(LONGEST, AFTER * changes.length) + MOVE + (changes.some((c) => c.kind === 'influence') ? 4 * STEP : STEP);

const TELLING: Telling<Seen, Change, never> = {
  changes: (before, after) => changesBetween(before, after).slice(0, MOST),
  strikes: () => [],
  places: () => [],
  played: ({ changes }) => lasts(changes),
};

/** Agents travel, influence moves step by step, cards fly to their piles; any key ends it. */
export function MotionLayer({ view }: { readonly view: View }) {
  const { state } = useAtTable();
  const seen = useMemo(() => seenIn(view), [view]);
  const { scene } = useMotion(view.decision !== null, seen, state.log, TELLING);
  const lay = useRef<{ readonly before: Places; readonly now: Places }>({ before: NOWHERE, now: NOWHERE });
  useLayoutEffect(() => {
    const { now } = lay.current;
    lay.current = { before: now, now };
    // Measured when the page is laid out anyway: asking sooner would have it laid out twice.
    const frame = requestAnimationFrame(() => {
      lay.current = { before: now, now: places() };
    });
    return () => cancelAnimationFrame(frame);
  }, [seen]);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  useEffect(() => {
    if (scene === null) setFlights([]);
    else if (isStill()) return outlined(scene.changes.map(targetOf));
    else {
      const step = Math.min(AFTER, LONGEST / scene.changes.length);
      setFlights(
        scene.changes.flatMap((c, n): Flight[] => {
          const flight = flightOf(c, lay.current.before);
          return flight === null ? [] : [{ ...flight, key: `${scene.number} ${n}`, delay: n * step }];
        }),
      );
    }
    return undefined;
  }, [scene]);
  if (flights.length === 0) return null;
  return createPortal(
    <div className="im-motion" aria-hidden="true">
      {flights.map(({ key, ...flight }) => (
        <Flying key={key} {...flight} />
      ))}
    </div>,
    document.body,
  );
}

function Flying({ way, what, delay }: Omit<Flight, 'key'>) {
  const thing = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const frames = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`, opacity: 1 }));
    const last = frames.at(-1);
    const flying = thing.current?.animate([...frames, ...(last === undefined ? [] : [{ ...last, opacity: 0 }])], {
      duration: MOVE + STEP * (way.length - 1),
      delay,
      easing: 'cubic-bezier(.45,.05,.25,1)',
      fill: 'both',
    });
    return () => flying?.cancel();
  }, [way, delay]);
  return (
    <span ref={thing} className="im-flying">
      {what}
    </span>
  );
}

/** Without motion: what changed is outlined while the scene lasts. */
function outlined(selectors: readonly string[]): () => void {
  const all = selectors.flatMap((s) => [...document.querySelectorAll(s)]);
  for (const x of all) x.classList.add('im-changed');
  return () => {
    for (const x of all) x.classList.remove('im-changed');
  };
}
