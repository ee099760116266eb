import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { replay, fingerprint, type Log } from '@landsraad/kernel';
import { rules } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';

// A game that was played once comes out the same for ever; when a rule changes on purpose, the games are made anew.
const folder = new URL('golden/', import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'rare.json'))
  test(`golden game ${file}`, () => {
    const { log, hash } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { log: Log; hash: string };
    const play = replay(rules, log, { anyVersion: true });
    const now = fingerprint({ table: play.game.table, hidden: play.game.hidden, over: play.game.over });
    // LANDSRAAD_GOLDEN=write: the same logs, and how they come out now.
    if (process.env['LANDSRAAD_GOLDEN'] === 'write')
      writeFileSync(new URL(file, folder), `${JSON.stringify({ log, hash: now })}\n`);
    else expect(now).toBe(hash);
  });

test('when an interruption closes the sector that was chosen, another is offered, and nothing happens where the last one was', () => {
  const { log } = JSON.parse(readFileSync(new URL('closed-sector.json', folder), 'utf8')) as { log: Log };
  const [asked] = replay(rules, log, { anyVersion: true }).decisions;
  expect(asked?.name).toBe('place a sandworm where?');
  expect(asked?.options.length).toBeGreaterThan(0);
  expect(asked?.options).not.toContain('nw-06');
});
