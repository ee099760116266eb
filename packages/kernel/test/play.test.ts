import {
  answer,
  canRedo,
  canUndo,
  configOf,
  drawTop,
  fingerprint,
  hands,
  interrupt,
  logOf,
  moveOpenly,
  ONLY_ONE_ANSWER,
  ofSeat,
  openPile,
  redo,
  refuseConfig,
  replay,
  rewind,
  sequence,
  startPlay,
  things,
  undo,
  view,
  type Entry,
  type Happening,
  type Play,
  type Log,
} from '@landsraad/kernel';
import { cards, rules as bazaar, type Table } from '@landsraad/reference';
import { describe, expect, test } from 'vitest';
import { rulesOf, tiny } from './tiny.ts';

const { book, words, offer } = tiny();
const w = words<Record<never, never>>();
const asking = (seat: number, name: string) =>
  w.ask(name, 'tiny.play.asks', {
    who: () => seat,
    options: () => ['a', 'b', 'roll'],
    then: (g, _v, o) => {
      g.table.done.push(String(o));
      if (o === 'roll') g.barrier++;
    },
  });
offer('shout', 'tiny.play.acts', {
  options: () => ['hey'],
  play: w.procedure(
    'shout',
    'tiny.play.acts',
    w.act((g) => void g.table.number++),
  ),
  notes: () => ({}),
});
const rules = rulesOf(
  book,
  w.procedure('play', 'tiny.play.begins', asking(0, 'one'), asking(0, 'two'), asking(1, 'three'), asking(0, 'four')),
);
const config = { mode: 'standard', players: 2, options: {} };
const say = <T>(play: Play<T>, seat: number, option: string | number) =>
  answer(play, seat, play.decisions.find((d) => d.seat === seat)!.question, option);

test('a lone answer is told as such to whoever listens', () => {
  const t = tiny();
  const v = t.words<Record<never, never>>();
  const lone = v.ask('lone?', 'tiny.play.asks', { who: () => 1, options: () => ['only'] });
  const end = v.ask('end?', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] });
  const happened: Happening[] = [];
  startPlay(rulesOf(t.book, v.procedure('play', 'tiny.play.begins', lone, end)), config, 1, happened);
  expect(happened).toEqual([
    { kind: ONLY_ONE_ANSWER, rule: 'tiny.play.begins', nouns: { seat: 1, option: 'only' }, to: [], whisper: null },
  ]);
});

describe('sealed answers taken back and given again', () => {
  const t = tiny();
  const v = t.words<Record<never, never>>();
  const s = t.secretly<{ seat: number; said: string }>();
  const each = s.procedure(
    'each',
    'tiny.play.asks',
    s.ask('secretly?', 'tiny.play.asks', { options: () => ['a', 'b'], then: (_g, n, o) => void (n.said = String(o)) }),
  );
  const together = v.together('together', 'tiny.play.asks', {
    seats: () => [0, 1, 2],
    each,
    notes: (_g, _v, seat) => ({ seat, said: '' }),
    then: (g, _v, answers) => void g.table.done.push(answers.map((x) => x.notes.said).join('')),
  });
  const end = v.ask('end?', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] });
  const sealed = rulesOf(t.book, v.procedure('play', 'tiny.play.begins', together, end));
  const three = () => startPlay(sealed, { ...config, players: 3 }, 1);

  test('another seat that seals does not keep one from giving it again', () => {
    const play = three();
    say(play, 0, 'a');
    undo(play, 0);
    say(play, 1, 'b');
    expect([canRedo(play, 0), canRedo(play, 1), canUndo(play, 1)]).toEqual([true, false, true]);
    redo(play, 0);
    undo(play, 1);
    redo(play, 1);
    say(play, 2, 'a');
    expect(play.game.table.done).toEqual(['aba']);
  });
  test('one’s own new answer does, and an open answer does for all', () => {
    const play = three();
    say(play, 0, 'a');
    undo(play, 0);
    say(play, 0, 'b');
    expect(canRedo(play, 0)).toBe(false);
    say(play, 1, 'a');
    undo(play, 1);
    say(play, 1, 'b');
    say(play, 2, 'a');
    expect([play.game.table.done, canUndo(play, 1)]).toEqual([['bba'], false]);
    say(play, 0, 'x');
    expect([0, 1, 2].map((seat) => canRedo(play, seat))).toEqual([false, false, false]);
    expect(() => redo(play, 1)).toThrow('nothing to do again');
  });
  test('the same comes out of the log, and after going back by consent', () => {
    const play = three();
    say(play, 0, 'a');
    say(play, 1, 'b');
    undo(play, 0);
    redo(play, 0);
    say(play, 2, 'b');
    expect(fingerprint(replay(sealed, logOf(play), { verify: true }).game)).toBe(fingerprint(play.game));
    for (const wrong of [-1, 4, 1.5]) expect(() => rewind(play, 0, wrong, 'x')).toThrow(`There is no entry ${wrong}`);
    rewind(play, 0, 2, 'again');
    // Two are sealed still.
    expect(play.decisions.map((d) => d.seat)).toEqual([2]);
    say(play, 2, 'a');
    expect(play.game.table.done).toEqual(['aba']);
  });
});

