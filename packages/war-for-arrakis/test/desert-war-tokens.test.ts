// The Desert War expansion: its tokens.

import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';

const war = (p: Position) => p.table.desertWar!;

describe('Desert War tokens', () => {
  const untilPlaced = (p: Position) => {
    for (let n = 0; n < 60 && p.question !== ''; n++) p.say(p.options[0]!);
    return p;
  };
  const tokensInRow = (choam: number) =>
    untilPlaced(
      desertWar()
        .with((t) => {
          t.markers = [choam, 1, 1];
        })
        .vehiclePlacement(),
    );
  rule('wfa.desert-war.tokens-placed', () => {
    expect([tokensInRow(1).table.diceAside, war(tokensInRow(1)).tokens]).toEqual([0, 4]);
    // At the end of the phase, not before.
    expect(war(desertWar().vehiclePlacement()).tokens).toBe(0);
  });
  rule('wfa.desert-war.tokens-blocked', () => {
    expect([2, 3, 4, 5].map((row) => [tokensInRow(row).table.diceAside, war(tokensInRow(row)).tokens])).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
  });
  rule('wfa.desert-war.tokens-cleared', () => {
    const p = desertWar()
      .warTokens(2)
      .with((t) => {
        t.markers = [5, 1, 1];
      })
      .vehiclePlacement();
    expect([p.table.diceAside, war(p).tokens]).toEqual([4, 0]);
  });
});
