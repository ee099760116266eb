import { expect, test } from 'vitest';
import { wayTo } from '../src/table/way.ts';

const asked = (path: string, name: string, option = '') => ({ path: path.split(' > '), name, option });
const options = (said: readonly ReturnType<typeof asked>[], now: ReturnType<typeof asked>): string[] =>
  wayTo(said, now).map((s) => s.option);

const TURN = 'round > turn';
const MOVE = 'round > turn > strategy die > move';

test('what was chosen to get here, the outermost first', () => {
  const said = [asked(TURN, 'what do you do?', 'strategy'), asked('round > turn > strategy die', 'how?', 'move')];
  expect(options(said, asked(MOVE, 'which legion?'))).toEqual(['strategy', 'move']);
});

test('who is asked the same again has begun anew', () => {
  const said = [
    asked(TURN, 'what do you do?', 'strategy'),
    asked(MOVE, 'which legion?', 'Gara Kulon'),
    asked(MOVE, 'where?', 'Shield Wall East'),
  ];
  expect(options(said, asked(MOVE, 'which legion?'))).toEqual(['strategy']);
  expect(options(said, asked(TURN, 'what do you do?'))).toEqual([]);
});

test('what was answered in a procedure that has ended leads nowhere', () => {
  const said = [asked('round > excess dice', 'which result?', 'Mentat'), asked('round > token', 'use it?', 'No')];
  expect(options(said, asked(TURN, 'what do you do?'))).toEqual([]);
});

test('the same question deeper in the rules is another one', () => {
  const said = [asked(TURN, 'which card?', 'Thumpers')];
  expect(options(said, asked(`${TURN} > one more card`, 'which card?'))).toEqual(['Thumpers']);
});