describe('undo', () => {
  test('goes back answer by answer, and forward again', () => {
    const play = startPlay(rules, config, 1);
    say(play, 0, 'a');
    say(play, 0, 'b');
    expect(play.game.table.done).toEqual(['a', 'b']);
    undo(play, 0);
    undo(play, 0);
    expect(play.game.table.done).toEqual([]);
    expect(canUndo(play, 0)).toBe(false);
    redo(play, 0);
    redo(play, 0);
    expect(play.game.table.done).toEqual(['a', 'b']);
    expect(canRedo(play, 0)).toBe(false);
  });

  test('what one has taken back cannot be done again once another seat has answered openly', () => {
    const both = rulesOf(
      book,
      w.procedure(
        'play by two',
        'tiny.play.begins',
        w.ask('who is first?', 'tiny.play.asks', {
          who: () => [0, 1],
          options: () => ['a', 'b'],
          then: (g, _v, o) => void g.table.done.push(String(o)),
        }),
        asking(1, 'then?'),
      ),
    );
    const play = startPlay(both, config, 1);
    say(play, 0, 'a');
    undo(play, 0);
    expect(canRedo(play, 0)).toBe(true);
    say(play, 1, 'b');
    expect(canRedo(play, 0)).toBe(false);
    expect(() => redo(play, 0)).toThrow('There is nothing to do again.');
  });

  test('stops at what was drawn or shown, and at another seat’s answer', () => {
    const play = startPlay(rules, config, 1);
    say(play, 0, 'roll');
    expect(canUndo(play, 0)).toBe(false);
    say(play, 0, 'a');
    expect(canUndo(play, 0)).toBe(true);
    expect(canUndo(play, 1)).toBe(false);
    say(play, 1, 'b');
    expect(canUndo(play, 0)).toBe(false);
    expect(() => undo(play, 0)).toThrow('cannot be taken back alone');
    expect(canUndo(play, 1)).toBe(true);
  });

  test('what a seat shows of its own free will it may take back; what it makes another show is for good', () => {
    const { book, words, pool } = tiny();
    const w = words<Record<never, never>>();
    const hand = pool('hand', {
      rule: 'tiny.play.begins',
      things: () => ['ace', 'king'],
      start: 'deck',
      places: { deck: sequence, hand: hands, table: openPile },
    });
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.act((g) => [0, 1].forEach((seat) => drawTop(g, hand.deck, ofSeat(hand.hand, seat)))),
      w.ask('whose card is played?', 'tiny.play.asks', {
        who: () => 0,
        options: () => [0, 1],
        then: (g, _v, seat) => moveOpenly(g, ofSeat(hand.hand, Number(seat)), seat === 0 ? 'king' : 'ace', hand.table),
      }),
      w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] }),
    );
    const cardRules = rulesOf(book, play);
    const own = startPlay(cardRules, config, 1);
    say(own, 0, 0);
    expect(canUndo(own, 0)).toBe(true);
    const theirs = startPlay(cardRules, config, 1);
    say(theirs, 0, 1);
    expect(canUndo(theirs, 0)).toBe(false);
  });

  test('the log only grows, and gives the same game again', () => {
    const play = startPlay(rules, config, 1);
    say(play, 0, 'a');
    undo(play, 0);
    say(play, 0, 'b');
    interrupt(play, 1, 'shout: hey');
    expect(logOf(play).choices).toEqual([
      [0, 'a'],
      [0, 0, 'undo'],
      [0, 'b'],
      [1, 'shout: hey', 'act'],
    ]);
    expect(fingerprint(replay(rules, logOf(play), { verify: true }).game)).toBe(fingerprint(play.game));
  });

  test('no number ever means two questions', () => {
    const play = startPlay(rules, config, 1);
    const first = play.decisions[0]!.question;
    say(play, 0, 'a');
    const second = play.decisions[0]!.question;
    undo(play, 0);
    expect(play.decisions[0]!.question).not.toBe(second);
    expect(play.decisions[0]!.question).not.toBe(first);
    expect(() => answer(play, 0, first, 'a')).toThrow('no longer open');
  });

  test('below the barrier by consent, with fresh randomness', () => {
    const play = startPlay(bazaar, configOf(bazaar, { players: 2 }), 'seed');
    const held = () => [0, 1].map((seat) => things(play.game, ofSeat(cards.hand, seat)).join());
    const deck = () => things(play.game, cards.deck).join();
    const before = { hands: held(), deck: deck() };
    say(play, 0, 'ring');
    rewind(play, 1, 0, 'fresh');
    expect(held()).toEqual(before.hands);
    expect(deck().split(',').toSorted()).toEqual(before.deck.split(',').toSorted());
    expect(deck()).not.toBe(before.deck);
    say(play, 0, 'ring');
    for (const seat of [0, 1]) say(play, seat, 'done');
    for (const seat of [0, 1]) say(play, seat, -1);
    const drawnAfter = (p: Play<Table>) => p.game.random.join();
    const choices = logOf(play).choices.map((e): Entry => (e[2] === 'rewind' ? [1, 0, 'rewind', 'other'] : e));
    const other = replay(bazaar, { ...logOf(play), choices });
    expect(drawnAfter(other)).not.toBe(drawnAfter(play));
    expect(() => rewind(play, 0, 99, 'x')).toThrow('There is no entry 99');
  });

  test('a sealed answer can be taken back until the last seat seals, and nobody notices', () => {
    const play = startPlay(bazaar, configOf(bazaar, { players: 2 }), 'seed');
    say(play, 0, 'ring');
    for (const seat of [0, 1]) say(play, seat, 'done');
    expect(canUndo(play, 0)).toBe(false);
    say(play, 0, 0);
    const others = JSON.stringify(view(bazaar, play.game, 1));
    say(play, 1, 0);
    expect(canUndo(play, 0)).toBe(true);
    undo(play, 0);
    expect(play.decisions.find((d) => d.seat === 0)!.name).toBe('bid for which stall?');
    undo(play, 1);
    expect(JSON.stringify(view(bazaar, play.game, 1))).toBe(others);
    say(play, 0, -1);
    say(play, 1, -1);
    expect(canUndo(play, 0)).toBe(false);
    expect(fingerprint(replay(bazaar, logOf(play), { verify: true }).game)).toBe(fingerprint(play.game));
  });
});

