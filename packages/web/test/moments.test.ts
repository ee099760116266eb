import { configOf } from '@landsraad/kernel';
import { rules } from '@landsraad/war-for-arrakis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { piecesOf } from '../src/table/LogText.tsx';
import { newEngine } from '../src/local/engine.ts';
import { momentsIn, type MomentsOf } from '../src/table/moments.ts';
import type { LogLine, Said, TableSource, TableState } from '../src/table/source.ts';
import { withMoments, type MomentSource } from '../src/table/withMoments.ts';

const line = (id: number, kind: string, nouns: LogLine['nouns'] = {}): LogLine => ({
  id,
  of: 'game',
  kind,
  rule: `a.${kind}`,
  nouns,
});
const lines = (...kinds: string[]): LogLine[] => kinds.map((kind, id) => line(id, kind));
const who = { viewer: 0, tell: (l: LogLine) => (l.kind === 'only one answer' ? null : `${l.kind}.`) };
const WAR: MomentsOf = {
  specs: {
    'battle over': { icon: 'conflict', since: ['battle'], grows: ['fallen'], carries: ['loss'], until: ['advance?'] },
    storm: { icon: 'storm', grows: ['storm'] },
    hush: { icon: 'card', title: () => null },
  },
  step: (l) => (l.kind === 'loss' ? { track: 'Losses', from: l.id, to: l.id + 1 } : null),
};

