// A clock at the terminal: who types nothing in time has answered.

import { configOf, seeded } from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Lines } from '../src/play/lines.ts';
import { playSession } from '../src/play/session.ts';
import { openTable } from '../src/play/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'landsraad-clock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BELL = 'ring the bell?';
const clocked = {
  ...rules,
  timeLimit: (_config: object, d: { name: string }) => (d.name === BELL ? { seconds: 10, option: 'ring' } : null),
};

/** Somebody who never types in time, and leaves at the first question without a clock. */
function silent(pressed: number[]): Lines {
  return {
    ask: () => Promise.resolve('quit'),
    askWithin: (_prompt, ms) => {
      pressed.push(ms);
      return Promise.resolve(undefined);
    },
    suggest: () => undefined,
    close: () => undefined,
  };
}

test('silence is an answer, and the game goes on', async () => {
  const config = configOf(clocked, { players: 2 });
  const game = { config, seed: 'clock', choices: [] };
  const table = openTable(clocked, game, [0, 1], 'random', seeded('clock'));
  const pressed: number[] = [];
  await playSession({ table, lines: silent(pressed), logFile: join(folder, 'log.json'), shared: false });
  expect(pressed).toHaveLength(1);
  expect(pressed[0]).toBeGreaterThan(9000);
  expect(table.match.entries()).toEqual([[0, 'ring']]);
  expect(table.host.table.by).toEqual(['clock']);
});
