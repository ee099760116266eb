// Imperium, a whole game of four from Play now to the result, by pressing spaces, cards and what stands for them.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedSeed, playNow } from './arrakis.ts';
import { playWhole } from './imperium.ts';
import { openBrowser, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a whole game of four by pressing spaces and cards', async () => {
  const me = await sitDown(browser, { bots: 'at once' });
  await fixedSeed(me, 5);
  await playNow(me, 'Imperium');
  const { pressed } = await playWhole(me, { seed: 'four', axe: true });
  expect(await me.page.getByTestId('result').innerText()).toMatch(/win/i);
  for (const where of ['board', 'hand', 'choices']) expect(pressed.get(where) ?? 0, where).toBeGreaterThan(5);
  expect(me.errors).toEqual([]);
  await me.context.close();
});