test('a moment holds what led to it and what followed, and is as new as what is worth another look', () => {
  const [battle] = momentsIn(
    lines('turn', 'battle', 'rolled', 'battle over', 'loss', 'fallen', 'loss', 'turn'),
    WAR,
    who,
  );
  expect(battle?.lines.map((l) => l.id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(battle).toMatchObject({ title: 'fallen', head: 3, at: 5, rule: 'a.fallen' });
  // The way of a marker from its first step to its last.
  expect(battle?.steps).toEqual([{ track: 'Losses', from: 4, to: 7 }]);
});

test('like happenings in a row are one moment; what has no title is none; what is not told interrupts nothing', () => {
  expect(momentsIn(lines('storm', 'only one answer', 'storm', 'turn', 'storm', 'hush'), WAR, who)).toMatchObject([
    { head: 0, at: 2 },
    { head: 4, at: 4 },
  ]);
});

test('a sentence is cut at the names in it, longer names first', () => {
  const windgap = { kind: 'place', id: 'windgap', words: 'Windgap' } as const;
  const below = { kind: 'place', id: 'x', words: 'the sands below Windgap' } as const;
  const words = (text: string): string[] => piecesOf(text, ['Harkonnen'], [windgap, below]).map((p) => p.words);
  expect(words('The Harkonnens move from Windgap to the sands below Windgap.')).toEqual([
    'The ',
    'Harkonnens',
    ' move from ',
    'Windgap',
    ' to ',
    'the sands below Windgap',
    '.',
  ]);
});

// ---- a table that stops ----

const person = { kind: 'person', name: 'Mira', bot: null } as const;
const opening = newEngine(rules, { config: configOf(rules, {}), seats: [person, person], seed: 'moments' }).state();
function state(log: readonly LogLine[], asked: readonly string[] = []): TableState {
  const view = opening.view && { ...opening.view, waitingFor: asked.map((name) => ({ seat: 1, name })) };
  return { ...opening, log, view, curtain: null };
}

interface Stopping {
  readonly moments: MomentSource;
  /** How many lines the picture shown has. */
  readonly shown: () => number;
  readonly arrives: (log: readonly LogLine[], asked?: readonly string[], clock?: TableState['clock']) => void;
}

function table(mode: 'stop' | 'brief' | 'off', pace = 0): Stopping {
  let now = state(lines('turn'));
  let tell = (): void => undefined;
  const done = (): Said => Promise.resolve(null);
  const source: TableSource = {
    kind: 'local',
    id: 'moments',
    state: () => now,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    choose: done,
    act: done,
    undo: done,
    redo: done,
    setStanding: done,
    whyNot: done,
    hint: null,
    hurry: null,
    face: () => undefined,
    takeSeat: done,
    start: done,
    talk: done,
    consent: done,
    earlier: () => undefined,
    close: () => undefined,
  };
  const moments = withMoments(source, {
    momentsOf: (s) => momentsIn(s.log, WAR, who),
    mode: () => mode,
    pace: () => pace,
  });
  moments.subscribe(() => undefined);
  return {
    moments,
    shown: () => moments.state()?.log.length ?? -1,
    arrives: (log, asked = [], clock = null) => {
      now = { ...state(log, asked), clock };
      tell();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what arrives while a moment is looked at waits, and is shown one after the other', () => {
  const { moments, shown, arrives } = table('stop', 100);
  arrives(lines('turn', 'storm'));
  expect(moments.looking()).toMatchObject({ moment: { title: 'storm' }, number: 1, of: 1, stops: true });
  arrives(lines('turn', 'storm', 'turn'));
  arrives(lines('turn', 'storm', 'turn', 'turn'));
  arrives(lines('turn', 'storm', 'turn', 'turn', 'storm'));
  expect(shown()).toBe(2);
  // Who is called to the table is called at once.
  expect(moments.newest()?.log.length).toBe(5);
  moments.goOn();
  expect([shown(), moments.looking()]).toEqual([3, null]);
  vi.advanceTimersByTime(100);
  expect(shown()).toBe(4);
  vi.advanceTimersByTime(100);
  expect([shown(), moments.looking()?.moment.head]).toEqual([5, 4]);
});

test('a moment waits for the questions that belong to it', () => {
  const { moments, arrives } = table('stop');
  arrives(lines('turn', 'battle', 'battle over'), ['advance?']);
  expect(moments.looking()).toBe(null);
  arrives(lines('turn', 'battle', 'battle over', 'fallen'));
  expect(moments.looking()?.moment.title).toBe('fallen');
});

test('what was there when the table was opened is not shown again, nor what is taken back', () => {
  const { moments, arrives } = table('stop');
  arrives(lines('turn', 'storm'));
  moments.goOn();
  arrives(lines('turn'));
  arrives(lines('turn', 'turn'));
  expect(moments.looking()).toBe(null);
  moments.lookAgain(momentsIn(lines('storm'), WAR, who)[0] ?? expect.fail());
  expect(moments.looking()).toMatchObject({ stops: false });
});

test('briefly shown nothing waits, and it goes by itself; switched off nothing is shown', () => {
  const brief = table('brief');
  brief.arrives(lines('turn', 'storm'));
  expect(brief.moments.looking()?.stops).toBe(false);
  brief.arrives(lines('turn', 'storm', 'turn'));
  expect(brief.shown()).toBe(3);
  vi.advanceTimersByTime(5000);
  expect(brief.moments.looking()).toBe(null);
  const off = table('off');
  off.arrives(lines('turn', 'storm'));
  expect([off.shown(), off.moments.looking()]).toEqual([2, null]);
});

test('who speaks has seen enough', async () => {
  const { moments, shown, arrives } = table('stop');
  arrives(lines('turn', 'storm'));
  arrives(lines('turn', 'storm', 'turn', 'storm'));
  await moments.undo();
  expect([shown(), moments.looking()]).toEqual([4, null]);
});

test('who is pressed for time sees the question at once; the time of others presses nobody', () => {
  const { moments, shown, arrives } = table('stop');
  const { viewer } = opening;
  arrives(lines('turn', 'storm'));
  arrives(lines('turn', 'storm', 'turn'), [], { seat: viewer + 1, ends: 0 });
  expect([shown(), moments.looking()?.stops]).toEqual([2, true]);
  arrives(lines('turn', 'storm', 'turn', 'turn'), [], { seat: viewer, ends: 0 });
  expect([shown(), moments.looking()]).toEqual([4, null]);
});
