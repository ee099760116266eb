import { describe, expect, test } from 'vitest';
import { GAMES, withRules } from './games.ts';
import { compared, recorded } from './greedy/record.ts';

describe('greedy stays the yardstick', () => {
  test.each(GAMES)('%s: its choices in 1,000 recorded positions', (game) => {
    let positions = 0;
    for (const r of recorded(game))
      withRules(game, (rules) => {
        for (const { was, is } of compared(rules, r)) {
          positions++;
          expect(is).toEqual(was);
        }
      });
    expect(positions).toBe(1000);
  });
});