describe('whatever refuses changes nothing', () => {
  test('a rule at fault in the middle of an answer leaves the position as it was', () => {
    const bad = tiny();
    const b = bad.words<Record<never, never>>();
    const broken = rulesOf(
      bad.book,
      b.procedure(
        'play',
        'tiny.play.begins',
        b.ask('one', 'tiny.play.asks', { who: () => 0, options: () => ['a', 'b'], then: (g) => void g.table.number++ }),
        b.act(() => {
          throw new Error('a fault');
        }),
      ),
    );
    const play = startPlay(broken, config, 1);
    const before = fingerprint(play.game);
    expect(() => say(play, 0, 'a')).toThrow('a fault');
    expect(fingerprint(play.game)).toBe(before);
    expect(play.entries).toEqual([]);
  });
});

describe('logs that cannot be used say so in one sentence', () => {
  const good = (): Log => {
    const play = startPlay(rules, config, 1);
    say(play, 0, 'a');
    say(play, 0, 'b');
    return logOf(play);
  };
  test('another game, another version, other settings, an answer that was not offered, another position', () => {
    expect(() => replay(rules, { ...good(), game: 'chess' })).toThrow('a log of chess, not of tiny');
    expect(() => replay(rules, { ...good(), version: '9' })).toThrow('written by version 9 of Tiny; this is 0+tiny');
    expect(replay(rules, { ...good(), version: '9' }, { anyVersion: true }).entries.length).toBe(2);
    expect(() => replay(rules, { ...good(), mode: 'huge' })).toThrow(
      'settings cannot be played: Tiny has no mode "huge"; it has standard.',
    );
    expect(() => replay(rules, { ...good(), choices: [[0, 'z']], hashes: ['x'] })).toThrow(
      'Entry 1 of the log cannot be played: "z" is not one of the choices of "one": a, b, roll.',
    );
    expect(() => replay(rules, { ...good(), choices: [[1, 'a']], hashes: ['x'] })).toThrow(
      'Seat 1 is not asked anything',
    );
    expect(() => replay(rules, { ...good(), hashes: ['0', '0'] }, { verify: true })).toThrow(
      'After entry 1 the position is not the one that was recorded',
    );
  });

  test('settings that cannot be played', () => {
    expect(refuseConfig(rules, { ...config, players: 9 })).toBe('Tiny in mode standard takes 1 to 4 players, not 9.');
    expect(refuseConfig(rules, { ...config, options: { fast: true } })).toBe('Tiny has no option "fast"; it has long.');
    expect(refuseConfig(rules, { ...config, options: { long: 3 } })).toBe(
      'Option "long" of Tiny must be one of false, true, not 3.',
    );
    expect(refuseConfig(rules, configOf(rules, {}))).toBeNull();
  });
});
