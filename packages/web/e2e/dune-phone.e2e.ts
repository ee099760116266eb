// Dune on a phone: a whole game against greedy, by fingers.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedSeed, goneOn, over, playNow } from './arrakis.ts';
import { duneAsks } from './dune.ts';
import { fraction } from './gather.ts';
import { sideways, tooSmall } from './looks.ts';
import { openBrowser, PHONE, sitDown } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Taps what confirms a pick, if one is picked; whether the question is answered. */
async function confirmed(page: Page, moment: string): Promise<boolean> {
  const heard = (before: string): 'answered' | 'picked' | null =>
    document.querySelector('main')?.getAttribute('data-moment') !== before
      ? 'answered'
      : document.querySelector('.choices-confirm') === null
        ? null
        : 'picked';
  const waited = await page.waitForFunction(heard, moment, { timeout: 3000 }).catch(() => null);
  const state = (await waited?.jsonValue()) ?? null;
  if (state !== 'picked') return state === 'answered';
  await page.locator('.choices-confirm').tap();
  await goneOn(page, moment, 'Confirming');
  return true;
}

test('a whole game on a phone, without sideways scrolling, with targets for fingers', async () => {
  const me = await sitDown(browser, { viewport: PHONE, bots: 'at once' });
  const { page } = me;
  await fixedSeed(me, 17);
  await playNow(me, 'Dune');
  const looked = new Set<string>();
  let [turns, misses] = [0, 0];
  while (!(await over(page))) {
    const now = await duneAsks(page, turns);
    if (now === null) {
      await page.waitForTimeout(20);
      continue;
    }
    if (!looked.has(now.question)) {
      looked.add(now.question);
      expect.soft(await sideways(page), now.question).toBeLessThanOrEqual(0);
      expect.soft(await tooSmall(page), now.question).toEqual([]);
    }
    const target = now.targets[Math.floor(fraction(`tap ${turns++}`) * now.targets.length)];
    if (target === undefined) throw new Error(`${now.question}: nothing in sight answers it.`);
    await page.touchscreen.tap(target.x, target.y);
    misses = (await confirmed(page, now.moment)) ? 0 : misses + 1;
    if (misses > 4) throw new Error(`${now.question}: tapping ${target.option} on the ${target.where} does nothing.`);
  }
  expect(me.errors).toEqual([]);
  await me.context.close();
});
