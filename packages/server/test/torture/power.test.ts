// Lost power: what was acknowledged before is there, whatever became of the bytes that no sync had reached.

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { gamesFor, startServer } from '../../src/index.ts';
import { dice, folder } from '../client.ts';
import { child } from '../process.ts';
import { torture } from '@landsraad/kernel/testing';
import { clickAway, expectKept, newClickers } from './clickers.ts';
import { CALLS, loseThePower, readTrace } from './disk.ts';

const CLIENTS = 4;
/** Enough for SQLite to move what is in its log to its place more than once. */
const CLICKS = 320;
const CUTS_OF_A_RECORD = 20;

torture({ name: 'power', unit: 'cuts', short: 5, long: 200 }, async (attempt) => {
  const [data, notes, again] = [folder(), folder(), folder()];
  const roll = dice(23 + attempt);
  const trace = join(notes, 'trace');
  const strace = `strace -D -f -qq -y -ttt -xx -s 262144 --seccomp-bpf -e trace=${CALLS} -o ${trace}`;
  const server = await child(data, `set -- ${strace} "$@"`);
  const clickers = await newClickers(server.url, CLIENTS);
  let left = CLICKS;
  await Promise.all(clickers.map((k) => clickAway(k, roll, () => left-- <= 0)));
  const gone = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await gone;
  // Whoever writes it down is a process of its own.
  await new Promise((later) => setTimeout(later, 500));

  const calls = readTrace(trace);
  const beginning = calls.findIndex((c) => c.time > Math.min(...clickers.map((k) => firstOf(k))));
  expect(beginning).toBeGreaterThan(0);
  let lost = 0;
  for (let cut = 0; cut < CUTS_OF_A_RECORD; cut++) {
    const count = beginning + roll(calls.length - beginning);
    const disk = join(again, String(cut));
    lost += loseThePower(calls, count, roll, disk);
    const restarted = await startServer({
      port: 0,
      host: '127.0.0.1',
      data: disk,
      games: gamesFor(true),
      web: null,
      log: 'silent',
    });
    try {
      for (const k of clickers) {
        k.c.url = restarted.url;
        await expectKept(k, calls[count]?.time);
      }
    } finally {
      await restarted.close();
      rmSync(disk, { recursive: true, force: true });
    }
  }
  // If nothing was ever lost, nothing was shown.
  expect(lost).toBeGreaterThan(0);
  return CUTS_OF_A_RECORD;
});

const firstOf = (k: Awaited<ReturnType<typeof newClickers>>[number]): number =>
  Math.min(...[...k.acknowledged.values()].flatMap((list) => list.map((a) => a.at)));
