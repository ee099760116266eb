// Standing and armed answers at the one window of the game.

import { NO_STANDING, standingAnswer, type Standing } from '@landsraad/kernel';
import { cards, crates } from '@landsraad/reference';
import { expect, test } from 'vitest';
import { position } from './position.ts';

const WINDOW = 'stop the raid?';
const raided = (hands: readonly string[][] = [[], ['guard'], ['guard']]) => {
  const t = position({ stores: [[], ['spice', 'silk']], hands });
  t.until('what do you do?');
  t.says(0, 'what do you do?', 'raid 1');
  return t;
};

test('who said nothing passes, except the one who would be robbed', () => {
  const t = raided();
  expect(t.asked(1)).toMatchObject({ about: { on: 1 }, window: { stake: true } });
  expect(standingAnswer(NO_STANDING, t.asked(1)!)).toBeNull();
  expect(standingAnswer(NO_STANDING, t.asked(2)!)).toEqual({ option: 'pass', left: NO_STANDING });
});

test('a standing pass and a standing question overrule the default, whatever is held', () => {
  for (const hands of [
    [[], ['guard'], ['guard']],
    [[], [], []],
  ]) {
    const t = raided(hands);
    expect(standingAnswer({ windows: { [WINDOW]: 'pass' }, armed: [] }, t.asked(1)!)?.option).toBe('pass');
    expect(standingAnswer({ windows: { [WINDOW]: 'ask' }, armed: [] }, t.asked(2)!)).toBeNull();
  }
});

test('an armed guard fires once, at what it was armed for', () => {
  const armed: Standing = { windows: {}, armed: [{ window: WINDOW, about: { on: 1 }, option: 'guard' }] };
  const t = raided();
  const fired = standingAnswer(armed, t.asked(2)!)!;
  expect(fired).toEqual({ option: 'guard', left: NO_STANDING });
  t.says(1, WINDOW, 'pass');
  t.says(2, WINDOW, fired.option);
  expect(t.lies(crates.store[1])).toEqual(['silk', 'spice']);
  expect(t.lies(cards.played)).toEqual(['guard']);
  // What fired is an ordinary answer in the log.
  expect(t.play.entries.at(-1)).toEqual([2, 'guard']);

  const elsewhere: Standing = { windows: {}, armed: [{ window: WINDOW, about: { on: 0 }, option: 'guard' }] };
  expect(standingAnswer(elsewhere, raided().asked(2)!)).toEqual({ option: 'pass', left: elsewhere });
  const empty = raided([[], [], []]);
  expect(standingAnswer(armed, empty.asked(2)!)).toEqual({ option: 'pass', left: armed });
});

test('a question that is no window is never answered for anybody', () => {
  const t = position();
  t.until('what do you do?');
  expect(standingAnswer({ windows: { 'what do you do?': 'pass' }, armed: [] }, t.asked(0)!)).toBeNull();
});
