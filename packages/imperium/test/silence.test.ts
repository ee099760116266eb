// What silence would tell is asked: whether a hand can send an agent is the hand's secret.

import { expect, test } from 'vitest';
import { position } from './position.ts';

test('with an agent and cards left the turn is asked even if no card can be sent', () => {
  const p = position({ houses: [{ hand: ['convincing-argument'] }] });
  expect(p.options).toEqual(['reveal']);
});
