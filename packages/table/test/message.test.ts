import { rules as dune } from '@landsraad/dune';
import { rules as imperium } from '@landsraad/imperium';
import { view, WATCHER, type Rules, type Seat } from '@landsraad/kernel';
import { rules as reference } from '@landsraad/reference';
import { rules } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';
import {
  answerQuestion,
  messagesFor,
  onlookersOf,
  sightAfter,
  sightOf,
  unpacked,
  WHOLE_EVERY,
  type Kept,
  type Sight,
} from '../src/index.ts';
import { desk, dice, person } from './desk.ts';

const plain = (x: unknown): unknown => JSON.parse(JSON.stringify(x));

test('from what is kept of the rows every viewer’s messages come back, and from these every picture', () => {
  const d = desk(rules, [person('a'), person('b')]);
  const onlookers = onlookersOf(d.table);
  const pictures = new Map<Seat, Sight | null>();
  const sizes: number[] = [];
  const host = {
    ...d,
    keep: (_row: unknown, told: Parameters<typeof d.keep>[1]) => {
      const messages = messagesFor(d.table, onlookers, told);
      for (const viewer of [0, 1, WATCHER]) {
        const back = unpacked(messages.kept, viewer);
        const sent = messages.to.get(viewer);
        if (sent === undefined) {
          expect(back).toBeNull();
          continue;
        }
        const { seq, sight, written, ...message } = sent;
        const said: Kept = written === null ? message : JSON.parse(`{${written}}`);
        if (back?.whole === undefined) expect(plain({ seq, ...said })).toEqual({ seq, ...back });
        expect(back?.events).toEqual(plain(said.events));
        expect(written === null).toBe(said.whole !== undefined || said.seats !== undefined);
        expect(back?.whole !== undefined).toBe(seq % WHOLE_EVERY === 1);
        // Whoever listens is told what changed: only before the first message there is no picture.
        expect(said.whole !== undefined).toBe(seq === 1);
        const before = pictures.get(viewer) ?? null;
        const picture = sightAfter(before, back as Kept);
        pictures.set(viewer, picture);
        expect(picture).toEqual(plain(sight));
        expect(plain(sightAfter(before, said))).toEqual(picture);
        sizes.push(JSON.stringify(back).length);
      }
    },
  };
  const roll = dice(1);
  for (let n = 0; n < 200; n++) {
    const [asked] = d.table.match!.open();
    const { seat, question, options } = asked!;
    answerQuestion(host, seat, question, options[roll(options.length)]!, 'person');
  }
  expect(pictures.get(0)).toEqual(plain(sightOf(d.table, 0)));
  // In War for Arrakis a message has less than a kilobyte on average.
  expect(sizes.length).toBeGreaterThan(400);
  expect(sizes.reduce((a, b) => a + b, 0) / sizes.length).toBeLessThan(1000);
});

/** A view that was made by looking at what changed, and one that was made from nothing. */
function seesTheSame<T>(game: Rules<T>, players: number, mode?: string): void {
  const d = desk(
    game,
    Array.from({ length: players }, () => person('a')),
    'views',
    mode,
  );
  const roll = dice(7);
  for (let n = 0; n < 120 && d.table.match!.open().length > 0; n++) {
    const open = d.table.match!.open();
    const { seat, question, options } = open[roll(open.length)]!;
    answerQuestion(d, seat, question, options[roll(options.length)]!, 'person');
    for (const viewer of [...d.table.seats.keys(), WATCHER])
      expect(plain(d.table.match!.view(viewer))).toEqual(plain(view(game, d.table.match!.game(), viewer)));
  }
}

test('however many positions came before, a view is the same as one made from nothing', () => {
  seesTheSame(reference, 3);
  seesTheSame(rules, 2);
  seesTheSame(imperium, 4);
  seesTheSame(dune, 5, 'advanced');
});

test('what was kept before all viewers’ messages were written as one is still read', () => {
  const event = { of: 'game', kind: 'rolled', rule: 'wfa.battle', nouns: {} } as const;
  const body = JSON.stringify({
    watchers: { events: [event], patch: { view: { turn: { number: [3] } } } },
    seats: { 0: {}, 1: { patch: { undo: [{ can: [true] }] } } },
  });
  const watched = { events: [event], patch: { view: { turn: { number: [3] } } } };
  expect(unpacked(body, WATCHER)).toEqual(watched);
  expect(unpacked(body, 0)).toEqual(watched);
  expect(unpacked(body, 1)).toEqual({ ...watched, patch: { ...watched.patch, undo: { can: [true] } } });
  expect(unpacked(body, 2)).toBeNull();
});

test('without a whole picture before it, a patch means nothing', () => {
  expect(sightAfter(null, { events: [], patch: { status: ['live'] } })).toBeNull();
  expect(unpacked('', 0)).toBeNull();
});
