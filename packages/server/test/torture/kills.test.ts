// kill -9 under load: whatever was acknowledged is there afterwards, and nothing happened twice.

import { once } from 'node:events';
import { expect } from 'vitest';
import { dice, folder } from '../client.ts';
import { child } from '../process.ts';
import { torture } from '@landsraad/kernel/testing';
import { askAgain, clickAway, expectKept, isGone, newClickers } from './clickers.ts';

const CLIENTS = 6;
const KILLS_OF_A_STORE = 5;

torture({ name: 'kills', unit: 'times kill -9 under load', short: 5, long: 1000 }, async (attempt) => {
  const data = folder();
  const roll = dice(11 + attempt);
  let server = await child(data);
  const clickers = await newClickers(server.url, CLIENTS);
  const acknowledged = (): number =>
    clickers.reduce((sum, k) => sum + [...k.acknowledged.values()].reduce((n, list) => n + list.length, 0), 0);
  for (let kill = 0; kill < KILLS_OF_A_STORE; kill++) {
    const most = acknowledged() + 100 + roll(80);
    const gone = once(server.process, 'exit');
    const enough = (): boolean => {
      if (acknowledged() >= most) server.process.kill('SIGKILL');
      return false;
    };
    const ended = await Promise.allSettled(clickers.map((k) => clickAway(k, roll, enough)));
    for (const e of ended) if (e.status === 'rejected' && !isGone(e.reason)) throw e.reason;
    await gone;
    expect(acknowledged()).toBeGreaterThanOrEqual(most);
    server = await child(data);
    for (const k of clickers) {
      k.c.url = server.url;
      await expectKept(k);
      await askAgain(k);
    }
  }
  server.process.kill('SIGKILL');
  return KILLS_OF_A_STORE;
});
